"""What a format cannot say of boards: the faults its writer gives, one for each kind of thing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Sequence

from msgspec.structs import replace

from tapete.core import BySeat, Record, Stated, board_dealer, board_vulnerability
from tapete.formats.reading import Fault, Filed

NOTHING = "convert/nothing"
"""The code of a file in which none of its boards would be."""

_SAID: dict[str, tuple[str, Callable[[Filed], bool]]] = {
    "number": ("numbers of boards", lambda filed: filed.record.number is not None),
    "dealer": ("who deals", lambda filed: filed.record.dealer is not None),
    "vulnerability": ("who is vulnerable", lambda filed: filed.record.vulnerability is not None),
    "deal": ("the cards dealt", lambda filed: any(hand.mask for hand in filed.record.deal.hands)),
    "calls": ("the auction", lambda filed: bool(filed.record.calls)),
    "cards": ("the play", lambda filed: bool(filed.record.cards)),
    "claim": ("claims", lambda filed: filed.record.claim is not None),
    "result": ("contracts and results", lambda filed: filed.record.stated != Stated()),
    "names": ("names of players", lambda filed: filed.names != BySeat("", "", "", "")),
    "room": ("open and closed rooms", lambda filed: filed.room is not None),
    "event": ("events", lambda filed: bool(filed.event)),
    "site": ("places", lambda filed: bool(filed.site)),
    "date": ("dates", lambda filed: bool(filed.date)),
    "scoring": ("ways of scoring", lambda filed: bool(filed.scoring)),
    "title": ("titles of boards", lambda filed: bool(filed.title)),
    "told": ("alerts and explanations", lambda filed: bool(filed.calls)),
    "comments": ("comments", lambda filed: bool(filed.comments)),
}


def lost(
    title: str,
    boards: Collection[Filed],
    says: Container[str],
    extra: Container[str] = (),
    *,
    head: Sequence[tuple[str, str]] = (),
) -> tuple[Fault, ...]:
    """A fault `convert/...` for each kind of thing that some board has and a format has no place for.

    `says` names the kinds it has a place for, `extra` what it knows of `Filed.extra`; whoever has a place
    for what stands beside the boards gives no `head`.
    """
    unsaid = [(kind, is_said) for kind, (_, is_said) in _SAID.items() if kind not in says]
    first: dict[str, int] = {}
    count: Counter[str] = Counter()
    names: dict[str, int] = {}
    for place, filed in enumerate(boards):
        for kind, is_said in unsaid:
            if is_said(filed):
                first.setdefault(kind, place)
                count[kind] += 1
        for name, _ in filed.extra:
            if name not in names and name not in extra:
                names[name] = place
    faults = [
        Fault(f"convert/{kind}", _text(title, _SAID[kind][0], count[kind]), board=first[kind])
        for kind, _ in unsaid
        if kind in first
    ]
    if names:
        faults.append(_no_place(title, names))
    if head:
        faults.append(Fault("convert/head", f"{title} has no place for what stands beside the boards"))
    return tuple(faults)


def lost_by_number(title: str, boards: Collection[Filed]) -> Iterator[Fault]:
    """A fault where dealer or vulnerability of boards are not those of their numbers (Law 2).

    For formats that say a number and nothing else of it.
    """
    differ = [place for place, filed in enumerate(boards) if not _is_by_number(filed.record)]
    if differ:
        count = "one board" if len(differ) == 1 else f"{len(differ)} boards"
        text = f"{title} says dealer and vulnerability by the number alone, and those of {count} are others"
        yield Fault("convert/dealer", text, board=differ[0], law=2)


def nothing(title: str, boards: Collection[Filed]) -> Iterator[Fault]:
    """The fault of a file that would hold none of these boards, if there are any: nobody wants it written."""
    if boards:
        count = "The one board" if len(boards) == 1 else f"None of the {len(boards)} boards"
        verb = "has no place" if len(boards) == 1 else "has a place"
        yield Fault(NOTHING, f"{count} {verb} in {title}")


class Gathering:
    """Faults, those that say the same of several boards as one, of the first."""

    def __init__(self) -> None:
        self._first: dict[tuple[str, str], Fault] = {}
        self._count: Counter[tuple[str, str]] = Counter()

    def add(self, fault: Fault) -> None:
        """Add one; of the same only how many there were is kept."""
        same = fault.code, fault.text
        self._first.setdefault(same, fault)
        self._count[same] += 1

    @property
    def faults(self) -> tuple[Fault, ...]:
        """One of each kind, in the order met."""
        return tuple(
            first if (count := self._count[same]) == 1 else _of_many(first, count)
            for same, first in self._first.items()
        )


def gathered(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """The faults, those that say the same of several boards as one, of the first."""
    gathering = Gathering()
    for fault in faults:
        gathering.add(fault)
    return gathering.faults


def _of_many(first: Fault, count: int) -> Fault:
    return replace(first, text=f"{first.text}; so it is with {count} boards")


def _is_by_number(record: Record) -> bool:
    number, told = record.number or 0, (record.dealer, record.vulnerability)
    by_law = (board_dealer(number), board_vulnerability(number)) if number > 0 else (None, None)
    return all(one in (None, other) for one, other in zip(told, by_law, strict=True))


def _text(title: str, words: str, count: int) -> str:
    return f"{title} cannot say {words}, which {'one board' if count == 1 else f'{count} boards'} had"


def _no_place(title: str, names: dict[str, int]) -> Fault:
    shown = ", ".join(list(names)[:8]) + (", ..." if len(names) > 8 else "")
    return Fault("convert/extra", f"{title} has no place for: {shown}", board=min(names.values()))
