"""The buttons Standings and Publish page: English."""

TEXTS = {
    "button.publish": "Publish page",
    "button.publish.tip": "Writes a page for the club's site beside the file: one HTML file with tables and charts, for phones and for printing.",
    "button.standings": "Standings",
    "button.standings.tip": "Goes to the standings and says who is first, and how many entries are to be checked.",
    "cli.no_grades": "Leave out the words of grade.",
    "cli.publish": "Write the page for the club's site: one HTML file; also CSV, and a text for a messenger.",
    "cli.publish_csv": "Write the tables as CSV too, into this file.",
    "cli.publish_html": "The page to write; left out, beside the workbook under its name.",
    "cli.publish_language": "Language of the page: en, ru or bg; left out, that of the scoresheet.",
    "cli.publish_text": "Print a short text for a messenger.",
    "cli.standings": "Print who stands where, with tie-breaks, penalties and teams; of a league both rankings.",
    "macros.publish.csv": "The tables as CSV: {file}.",
    "macros.publish.final": "The page is {file}. Its state is final.",
    "macros.publish.provisional": "The page is {file}. Its state is provisional.",
    "macros.publish.text": "{words}",
    "macros.refused.other_ending": "{file} must end in {expected}. Nothing was written.",
    "macros.standings.line": "{words}",
    "page.unchecked": "entries still to be checked: {count}",
}
