"""The page that the button "Help" opens: every function, from the catalogue.

One file that needs no network, in the user's language.
"""

from __future__ import annotations

from html import escape

from xladdin.functions.catalogue import CATALOGUE
from xladdin.functions.spec import CATEGORIES, Function
from xladdin.hosts.excel import formula_in_excel, names_in_excel
from xladdin.wording import text

STYLE = """
body { font-family: Arial, "Liberation Sans", sans-serif; line-height: 1.45;
       max-width: 46em; margin: 2em auto; padding: 0 1em; color: #1d2730; }
h2 { margin-top: 2em; border-bottom: 1px solid #c9d1d8; }
h3 { margin-bottom: 0.2em; }
code { font-family: Consolas, "Liberation Mono", monospace; }
dl { margin: 0.5em 0 0.5em 1.5em; }
dt { font-weight: bold; }
td { padding: 0.1em 1.5em 0.1em 0; vertical-align: top; }
.source { color: #5a6772; font-size: 90%; }
"""


def _shown(result: object) -> str:
    if isinstance(result, tuple):
        return "; ".join(" ".join(_shown(cell) for cell in row) for row in result)
    return f"{result:.10g}" if isinstance(result, float) else str(result)


def _section(entry: Function, language: str) -> str:
    purpose, *helps = entry.help(language)
    name = names_in_excel(entry)[0]
    signature = entry.signature.replace(entry.name, name, 1)
    arguments = "".join(
        f"<dt><code>{escape(argument.name)}</code></dt><dd>{escape(words)}</dd>"
        for argument, words in zip(entry.arguments, helps, strict=True)
    )
    examples = "".join(
        f"<tr><td><code>{escape(formula_in_excel(entry, example.formula))}</code></td>"
        f"<td>{escape(_shown(example.result))}</td></tr>"
        for example in entry.examples
    )
    return (
        f'<h3 id="{name}"><code>{escape(signature)}</code></h3>'
        f"<p>{escape(purpose)}</p><dl>{arguments}</dl><table>{examples}</table>"
        f'<p class="source">{escape(entry.source)}</p>\n'
    )


def help_page(language: str) -> str:
    """The help as an HTML page.

    Args:
        language: "en", "ru" or "bg".
    """
    sections = []
    for category in CATEGORIES:
        entries = [entry for entry in CATALOGUE if entry.category == category]
        sections.append(f"<h2>{escape(text(f'category.{category}', language))}</h2>\n")
        sections += [_section(entry, language) for entry in entries]
    title = escape(text("excel.help_title", language))
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{title}</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{title}</h1>\n<p>{escape(text('excel.help_intro', language))}</p>\n"
        f"{''.join(sections)}</body></html>\n"
    )
