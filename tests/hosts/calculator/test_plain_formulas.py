"""The kinds of formulas that every host computes alike, with what each must give.

Expected: reckoned by hand from Excel's descriptions of its functions.
"""

import pytest

from tests.hosts.calculator import beside_libreoffice as beside
from xladdin.functions.cells import CellError
from xladdin.hosts.calculator.report import Reason

EXPECTED = {
    # IF, IFERROR, AND, OR, NOT
    'IF(D!A1=1,"yes","no")': "yes",
    'IF(D!A1>1,"yes","no")': "no",
    "IF(D!A1=1,2)": 2,
    "IF(D!A1=2,,5)": 5,
    'IF(D!F1="","",1)': "",
    'IF(D!F1=0,"nothing",1)': "nothing",
    'IF(D!C4="ПАС","passed out","")': "passed out",
    'IF(D!C4<>"пас",1,0)': 0,
    'IF(D!C4=D!C5,"same","")': "same",
    'IF(REPT("–",1)="–",1,0)': 1,
    'IF(D!A1&"–X"="1–x",1,0)': 1,
    'IF(D!C4="–",1,0)': 0,
    'IF(D!F1<>"–",1,0)': 1,
    'IF(D!A1="–",1,0)': 0,
    'IF(D!B3="X",1,0)': 1,
    "IF(D!E1+D!E2=D!E3,1,0)": 1,
    "IF(D!E1+D!E2-D!E3=0,1,0)": 1,
    "IF(D!E1+D!E2>D!E3,1,0)": 0,
    "IF(D!E1+D!E2<=D!E3,1,0)": 1,
    "IF(D!E1+D!E2-D!E3,1,0)": 0,
    "IF(AND(D!E1+D!E2-D!E3,TRUE),1,0)": 0,
    "IF(1.1-1-0.1=0,1,0)": 1,
    "IF(4.35*100=435,1,0)": 1,
    'IFERROR(1/0,"none")': "none",
    'IFERROR(MATCH("z",D!C1:C5,0),0)': 0,
    'IFERROR(5,"none")': 5,
    "IF(AND(D!A1=1,D!A2=2),1,0)": 1,
    "IF(OR(D!A1=9,D!A2=2),1,0)": 1,
    "IF(NOT(D!A1=9),1,0)": 1,
    'IF(AND(D!C4="Пас",D!A1<2),1,0)': 1,
    # sums and counts
    "SUM(D!A1:A5)": 15,
    "SUM(D!B1:B5)": 14.5,
    "SUM(D!F1:F5)": 0,
    "SUM(D!A1,D!A3,10)": 14,
    'SUMIF(D!C1:C5,"пас",D!A1:A5)': 9,
    'SUMIF(D!A1:A5,">2")': 12,
    "SUMIFS(D!A1:A5,D!D1:D5,3)": 5,
    "COUNT(D!B1:B5)": 3,
    "COUNTA(D!B1:B5)": 4,
    'COUNTIF(D!D1:D5,">=3")': 3,
    'COUNTIF(D!C1:C5,"Пас")': 2,
    "COUNTIF(D!D1:D5,D!A3)": 2,
    'COUNTIFS(D!A1:A5,">1",D!D1:D5,3)': 2,
    "MIN(D!B1:B5)": -2.5,
    "MAX(D!B1:B5)": 10,
    "MAX(D!F1:F5)": 0,
    # looking up
    "INDEX(D!C1:C5,4)": "пас",
    "INDEX(D!A1:D5,2,4)": 3,
    "MATCH(7,D!B1:B5,0)": 4,
    'MATCH("ПАС",D!C1:C5,0)': 4,
    "INDEX(D!C1:C5,MATCH(4,D!A1:A5,0))": "пас",
    "MATCH(9,D!A1:A5,0)": "#",
    "RANK(D!D2,D!D1:D5)": 2,
    # asking what it is
    "IF(ISNUMBER(D!A1),1,0)": 1,
    "IF(ISNUMBER(D!E5),1,0)": 0,
    "IF(ISNUMBER(D!F1),1,0)": 0,
    "IF(ISERROR(1/0),1,0)": 1,
    "IF(ISERROR(D!A1),1,0)": 0,
    "IF(ISTEXT(D!C1),1,0)": 1,
    "IF(ISBLANK(D!F1),1,0)": 1,
    # rounding
    "ROUND(2.5,0)": 3,
    "ROUND(-2.5,0)": -3,
    "ROUND(1.005,2)": 1.01,
    "ROUND(2.675,2)": 2.68,
    "ROUND(87.80864197530865,2)": 87.81,
    "ROUND(1234.5,-2)": 1200,
    "ABS(D!B5)": 2.5,
    "ABS(D!A1-D!A3)": 2,
    "INT(-2.5)": -3,
    "SIGN(D!E1+D!E2-D!E3)": 0,
    # texts
    "LEN(D!C1)": 5,
    "LEN(D!C4)": 3,
    "LEN(D!F1)": 0,
    'TEXT(1234.5,"0.00")': "1234.50",
    'TEXT(1234.5,"#,##0.0")': "1,234.5",
    'TEXT(0.256,"0.0%")': "25.6%",
    'TEXT(5,"00")': "05",
    'TEXT(5,"+0;-0;0")': "+5",
    'TEXT(-5,"+0;−0;0")': "−5",
    'TEXT(0,"+0;-0;0")': "0",
    'TEXT(1.005,"0.00")': "1.01",
    'TEXT(45352,"dd.mm.yyyy")': "01.03.2024",
    'TEXT(45352.75,"hh:mm")': "18:00",
    'TEXT(45352,"yyyy-mm-dd")': "2024-03-01",
    '"board "&D!A2': "board 2",
    '"a"&D!F1&"b"': "ab",
    'D!E1+D!E2&""': "0.3",
    '1/3&""': "0.333333333333333",
    "LEN(1/3)": 17,
    'CONCATENATE(D!E1+D!E2," VP")': "0.3 VP",
    "LEFT(D!E1+D!E2,5)": "0.3",
    'UPPER("пас")': "ПАС",
    'LOWER("ПАС")': "пас",
    "UPPER(D!C1)": "APPLE",
    'TRIM("  a  b ")': "a b",
    'SUBSTITUTE("4SxW-1","x","XX")': "4SXXW-1",
    'LEFT("4SxW",2)': "4S",
    'MID("4SxW",3,1)': "x",
    'RIGHT("4SxW",1)': "W",
    'FIND("x","4SxW")': 3,
    'REPT("♠",3)': "♠♠♠",
    'VALUE("2.5")': 2.5,
    # reckoning
    "D!A1+D!A2*D!A3^2": 19,
    "-D!A2^2": 4,
    "(D!A1+D!A2)/D!A3": 1,
    "D!A1/D!F1": "#",
    "D!C1+1": "#",
    "D!E5+1": 1.5,
    "D!F1+1": 1,
    "10%": 0.1,
    "D!E1+D!E2-D!E3": 0,
    "MOD(7,3)": 1,
    "MOD(-7,3)": 2,
    "D!F1": 0,
    "D!C4": "пас",
    "NA()": "#",
    "DATE(2024,3,1)": 45352,
    "YEAR(45352)": 2024,
    "WEEKDAY(45352,2)": 5,
    "CHOOSE(2,D!A1,D!A3)": 3,
    "COLUMN(D!C1)": 3,
    "ROW(D!C4)": 4,
}
FORMULAS = [f"={formula}" for formula in EXPECTED]


def is_expected(found, expected):
    if expected == "#":
        return isinstance(found, CellError) or str(found).startswith("#")
    if isinstance(expected, (int, float)) and not isinstance(found, (int, float)):
        return False
    return beside.same(found, expected) or beside.same(expected, found)


@pytest.fixture(scope="module")
def computed(tmp_path_factory):
    file = beside.write(tmp_path_factory.mktemp("plain") / "plain.xlsx", FORMULAS)
    return beside.of_calculator(file, FORMULAS)


@pytest.mark.parametrize("formula", EXPECTED)
def test_in_the_calculator(computed, formula):
    found = computed[f"={formula}"]
    assert not isinstance(found, Reason), found.message("en")
    assert is_expected(found, EXPECTED[formula]), found


@pytest.mark.libreoffice
def test_in_libreoffice(tmp_path, convert):
    file = beside.write(tmp_path / "plain.xlsx", FORMULAS)
    found = beside.of_libreoffice(convert(file, "xlsx"), FORMULAS)
    different = [
        (formula, found[f"={formula}"], expected)
        for formula, expected in EXPECTED.items()
        if not is_expected(found[f"={formula}"], expected or None)
        and not (expected in {0, ""} and found[f"={formula}"] in {0, None})
    ]
    assert different == []
