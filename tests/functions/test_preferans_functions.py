"""Preferans functions as cells call them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from tests.functions.formulas import call, close, message, shown, typed
from xladdin.functions.cells import LEFT_OUT, number
from xladdin.preferans.settlement import settle
from xladdin.preferans.systems import SYSTEMS
from xladdin.preferans.table_score import score_table

SCORES = {
    "PITER_SCORE": "piter_2017",
    "WHIST_SCORE": "whist_2008",
    "MLP_SCORE": "mlp_8",
    "MOSCOW_SCORE": "moscow_80",
}
TABLE = [[622.0], [44.0], [-166.0], [-500.0]]
OPEN = [[300.0], [-100.0], [None], [-200.0]]


@pytest.mark.parametrize(
    ("formula", "result"),
    [
        ("=PITER_SCORE(234,2)", 401),
        ("=PITER_SCORE(44,{622;44;-166;-500})", 211),
        ("=PITER_SCORE({300;0;-300},,,,TRUE)", [[801], [0], [-801]]),
        ("=PITER_SCORE({700;600;-600;-700})", [[1000], [667], [-667], [-1000]]),
        ("=PITER_SCORE({250,-40,-210})", [[750, -40, -710]]),
        ("=PITER_SCORE(-40,2,3)", -40),
        ("=PITER_SCORE(800,1,,750)", 1250),
        ("=WHIST_SCORE(44,2)", 144),
        ("=MLP_SCORE(10,2)", 1),
        ("=MOSCOW_SCORE(738,1)", 80),
        ("=CUT_WHISTS({738,-738},500)", [[500, -500]]),
    ],
)
def test_what_the_documents_promise(formula, result):
    assert close(typed(formula), result)


def test_the_winners_of_564_pulkas():
    means, pulkas = "{514.1;458.3;511.0;499.8}", "{141;114;148;161}"
    mean = typed(f"=WINNERS_AVERAGE({means},{pulkas})")
    assert f"{mean:.2f}" == "497.93"
    assert f"{typed(f'=WINNERS_AVERAGE({means})'):.1f}" == "495.8"


# ---- place, or the whole table ----


@pytest.mark.parametrize("name", SCORES)
@given(table=strategies.tables_of_whists())
def test_a_player_gets_the_same_by_his_cell_and_in_the_whole_table(name, table):
    cells = [[float(whists)] for whists in table]
    whole = call(name, cells)
    assert whole == [[call(name, cell, cells)] for (cell,) in cells]
    scores = score_table([number(cell) for (cell,) in cells], SYSTEMS[SCORES[name]])
    assert whole == [[float(score.points)] for score in scores]


def test_a_column_of_whists_may_share_one_place():
    assert call("PITER_SCORE", [[234.0], [None], [-10.0]], 2.0) == [
        [401.0],
        [None],
        [157.0],
    ]


def test_several_cells_are_always_the_whists_of_the_table():
    # Places 1 to 4 beside the whists are no places: no player has 622 whists there.
    values = call("PITER_SCORE", TABLE, [[1.0], [2.0], [3.0], [4.0]])
    assert shown(values) == [["#N/A"]] * 4


@pytest.mark.parametrize("blank", [None, "", [[None], [None]]])
def test_blank_whists_give_blanks_even_before_the_table_is_there(blank):
    value = call("PITER_SCORE", blank, OPEN)
    assert value in (None, [[None], [None]])


def test_a_blank_chair_stays_blank_in_a_table_of_three():
    assert call("PITER_SCORE", OPEN, None, 3.0) == [[800.0], [-100.0], [None], [-700.0]]
    assert call("PITER_SCORE", [[None]] * 4) == [[None]] * 4


@pytest.mark.parametrize(
    ("arguments", "code", "key"),
    [
        pytest.param((OPEN,), "#N/A", "table_unfinished", id="an unfinished table"),
        pytest.param((300.0, OPEN), "#N/A", "table_unfinished", id="the same by cell"),
        pytest.param(
            (300.0, OPEN, 4.0), "#N/A", "table_unfinished", id="three of four"
        ),
        pytest.param((TABLE, None, 3.0), "#NUM!", "table_crowded", id="four of three"),
        pytest.param((TABLE, None, 6.0), "#NUM!", "players_at_table", id="six players"),
        pytest.param(([[1.0], [2.0]],), "#NUM!", "players_at_table", id="two players"),
        pytest.param(([*TABLE, [0.0]],), "#NUM!", "players_at_table", id="five cells"),
        pytest.param(
            (45.0, TABLE), "#N/A", "whists_not_at_table", id="not at the table"
        ),
        pytest.param((45.0,), "#N/A", "place_missing", id="no place"),
        pytest.param((45.0, None, 3.0), "#N/A", "place_missing", id="a blank place"),
        pytest.param((45.0, 5.0), "#NUM!", "place_at_table", id="place 5"),
        pytest.param((45.0, 4.0, 3.0), "#NUM!", "place_at_table", id="fourth of three"),
        pytest.param((45.0, 0.0), "#NUM!", "place_at_table", id="place 0"),
        pytest.param((45.0, 1.5), "#NUM!", "whole_expected", id="place 1.5"),
        pytest.param((45.0, "first"), "#VALUE!", "number_expected", id="a word"),
        pytest.param(("x", 1.0), "#VALUE!", "number_expected", id="no whists"),
        pytest.param((True, 1.0), "#VALUE!", "number_expected", id="TRUE"),
        pytest.param((45.0, 1.0, 4.0, 0.0), "#NUM!", "cutoff_positive", id="cutoff 0"),
        pytest.param(
            (45.0, 1.0, 4.0, -5.0), "#NUM!", "cutoff_positive", id="cutoff -5"
        ),
    ],
)
def test_what_has_no_points(arguments, code, key):
    error = call("PITER_SCORE", *arguments)
    assert (error.code, error.key) == (code, key)


def test_a_problem_is_told_in_words():
    assert message("PITER_SCORE", 300.0, OPEN) == (
        "The table is unfinished: 3 results of 4."
    )
    assert "нет места 4" in message("PITER_SCORE", 45.0, 4.0, 3.0, language="ru")


# ---- a club's own system ----

PLACES = [[9.0, 9.0], [3.0, 0.0], [-3.0, -9.0], [-9.0, None]]
STEPS = [[10.0, 0.0], [50.0, 1.0], [None, 2.0], [None, None]]


def test_a_club_has_its_own_columns_for_four_and_three():
    assert call("CLUB_SCORE", 44.0, TABLE, PLACES) == 47.0
    assert call("CLUB_SCORE", 44.0, [[44.0], [0.0], [-44.0]], PLACES) == 53.0
    assert call("CLUB_SCORE", 622.0, TABLE, PLACES, 500.0) == 509.0


def test_a_club_has_its_own_steps():
    points = call("CLUB_SCORE", TABLE, TABLE, PLACES, LEFT_OUT, STEPS)
    assert points == [[11.0], [4.0], [-5.0], [-11.0]]


@pytest.mark.parametrize(
    ("ties", "points"),
    [
        (LEFT_OUT, 6.0),
        ("share", 6.0),
        ("Делить", 6.0),
        ("best", 9.0),
        ("лучшее", 9.0),
        ("най-добро", 9.0),
        ("worst", 3.0),
        ("худшее", 3.0),
        ("най-лошо", 3.0),
    ],
)
def test_ties_in_three_languages(ties, points):
    level = [[0.0], [0.0], [-10.0], [-20.0]]
    found = call("CLUB_SCORE", 0.0, level, PLACES, LEFT_OUT, LEFT_OUT, ties)
    assert found == points


@pytest.mark.parametrize(
    ("arguments", "code", "key"),
    [
        pytest.param((44.0, OPEN, PLACES), "#N/A", "table_unfinished", id="unfinished"),
        pytest.param(
            (44.0, TABLE, [[9.0], [3.0]]), "#VALUE!", "place_points_columns", id="two"
        ),
        pytest.param(
            (0.0, [[0.0], [1.0], [2.0]], [[9.0], [3.0], [-3.0], [-9.0]]),
            "#VALUE!",
            "place_points_missing",
            id="no column for three",
        ),
        pytest.param(
            (44.0, TABLE, PLACES, LEFT_OUT, [[10.0, 0.0]]),
            "#VALUE!",
            "steps_shape",
            id="steps that end",
        ),
        pytest.param(
            (44.0, TABLE, PLACES, 0.0), "#NUM!", "cutoff_positive", id="cutoff"
        ),
        pytest.param(
            (44.0, TABLE, PLACES, LEFT_OUT, LEFT_OUT, "never"),
            "#VALUE!",
            "choice_unknown",
            id="ties",
        ),
    ],
)
def test_what_is_no_system_of_a_club(arguments, code, key):
    error = call("CLUB_SCORE", *arguments)
    assert (error.code, error.key) == (code, key)


# ---- winners and settlement ----


@pytest.mark.parametrize(
    ("arguments", "code", "key"),
    [
        pytest.param(([[None]],), "#N/A", "pulkas_none", id="nothing"),
        pytest.param(
            ([[500.0], [None]], [[3.0], [2.0]]), "#N/A", "pulkas_unfinished", id="half"
        ),
        pytest.param(
            ([[500.0]], [[3.0, 2.0]]), "#VALUE!", "shapes_pair", id="another shape"
        ),
        pytest.param(([[500.0]], [[-1.0]]), "#NUM!", "pulkas_negative", id="-1 pulkas"),
        pytest.param(([[500.0]], [[0.0]]), "#N/A", "pulkas_none", id="0 pulkas"),
    ],
)
def test_what_has_no_average(arguments, code, key):
    error = call("WINNERS_AVERAGE", *arguments)
    assert (error.code, error.key) == (code, key)


def test_blank_lines_are_passed_over_in_an_average():
    assert call("WINNERS_AVERAGE", [[500.0], [None]], [[3.0], [None]]) == 500.0
    assert call("WINNERS_AVERAGE", [[500.0], [None], [600.0]]) == 550.0


@given(strategies.pulkas(), strategies.conventions, st.booleans())
def test_a_pulka_is_settled_as_the_rule_settles_it(pulka, convention, in_a_row):
    pool, mountain, whists = pulka
    square = [
        ["×" if own == on else float(value) for on, value in enumerate(row)]
        for own, row in enumerate(whists)
    ]
    expected = [float(result) for result in settle(pool, mountain, whists, convention)]
    if in_a_row:
        pool_cells = [list(map(float, pool))]
        assert call(
            "PULKA_WHISTS",
            pool_cells,
            [[float(m)] for m in mountain],
            square,
            convention,
        ) == [expected]
    else:
        cells = [[[float(own)] for own in column] for column in (pool, mountain)]
        assert call("PULKA_WHISTS", *cells, square, convention) == [
            [v] for v in expected
        ]


@pytest.mark.parametrize(
    ("convention", "points"),
    [
        *[(word, 20.0) for word in (LEFT_OUT, "Сочи", "сочинка", "Ростов", "rostov")],
        *[(word, 40.0) for word in ("Ленинград", "ленинградка", "Питер", "LENINGRAD")],
    ],
)
def test_conventions_as_clubs_call_them(convention, points):
    zeros = [[None] * 3 for _ in range(3)]
    settled = call(
        "PULKA_WHISTS", [[3.0], [0.0], [0.0]], [[None]] * 3, zeros, convention
    )
    assert settled[0] == [points]


def test_an_empty_chair_stays_blank_and_equals_stay_equal():
    nothing = [[None] * 4 for _ in range(4)]
    pool = [[2.0], [0.0], [None], [0.0]]
    settled = call("PULKA_WHISTS", pool, [[None]] * 4, nothing, "leningrad", True)
    assert settled == [[27.0], [-13.0], [None], [-13.0]]


@pytest.mark.parametrize(
    ("pool", "mountain", "width", "code", "key"),
    [
        pytest.param([2.0, None, None], 3, 3, "#N/A", "table_unfinished", id="one"),
        pytest.param([2.0, 0.0, 0.0], 2, 3, "#VALUE!", "settlement_shape", id="short"),
        pytest.param([2.0, 0.0, 0.0], 3, 2, "#VALUE!", "settlement_shape", id="narrow"),
        pytest.param([2.0, -1.0, 0.0], 3, 3, "#NUM!", "settlement_negative", id="-1"),
        pytest.param([2.0] * 5, 5, 5, "#NUM!", "players_at_table", id="five players"),
    ],
)
def test_what_cannot_be_settled(pool, mountain, width, code, key):
    error = call(
        "PULKA_WHISTS",
        [[own] for own in pool],
        [[None]] * mountain,
        [[None] * width for _ in pool],
    )
    assert (error.code, error.key) == (code, key)
