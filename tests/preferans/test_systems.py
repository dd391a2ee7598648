"""The systems as data: their figures, and which are a reconstruction."""

import pytest

from xladdin.preferans.systems import MOSCOW_80, PITER_2017, SYSTEMS
from xladdin.scoring.errors import ImpossibleNumber
from xladdin.wording import LANGUAGES, text

MOST = {
    "mlp_8": 8,
    "moscow_80": 80,
    "whist_2008": 800,
    "piter_2017": 1000,
    "piter_2017_exact": 1001,
}


def test_the_most_that_a_player_can_get_names_the_system():
    for key, system in SYSTEMS.items():
        best = system.place_points.of_place(1, players=4)
        assert system.whists.points(10**6) + best == MOST[key]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_system_has_a_name(language):
    names = {text(f"system.{key}", language) for key in SYSTEMS}
    assert len(names) == len(SYSTEMS)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "reconstructed, unconfirmed"),
        ("ru", "восстановлено, не подтверждено"),
        ("bg", "възстановено, непотвърдено"),
    ],
)
def test_the_reconstruction_says_so_wherever_it_is_named(language, said):
    assert [system.key for system in SYSTEMS.values() if not system.confirmed] == [
        "moscow_80"
    ]
    assert said in text(f"system.{MOSCOW_80.key}", language)
    assert said in text("function.MOSCOW_SCORE", language).lower()


def test_a_cutoff_of_nothing_is_refused():
    with pytest.raises(ImpossibleNumber, match="cutoff_positive"):
        PITER_2017.with_cutoff(0)
