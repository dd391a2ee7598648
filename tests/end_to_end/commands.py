"""The command line as a person types it, in a process of its own."""

import os
import subprocess
import sys


def run(folder, *words):
    """A command in a folder: exit code, output, complaints."""
    surroundings = {**os.environ, "XLADDIN_LANG": "en", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-m", "xladdin", *map(str, words)],
        cwd=folder,
        env=surroundings,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


def output(folder, *words):
    """What a command prints that has to succeed."""
    code, told, complaint = run(folder, *words)
    assert code == 0, complaint or told
    return told
