"""How a source is cited."""

from xladdin.preferans.systems import SYSTEMS
from xladdin.scoring.source import WHIST_2008, Source


def test_a_source_names_the_work_and_the_place():
    assert str(Source(WHIST_2008, "table 1")) == "Whist 2008, table 1"


def test_every_system_says_where_its_figures_stand():
    for system in SYSTEMS.values():
        assert system.source.work.strip()
        assert system.source.place.strip()
