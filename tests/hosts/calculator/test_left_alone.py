"""What the engine computes wrongly is recognised, left as it was and named."""

import pytest

from tests.hosts import workbooks
from xladdin.functions.catalogue import CATALOGUE
from xladdin.hosts.calculator import evaluate_formula, score
from xladdin.hosts.calculator.formula_tree import tree
from xladdin.hosts.calculator.lifting import (
    ARRAY,
    EVERYWHERE,
    ONE,
    judge,
    size_of_ours,
)
from xladdin.wording import LANGUAGES

# A formula, and what its reason must name.
WRONG = {
    "a one-cell function in SUMPRODUCT": ("SUMPRODUCT(--ISNUMBER(A1:A5))", "ISNUMBER"),
    "ISTEXT in SUMPRODUCT": ("SUMPRODUCT(ISTEXT(A1:A5)*1)", "ISTEXT"),
    "ISERROR in SUMPRODUCT": ("SUMPRODUCT(--ISERROR(A1:A5))", "ISERROR"),
    "ISBLANK of a range": ("SUM(IF(ISBLANK(A1:A5),1,0))", "ISBLANK"),
    "LEN of a range in SUM": ("SUM(LEN(A1:A5))", "LEN"),
    "LEN of a range": ("LEN(A1:A5)", "LEN"),
    "ABS of a range": ("ABS(A1:A5)", "ABS"),
    "ABS in SUMPRODUCT": ("SUMPRODUCT(ABS(A1:A5))", "ABS"),
    "ROUND of a range": ("SUM(ROUND(A1:A5,0))", "ROUND"),
    "ROUND of an array": ("SUM(ROUND({1.5;2.5},0))", "ROUND"),
    "MOD in SUMPRODUCT": ("SUMPRODUCT(MOD(A1:A5,2))", "MOD"),
    "NOT of a range": ("SUMPRODUCT(NOT(A1:A5)*1)", "NOT"),
    "ROW of a range": ("SUM(ROW(A1:A5))", "ROW"),
    "N of a range": ("SUM(N(A1:A5))", "N"),
    "TEXT of a range": ('SUMPRODUCT((TEXT(A1:A5,"0")="1")*1)', "TEXT"),
    "a function of ours inside ROUND": ("SUM(ROUND(IMPS(A1:A5),0))", "ROUND"),
    "a named range": ("LEN(Scores)", "LEN"),
    "several criteria": ("SUMPRODUCT(1/COUNTIF(A1:A5,A1:A5))", "COUNTIF"),
    "several places in LARGE": ("SUM(LARGE(A1:A5,{1,2}))", "LARGE"),
    "several numbers in INDEX": ("SUM(INDEX(A1:A5,{1;2}))", "INDEX"),
    "several values in MATCH": ("SUM(MATCH({1;2},A1:A5,0))", "MATCH"),
    "a computed array in COUNTIF": ("COUNTIF(IMPS(A1:A5),2)", "COUNTIF"),
    "IF over a range": ("SUM(IF(A1:A5>1,1,0))", "single cell"),
    "IF over a range in SUMPRODUCT": ("SUMPRODUCT(IF(A1:A5>1,1,0))", "single cell"),
    "an operator over a range": ("SUM(A1:A5*2)", "single cell"),
    "a range alone": ("A1:A5", "single cell"),
    "a named range alone": ("Scores", "single cell"),
    "a whole column of a block": ("INDEX(A1:B5,0,1)", "single cell"),
    "a block without a column": ("INDEX(A1:B5,2)", "single cell"),
    "MATCH of two conditions": (
        "INDEX(A1:A5,MATCH(1,(A1:A5=2)*(B1:B5=3),0))",
        "single cell",
    ),
    "MATCH in falling order": ("MATCH(3,A1:A5,-1)", "MATCH"),
    "truths in SUMPRODUCT": ("SUMPRODUCT(A1:A5>2)", "SUMPRODUCT"),
    "TRANSPOSE": ("SUM(TRANSPOSE(A1:A5))", "TRANSPOSE"),
    "a star": ('COUNTIF(A1:A5,"*")', "wildcard"),
    "a question mark": ('SUMIF(A1:A5,"?",B1:B5)', "wildcard"),
    "a star in one of several criteria": (
        'COUNTIFS(A1:A5,">0",B1:B5,"a*")',
        "wildcard",
    ),
    "a star joined to a cell": ('COUNTIF(A1:A5,A1&"*")', "wildcard"),
    "a star in a cell": ("COUNTIF(A1:A5,D1)", "wildcard"),
    "a star in a cell, joined": ("COUNTIF(A1:A5,D1&D2)", "wildcard"),
    "a star in a cell, on another branch": (
        'IF(A1=1,COUNTIF(A1:A5,D1),"")',
        "wildcard",
    ),
    "0 as a row in INDEX": ("INDEX(A1:A5,D3)", "INDEX"),
    "a blank as a row in INDEX": ("LEN(INDEX(A1:A5,D4))", "INDEX"),
    "a function that is not there": ("NOSUCH(A1)", "NOSUCH"),
    "a function the engine lacks": ("MMULT(A1:B2,A1:B2)", "MMULT"),
    "a function known to be wrong": ("CEILING(-2.1,-1)", "CEILING"),
    "a function wrong beyond the Latin alphabet": ('SEARCH("Б","абв")', "SEARCH"),
    "a function over which the engine breaks down": ("TREND(A1,A2,Z9)", "TREND"),
    "whether a range holds formulas": ("ISFORMULA(A1:A5)", "ISFORMULA"),
    "whether a name holds formulas": ("ISFORMULA(Scores)", "ISFORMULA"),
    "whether a computed cell holds a formula": (
        "ISFORMULA(INDEX(A1:A5,1))",
        "ISFORMULA",
    ),
    "whether nothing holds a formula": ("ISFORMULA()", "ISFORMULA"),
    "whether another workbook holds a formula": (
        "ISFORMULA([1]Match!A1)",
        "[1]Match!A1",
    ),
    "a format with fractions": ('TEXT(0.5,"# ?/?")', "# ?/?"),
    "a format from a cell": ("TEXT(A1,D1)", "D1"),
    "a function defined in the formula": ("LAMBDA(x,x+1)(2)", "LAMBDA"),
    "LET": ("LET(x,1,x+1)", "x"),
    "another workbook": ("[1]Match!A1+1", "[1]Match!A1"),
    "a name in another workbook": ("[1]!Total+1", "[1]!Total"),
    "several sheets at once": ("SUM(Match:Totals!A1)", "Match:Totals!A1"),
    "a table": ("SUM(Results[IMPs])", "Results[IMPs]"),
    "an unknown name": ("Nobody+1", "Nobody"),
    "a name whose formula looks elsewhere": ("SUM(Elsewhere)", "Elsewhere"),
    "a name that compares": ("IF(Bigger,1,0)", "Bigger"),
    "more cells than there is room for": (
        "SUMPRODUCT((F1:Z1048576=1)*1)",
        "F1:Z1048576",
    ),
    "areas joined": ("SUM((A1,A3))", "areas"),
    "areas intersected": ("SUM(A1:A3 A2:B2)", "areas"),
    "order of letters beyond the Latin alphabet": ('IF("а"<"Б",1,2)', "finish"),
    "no formula": ("1+", "understood"),
}
NAMES = (
    '<definedName name="Scores">Match!$A$1:$A$5</definedName>'
    '<definedName name="Elsewhere">OFFSET(Match!$A$1,0,0,2,1)</definedName>'
    '<definedName name="Bigger">Match!$A$1&gt;Match!$A$2</definedName>'
)
DATA = "".join(
    f'<row r="{row}"><c r="A{row}"><v>{row}</v></c><c r="B{row}"><v>{row + 1}</v></c>'
    f"{beside}</row>"
    for row, beside in enumerate(
        (
            '<c r="D1" t="inlineStr"><is><t>a*</t></is></c>',
            '<c r="D2" t="inlineStr"><is><t>b</t></is></c>',
            '<c r="D3"><v>0</v></c>',
            "",
            "",
        ),
        1,
    )
)


def with_formula(path, formula, *more):
    """A workbook with the formula in A7 and more cells behind; all hold 999."""
    escaped = (
        f.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        for f in (formula, *more)
    )
    inside = "".join(
        f'<c r="{chr(65 + n)}7"><f>{f}</f><v>999</v></c>' for n, f in enumerate(escaped)
    )
    return workbooks.book(path, f'{DATA}<row r="7">{inside}</row>', names=NAMES)


@pytest.mark.parametrize("situation", WRONG)
def test_left_as_it_was_and_named(tmp_path, situation):
    formula, words = WRONG[situation]
    file = with_formula(tmp_path / "match.xlsx", formula, "A7+1", "IFERROR(B7,0)", "A1")
    before = workbooks.sheet_xml(file)
    report = score(file)
    assert set(report.left) == {("Match", "A7"), ("Match", "B7"), ("Match", "C7")}
    assert words in report.left["Match", "A7"].message("en")
    assert "Match!A7" in report.left["Match", "B7"].message("en")
    assert "Match!B7" in report.left["Match", "C7"].message("en")
    assert report.values == {("Match", "D7"): 1}
    assert workbooks.sheet_xml(file) == before.replace(
        "<f>A1</f><v>999</v>", "<f>A1</f><v>1</v>"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("situation", WRONG)
def test_reasons_in_every_language(tmp_path, situation, language):
    file = with_formula(tmp_path / "match.xlsx", WRONG[situation][0])
    [reason] = score(file).left.values()
    assert reason.message(language)


# These look alike and are right.
RIGHT = {
    "a comparison in SUMPRODUCT": ("SUMPRODUCT((A1:A5>2)*1)", 3),
    "two comparisons in SUMPRODUCT": ("SUMPRODUCT((A1:A5>2)*(B1:B5<6))", 2),
    "a product of ranges": ("SUMPRODUCT(A1:A5,B1:B5)", 70),
    "a function of ours over a range": ("SUM(CUT_WHISTS(A1:A5))", 15),
    "a function of ours over a named range": ("SUM(IMPS(Scores))", 0),
    "a named range": ("SUM(Scores)", 15),
    "COUNTIF with a comparison": ('COUNTIF(A1:A5,">"&A2)', 3),
    "COUNTIF with a cell": ("COUNTIF(A1:A5,A3)", 1),
    "INDEX and MATCH": ("INDEX(B1:B5,MATCH(3,A1:A5,0))", 4),
    "INDEX and MATCH inside ROUND": ("ROUND(INDEX(B1:B5,MATCH(3,A1:A5,0)),0)", 4),
    "INDEX in a block": ("INDEX(A1:B5,2,2)", 3),
    "a whole column of a block in SUM": ("SUM(INDEX(A1:B5,0,2))", 20),
    "an array constant": ("SUM({1,2,3}*2)", 12),
    "IF between ranges": ("SUM(IF(A1=1,A1:A5,B1:B5))", 15),
    "RANK": ("RANK(A2,A1:A5)", 4),
    "0 for a row that is not computed": ('IF(D3=0,"",INDEX(A1:A5,D3))', ""),
    "a star in a criterion that is not computed": (
        'IF(A1=1,"",COUNTIF(A1:A5,D1))',
        "",
    ),
    "a star in a text": ('D1&"*"', "a**"),
    "one cell as a range": ("LEN(A1:A1)", 1),
    "ROUND of a single cell": ("ROUND(A1/3,2)", 0.33),
    "a whole column": ("SUM(B:B)-SUM(B7:B9)", 20),
    "a function of ours with one value of a range in ROUND": (
        "ROUND(WINNERS_AVERAGE(A1:A5),0)",
        3,
    ),
    "a function of ours that looks at a range in ROUND": (
        "ROUND(PITER_SCORE(A2,A1:A4),0)",
        -165,  # the third place costs 167
    ),
}


@pytest.mark.parametrize("situation", RIGHT)
def test_what_is_right_is_computed(tmp_path, situation):
    formula, expected = RIGHT[situation]
    report = score(with_formula(tmp_path / "match.xlsx", formula))
    assert report.left == {}
    assert report.values["Match", "A7"] == pytest.approx(expected)


def test_what_depends_through_a_name_is_left_too(tmp_path):
    names = '<definedName name="Total">Match!$A$7</definedName>'
    rows = (
        '<row r="7"><c r="A7"><f>NOSUCH(1)</f><v>5</v></c>'
        '<c r="B7"><f>Total*2</f><v>10</v></c><c r="C7"><f>B7</f><v>10</v></c></row>'
    )
    file = workbooks.book(tmp_path / "match.xlsx", rows, names=names)
    before = file.read_bytes()
    assert set(score(file).left) == {("Match", f"{column}7") for column in "ABC"}
    assert file.read_bytes() == before


def test_what_depends_over_sheets_is_left_too(tmp_path):
    contents = workbooks.parts(
        {
            "Match": workbooks.cells(1, ["NOSUCH(1)"]),
            "Игра 1": workbooks.cells(1, ["Match!A1", "SUM(A1:A9)"]),
        }
    )
    file = workbooks.write(tmp_path / "match.xlsx", contents)
    assert set(score(file).left) == {
        *(("Match", "A1"), ("Игра 1", "A1"), ("Игра 1", "B1")),
    }


@pytest.mark.parametrize(
    "formula", ['INDIRECT("A"&7)', "OFFSET(A1,6,0)", "SUM(OFFSET(A1,0,0,9))"]
)
def test_what_may_look_at_it_is_left_too(tmp_path, formula):
    report = score(with_formula(tmp_path / "match.xlsx", "NOSUCH(1)", formula, "B7"))
    assert set(report.left) == {("Match", f"{column}7") for column in "ABC"}


@pytest.mark.parametrize(
    ("formula", "expected"), [('INDIRECT("A"&2)', 2), ("OFFSET(A1,1,1)", 3)]
)
def test_what_looks_elsewhere_is_computed_where_all_is(tmp_path, formula, expected):
    report = score(with_formula(tmp_path / "match.xlsx", formula))
    assert report.values["Match", "A7"] == expected


def test_a_range_found_elsewhere_does_not_overwrite_its_neighbours(tmp_path):
    report = score(with_formula(tmp_path / "match.xlsx", 'INDIRECT("A1:A2")'))
    assert list(report.left) == [("Match", "A7")]


def test_cells_that_depend_on_themselves(tmp_path):
    rows = workbooks.cells(1, ["B1+1", "A1+1", "IFERROR(A1,5)", "1+1"])
    file = workbooks.book(tmp_path / "match.xlsx", rows)
    report = score(file)
    assert set(report.left) == {("Match", a) for a in ("A1", "B1", "C1")}
    assert "itself" in report.left["Match", "A1"].message("en")
    assert report.values == {("Match", "D1"): 2}


def test_a_data_table_is_left(tmp_path):
    rows = (
        '<row r="1"><c r="A1"><f t="dataTable" ref="A1:A2" dt2D="0" dtr="0" r1="C1"/>'
        '<v>7</v></c><c r="B1"><f>A1</f><v>7</v></c></row>'
    )
    file = workbooks.book(tmp_path / "match.xlsx", rows)
    before = file.read_bytes()
    assert len(score(file).left) == 2
    assert file.read_bytes() == before


def test_an_array_formula_that_is_wrong_keeps_all_its_cells(tmp_path):
    rows = (
        '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f t="array" ref="B1:B2">'
        "LEN(A1:A2)</f><v>7</v></c></row>"
        '<row r="2"><c r="A2"><v>22</v></c><c r="B2"><v>8</v></c>'
        '<c r="C2"><f>B2+1</f><v>9</v></c></row>'
    )
    file = workbooks.book(tmp_path / "match.xlsx", rows)
    before = file.read_bytes()
    assert set(score(file).left) == {("Match", a) for a in ("B1", "B2", "C2")}
    assert file.read_bytes() == before


def test_shared_formulas_that_are_wrong(tmp_path):
    rows = (
        '<row r="1"><c r="B1"><f t="shared" ref="B1:B2" si="0">NOSUCH(A1)</f><v>7</v>'
        '</c></row><row r="2"><c r="B2"><f t="shared" si="0"/><v>8</v></c></row>'
    )
    file = workbooks.book(tmp_path / "match.xlsx", rows)
    before = file.read_bytes()
    assert len(score(file).left) == 2
    assert file.read_bytes() == before


def test_formulas_alike_but_for_the_size_of_an_area_are_told_apart(tmp_path):
    rows = workbooks.cells(
        1, ["INDEX(F1:F5,1)", "INDEX(F1:G5,1)", "LEN(F1:F1)", "LEN(F1:F2)"]
    )
    file = workbooks.book(tmp_path / "match.xlsx", rows)
    assert set(score(file).left) == {("Match", "B1"), ("Match", "D1")}


@pytest.mark.parametrize("formula", ["SUM(IF(A1:A5>1,1,0))", "SUM(A1:A5*2)"])
def test_an_array_formula_goes_through_ranges(formula):
    assert judge(formula).reason is not None
    assert judge(formula, lifts=EVERYWHERE).reason is None


@pytest.mark.parametrize("entry", CATALOGUE, ids=[entry.name for entry in CATALOGUE])
def test_how_much_a_function_of_ours_gives_is_foreseen(entry):
    for example in entry.examples:
        call = tree(example.formula.removeprefix("="))
        sizes = [ARRAY if piece.kind == "array" else ONE for piece in call.pieces]
        several = isinstance(evaluate_formula(example.formula), list)
        foreseen = size_of_ours(entry, sizes)
        assert foreseen == ARRAY or not several, example.formula
