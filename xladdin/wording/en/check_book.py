"""The workbook that checks itself: English."""

TEXTS = {
    "check_book.bad": "Something differs: see the marks",
    "check_book.differences": "Rows that differ; rows in all",
    "check_book.expected": "Expected",
    "check_book.formula": "Formula",
    "check_book.function": "Function",
    "check_book.good": "Everything agrees",
    "check_book.got": "Got",
    "check_book.mark": "Mark",
    "check_book.source": "Source",
}
