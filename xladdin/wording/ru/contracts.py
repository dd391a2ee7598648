"""Contracts on a wall sheet: Russian."""

TEXTS = {
    "contract.no_trump": "БК",
    "contract.passed_out": "пас",
    "contract.hand.N": "С",
    "contract.hand.E": "В",
    "contract.hand.S": "Ю",
    "contract.hand.W": "З",
}
