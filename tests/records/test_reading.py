"""One match in every format gives the same boards; formats and encodings are known."""

import datetime as dt
import io
import zipfile

import pytest

from tests.records import samples
from xladdin.records.reading import LARGEST_FILE, read_bytes, read_file
from xladdin.records.refused import RecordRefused

DIFFERENCES = [difference for *_, difference in samples.BOARDS]
WITH_CONTRACTS = [name for name in samples.TEXTS if name != "csv with scores"]


def noticed(reading):
    return [one.key for one in reading.noticed]


@pytest.mark.parametrize("name", samples.TEXTS)
def test_every_format_gives_the_scores_reckoned_by_hand(name):
    reading = read_bytes(samples.TEXTS[name]().encode())
    (match,) = reading.matches
    assert [board.difference for board in match.boards] == DIFFERENCES
    assert set(noticed(reading)) <= {"carry_over"}


@pytest.mark.parametrize("name", WITH_CONTRACTS)
def test_every_format_gives_entries_in_our_notation(name):
    (match,) = read_bytes(samples.TEXTS[name]().encode()).matches
    assert samples.told(match) == samples.ENTRIES


@pytest.mark.parametrize("name", ["pbn by room", "pbn by table", "lin", "usebio"])
def test_teams_are_named_and_the_first_is_a(name):
    (match,) = read_bytes(samples.TEXTS[name]().encode()).matches
    assert (match.team_a, match.team_b) == (samples.HOME, samples.VISIT)
    assert match.event.startswith("Spring Cup")


def test_a_workbook_reads_like_its_csv():
    reading = read_bytes(samples.workbook(samples.csv_cells()))
    assert samples.told(reading.matches[0]) == samples.ENTRIES
    assert noticed(reading) == []


def test_of_several_sheets_the_one_with_headings_is_read_and_told():
    reading = read_bytes(samples.workbook(samples.csv_cells(), before=("Notes",)))
    assert samples.told(reading.matches[0]) == samples.ENTRIES
    assert noticed(reading) == ["one_sheet_read"]


def test_the_name_of_a_file_does_not_matter(tmp_path):
    path = tmp_path / "results.txt"
    path.write_text(samples.pbn_by_room(), "utf-8")
    assert read_file(path).kind == "pbn"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("name", ["pbn by room", "lin", "csv with contracts", "usebio"])
def test_encodings_that_say_what_they_are(name, encoding):
    reading = read_bytes(samples.TEXTS[name]().encode(encoding))
    assert samples.told(reading.matches[0]) == samples.ENTRIES
    assert "encoding_guessed" not in noticed(reading)


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_utf16_without_a_mark(encoding):
    (match,) = read_bytes(samples.pbn_by_room().encode(encoding)).matches
    assert match.team_a == samples.HOME


def test_old_cyrillic_windows_files_are_read_and_told():
    reading = read_bytes(samples.pbn_by_room().encode("cp1251"))
    assert reading.matches[0].team_a == samples.HOME
    assert noticed(reading) == ["encoding_guessed"]


def test_an_umlaut_in_a_latin_name_tells_a_western_file():
    text = samples.pbn_by_room().replace(samples.HOME, "Köln Süd")
    reading = read_bytes(text.encode("cp1252"))
    assert reading.matches[0].team_a == "Köln Süd"
    assert noticed(reading) == ["encoding_guessed"]


@pytest.mark.parametrize("ends", ["\r\n", "\r"])
def test_line_ends_of_other_systems(ends):
    (match,) = read_bytes(samples.pbn_by_room().replace("\n", ends).encode()).matches
    assert samples.told(match) == samples.ENTRIES


def swollen():
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(3):
            archive.writestr(f"xl/part{number}.xml", bytes(30 * 2**20))
    return stream.getvalue()


def archive(parts):
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as packed:
        for name, content in parts.items():
            packed.writestr(name, content)
    return stream.getvalue()


DOCTYPE = '<!DOCTYPE x [<!ENTITY a "aaaa">]>'


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "empty"),
        (b" \r\n\t", "empty"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and more", "old_excel"),
        (b"\x00\x01\x00\x00Standard Jet DB\x00rest", "bridgemate"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "no_text"),
        (b"Dear secretary,\nplease find the results below.", "headings_unknown"),
        (b"a;b;c\n1;2;3\n", "headings_unknown"),
        (b"st||md|3S,H,D|sv|o|", "lin_header_missing"),
        (b"<html><body>results</body></html>", "xml_unknown"),
        (b"<USEBIO><EVENT></EVENT></USEBIO>", "usebio_no_matches"),
        (b"<USEBIO><EVENT>", "xml_broken"),
        (f"{DOCTYPE}<USEBIO>&a;</USEBIO>".encode(), "document_type"),
        (b"PK\x03\x04 and then nothing", "workbook_broken"),
        (archive({"hello.txt": "no workbook"}), "workbook_broken"),
        (archive({"xl/workbook.xml": f"{DOCTYPE}<w/>"}), "document_type"),
        (archive({"xl/w.xml": f"{DOCTYPE}<w/>".encode("utf-16")}), "document_type"),
        (archive({f"{number}": "" for number in range(2_001)}), "archive_swollen"),
        (swollen(), "archive_swollen"),
        (b"x" * (LARGEST_FILE + 1), "too_large"),
        (b"<USEBIO>" + b"<A>" * 50 + b"</A>" * 50 + b"</USEBIO>", "xml_swollen"),
        (b"board,open,closed\n" + b"1,0,0\n" * 20_002, "too_many_rows"),
        (b"board,open,closed" + b",x" * 300 + b"\n1,0,0", "too_many_columns"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_no_result_file_is_refused_for_its_reason(data, key):
    with pytest.raises(RecordRefused) as refused:
        read_bytes(data)
    assert refused.value.key == key


def test_a_million_empty_lines_are_refused():
    with pytest.raises(RecordRefused) as refused:
        read_bytes(b"\n" * 1_000_000 + b"x")
    assert refused.value.key == "too_many_rows"


def test_a_date_that_excel_made_is_told():
    rows = [["board", "open", "closed"], [1, dt.date(2024, 5, 1), 420]]
    with pytest.raises(RecordRefused) as refused:
        read_bytes(samples.workbook(rows))
    assert (refused.value.key, refused.value.line) == ("date_found", 2)
    assert "2024-05-01" in refused.value.message("bg")
