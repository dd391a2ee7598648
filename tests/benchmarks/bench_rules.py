"""Contract scores against public Python peers on the same work, as ratios in one run.

    python -m pip install ".[bench]" && python tests/benchmarks/bench_rules.py

Every contract, doubled or not, vulnerable or not, with every number of tricks. The
peers' figures are compared with ours before the clock starts. No package of the public
index was found (November 2026) that converts a difference into IMPs; that line gives
IMPs a second for what it is.
"""

import timeit
from importlib.metadata import version

from bridgebots.deal_enums import BiddingSuit
from bridgebots.play_utils import calculate_score
from endplay.types import Contract as PeerContract
from endplay.types import Vul

from xladdin.bridge.contract import parse
from xladdin.bridge.contract_score import contract_score
from xladdin.bridge.imps import imps

STRAINS = "CDHSN"
SUITS = [
    BiddingSuit.CLUBS,
    BiddingSuit.DIAMONDS,
    BiddingSuit.HEARTS,
    BiddingSuit.SPADES,
    BiddingSuit.NO_TRUMP,
]
WORK = [
    (level, strain, double, tricks, vulnerable)
    for level in range(1, 8)
    for strain in range(5)
    for double in range(3)
    for tricks in range(14)
    for vulnerable in (False, True)
]


def entry(level, strain, double, tricks):
    """A contract as a card shows it, and as the peer reads it."""
    result = tricks - level - 6
    name = "NT" if STRAINS[strain] == "N" else STRAINS[strain]
    told = f"{result:+d}" if result else "="
    return f"{level}{name}N{'x' * double}{told}"


def seconds(work):
    return min(timeit.repeat(work, number=3, repeat=9)) / 3


def told(name, ours, peer):
    print(f"{name}: {peer / ours:.1f} times as fast")


def main():
    texts = [entry(*case[:4]) for case in WORK]
    vulnerable = [case[4] for case in WORK]
    contracts = [parse(text) for text in texts]
    fields = [(case[0], SUITS[case[1]], *case[2:]) for case in WORK]
    peer_vul = [Vul.both if v else Vul.none for v in vulnerable]
    peer_contracts = [PeerContract(text) for text in texts]

    def ours():
        return [
            contract_score(contract, vul, "today")
            for contract, vul in zip(contracts, vulnerable, strict=True)
        ]

    def bridgebots():
        return [calculate_score(*case) for case in fields]

    def endplay():
        return [c.score(vul) for c, vul in zip(peer_contracts, peer_vul, strict=True)]

    def ours_read():
        return [
            contract_score(parse(text), vul, "today")
            for text, vul in zip(texts, vulnerable, strict=True)
        ]

    def ours_read_anew():
        parse.cache_clear()
        return ours_read()

    def endplay_read():
        return [
            PeerContract(text).score(vul)
            for text, vul in zip(texts, peer_vul, strict=True)
        ]

    assert ours() == bridgebots() == ours_read()
    wrong = sum(a != b for a, b in zip(ours(), endplay(), strict=True))
    print(f"{len(WORK)} contracts; endplay differs from Law 77 in {wrong} of them")
    here = seconds(ours)
    told(
        f"score, against bridgebots {version('bridgebots')}", here, seconds(bridgebots)
    )
    told(f"score, against endplay {version('endplay')}", here, seconds(endplay))
    read = seconds(endplay_read)
    told("reading and score, against endplay", seconds(ours_read), read)
    told("the same, each text for the first time", seconds(ours_read_anew), read)
    differences = [10 * step for step in range(-400, 401)]
    once = seconds(lambda: [imps(d, "today") for d in differences]) / len(differences)
    print(f"IMPs: {1 / once / 1e6:.1f} million a second; no public peer found")


if __name__ == "__main__":
    main()
