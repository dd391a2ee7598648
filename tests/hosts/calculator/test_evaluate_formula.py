import pytest

from tests.hosts.likeness import same
from xladdin.functions.catalogue import CATALOGUE
from xladdin.functions.cells import CellError
from xladdin.hosts.calculator import NotComputed, evaluate_formula

EXAMPLES = [example for entry in CATALOGUE for example in entry.examples]


@pytest.mark.parametrize(
    "example", EXAMPLES, ids=[f"{e.formula} ({e.source})" for e in EXAMPLES]
)
def test_every_example_of_the_catalogue(example):
    assert same(evaluate_formula(example.formula), example.result)


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        pytest.param("=IMP(250)", 4.0, id="alias of its own"),
        pytest.param("IMP(250)", 4.0, id="without the sign ="),
        pytest.param(" =IMP(250) ", 4.0, id="with blanks around"),
        pytest.param("=imps(250)", 4.0, id="small letters"),
        pytest.param("=_xll.IMPS(250)", 4.0, id="an add-in of Excel"),
        pytest.param("=_xludf.IMPS(250)", 4.0, id="unknown when it was saved"),
        pytest.param("=_xlfn.IMPS(250)", 4.0, id="newer than the program"),
        pytest.param("=_xldudf_IMPS(250)", 4.0, id="Excel in a browser"),
        pytest.param("=_xldudf_XLADDIN_IMPS(250)", 4.0, id="with our namespace"),
        pytest.param(
            "=_xldudf_CLUB_FINAL_PERCENT(16000,4000,4000,36)",
            evaluate_formula("=FINAL_PERCENT(16000,4000,4000,36)"),
            id="with another namespace",
        ),
        pytest.param("=[1]!IMPS(250)", 4.0, id="a linked workbook"),
        pytest.param("='C:\\Club\\xladdin.xlam'!IMPS(250)", 4.0, id="a linked file"),
        pytest.param("=xladdin.xlam!IMPS(250)", 4.0, id="a linked file in this folder"),
        pytest.param("=XLADDIN.IMPS(250)", 4.0, id="LibreOffice 7.4"),
        pytest.param("=xladdin.imps(250)", 4.0, id="LibreOffice without the add-in"),
        pytest.param("=IMP(250)+1", 5.0, id="inside a sum"),
        pytest.param('=IF(IMP(250)>3,"win","")', "win", id="inside IF"),
        pytest.param("=SUM(IMP({250;-250;600}))", 6.0, id="over an array"),
        pytest.param("=IMP({20,70})", [[1.0, 2.0]], id="an array comes out as rows"),
        pytest.param("=IMP(A1)", "", id="a blank cell gives a blank"),
        pytest.param("=A1", None, id="a blank cell"),
        pytest.param('="♠"&1.5', "♠1.5", id="text"),
        pytest.param("=TRUE", True, id="truth"),
        pytest.param("=DATE(2024,3,1)", 45352.0, id="a date is its number"),
        pytest.param("=1/0", CellError("#DIV/0!"), id="an error of Excel's own"),
        pytest.param("=IMP(1/0)", CellError("#DIV/0!"), id="an error goes through"),
        pytest.param("=IMP(NA())", CellError("#N/A"), id="#N/A goes through"),
    ],
)
def test_formulas(formula, expected):
    assert evaluate_formula(formula) == expected


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        pytest.param("=IMP(1000,)", 8.0, id="last"),
        pytest.param('=CONTRACT_SCORE("4S",0,,"1959")', 420.0, id="in the middle"),
        pytest.param('=CONTRACT_SCORE("4S=",,,"today")', 420.0, id="two of them"),
        pytest.param("=IMP(IF(TRUE,250,),)", 4.0, id="inside another function"),
        pytest.param("=IMP( 1000 , )", 8.0, id="with blanks"),
    ],
)
def test_arguments_left_empty_are_as_good_as_left_out(formula, expected):
    assert evaluate_formula(formula) == expected


def test_a_required_argument_left_empty_is_told():
    value = evaluate_formula("=CONTRACT_SCORE(,0,FALSE)")
    assert value.code == "#VALUE!"
    assert "contract" in value.message("en")


@pytest.mark.parametrize(
    ("formula", "words"),
    [
        ('=IMP("x")', "x"),
        ('=1+IMP("x")', "x"),
        ('=ABS(IF(TRUE,IMP("x"),0))', "x"),
        ('=IMP(IMP("x"))', "x"),
        ('=SUM(IMP({100,"y"}))', "y"),
    ],
)
def test_the_message_of_an_error_goes_through_other_functions(formula, words):
    value = evaluate_formula(formula)
    assert value.code == "#VALUE!"
    assert f"“{words}”" in value.message("en")


def test_a_message_that_was_caught_does_not_come_back():
    assert evaluate_formula('=IFERROR(IMP("x"),1/0)') == CellError("#DIV/0!")
    assert evaluate_formula('=IFERROR(IMP("x"),1/0)').message("en") == ""


def test_messages_in_an_array():
    [[first, second]] = evaluate_formula('=IMP({"x","y"})')
    assert "“x”" in first.message("en")
    assert "“y”" in second.message("en")


@pytest.mark.parametrize(
    "formula",
    [
        pytest.param("", id="nothing"),
        pytest.param("=", id="the sign = alone"),
        pytest.param("=IMP(250", id="an open bracket"),
        pytest.param("=IMP(250))", id="a bracket too many"),
        pytest.param('=IMP("x)', id="an open text"),
        pytest.param("=1+", id="half a sum"),
        pytest.param("==1", id="two signs"),
        pytest.param("=IMP(1;2)", id="semicolons of another language"),
        pytest.param("=1 2", id="two numbers"),
    ],
)
def test_what_is_no_formula(formula):
    with pytest.raises(NotComputed) as refused:
        evaluate_formula(formula)
    assert refused.value.message("en") == "the formula is not understood"


@pytest.mark.parametrize(
    ("formula", "words"),
    [
        ("=SUM(LEN({1,22}))", "LEN"),
        ("=NOSUCH(1)", "NOSUCH"),
        ("=LAMBDA(x,x+1)(2)", "LAMBDA"),
        ("=Scores", "Scores"),
        ("=[1]Sheet1!A1", "[1]Sheet1!A1"),
    ],
)
def test_what_is_left_alone_is_named(formula, words):
    with pytest.raises(NotComputed) as refused:
        evaluate_formula(formula)
    assert words in refused.value.message("en")


@pytest.mark.parametrize("entry", CATALOGUE, ids=[entry.name for entry in CATALOGUE])
def test_every_name_of_a_function_is_known(entry):
    for name in entry.names:
        value = evaluate_formula(f"={name}({','.join(['1'] * entry.required)})")
        assert not isinstance(value, CellError) or value.code != "#NAME?"


def test_too_many_arguments():
    value = evaluate_formula("=IMP(1,2,3,4)")
    assert value.code == "#VALUE!"
    assert "4" in value.message("en")
