"""Why a cell of a preferans sheet holds an error: English."""

TEXTS = {
    "error.cutoff_positive": "The cutoff must be more than 0, found {found}.",
    "error.place_at_table": "There is no place {found} at a table of {players}.",
    "error.place_missing": "The place is missing: enter it, or give the cells of the whole table.",
    "error.place_points_columns": "The place points must be a column of four numbers, of three, or one of each, without gaps.",
    "error.place_points_missing": "There is no column of place points for a table of {players}.",
    "error.players_at_table": "Three or four players sit at a table, found {found}.",
    "error.pulkas_negative": "The number of pulkas cannot be below 0, found {found}.",
    "error.pulkas_none": "There are no pulkas to take a mean of.",
    "error.pulkas_unfinished": "A mean stands without its number of pulkas, or the other way round.",
    "error.settlement_negative": "Pool, mountain and whists cannot be below 0, found {found}.",
    "error.settlement_shape": "{players} players need as many mountains and a square of {players} x {players} whists.",
    "error.shapes_pair": "{first} and {second} must have the same shape.",
    "error.steps_negative": "The steps begin at 0 or more, found {found}.",
    "error.steps_shape": "The steps need two columns, up to and including and points; only the last bound is blank.",
    "error.table_crowded": "The table has {found} results for {expected} players.",
    "error.table_unfinished": "The table is unfinished: {found} results of {expected}.",
    "error.whists_not_at_table": "No player of this table has {found} whists.",
}
