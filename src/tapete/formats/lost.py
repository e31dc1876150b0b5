"""What a format cannot say of boards: the faults its writer gives, one for each kind of thing."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence

from msgspec.structs import replace

from tapete.core import BySeat, Record, Stated, board_dealer, board_vulnerability
from tapete.formats.reading import Fault, Filed

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
    boards: Sequence[Filed],
    says: Container[str],
    extra: Container[str] = (),
    *,
    head: Sequence[tuple[str, str]] = (),
) -> tuple[Fault, ...]:
    """A fault `convert/...` for each kind of thing that some board has and a format has no place for.

    `says` names the kinds it has a place for, `extra` what it knows of `Filed.extra`; whoever has a place
    for what stands beside the boards gives no `head`.
    """
    faults = [
        Fault(f"convert/{kind}", _text(title, words, found), board=found[0])
        for kind, (words, is_said) in _SAID.items()
        if kind not in says and (found := [place for place, filed in enumerate(boards) if is_said(filed)])
    ]
    faults.extend(_extra(title, boards, extra))
    if head:
        faults.append(Fault("convert/head", f"{title} has no place for what stands beside the boards"))
    return tuple(faults)


def lost_by_number(title: str, boards: Sequence[Filed]) -> Iterator[Fault]:
    """A fault where dealer or vulnerability of boards are not those of their numbers (Law 2).

    For formats that say a number and nothing else of it.
    """
    differ = [place for place, filed in enumerate(boards) if not _is_by_number(filed.record)]
    if differ:
        count = "one board" if len(differ) == 1 else f"{len(differ)} boards"
        text = f"{title} says dealer and vulnerability by the number alone, and those of {count} are others"
        yield Fault("convert/dealer", text, board=differ[0], law=2)


def gathered(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """The faults, those that say the same of several boards as one, of the first."""
    same: dict[tuple[str, str], list[Fault]] = {}
    for fault in faults:
        same.setdefault((fault.code, fault.text), []).append(fault)
    return tuple(
        first if not others else replace(first, text=f"{first.text}; so it is with {len(others) + 1} boards")
        for first, *others in same.values()
    )


def _is_by_number(record: Record) -> bool:
    number, told = record.number or 0, (record.dealer, record.vulnerability)
    by_law = (board_dealer(number), board_vulnerability(number)) if number > 0 else (None, None)
    return all(one in (None, other) for one, other in zip(told, by_law, strict=True))


def _text(title: str, words: str, found: Sequence[int]) -> str:
    count = "one board" if len(found) == 1 else f"{len(found)} boards"
    return f"{title} cannot say {words}, which {count} had"


def _extra(title: str, boards: Sequence[Filed], known: Container[str]) -> Iterator[Fault]:
    first: dict[str, int] = {}
    for place, filed in enumerate(boards):
        for name, _ in filed.extra:
            if name not in known:
                first.setdefault(name, place)
    if first:
        names = ", ".join(list(first)[:8]) + (", ..." if len(first) > 8 else "")
        yield Fault("convert/extra", f"{title} has no place for: {names}", board=min(first.values()))
