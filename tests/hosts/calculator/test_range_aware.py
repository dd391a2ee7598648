"""Every function on the list of those that take ranges, beside LibreOffice."""

import pytest

from tests.hosts.calculator import beside_libreoffice as beside
from xladdin.hosts.calculator import range_aware
from xladdin.hosts.calculator.engine import is_known
from xladdin.hosts.calculator.formula_tree import REFERENCE, every_piece, tree
from xladdin.hosts.calculator.lifting import judge

RANGES = ("D!A1:A5", "D!B1:B5", "D!C1:C5", "D!D1:D5", "D!E1:E5", "D!F1:F5", "D!A1:D5")
OF_ANY_RANGE = """SUM COUNT COUNTA MIN MAX AVERAGE PRODUCT SUMSQ MEDIAN DEVSQ AVEDEV
    STDEV STDEVP STDEV.S STDEV.P VAR VARP VAR.S VAR.P SUMPRODUCT COUNTBLANK ROWS
    COLUMNS CONCAT AND OR""".split()
NEWER = frozenset(
    "STDEV.S STDEV.P VAR.S VAR.P RANK.EQ RANK.AVG CONCAT TEXTJOIN MAXIFS MINIFS".split()
)
FORMULAS = """
SUM(D!A1:A5,D!B1:B5,5)
SUM(D!A:A)
SUM({1,2;3,4})
COUNT(D!A1:A5,D!B1:B5,5)
COUNTA(D!B1:B5,"")
MIN(D!A1:A5,0.5)
MAX(D!B1:B5,D!D1:D5)
AND(D!A1:A5,TRUE)
OR(D!D1:D5,FALSE)
GEOMEAN(D!A1:A5)
HARMEAN(D!A1:A5)
SUMPRODUCT(D!A1:A5,D!D1:D5)
SUMPRODUCT(D!A1:A5,D!B1:B5)
SUMPRODUCT(D!A1:A5,D!A1:A4)
SUMPRODUCT((D!A1:A5>2)*1)
SUMPRODUCT((D!A1:A5>2)*(D!D1:D5=3))
SUMPRODUCT((D!C1:C5="пас")*D!A1:A5)
SUMPRODUCT((D!C1:C5<>"")*D!A1:A5)
SUMPRODUCT(--(D!B1:B5=""))
SUMPRODUCT((D!B1:B5>0)*1)
SUMPRODUCT((D!B1:B5=0)*1)
SUMPRODUCT((D!F1:F5=0)*1)
SUMPRODUCT((D!F1:F5="")*1)
SUMPRODUCT((D!E1:E5=0.3)*1)
SUMPRODUCT((D!A1:A5/10=D!E1:E5)*1)
SUMPRODUCT((D!C1:C5&"!"="apple!")*1)
SUMPRODUCT(-D!A1:A5)
SUMPRODUCT(D!A1:A5^2)
SUMPRODUCT(D!A1:A5%)
SUMPRODUCT(D!A1:A5/D!D1:D5)
SUMPRODUCT(D!A1:A5*D!B1:B5)
SUMPRODUCT((D!A1:A5={1,3})*1)
SUMPRODUCT(MAX((D!A1:A5>2)*D!D1:D5))
LARGE(D!B1:B5,1)
LARGE(D!B1:B5,2)
LARGE(D!D1:D5,9)
SMALL(D!B1:B5,1)
SMALL(D!D1:D5,3)
PERCENTILE(D!B1:B5,0.3)
QUARTILE(D!A1:A5,1)
TRIMMEAN(D!A1:A5,0.4)
ROWS({1,2;3,4})
COLUMNS(D!A:C)
INDEX(D!A1:D5,2,3)
INDEX(D!A1:D5,3,3)
INDEX(D!B1:B5,2)
INDEX(D!A1:A5,9)
INDEX({1,2;3,4},2,1)
INDEX(D!A1:D1,3)
SUM(INDEX(D!A1:D5,0,1))
SUM(INDEX(D!A1:D5,2,0))
INDEX(D!A1:A5,MATCH(7,D!B1:B5,0))
SUM(INDEX(D!A1:A5,2):INDEX(D!A1:A5,4))
MATCH(3,D!D1:D5,0)
MATCH(3.5,D!A1:A5)
MATCH(3.5,D!A1:A5,1)
MATCH(3,{1,3,3,5})
MATCH(9,D!A1:A5,0)
MATCH(0,D!A1:A5)
MATCH("x",D!B1:B5,0)
MATCH("PEAR",D!C1:C5,0)
MATCH("ПАС",D!C1:C5,0)
MATCH("zz",D!C1:C5,0)
MATCH(D!F1,D!A1:A5,0)
MATCH("0.5",D!E1:E5,0)
RANK(3,D!D1:D5)
RANK(3,D!D1:D5,1)
RANK(1,D!D1:D5,0)
RANK(7,D!B1:B5)
RANK(99,D!D1:D5)
RANK.EQ(3,D!D1:D5)
RANK.AVG(3,D!D1:D5)
VLOOKUP(3,D!A1:D5,4,FALSE)
VLOOKUP(3,D!A1:D5,3,FALSE)
VLOOKUP(3.5,D!A1:D5,2)
VLOOKUP("ПАС",D!C1:D5,2,FALSE)
VLOOKUP(9,D!A1:D5,2,0)
HLOOKUP(1,D!A1:D5,2,FALSE)
HLOOKUP("apple",D!A1:D5,2,FALSE)
LOOKUP(3,D!A1:A5,D!D1:D5)
LOOKUP(3.5,D!A1:A5)
LOOKUP(0,D!A1:A5)
TEXTJOIN(",",TRUE,D!C1:C5)
TEXTJOIN(",",FALSE,D!C1:C5,"z")
TEXTJOIN("-",TRUE,D!A1:B5)
TEXTJOIN("-",TRUE,D!A1,D!E1:E5)
CONCAT(D!A1:A5,"z",D!C1:C5)
COUNTIF(D!A1:A5,">2")
COUNTIF(D!A1:A5,"<>2")
COUNTIF(D!A1:A5,"<="&D!A2)
COUNTIF(D!B1:B5,7)
COUNTIF(D!B1:B5,"7")
COUNTIF(D!B1:B5,">0")
COUNTIF(D!B1:B5,"<>x")
COUNTIF(D!B1:B5,"<>")
COUNTIF(D!B1:B5,"")
COUNTIF(D!C1:C5,"PEAR")
COUNTIF(D!C1:C5,"ПАС")
COUNTIF(D!C1:C5,"<>пас")
COUNTIF(D!C1:C5,D!C4)
COUNTIF(D!C1:C5,"")
COUNTIF(D!E1:E5,0.3)
COUNTIF(D!F1:F5,0)
COUNTIF(D!A:A,">1")
SUMIF(D!A1:A5,">2")
SUMIF(D!A1:A5,">2",D!D1:D5)
SUMIF(D!A1:A5,">2",D!B1)
SUMIF(D!C1:C5,"пас",D!A1:A5)
SUMIF(D!C1:C5,"",D!A1:A5)
SUMIF(D!C1:C5,"<>",D!A1:A5)
SUMIF(D!A1:A5,3,D!B1:B5)
AVERAGEIF(D!A1:A5,">2")
AVERAGEIF(D!A1:A5,">2",D!D1:D5)
AVERAGEIF(D!A1:A5,">9")
COUNTIFS(D!A1:A5,">1")
COUNTIFS(D!A1:A5,">1",D!B1:B5,">0")
SUMPRODUCT(D!E1:E5,D!A1:A5)
SUMPRODUCT(D!E1:E5*D!A1:A5)
SUMPRODUCT({"3",2})
COUNTIFS(D!C1:C5,"ПАС",D!A1:A5,4)
SUMIFS(D!A1:A5,D!D1:D5,3)
SUMIFS(D!A1:A5,D!D1:D5,3,D!A1:A5,">2")
SUMIFS(D!B1:B5,D!A1:A5,">0")
AVERAGEIFS(D!A1:A5,D!D1:D5,3)
AVERAGEIFS(D!A1:A5,D!D1:D5,3,D!A1:A5,">2")
MAXIFS(D!A1:A5,D!D1:D5,3)
MAXIFS(D!A1:A5,D!D1:D5,3,D!A1:A5,"<3")
MINIFS(D!A1:A5,D!D1:D5,3)
MINIFS(D!A1:A5,D!D1:D5,">9")
OFFSET(D!A1,2,0)
SUM(OFFSET(D!A1,0,0,3))
SUM(OFFSET(D!A1:A2,1,0))
SUM(INDIRECT("D!A1:A3"))
SUM(IF(D!A1=1,D!A1:A3,D!D1:D2))
SUM(CHOOSE(2,D!A1:A5,D!D1:D5))
SUM(IFERROR(D!A1:A5,0))
SUM(D!A1:A5)/COUNT(D!B1:B5)
SUM({1,2,3}*2)
SUM(IF({1,0,1},1,0))
SUM(D!A1:A5*2)
SUM(D!A1:A5*D!D1:D5)
SUM((D!A1:A5>1)*(D!A1:A5<4)*D!A1:A5)
SUM(IF(D!A1:A5>2,D!A1:A5,0))
SUM(IF(D!C1:C5="ПАС",D!A1:A5))
SUM(IFERROR(D!A1:A5/D!D1:D5,0))
MAX(IF(D!A1:A5>2,D!D1:D5))
MIN(IF(D!A1:A5>2,D!A1:A5))
AVERAGE(IF(D!A1:A5>2,D!A1:A5))
COUNT(1/(D!D1:D5=3))
SUM(TRANSPOSE(D!A1:A5)*{1,2,3,4,5})
INDEX(D!C1:C5,MATCH(1,(D!A1:A5=4)*(D!D1:D5=1),0))
LARGE(IF(D!A1:A5<5,D!A1:A5),1)
""".split("\n")


def in_file(formula):
    """A formula as the file format writes it, with the mark of newer functions."""
    for name in NEWER:
        formula = formula.replace(f"{name}(", f"_xlfn.{name}(")
    return f"={formula}"


ALL = [
    *(in_file(f"{name}({area})") for name in OF_ANY_RANGE for area in RANGES),
    *(in_file(line) for line in FORMULAS if line),
]


# The others ask for an array formula.
COMPUTED_WHEN_PLAIN = [f for f in ALL if judge(f.removeprefix("=")).reason is None]


def test_every_argument_on_the_list_is_tested():
    tested = set()
    for formula in ALL:
        for piece in every_piece(tree(formula.removeprefix("="))):
            for place, argument in enumerate(piece.pieces):
                if argument.kind == REFERENCE and ":" in argument.text:
                    tested.add((piece.built_in, place))
    for function, places in range_aware.WHOLE.items():
        for place in sorted(places)[:1]:
            assert (function, place) in tested, f"{function}, argument {place + 1}"


def test_the_engine_knows_every_function_on_the_list():
    for function in range_aware.WHOLE:
        name = f"_xlfn.{function}" if function in NEWER else function
        assert is_known(name), function


@pytest.mark.libreoffice
@pytest.mark.parametrize("arrays", [False, True], ids=["plain", "array formulas"])
def test_the_calculator_and_libreoffice_show_the_same(tmp_path, convert, arrays):
    formulas = ALL if arrays else COMPUTED_WHEN_PLAIN
    file = beside.write(tmp_path / "ranges.xlsx", formulas, arrays=arrays)
    ours = beside.of_calculator(file, formulas)
    theirs = beside.of_libreoffice(convert(file, "xlsx"), formulas)
    assert beside.differences(ours, theirs) == []
