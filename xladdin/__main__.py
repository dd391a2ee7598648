"""``python -m xladdin`` is the command ``xladdin``."""

from xladdin.cli import main

main()
