"""xladdin: a spreadsheet add-in that scores card tournaments."""

__version__ = "0.1.0"
