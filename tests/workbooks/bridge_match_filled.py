"""A bridge match entered by tests, card by card."""

from tests.workbooks.filled import enter
from xladdin.workbooks import bridge_match
from xladdin.workbooks import bridge_match_cells as cells

BOARDS, MATCH, DATA = "Boards", "Match", "Data"


def row_of(number, lengths):
    """The row of a board when the sets are so long and numbered on."""
    block, before = 1, 0
    for length in lengths:
        if number <= before + length:
            more, place = divmod(number - before - 1, cells.BOARDS_A_BLOCK)
            return cells.board_rows(block + more)[place]
        before += length
        block += -(-length // cells.BOARDS_A_BLOCK)
    raise AssertionError(number)


def match(lengths, results, data=None, seats=("A",)):
    """A scoresheet with results: board number -> cells of its row, "C" and so on."""
    workbook = bridge_match.build("en", sample=False)
    sets = dict.fromkeys(("B26", "C26", "D26", "E26"))
    sets |= {f"{c}26": n for c, n in zip("BCDE", lengths, strict=False)}
    enter(workbook, DATA, {**sets, **(data or {})})
    for block, seat in enumerate(seats, start=1):
        enter(workbook, BOARDS, {f"C{cells.heading_row(block)}": seat})
    for number, typed in results.items():
        row = row_of(number, lengths)
        enter(workbook, BOARDS, {f"{column}{row}": v for column, v in typed.items()})
    return workbook


def rooms(opened, closed):
    return {"C": opened, "G": closed}


def plus(open_score, closed_score):
    """Both scores typed as plus scores of the side that wrote them."""
    typed = {}
    for score, (ns, ew) in ((open_score, "DE"), (closed_score, "HI")):
        typed[ns if score >= 0 else ew] = abs(score)
    return typed
