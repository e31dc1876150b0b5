"""The deals that are known to be hard: right, or not finished within their budget, never anything else."""

import re
from functools import partial
from pathlib import Path

import pytest

from tapete.core import PartialDeal, Seat, Strain
from tapete.dd import NotFinished, TrickTable, Workers, in_order
from tapete.dd.batch import table_of

FILES = Path(__file__).parents[2] / ".." / "shared" / "corpus" / "files" / "dds"
MAY_TAKE_LONGER = {"thomas2"}
BUDGET = 120.0


def deals_and_tables(text: str) -> list[tuple[PartialDeal, list[int]]]:
    """Deals of a file of DDS, each with its twenty results where they are told."""
    deals = [PartialDeal.parse(deal) for deal in re.findall(r'"([NESW]:[^"]{30,})"', text)]
    tables = [[int(tricks) for tricks in row.split()] for row in re.findall(r"^TABLE ([\d ]+)", text, re.M)]
    return list(zip(deals, tables or [[]] * len(deals), strict=True))


def told(table: TrickTable) -> list[int]:
    strains = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS, Strain.NOTRUMP)
    return [table[seat][strain] for strain in strains for seat in Seat]


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["thomas1", "thomas2", "freak.0", "largest", "12_cards", "all_solid", "everyone_makes_3N"]
)
def test_a_hard_deal_is_solved_rightly_within_its_budget(name: str) -> None:
    (file,) = FILES.glob(f"*__{name}.*")
    known = deals_and_tables(file.read_text(encoding="ascii"))
    assert known
    with Workers(1, budget=BUDGET) as workers:
        answers = in_order(workers, (partial(table_of, deal) for deal, _ in known))
        for (_, expected), found in zip(known, answers, strict=True):
            if isinstance(found, NotFinished) and name in MAY_TAKE_LONGER:
                continue
            assert isinstance(found, TrickTable)
            assert told(found) == (expected or told(found))
