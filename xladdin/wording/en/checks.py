"""What every scoresheet checks, and the sheet Checks: English."""

TEXTS = {
    "check.date": "! looks like a date",
    "check.date.meaning": "A number above 20000: the program has made a date of what was typed (12-8, 1.5). Type the number again.",
    "check.nothing": "",
    "check.nothing.meaning": "Nothing to check.",
    "check.pasted": "? a formula was pasted here",
    "check.pasted.meaning": "A formula stands in an input cell. Its figure counts, but it may change by itself: type the figure instead.",
    "check.text": "! a number is expected",
    "check.text.meaning": "A text, an error or a blank space stands where a number belongs.",
    "checks.about": "A sign “!” is an error, “?” a doubt. Both are counted at the top of the sheet.",
    "checks.meaning": "what it means",
    "checks.none": "none",
    "checks.sheet": "Checks",
    "checks.title": "What the sheet checks",
    "checks.words": "message",
}
