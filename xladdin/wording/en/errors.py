"""Why a cell holds an error: English."""

TEXTS = {
    "error.arguments_few": "Something is left out: {missing} is needed.",
    "error.arguments_many": "Too many arguments: {found} given, at most {expected} expected.",
    "error.choice_unknown": "“{found}” is not known here. Expected: {expected}.",
    "error.count_negative": "How many go through must be 0 or more, found {found}.",
    "error.error_inside": "A cell it depends on holds {found}.",
    "error.nothing_given": "There is nothing to reckon with: the cells are blank.",
    "error.number_expected": "A number is expected, found “{found}”.",
    "error.number_finite": "A number is expected that a cell can hold.",
    "error.scale_rises": "The bounds of a table must rise: {after} stands below {before}.",
    "error.scale_values": "The table has {bounds} bounds and {values} values; there must be one value more than bounds.",
    "error.shapes_differ": "The ranges differ in shape: {found}.",
    "error.single_expected": "One cell is expected for {argument}, found a range.",
    "error.text_expected": "A text is expected, found “{found}”.",
    "error.truth_expected": "TRUE or FALSE is expected (also 1 and 0, yes and no), found “{found}”.",
    "error.unexpected": "The function could not work with these entries. Please report it.",
    "error.whole_expected": "A whole number is expected, found {found}.",
}
