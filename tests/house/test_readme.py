"""The README's table of functions is that of the catalogue.

    python tests/house/test_readme.py

writes it anew.
"""

from itertools import groupby
from pathlib import Path

from xladdin.functions.catalogue import CATALOGUE
from xladdin.wording import text

README = Path(__file__).parents[2] / "README.md"
BEGIN, END = "<!-- functions: begin -->\n", "<!-- functions: end -->\n"


def cell(words):
    return words.replace("|", "\\|").replace("\n", " ")


def table():
    lines = []
    ordered = sorted(CATALOGUE, key=lambda entry: entry.category)
    for category, entries in groupby(ordered, key=lambda entry: entry.category):
        lines += [f"### {text(f'category.{category}', 'en')}", ""]
        lines += ["| function | what it gives | source |", "|---|---|---|"]
        for entry in entries:
            also = "".join(f", also `{alias}`" for alias in entry.aliases)
            purpose = cell(text(f"function.{entry.name}", "en"))
            source = cell(entry.source)
            lines.append(f"| `{entry.signature}`{also} | {purpose} | {source} |")
        lines.append("")
    return "\n".join(lines)


def with_table(readme):
    before, _, rest = readme.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}{END}{after}"


def test_the_table_of_functions_is_that_of_the_catalogue():
    readme = README.read_text("utf-8")
    assert readme == with_table(readme)


if __name__ == "__main__":
    README.write_text(with_table(README.read_text("utf-8")), "utf-8")
