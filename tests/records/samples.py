"""One small match of our own in every format; its figures are reckoned by hand."""

import io

import openpyxl

from xladdin.records.result import Match

# board, open room, closed room, north-south's scores by Law 77, difference
BOARDS = (
    (1, "4SN=", "4SN-1", 420, -50, 470),
    (2, "3NTS+1", "3NTS=", 630, 600, 30),
    (3, "2HE-1", "2HxE=", 100, -670, 770),
    (4, "pass", "1NTW=", 0, -90, 90),
    (5, "5DxN-2", "4HW+1", -500, -450, -50),
    (6, "1NTxxS=", "1NTS+2", 560, 150, 410),
)
HOME, VISIT = "Левски", "Akademik Sofia"
ENTRIES = tuple((board, first, second) for board, first, second, *_ in BOARDS)
SEATS = {
    "open": ("Ana", "Max", "Boris", "Olga"),  # north, east, south, west
    "closed": ("Lena", "Vera", "Igor", "Petar"),
}


def told(match: Match) -> tuple[tuple[int, str, str], ...]:
    """Boards with their entries, as in `ENTRIES`."""
    return tuple(
        (
            board.board,
            board.table1.entry if board.table1 else "",
            board.table2.entry if board.table2 else "",
        )
        for board in match.boards
    )


def parts(entry: str) -> tuple[str, str, str]:
    """Contract, declarer and tricks as PBN, grids and USEBIO keep them apart."""
    if entry == "pass":
        return "Pass", "", ""
    body, _, result = entry.replace("=", "+0").replace("-", "+-").partition("+")
    tricks = 6 + int(body[0]) + int(result)
    return body[:-1], body[-1], str(tricks)


def record(board: int, entry: str, score: int | None, **tags: str) -> str:
    """A PBN record."""
    contract, declarer, tricks = parts(entry)
    values = {
        "Event": "Spring Cup",
        "Board": str(board),
        "Declarer": declarer,
        "Contract": contract,
        "Result": tricks,
        "HomeTeam": HOME,
        "VisitTeam": VISIT,
        **({} if score is None else {"Score": f"NS {score}"}),
        **tags,
    }
    return "".join(f'[{name} "{value}"]\n' for name, value in values.items()) + "\n"


def players(room: str) -> dict[str, str]:
    """Tags of the four players of a room."""
    return dict(zip(("North", "East", "South", "West"), SEATS[room], strict=True))


def pbn_by_room() -> str:
    """Home and visit stay, Room tells the tables apart; players are named."""
    return "% PBN 2.1\n" + "".join(
        record(board, first, ns1, Room="Open", **players("open"))
        + record(board, second, ns2, Room="Closed", **players("closed"))
        for board, first, second, ns1, ns2, _ in BOARDS
    )


def pbn_by_table() -> str:
    """HomeTeam is the one north-south and changes with the table."""
    swapped = {"HomeTeam": VISIT, "VisitTeam": HOME}
    return "".join(
        record(board, first, ns1, Table="3")
        + record(board, second, ns2, Table="8", **swapped)
        for board, first, second, ns1, ns2, _ in BOARDS
    )


def pbn_by_order() -> str:
    """Nothing but the order; what did not change is left out."""
    text = ""
    for place, (board, first, second, *_) in enumerate(BOARDS):
        for nth, entry in enumerate((first, second)):
            contract, declarer, tricks = parts(entry)
            if not place and not nth:
                text += f'[Event "Spring Cup"]\n[HomeTeam "{HOME}"]\n'
                text += f'[VisitTeam "{VISIT}"]\n'
            if not nth:
                text += f'[Board "{board}"]\n'
            text += f'[Declarer "{declarer}"]\n[Contract "{contract}"]\n'
            text += f'[Result "{tricks}"]\n\n'
    return text


def lin() -> str:
    """A vugraph file with carry-over."""
    results = ",".join(
        entry.upper().replace("XX", "xx").replace("X", "x").replace("NT", "N")
        for _, first, second, *_ in BOARDS
        for entry in (first, second)
    )
    names = ",".join(
        f"{south},{west},{north},{east}" for north, east, south, west in SEATS.values()
    )
    shown = "".join(
        f"qx|{room}{board}|st||sv|{vulnerable}|pg||\n"
        for (board, *_), vulnerable in zip(BOARDS, "onebne", strict=True)
        for room in "oc"
    )
    return (
        f"vg|Spring Cup,Segment 1,I,1,6,{HOME},12.5,{VISIT},0|\n"
        f"rs|{results}|\npn|{names}|pg||\n{shown}"
    )


CONTRACT_HEADING = (
    "board,open_contract,open_declarer,open_tricks,open_ns,"
    "closed_contract,closed_declarer,closed_tricks,closed_ns"
)


def csv_contracts(delimiter: str = ",") -> str:
    """Contract form with tricks and scores."""
    lines = [CONTRACT_HEADING]
    for board, first, second, ns1, ns2, _ in BOARDS:
        cells = [str(board), *parts(first), str(ns1), *parts(second), str(ns2)]
        lines.append(",".join(cells))
    return "\n".join(lines).replace(",", delimiter) + "\n"


def csv_scores() -> str:
    """Raw form: board and north-south's score at both tables, no heading."""
    return "".join(f"{board};{ns1};{ns2}\n" for board, _, _, ns1, ns2, _ in BOARDS)


def usebio() -> str:
    """A match of a team event."""
    boards = ""
    for board, first, second, ns1, ns2, _ in BOARDS:
        lines = ""
        for entry, score, direction in ((first, ns1, "NS"), (second, ns2, "EW")):
            contract, declarer, tricks = parts(entry)
            lines += (
                f"<TRAVELLER_LINE><DIRECTION>{direction}</DIRECTION>"
                f"<CONTRACT>{contract}</CONTRACT><PLAYED_BY>{declarer}</PLAYED_BY>"
                f"<TRICKS>{tricks}</TRICKS><SCORE>{score}</SCORE></TRAVELLER_LINE>\n"
            )
        boards += f"<BOARD><BOARD_NUMBER>{board}</BOARD_NUMBER>\n{lines}</BOARD>\n"
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<USEBIO Version="1.2">\n'
        '<EVENT EVENT_TYPE="TEAMS"><EVENT_DESCRIPTION>Spring Cup</EVENT_DESCRIPTION>\n'
        f'<PARTICIPANTS><TEAM TEAM_ID="1" TEAM_NAME="{HOME}"/>\n'
        f'<TEAM TEAM_ID="2" TEAM_NAME="{VISIT}"/></PARTICIPANTS>\n'
        "<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM>"
        f"<OPPOSING_TEAM>2</OPPOSING_TEAM>\n{boards}</MATCH></EVENT></USEBIO>\n"
    )


def workbook(rows, before=()):
    """An .xlsx file with these rows in its last sheet."""
    book = openpyxl.Workbook()
    book.remove(book.active)
    for other in before:
        book.create_sheet(other)
    sheet = book.create_sheet("Boards")
    for row in rows:
        sheet.append(row)
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()


def csv_cells():
    """The contract form as cells, numbers as numbers."""
    rows = [line.split(",") for line in csv_contracts().splitlines()]
    return [
        [int(cell) if cell.lstrip("-").isdigit() else cell or None for cell in row]
        for row in rows
    ]


TEXTS = {
    "pbn by room": pbn_by_room,
    "pbn by table": pbn_by_table,
    "pbn by order": pbn_by_order,
    "lin": lin,
    "csv with contracts": csv_contracts,
    "csv with scores": csv_scores,
    "usebio": usebio,
}
