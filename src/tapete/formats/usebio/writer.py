"""Writing results in USEBIO 1.2: what the head says, who took part, and a traveller for each board."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape

from tapete.core import PartialDeal, Seat
from tapete.formats.lost import lost, lost_by_number
from tapete.formats.reading import Fault, Filed, Written
from tapete.formats.results import (
    ARTIFICIAL_EW,
    ARTIFICIAL_NS,
    EMPTY,
    LEAD,
    MP_EW,
    MP_NS,
    PAIR_EW,
    PAIR_NS,
    SCORE_NS,
    SECTION,
    line_of,
    lost_of_a_line,
    score_of,
)
from tapete.formats.usebio.paths import at, grown, joined
from tapete.formats.usebio.reader import read
from tapete.formats.usebio.told import EVENT, LINE, NAMES, SCORINGS, SECTION_ID, SUITS, WITHIN
from tapete.formats.usebio.tree import Node

_CIRCUMSTANCES = ("event", "site", "date", "scoring", "names")
_RECORD = ("number", "dealer", "vulnerability", "deal", "calls", "cards", "claim", "result")
_SAYS = frozenset((*_RECORD, *_CIRCUMSTANCES))
_EXTRA = frozenset((*NAMES, SCORE_NS, ARTIFICIAL_NS, ARTIFICIAL_EW, LEAD, SECTION, WITHIN))
_ELEMENT = re.compile(r"[A-Z][A-Z0-9_.-]*(?:\[\d+\])?(?:/[A-Z][A-Z0-9_.-]*(?:\[\d+\])?)*(?:@\w+)?")
_OF_BOARD = "BOARD"
_LAST = (MP_NS, MP_EW)
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """The file; a fault tells of each thing that comes out otherwise when it is read again."""
    foreign = {name for filed in boards for name, _ in filed.extra if not _is_ours(name)}
    known = {name for filed in boards for name, _ in filed.extra} - foreign
    faults = [*lost("USEBIO", boards, _SAYS, known), *lost_by_number("USEBIO", boards)]
    faults.extend(lost_of_a_line("USEBIO", boards))
    faults.extend(_unnumbered(boards))
    root = Node("")
    if grown(root, [pair for pair in head if pair[0].startswith("USEBIO")]) or any(
        not path.startswith("USEBIO") for path, _ in head
    ):
        faults.append(Fault("convert/head", "USEBIO has no place for some of what stands beside the boards"))
    _frame(root, boards)
    places = _places(boards)
    for within, filed in places.items():
        _section(root, within, filed)
    groups: dict[tuple[str, int | None, object], list[Filed]] = {}
    for within, filed in places.items():
        for one in filed:
            groups.setdefault((within, one.record.number, one.record.deal), []).append(one)
    for (within, _, _), group in groups.items():
        _board(_node(root, within), group)
    content = "".join(('<?xml version="1.0" encoding="utf-8"?>\n', *_lines(root, -1))).encode("utf-8")
    faults.extend(_otherwise([one for group in groups.values() for one in group], boards, content))
    return Written(content, tuple(faults))


def _unnumbered(boards: Sequence[Filed]) -> Iterator[Fault]:
    """That boards have no number, which whoever reads the file will miss."""
    without = [place for place, filed in enumerate(boards) if filed.record.number is None]
    if without:
        text = f"USEBIO wants the number of each board, and {len(without)} of these have none"
        yield Fault("convert/number", text, board=without[0])


def _is_ours(name: str) -> bool:
    return name in _EXTRA or bool(_ELEMENT.fullmatch(name) and name.isupper())


def _places(boards: Sequence[Filed]) -> dict[str, list[Filed]]:
    """The boards by the path of what they are in: where they came from, else the section they are of."""
    places: dict[str, list[Filed]] = {}
    sections: dict[str, str] = {}
    for filed in boards:
        told = dict(filed.extra)
        within = told.get(WITHIN)
        if within is None and SECTION in told:
            path = joined(EVENT, "SECTION", len(sections) + 1)
            within = sections.setdefault(told[SECTION], path)
        places.setdefault(within or EVENT, []).append(filed)
    return places


def _node(root: Node, within: str) -> Node:
    node = at(root, within) or at(root, EVENT)
    assert node is not None
    return node


def _section(root: Node, within: str, boards: Sequence[Filed]) -> None:
    """What boards are in: which section it is, and who took part, unless the head has said it."""
    node = _node(root, within)
    section = dict(boards[0].extra).get(SECTION)
    if section is not None and not any(SECTION_ID in one.attributes for one in node.upwards()):
        node.attributes[SECTION_ID] = section
    if not any(one.child("PARTICIPANTS") for one in node.upwards()):
        _participants(node, boards)


def _frame(root: Node, boards: Sequence[Filed]) -> None:
    """What a file must have and the head has not said: the version, the club, the event, who took part."""
    first = boards[0] if boards else None
    usual = [("USEBIO@Version", "1.2")]
    if first is not None and first.site:
        usual.append(("USEBIO/CLUB/CLUB_NAME", first.site))
    usual.append((f"{EVENT}@EVENT_TYPE", "PAIRS"))
    if first is not None:
        scorings = {ours: theirs for theirs, ours in reversed(SCORINGS.items())}
        told = (
            ("EVENT_DESCRIPTION", first.event),
            ("DATE", _date(first.date)),
            ("BOARD_SCORING_METHOD", scorings.get(first.scoring, first.scoring)),
        )
        usual.extend((f"{EVENT}/{name}", text) for name, text in told if text)
    for path, text in usual:
        where, _, attribute = path.partition("@")
        node = _existing(root, where)
        if node is None or (attribute and attribute not in node.attributes):
            grown(root, [(path, text)])
    _node(root, EVENT)


def _existing(root: Node, path: str) -> Node | None:
    node: Node | None = root
    for step in path.split("/"):
        node = node.child(step) if node is not None else None
    return node


def _participants(event: Node, boards: Sequence[Filed]) -> None:
    pairs: dict[tuple[str, str], tuple[str, str]] = {}
    for filed in boards:
        told, names = dict(filed.extra), filed.names
        for number, side, two in (
            (told.get(PAIR_NS), "NS", (names.north, names.south)),
            (told.get(PAIR_EW), "EW", (names.east, names.west)),
        ):
            if number and any(two):
                pairs.setdefault((number, side), two)
    parent = Node("PARTICIPANTS", event) if pairs else event
    for (number, side), two in pairs.items():
        other = pairs.get((number, "EW" if side == "NS" else "NS"))
        if other == two and side == "EW":
            continue
        pair = Node("PAIR", parent)
        _say(pair, "PAIR_NUMBER", number)
        if other not in (None, two):
            _say(pair, "DIRECTION", side)
        for name in two:
            _say(Node("PLAYER", pair), "PLAYER_NAME", name)


def _board(parent: Node, group: Sequence[Filed]) -> None:
    """A board with its cards and the lines of its traveller."""
    first = group[0]
    node = Node("BOARD", parent)
    if first.record.number is not None:
        _say(node, "BOARD_NUMBER", str(first.record.number))
    if first.record.deal != EMPTY:
        for seat in Seat:
            hand = Node("HAND", node)
            _say(hand, "DIRECTION", str(seat))
            for suit, ranks in zip(SUITS, str(first.record.deal[seat]).split("."), strict=True):
                _say(hand, suit, ranks)
    grown(node, [(_below_board(path), text) for path, text in first.extra if _is_of_board(path)])
    for filed in group:
        _line(node, filed, is_alone=len(group) == 1)


def _is_of_board(path: str) -> bool:
    return path.startswith(("BOARD/", "BOARD@"))


def _below_board(path: str) -> str:
    return path.removeprefix(_OF_BOARD).removeprefix("/")


def _line(board: Node, filed: Filed, *, is_alone: bool) -> None:
    """A line of the traveller; a board alone of which nothing is told needs none."""
    told = dict(filed.extra)
    line = line_of(filed)
    written = {
        **{element: told[name] for name, element in NAMES.items() if name in told and name not in _LAST},
        "CONTRACT": told.get("CONTRACT", line.contract),
        "PLAYED_BY": told.get("PLAYED_BY", line.declarer),
        "LEAD": line.lead,
        "TRICKS": told.get("TRICKS", line.tricks),
        "SCORE": _score(filed, told),
        **{NAMES[name]: told[name] for name in _LAST if name in told},
    }
    others = [pair for pair in filed.extra if _is_ours(pair[0]) and not _is_of_board(pair[0])]
    others = [pair for pair in others if pair[0] not in _EXTRA and pair[0] not in (*LINE.values(), "SCORE")]
    if any(written.values()) or others or not is_alone:
        node = Node("TRAVELLER_LINE", board)
        for element, text in written.items():
            _say(node, element, text)
        grown(node, others)


def _score(filed: Filed, told: dict[str, str]) -> str:
    if ARTIFICIAL_NS in told and ARTIFICIAL_EW in told:
        return f"A{told[ARTIFICIAL_NS]:>02}{told[ARTIFICIAL_EW]:>02}"
    return told.get("SCORE") or score_of(filed)


def _say(parent: Node, name: str, text: str) -> None:
    Node(name, parent).parts.append(text)


def _date(date: str) -> str:
    """As USEBIO 1.2 has it, `30/11/2026`."""
    found = re.fullmatch(r"(\d{4})\.(\d\d)\.(\d\d)", date)
    return f"{found[3]}/{found[2]}/{found[1]}" if found else date


def _lines(node: Node, depth: int) -> Iterator[str]:
    if depth >= 0:
        attributes = "".join(f' {name}="{_escaped(value)}"' for name, value in node.attributes.items())
        start = f"{'  ' * depth}<{node.name}{attributes}>{_escaped(node.text)}"
        if not node.children:
            yield f"{start}</{node.name}>\n"
            return
        yield f"{start}\n"
    for child in node:
        yield from _lines(child, depth + 1)
    if depth >= 0:
        yield f"{'  ' * depth}</{node.name}>\n"


def _escaped(text: str) -> str:
    plain = escape(_FORBIDDEN.sub(" ", text))
    return plain.replace("\r", "&#13;").replace("\n", "&#10;").replace("\t", "&#9;")


def _board_of(filed: Filed) -> tuple[int | None, PartialDeal]:
    return filed.record.number, filed.record.deal


def _otherwise(boards: Sequence[Filed], as_they_came: Sequence[Filed], content: bytes) -> Iterator[Fault]:
    """What is not as it was when the file is read again: an event has one name, a pair two players."""
    again = read(content).boards
    if len(again) != len(boards):
        yield Fault("convert/line", "lines that say nothing of who played or what came of it are left out")
        return
    pairs = list(zip(boards, again, strict=True))
    for name in _CIRCUMSTANCES:
        other = [place for place, pair in enumerate(pairs) if len({getattr(one, name) for one in pair}) > 1]
        if other:
            text = f"USEBIO has the {name} of all together, and that of {len(other)} boards was another"
            yield Fault(f"convert/{name}", text, board=other[0])
    if list(map(_board_of, again)) != list(map(_board_of, as_they_came)):
        text = "boards come in another order: the lines of each stand together, where its section does"
        yield Fault("convert/order", text, is_warning=True)
    for place, (filed, read_again) in enumerate(pairs):
        if line_of(filed) != line_of(read_again):
            yield Fault("convert/result", "the result is read otherwise than it was", board=place)
        if not {pair for pair in filed.extra if _is_ours(pair[0])} <= set(read_again.extra):
            yield Fault("convert/extra", "not all that is told beside the result has a place", board=place)
