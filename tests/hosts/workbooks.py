"""Small workbooks for tests, written part by part so that every detail can be had."""

import zipfile

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
TYPE = "application/vnd.openxmlformats"
SHEET_TYPE = f"{TYPE}-officedocument.spreadsheetml"
HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

CONTENT_TYPES = "[Content_Types].xml"
WORKBOOK = "xl/workbook.xml"
RELATIONS = "xl/_rels/workbook.xml.rels"


def sheet_part(number):
    return f"xl/worksheets/sheet{number}.xml"


def worksheet(rows, prefix=""):
    """The XML of a sheet; rows is the XML inside its data."""
    p = f"{prefix}:" if prefix else ""
    named = f"xmlns:{prefix}" if prefix else "xmlns"
    return (
        f'{HEAD}<{p}worksheet {named}="{MAIN}"><{p}sheetData>{rows}</{p}sheetData>'
        f'<{p}pageMargins left="0.7" right="0.7" top="1" bottom="1" header="0.3"'
        f' footer="0.3"/></{p}worksheet>'
    )


def parts(sheets, names="", settings=""):
    """Part -> content of a workbook.

    Args:
        sheets: name -> the XML inside its sheet data, or a whole part.
        names: the XML inside <definedNames>.
        settings: XML before the sheets, such as <workbookPr date1904="1"/>.
    """
    numbers = range(1, len(sheets) + 1)
    listed = "".join(
        f'<sheet name="{name}" sheetId="{n}" r:id="rId{n}"/>'
        for n, name in enumerate(sheets, 1)
    )
    defined = f"<definedNames>{names}</definedNames>" if names else ""
    found = {
        CONTENT_TYPES: f'{HEAD}<Types xmlns="{PACKAGE}/content-types">'
        '<Default Extension="xml" ContentType="application/xml"/>'
        f'<Default Extension="rels" ContentType="{TYPE}-package.relationships+xml"/>'
        f'<Override PartName="/{WORKBOOK}" ContentType="{SHEET_TYPE}.sheet.main+xml"/>'
        + "".join(
            f'<Override PartName="/{sheet_part(n)}"'
            f' ContentType="{SHEET_TYPE}.worksheet+xml"/>'
            for n in numbers
        )
        + "</Types>",
        "_rels/.rels": f'{HEAD}<Relationships xmlns="{PACKAGE}/relationships">'
        f'<Relationship Id="rId1" Type="{OFFICE}/officeDocument"'
        f' Target="{WORKBOOK}"/></Relationships>',
        WORKBOOK: f'{HEAD}<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}">{settings}'
        f"<sheets>{listed}</sheets>{defined}</workbook>",
        RELATIONS: f'{HEAD}<Relationships xmlns="{PACKAGE}/relationships">'
        + "".join(
            f'<Relationship Id="rId{n}" Type="{OFFICE}/worksheet"'
            f' Target="worksheets/sheet{n}.xml"/>'
            for n in numbers
        )
        + "</Relationships>",
    }
    for number, rows in enumerate(sheets.values(), 1):
        whole = rows.startswith(("<?xml", "\ufeff"))
        found[sheet_part(number)] = rows if whole else worksheet(rows)
    return found


def write(path, contents):
    """Write parts as a workbook file."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for part, content in contents.items():
            file.writestr(part, content)
    return path


def book(path, rows, **options):
    """A workbook with one sheet "Match"."""
    return write(path, parts({"Match": rows}, **options))


def read(path):
    """Part -> content of a file."""
    with zipfile.ZipFile(path) as file:
        return {part: file.read(part) for part in file.namelist()}


def sheet_xml(path, number=1):
    return read(path)[sheet_part(number)].decode()


def cells(row, formulas):
    """A row of formulas from column A on."""
    escaped = (
        f.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        for f in formulas
    )
    inside = "".join(
        f'<c r="{chr(65 + n)}{row}"><f>{f}</f></c>' for n, f in enumerate(escaped)
    )
    return f'<row r="{row}">{inside}</row>'
