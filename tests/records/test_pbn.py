"""PBN: syntax, inheritance, which table is which, scores of other rules."""

import pytest

from tests.records import samples
from tests.records.samples import HOME, VISIT, record
from xladdin.records.pbn import read_pbn
from xladdin.records.reading import read_bytes
from xladdin.records.refused import RecordRefused


def read(text, rules="today"):
    return read_bytes(text.encode(), rules)


def keys(reading):
    return [one.key for one in reading.noticed]


def refusal(text):
    with pytest.raises(RecordRefused) as refused:
        read(text)
    return refused.value.key, refused.value.line


SWAPPED = {"HomeTeam": VISIT, "VisitTeam": HOME}


def test_comments_sections_and_escapes_are_passed_over():
    text = (
        "% PBN 2.1\n; a comment\n{ another\n\nover an empty line }\n"
        '[Event "The \\"Spring\\" Cup"] [Board "1"]\n'
        '[Declarer "N"]\n[Contract "4S"] ; as played\n[Result "10"]\n'
        '[Auction "N"]\n1S Pass 4S AP\n[Note "1:5+ \\S"]\n[Play "E"]\nHA H2 H3 H4\n*\n'
        '[OptimumResultTable "Declarer;Denomination"]\nN NT 9\n'
        f'[HomeTeam "{HOME}"]\n[VisitTeam "{VISIT}"]\n\n'
    )
    (found,) = read_pbn(text)
    assert str(found.contract) == "4SN="
    assert found.event == 'The "Spring" Cup'
    assert found.home == HOME


def test_hash_repeats_and_two_hashes_last():
    text = (
        record(1, "4SN=", 420, HomeTeam=f"##{HOME}", VisitTeam=f"##{VISIT}")
        + '[Event "#"]\n[Board "#"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "9"]\n\n'
        + '[Event "#"]\n[Board "2"]\n[Declarer "S"]\n[Contract "3NT"]\n'
        + '[Result "9"]\n[HomeTeam "Third"]\n\n'
    )
    _, second, third = read_pbn(text)
    assert (second.board, second.home, second.event) == (1, HOME, "Spring Cup")
    assert (third.home, third.visit) == ("Third", VISIT)


@pytest.mark.parametrize("tag", ["Contract", "Declarer", "Vulnerable"])
def test_what_must_not_be_inherited_is_refused(tag):
    text = record(1, "4SN=", 420) + record(2, "4SN=", None, **{tag: "#"})
    assert refusal(text)[0] == "never_inherited"


def test_a_number_behind_a_name_is_no_inheritance():
    (found,) = read_pbn(record(1, "4SN=", 420, North="Ivan Tsonev#39632"))
    assert found.players[0] == "Ivan Tsonev#39632"


def test_teams_are_not_carried_into_another_event():
    text = record(1, "4SN=", 420) + (
        '[Event "Other"]\n[Board "1"]\n[Declarer "N"]\n[Contract "4S"]\n'
        '[Result "10"]\n\n'
    )
    first, second = read_pbn(text)
    assert (first.home, second.home) == (HOME, "")


@pytest.mark.parametrize(
    ("result", "entry"),
    [
        ("9", "3NTW="),
        ("^9", "3NTW="),
        ("EW 9", "3NTW="),
        ("NS 4", "3NTW="),
        ("NS 4 EW 9", "3NTW="),
        ("EW 7 NS 6", "3NTW-2"),
    ],
)
def test_tricks_in_every_form_of_the_standard(result, entry):
    (found,) = read_pbn(record(1, "3NTW=", None, Result=result))
    assert str(found.contract) == entry


@pytest.mark.parametrize(
    ("score", "north_south"),
    [
        ("NS -400", -400),
        ("EW 400", -400),
        ("400", -400),
        ("EW 400 NS -400", -400),
    ],
)
def test_scores_in_every_form_of_the_standard(score, north_south):
    (found,) = read_pbn(record(1, "3NTW=", None, Score=score))
    assert found.score == north_south


def test_a_declarer_exchanged_with_dummy():
    (found,) = read_pbn(record(1, "3NTW=", None, Declarer="^W"))
    assert str(found.contract) == "3NTW="


@pytest.mark.parametrize("contract", ["2DR", "2Dxx", "2DXX"])
def test_every_redouble_is_read(contract):
    (found,) = read_pbn(record(1, "2DW=", None, Contract=contract))
    assert found.contract.double == 2


@pytest.mark.parametrize("contract", ["3N", "3NT", "3NX"])
def test_no_trump_in_one_or_two_letters(contract):
    (found,) = read_pbn(record(1, "3NTS=", None, Contract=contract))
    assert found.contract.strain == "N"


def test_order_decides_where_tables_are_not_told():
    (match,) = read(samples.pbn_by_order()).matches
    assert samples.told(match) == samples.ENTRIES
    assert (match.team_a, match.team_b) == (HOME, VISIT)


def test_one_table_keeps_its_room_although_the_order_changes():
    text = (
        record(1, "4SN=", 420, Table="3")
        + record(1, "4SN-1", -50, Table="8")
        + record(2, "3NTS=", 600, Table="8")
        + record(2, "3NTS+1", 630, Table="3")
    )
    (match,) = read(text).matches
    assert samples.told(match) == samples.ENTRIES[:2]


def test_home_and_visit_change_with_the_table_whatever_the_order():
    text = (
        record(1, "4SN=", 420)
        + record(1, "4SN-1", -50, **SWAPPED)
        + record(2, "3NTS=", 600, **SWAPPED)
        + record(2, "3NTS+1", 630)
    )
    (match,) = read(text).matches
    assert samples.told(match) == samples.ENTRIES[:2]


def test_several_matches_in_one_file():
    other = {"HomeTeam": "Third", "VisitTeam": "Fourth"}
    text = samples.pbn_by_room() + record(1, "4SN=", 420, Room="Open", **other)
    text += record(1, "3NTS=", 400, Room="Closed", **other)
    reading = read(text)
    assert [match.team_a for match in reading.matches] == [HOME, "Third"]
    assert [board.difference for board in reading.matches[1].boards] == [20]


def test_rounds_keep_two_matches_of_the_same_teams_apart():
    text = "".join(
        record(1, entry, None, Round=leg, Room=room)
        for leg in ("1", "2")
        for entry, room in (("4SN=", "Open"), ("4SN-1", "Closed"))
    )
    assert len(read(text).matches) == 2


def test_wrong_direction_at_both_tables_is_found_by_names():
    """The names say who sat where: the results change places, d changes sign."""
    text = samples.pbn_by_room()
    text += record(7, "4SN=", 620, Room="Open", **samples.players("closed"))
    text += record(7, "4SN-1", -100, Room="Closed", **samples.players("open"))
    text = text.replace('[Board "7"]', '[Board "7"]\n[Vulnerable "All"]')
    reading = read(text)
    assert keys(reading) == ["wrong_direction_twice"]
    assert reading.matches[0].boards[-1].difference == -100 - 620


def test_wrong_direction_at_one_table_is_left_out_and_listed():
    turned = dict(
        zip(
            ("North", "East", "South", "West"),
            (*samples.SEATS["open"][1:], samples.SEATS["open"][0]),
            strict=True,
        )
    )
    text = samples.pbn_by_room()
    text += record(7, "4SN=", 620, Room="Open", **turned)
    text += record(7, "4SN-1", -100, Room="Closed", **samples.players("closed"))
    reading = read(text)
    assert keys(reading) == ["wrong_direction_once"]
    last = reading.matches[0].boards[-1]
    assert (last.table1, last.table2, last.difference) == (None, None, None)


def test_players_on_both_sides_as_often_leave_a_doubt():
    text = record(1, "4SN=", 420, Room="Open", **samples.players("open"))
    text += record(2, "4SN=", 620, Room="Closed", **samples.players("open"))
    (doubt,) = [one for one in read(text).noticed if one.key == "players_change_sides"]
    assert doubt.facts == {"boards": "1, 2"}


def test_names_that_are_no_persons_tell_nothing():
    """Some programs write the hand in place of the player."""
    hands = {hand: hand for hand in ("North", "East", "South", "West")}
    text = "".join(
        record(board, entry, None, Room=room, **hands)
        for board in (1, 2)
        for entry, room in (("4SN=", "Open"), ("4SN-1", "Closed"))
    )
    reading = read(text)
    assert keys(reading) == []
    assert [board.difference for board in reading.matches[0].boards] == [470, 720]


def test_a_lost_home_team_is_mended_by_the_names_and_told():
    text = "".join(
        record(board, first, None, **samples.players("open"))
        + record(board, second, None, **SWAPPED, **samples.players("closed"))
        for board, first, second in samples.ENTRIES
    )
    text += record(7, "4SN=", None, **samples.players("open"))
    text += record(7, "4SN-1", None, **samples.players("closed"))
    reading = read(text)
    assert keys(reading) == ["corrected_by_names"]
    assert reading.matches[0].boards[-1].difference == 720


def test_one_team_north_south_twice_is_left_out():
    text = samples.pbn_by_table()
    text += record(7, "4SN=", 620, Table="3") + record(7, "4SN-1", -100, Table="8")
    reading = read(text)
    assert keys(reading) == ["same_direction_twice"]
    assert reading.matches[0].boards[-1].difference is None


def test_a_board_with_one_record_is_listed_and_does_not_count():
    reading = read(record(1, "4SN=", 420, Room="Open", ScoreIMP="NS 10 EW -10"))
    (board,) = reading.matches[0].boards
    assert keys(reading) == ["one_record"]
    assert (board.table1.entry, board.table2, board.awarded) == ("4SN=", None, None)


@pytest.mark.parametrize(
    ("tags", "reason"),
    [
        ({"Contract": "", "Result": "", "Declarer": ""}, "not_played"),
        ({"Contract": "?", "Result": "?", "Declarer": "?"}, "not_played"),
        ({"Result": ""}, "unfinished"),
        ({"Score": "NS 420 EW -300"}, "split_score"),
    ],
    ids=["empty", "question marks", "no result", "split score"],
)
def test_a_board_without_a_normal_result_is_listed(tags, reason):
    text = record(1, "4SN=", None, Room="Open", **tags)
    text += record(1, "4SN-1", None, Room="Closed")
    reading = read(text)
    assert keys(reading) == [reason]
    assert reading.matches[0].boards[0].difference is None


def test_a_score_without_a_contract_is_taken():
    text = record(1, "4SN=", 420, Room="Open", Contract="?", Declarer="", Result="")
    text += record(1, "4SN-1", None, Room="Closed")
    reading = read(text)
    first = reading.matches[0].boards[0].table1
    assert (first.entry, first.score, keys(reading)) == ("", 420, [])


def test_a_walk_over_written_as_passed_out_boards():
    text = "".join(
        record(board, "pass", None, Room=room)
        for board in range(1, 11)
        for room in ("Open", "Closed")
    )
    reading = read(text)
    assert keys(reading) == ["walk_over"]
    assert reading.matches[0].walk_over
    assert reading.matches[0].boards == ()


def test_a_single_passed_out_board_is_a_result():
    text = record(1, "pass", 0, Room="Open") + record(1, "pass", 0, Room="Closed")
    (board,) = read(text).matches[0].boards
    assert board.difference == 0


def test_three_records_of_a_board_are_left_out():
    text = samples.pbn_by_room() + record(6, "1NTS=", 90, Room="Open")
    reading = read(text)
    assert keys(reading) == ["too_many_records"]
    assert [board.board for board in reading.matches[0].boards] == [1, 2, 3, 4, 5]


def test_a_record_that_stands_twice_counts_once():
    text = samples.pbn_by_room()
    text += record(6, "1NTS+2", 150, Room="Closed", **samples.players("closed"))
    reading = read(text)
    assert keys(reading) == ["repeated"]
    assert samples.told(reading.matches[0]) == samples.ENTRIES


def test_the_same_result_at_both_tables_without_names_is_two_records():
    text = record(1, "4SN=", None) + record(1, "4SN=", None)
    assert read(text).matches[0].boards[0].difference == 0


def test_a_gap_in_the_boards_is_told():
    text = "".join(
        record(board, "4SN=", None, Room=room)
        for board in (1, 4)
        for room in ("Open", "Closed")
    )
    (one,) = read(text).noticed
    assert (one.key, one.facts) == ("boards_missing", {"first": 2, "last": 3})


OLD_PENALTY = record(1, "4SxN-4", -700, Room="Open")  # 1959; today 800
OTHER_TABLE = record(1, "4SN-1", -50, Room="Closed")


@pytest.mark.parametrize(
    ("rules", "score", "expected"),
    [("1959", -700, []), ("today", -800, ["score_by_other_rules"])],
)
def test_a_score_of_old_rules_is_known_as_such(rules, score, expected):
    reading = read(OLD_PENALTY + OTHER_TABLE, rules)
    assert keys(reading) == expected
    assert reading.matches[0].boards[0].table1.score == score


def test_a_score_that_no_rules_give_is_reported_and_the_contract_taken():
    reading = read(record(1, "4SN=", 450, Room="Open") + OTHER_TABLE)
    assert keys(reading) == ["score_differs"]
    assert reading.matches[0].boards[0].table1.score == 420


def test_another_vulnerability_than_the_number_gives_takes_the_score():
    """The scoresheet goes by the number and would score the entry wrong."""
    text = record(1, "4SN=", 620, Room="Open", Vulnerable="All")
    text += record(1, "4SN-1", -100, Room="Closed", Vulnerable="Both")
    reading = read(text)
    (board,) = reading.matches[0].boards
    assert keys(reading) == ["vulnerability_differs"] * 2
    assert (board.table1.entry, board.table1.score, board.difference) == ("", 620, 720)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ('[Board "1"\n', "tag_broken", 1),
        ('[Event "x"]\nBoard "1"]\n', "text_outside", 2),
        (record(1, "4SN=", None).rstrip() + '\n[Board "1"]', "tag_twice", 8),
        ('[Event "x"]\n\n[Score "NS 50"]\n', "record_empty", 1),
        ('[Contract "4S"]\n[Declarer "N"]\n[Result "9"]', "board_missing", 1),
        (record(1, "4SN=", None, Board="one"), "board_number", 2),
        (record(1, "4SN=", None, Board="0"), "board_number", 2),
        (record(1, "4SN=", None, Contract="8S"), "not_understood", 4),
        (record(1, "4SN=", None, Contract="4С"), "not_understood", 4),
        (record(1, "4SN=", None, Contract=""), "contract_missing", 4),
        (record(1, "4SN=", None, Declarer=""), "declarer_missing", 4),
        (record(1, "4SN=", None, Declarer="Q"), "not_understood", 4),
        (record(1, "4SN=", None, Result="14"), "tricks_expected", 5),
        (record(1, "4SN=", None, Result="+1"), "tricks_expected", 5),
        (record(1, "4SN=", None, Result="NS 9 EW 5"), "tricks_expected", 5),
        (record(1, "pass", None, Result="9"), "passed_out_and_played", 4),
        (record(1, "4SN=", None, Score="NS 50 NS 50"), "score_expected", 8),
        (record(1, "4SN=", None, Score="much"), "score_expected", 8),
        (record(1, "4SN=", None, Vulnerable="us"), "vulnerable_expected", 8),
        (record(1, "4SN=", None, Room="Kitchen"), "room_unknown", 8),
        (record(1, "4SN=", None, VisitTeam=HOME), "team_against_itself", 1),
        ("{ never ends\n" + record(1, "4SN=", None), "comment_open", 10),
        ('[Board "1"]\n[Deal "N:..."]\n', "no_results", 0),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text, key, line):
    assert refusal(text) == (key, line)


def test_a_pairs_tournament_is_refused():
    text = record(1, "4SN=", 420, HomeTeam="", VisitTeam="") * 3
    assert refusal(text)[0] == "teams_missing"


def test_the_readings_of_a_cyrillic_letter_are_offered():
    with pytest.raises(RecordRefused) as refused:
        read(record(1, "4SN=", None, Contract="4С"))
    assert refused.value.message("ru").startswith("Строка 4: «4С»: ")


def test_a_match_seen_from_the_other_team():
    (match,) = read(samples.pbn_by_room()).matches
    other = match.seen_from(VISIT)
    assert [board.difference for board in other.boards] == [
        -difference for *_, difference in samples.BOARDS
    ]
    assert other.seen_from(HOME) == match
    with pytest.raises(ValueError, match="Nobody"):
        match.seen_from("Nobody")
