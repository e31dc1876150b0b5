"""Spec 000 §05 and §06 told again, slowly and in other words, to hold against the real thing."""

from __future__ import annotations

from tapete.core import Outcome, Seat, Strain

Points = dict[str, int]


def deal_points(level: int, strain: str, doubled: str, vulnerable: bool, tricks: int) -> Points:
    """What one deal gives, by reason, trick by trick; honors are told elsewhere."""
    if tricks < level + 6:
        return {"undertricks": sum(_lost(place, doubled, vulnerable) for place in range(level + 6 - tricks))}
    points = {"tricks": 0, "overtricks": 0, "insult": 0, "slam": 0}
    for trick in range(7, tricks + 1):
        if trick <= level + 6:
            points["tricks"] += _contracted(trick, strain) * {"": 1, "X": 2, "XX": 4}[doubled]
        else:
            points["overtricks"] += _extra(strain, doubled, vulnerable)
    if doubled == "X":
        points["insult"] = 50
    if doubled == "XX":
        points["insult"] = 100
    if level == 6:
        points["slam"] = 750 if vulnerable else 500
    if level == 7:
        points["slam"] = 1500 if vulnerable else 1000
    return {reason: worth for reason, worth in points.items() if worth}


def _contracted(trick: int, strain: str) -> int:
    if strain in "CD":
        return 20
    return 40 if strain == "NT" and trick == 7 else 30


def _extra(strain: str, doubled: str, vulnerable: bool) -> int:
    if doubled == "XX":
        return 400 if vulnerable else 200
    if doubled == "X":
        return 200 if vulnerable else 100
    return 20 if strain in "CD" else 30


def _lost(place: int, doubled: str, vulnerable: bool) -> int:
    if not doubled:
        return 100 if vulnerable else 50
    places = (200, 300, 300) if vulnerable else (100, 200, 200)
    each = places[place] if place < 3 else 300
    return each * 2 if doubled == "XX" else each


class Paper:
    """A sheet of paper ruled in two columns, kept with a pencil: We are North and South."""

    def __init__(self) -> None:
        self.total = {"NS": 0, "EW": 0}
        self.progress = {"NS": 0, "EW": 0}
        self.games = {"NS": 0, "EW": 0}

    @property
    def is_full(self) -> bool:
        return 2 in self.games.values()

    def write(self, outcome: Outcome) -> None:
        """Enter the next deal."""
        if outcome.contract is None:
            return
        contract = outcome.contract
        ours = _column(contract.declarer)
        theirs = "EW" if ours == "NS" else "NS"
        for seat, held in outcome.honors:
            self.total[_column(seat)] += _held(contract.strain, held)
        points = deal_points(
            contract.level,
            str(contract.strain),
            str(contract.doubling),
            self.games[ours] == 1,
            outcome.tricks_taken,
        )
        self.total[theirs] += points.pop("undertricks", 0)
        self.total[ours] += sum(points.values())
        self.progress[ours] += points.get("tricks", 0)
        if self.progress[ours] >= 100:
            self.games[ours] += 1
            self.progress = {"NS": 0, "EW": 0}
            if self.is_full:
                self.total[ours] += 500 if self.games[theirs] else 700

    def break_off(self) -> None:
        """Enter what an unfinished rubber gives."""
        if sum(self.games.values()) == 1:
            self.total["NS" if self.games["NS"] else "EW"] += 300
        if self.progress["NS"] and not self.progress["EW"]:
            self.total["NS"] += 100
        if self.progress["EW"] and not self.progress["NS"]:
            self.total["EW"] += 100


def _column(seat: Seat) -> str:
    return "NS" if str(seat) in "NS" else "EW"


def _held(strain: Strain, held: int) -> int:
    if str(strain) == "NT":
        return 150 if held == 4 else 0
    return {4: 100, 5: 150}.get(held, 0)
