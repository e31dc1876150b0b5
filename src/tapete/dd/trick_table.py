"""How many tricks each seat takes as declarer in each strain when all four hands are in view."""

from __future__ import annotations

import msgspec

from tapete.core import BySeat, Seat, Strain

_STRAINS = tuple(Strain)


class StrainTricks(msgspec.Struct, frozen=True):
    """The tricks of one declarer, from clubs up to no trump."""

    clubs: int
    diamonds: int
    hearts: int
    spades: int
    notrump: int

    def __getitem__(self, strain: Strain) -> int:
        return (self.clubs, self.diamonds, self.hearts, self.spades, self.notrump)[strain.index]


class TrickTable(msgspec.Struct, frozen=True):
    """Twenty results of one deal: `table[seat][strain]` is the tricks of that declarer's side.

    >>> row = StrainTricks(clubs=5, diamonds=7, hearts=6, spades=8, notrump=6)
    >>> TrickTable(BySeat(row, row, row, row))[Seat.NORTH][Strain.SPADES]
    8
    """

    tricks: BySeat[StrainTricks]

    def __getitem__(self, seat: Seat) -> StrainTricks:
        return self.tricks[seat]

    @staticmethod
    def read(tricks: dict[str, dict[str, int]]) -> TrickTable:
        """The table from seats and strains by their letters, as `as_dict` gives it."""
        return TrickTable(
            BySeat.of(lambda seat: StrainTricks(*(tricks[str(seat)][str(strain)] for strain in _STRAINS)))
        )

    def as_dict(self) -> dict[str, dict[str, int]]:
        """Seats and strains by their letters, spades first, as files and programs exchange it."""
        return {
            str(seat): {name: row[Strain(name)] for name in ("S", "H", "D", "C", "NT")}
            for seat, row in self.tricks.items()
        }
