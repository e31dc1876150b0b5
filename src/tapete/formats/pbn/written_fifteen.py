"""The values of the fifteen tags that every exported game has, from what is filed of it."""

from __future__ import annotations

from collections.abc import Callable

from tapete.core import Replay, Seat
from tapete.formats.pbn.auction import is_closed
from tapete.formats.pbn.deal import UNKNOWN, hand_text, read_deal
from tapete.formats.pbn.export import Lines
from tapete.formats.pbn.outcome import read_contract, read_declarer, read_result
from tapete.formats.pbn.sorted_extra import SortedExtra
from tapete.formats.pbn.words import (
    NUMBER,
    SEATS,
    VULNERABILITIES,
    VULNERABILITY_WORDS,
    is_pass_out,
)
from tapete.formats.reading import Filed

_TEXTS = ("Event", "Site", "Date", "Scoring", "North", "East", "South", "West")
_CAN_BE_READ: dict[str, Callable[[str], object]] = {
    "Board": NUMBER.fullmatch,
    "Dealer": SEATS.get,
    "Vulnerable": lambda value: VULNERABILITIES.get(value.lower()),
}


class FifteenWriter:
    """Says what the fifteen tags are; what the record does not state is worked out and named as derived."""

    def __init__(self, filed: Filed, number: int) -> None:
        self.filed, self.record = filed, filed.record
        self.out = Lines(number)
        self.extra = SortedExtra(filed)
        self.empty = frozenset(self.extra.spelled.get(".empty", "").split())
        self.derived: list[str] = []
        self.used: set[str] = set()
        """Extras of names that are the writer's own, as far as they were written."""
        self._replay: Replay | None = None

    def fifteen(self) -> dict[str, str]:
        """Each of the fifteen with its value."""
        filed, record = self.filed, self.record
        names = filed.names
        values = {
            "Event": filed.event,
            "Site": filed.site,
            "Date": filed.date,
            "Board": self._board(),
            "West": names.west,
            "North": names.north,
            "East": names.east,
            "South": names.south,
            "Dealer": self._raw_if("Dealer", record.dealer) or letter(record.dealer),
            "Vulnerable": self._vulnerable(),
            "Deal": self._deal(),
            "Scoring": filed.scoring,
        }
        values["Contract"] = self._contract()
        values["Declarer"] = self._declarer(values["Contract"])
        values["Result"] = self._result(values["Contract"])
        is_passed_out = is_pass_out(values["Contract"])
        for name in _TEXTS:
            if values[name] == "?":
                self.out.told("unknown", f"? in {name} is read as unknown", is_warning=True)
        for name, value in values.items():
            if (
                not value
                and name not in self.empty
                and not (is_passed_out and name in ("Declarer", "Result"))
            ):
                values[name] = "?"
        return values

    def _raw_if(self, name: str, value: object) -> str:
        """What was written where it could not be read, as long as nothing else is known."""
        raw = self.extra.raw.get(name, "")
        return self.use(name, raw) if value is None and raw and not _CAN_BE_READ[name](raw) else ""

    def use(self, name: str, value: str) -> str:
        """Say that an extra was written."""
        self.used.add(name)
        return value

    def _board(self) -> str:
        number = self.record.number
        return self._raw_if("Board", number) or ("" if number is None else str(number))

    def _vulnerable(self) -> str:
        found = self.record.vulnerability
        return self._raw_if("Vulnerable", found) or ("" if found is None else VULNERABILITY_WORDS[found])

    def _deal(self) -> str:
        deal, raw = self.record.deal, self.extra.raw.get("Deal")
        if raw is not None and read_deal(raw).deal == deal:
            return self.use("Deal", raw)
        if deal == UNKNOWN:
            return ""
        first = self.record.dealer or Seat.NORTH
        hands = [deal[first.after(place)] for place in range(4)]
        return f"{first}:" + " ".join(map(hand_text, hands))

    def _replayed(self) -> Replay:
        if self._replay is None:
            self._replay = self.record.replay()
        return self._replay

    def _contract(self) -> str:
        stated, raw = self.record.stated, self.extra.raw.get("Contract")
        if stated.is_passed_out:
            return "Pass"
        if stated.bid is not None:
            return f"{stated.bid}{stated.doubling}"
        if raw is not None and read_contract(raw) is None and not is_pass_out(raw):
            return self.use("Contract", raw)
        if is_closed(self.record.calls):
            replay = self._replayed()
            if replay.is_passed_out or replay.contract is not None:
                self.derived.append("Contract")
                return "Pass" if replay.contract is None else str(replay.contract)
        return ""

    def _declarer(self, contract: str) -> str:
        stated, raw = self.record.stated, self.extra.raw.get("Declarer")
        if raw is not None and read_declarer(raw) is stated.declarer:
            return self.use("Declarer", raw)
        if stated.declarer is not None:
            return str(stated.declarer)
        if is_closed(self.record.calls) and not is_pass_out(contract):
            found = self._replayed().contract
            if found is not None:
                self.derived.append("Declarer")
                return str(found.declarer)
        return ""

    def _result(self, contract: str) -> str:
        stated, raw = self.record.stated, self.extra.raw.get("Result")
        if raw is not None and self._says(raw, stated.tricks_taken):
            return self.use("Result", raw)
        if stated.tricks_taken is not None:
            return str(stated.tricks_taken)
        if is_pass_out(contract) or (self.record.claim is None and len(self.record.cards) < 52):
            return ""
        tricks = self.record.tricks_taken
        if tricks is not None:
            self.derived.append("Result")
            return str(tricks)
        return ""

    def _says(self, result: str, tricks: int | None) -> bool:
        declarer = self.record.stated.declarer
        if declarer is None and self.record.calls:
            found = self._replayed().contract
            declarer = None if found is None else found.declarer
        return read_result(result, declarer) == tricks


def letter(seat: Seat | None) -> str:
    """A seat as a tag has it; nothing where it is not known."""
    return "" if seat is None else str(seat)
