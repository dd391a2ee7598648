"""What runs inside LibreOffice: these files travel in the extension.

`addin` is loaded by LibreOffice itself; it, `component` and `job` need LibreOffice's
``uno``, the others are plain Python. LibreOffice may bring Python 3.8: keep to its
syntax and library.
"""

# These stand in files and settings of the users: never change them.
EXTENSION = "org.xladdin.calc"
SERVICE = "XLADDIN"  # LibreOffice 7.4 saves =XLADDIN.IMPS(C5) into an .xlsx
JOB = "XLADDIN.OnOpening"
