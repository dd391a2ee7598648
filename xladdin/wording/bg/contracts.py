"""Contracts on a wall sheet: Bulgarian."""

TEXTS = {
    "contract.no_trump": "БК",
    "contract.passed_out": "пас",
    "contract.hand.N": "С",
    "contract.hand.E": "И",
    "contract.hand.S": "Ю",
    "contract.hand.W": "З",
}
