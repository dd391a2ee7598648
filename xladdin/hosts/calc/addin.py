"""The file that LibreOffice loads from the extension; the work is done elsewhere."""

import sys
from pathlib import Path

# LibreOffice puts this folder last on the path; an xladdin of the system, perhaps of
# another version, must not be found before ours.
sys.path.insert(0, str(Path(__file__).parent / "pythonpath"))

import unohelper

from xladdin.hosts.calc import JOB, SERVICE
from xladdin.hosts.calc.component import Functions
from xladdin.hosts.calc.job import OnOpening

g_ImplementationHelper = unohelper.ImplementationHelper()  # noqa: N816 - a fixed name
g_ImplementationHelper.addImplementation(Functions, SERVICE, (SERVICE,))
g_ImplementationHelper.addImplementation(OnOpening, JOB, (JOB,))
