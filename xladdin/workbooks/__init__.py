"""How the scoresheets in templates/ are made."""
