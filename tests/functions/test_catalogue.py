"""The whole catalogue: what the design names, every example, and anything at all."""

import ast
import string
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import xladdin
from tests.functions.formulas import close, typed
from xladdin.functions import cells
from xladdin.functions.calling import evaluate
from xladdin.functions.catalogue import CATALOGUE
from xladdin.functions.cells import ERROR_CODES, LEFT_OUT, CellError
from xladdin.functions.spec import BRIDGE, CATEGORIES, EACH, PREFERANS, RANKING
from xladdin.wording import LANGUAGES, texts

# The names, arguments and kinds that the design promises.
DESIGNED = {
    BRIDGE: """
        each IMP(difference, [rules])
        each CONTRACT_SCORE(contract, [result], [vulnerable], [rules], [part_score])
        each BOARD_SCORE(entry, board, [rules], [part_score])
        each CONTRACT_TEXT(entry, [language])
        each BOARD_VULNERABLE(board, side)
        table TEAM_POINTS(table1, table2, [team])
        table GIFTED_POINTS(differences, [team])
        each VICTORY_PERCENT(points, opponents_points, [base])
        each VICTORY_GRADE(victory_percent, [language])
        each FIRST_PERCENT(points, gifted)
        each SECOND_PERCENT(gifted, boards)
        each PRESUMED_GIFTS(gifted, gifted_by_opponents)
        each THIRD_PERCENT(gifted, gifted_by_opponents, boards)
        each FINAL_PERCENT(points, gifted, gifted_by_opponents, boards)
        each FINAL_GRADE(final_percent, [language])
        each VICTORY_POINTS(imps_for, imps_against, [rules], [boards], [own_table])
        each IMP_QUOTIENT(imps_won, imps_lost)
        table MATCH_REPORT(table1, table2, [rules], [boards], [language])
    """,
    PREFERANS: """
        table PITER_SCORE(whists, [place], [players], [cutoff], [exact])
        table WHIST_SCORE(whists, [place], [players], [cutoff])
        table MLP_SCORE(whists, [place], [players])
        table MOSCOW_SCORE(whists, [place], [players])
        each CLUB_SCORE(whists, table, place_points, [cutoff], [steps], [ties])
        each CUT_WHISTS(whists, [cutoff])
        table WINNERS_AVERAGE(averages, [pulkas])
        table PULKA_WHISTS(pool, mountain, whists, [convention], [whole])
    """,
    RANKING: """
        table PLACES(scores, [tie_breaks])
        table STANDINGS(names, scores, [tie_breaks])
        table QUALIFIERS(names, scores, count, [tie_breaks])
        each XLADDIN_VERSION()
    """,
}
PROMISES = [
    (category, *line.split(maxsplit=1))
    for category, lines in DESIGNED.items()
    for line in lines.strip().splitlines()
]
ENTRIES = list(CATALOGUE)
EXAMPLES = [example for entry in ENTRIES for example in entry.examples]
EACH_ENTRIES = [entry for entry in ENTRIES if entry.kind == EACH and entry.arguments]
ROOMS = Path(xladdin.__file__).parent


def named(entry):
    return entry.name


@pytest.mark.parametrize(("category", "kind", "signature"), PROMISES)
def test_the_functions_of_the_design(category, kind, signature):
    entry = CATALOGUE[signature.partition("(")[0]]
    assert (entry.category, entry.kind, entry.signature) == (category, kind, signature)


def test_imp_is_called_imps_where_imp_cannot_be_a_name():
    assert CATALOGUE["IMPS"] is CATALOGUE["IMP"]
    assert CATALOGUE["IMP"].vba_name == "IMPS"


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.formula)
def test_an_example_gives_what_it_says(example):
    assert close(typed(example.formula), example.result)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.name)
def test_every_function_has_help_that_the_wizard_shows(entry, language):
    purpose, *helps = entry.help(language)
    assert purpose
    assert len(helps) == len(entry.arguments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_categories_have_a_name(language):
    for category in CATEGORIES:
        assert texts(language)[f"category.{category}"].strip()


# ---- every message of a rule has its words ----


def problems():
    """Every problem that the five rooms raise: key, facts, where."""
    raised = {"NotUnderstood", "ImpossibleNumber", "NoResult"}
    for room in ("scoring", "bridge", "preferans", "functions"):
        for module in sorted((ROOMS / room).glob("*.py")):
            for node in ast.walk(ast.parse(module.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    key = node.args[0] if node.args else None
                    if node.func.id in raised and isinstance(key, ast.Constant):
                        facts = {word.arg for word in node.keywords}
                        yield pytest.param(
                            key.value, facts, id=f"{module.stem} {key.value}"
                        )


@pytest.mark.parametrize(("key", "facts"), list(problems()))
def test_a_problem_has_words_that_its_facts_fill(key, facts):
    for language in LANGUAGES:
        words = texts(language)[f"error.{key}"]
        wanted = {name for _, name, _, _ in string.Formatter().parse(words) if name}
        assert wanted <= facts or None in facts, language


# ---- anything at all ----

WORDS = ["4SxW-1", "pass", "=", "4С", "today", "today-whole", "NS", "A", "bg", "сочи"]
junk = st.one_of(
    st.none(),
    st.booleans(),
    st.floats(),
    st.integers(-5, 5).map(float),
    st.integers(-(10**6), 10**6).map(float),
    st.text(max_size=6),
    st.sampled_from(WORDS),
    st.sampled_from([CellError(code) for code in ERROR_CODES]),
)
# Cells that a function can use, so that junk does not always fail at the door.
likely = st.one_of(st.none(), st.integers(-900, 900).map(float), st.floats(-1e9, 1e9))


@st.composite
def ranges(draw):
    """Some rows of one width."""
    cell = draw(st.sampled_from([junk, likely]))
    width = draw(st.integers(1, 4))
    row = st.lists(cell, min_size=width, max_size=width)
    return draw(st.lists(row, min_size=1, max_size=5))


anything = junk | likely | st.just(LEFT_OUT) | ranges()


def is_cell(value):
    return value is None or isinstance(value, (float, str, bool, CellError))


@pytest.mark.parametrize("entry", ENTRIES, ids=named)
@given(data=st.data())
def test_junk_gives_a_value_or_one_of_our_errors(entry, data):
    number = data.draw(st.integers(0, len(entry.arguments) + 1))
    value = evaluate(entry, [data.draw(anything) for _ in range(number)])
    rows = cells.as_rows(value)
    assert len({len(row) for row in rows}) == 1
    for cell in cells.flat(rows):
        assert is_cell(cell)
        if isinstance(cell, CellError) and cell.key:
            assert all(cell.message(language) for language in LANGUAGES)


@pytest.mark.parametrize("entry", ENTRIES, ids=named)
@given(data=st.data())
def test_a_cell_and_a_range_of_one_cell_agree(entry, data):
    given_cells = [data.draw(junk | likely) for _ in entry.arguments]
    as_ranges = [[[cell]] for cell in given_cells]
    assert repr(evaluate(entry, given_cells)) == repr(evaluate(entry, as_ranges))


@pytest.mark.parametrize("entry", EACH_ENTRIES, ids=named)
@given(data=st.data())
def test_a_range_gives_what_its_cells_give(entry, data):
    column = data.draw(st.lists(junk | likely, min_size=2, max_size=4))
    beside = [data.draw(likely) for _ in entry.arguments[1:]]
    values = evaluate(entry, [[[cell] for cell in column], *beside])
    single = [evaluate(entry, [cell, *beside]) for cell in column]
    if isinstance(values, CellError):
        # What stands beside the column is refused as a whole.
        assert values in single
    else:
        assert repr([row[0] for row in values]) == repr(single)


@pytest.mark.parametrize("entry", EACH_ENTRIES, ids=named)
def test_a_blank_first_input_gives_a_blank(entry):
    filled = [1.0] * (entry.required - 1)
    assert evaluate(entry, [None, *filled]) is None
    assert evaluate(entry, ["", *[None] * len(filled)]) is None
    assert evaluate(entry, [[["", None]], *filled]) == [[None, None]]


@pytest.mark.parametrize("entry", [e for e in ENTRIES if e.arguments], ids=named)
@pytest.mark.parametrize("code", ERROR_CODES)
def test_an_error_in_an_input_comes_out_unchanged(entry, code):
    given_cells = [CellError(code)] + [1.0] * (entry.required - 1)
    assert evaluate(entry, given_cells) == CellError(code)
