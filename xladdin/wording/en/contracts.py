"""Contracts on a wall sheet: English."""

TEXTS = {
    "contract.no_trump": "NT",
    "contract.passed_out": "pass",
    "contract.hand.N": "N",
    "contract.hand.E": "E",
    "contract.hand.S": "S",
    "contract.hand.W": "W",
}
