"""Reading results in USEBIO: each line of a traveller is a board, with its cards where they are told."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec.structs import replace

from tapete.core import BySeat, PartialDeal, Side
from tapete.formats.machine import natural
from tapete.formats.reading import Fault, Filed, Reading
from tapete.formats.results import (
    ARTIFICIAL_EW,
    ARTIFICIAL_NS,
    EMPTY,
    LEAD,
    PAIR_EW,
    PAIR_NS,
    SCORE_NS,
    SECTION,
    Line,
    awarded,
    record_of,
    wrong_score,
)
from tapete.formats.text import decode
from tapete.formats.usebio.paths import flattened, path_of
from tapete.formats.usebio.told import (
    EVENT,
    LINE,
    NAMES,
    SECTION_ID,
    WITHIN,
    Deals,
    Extra,
    circumstances,
    deal_of,
    deals_of,
    every,
    told_of_board,
)
from tapete.formats.usebio.tree import Node, parse

_KNOWN = frozenset((*NAMES.values(), *LINE.values(), "SCORE"))
_OF_BOARDS = ("BOARD", "HANDSET", "TRAVELLER_LINE")


def read(content: bytes | str) -> Reading:
    """The lines of all travellers; clubs, events and who took part are the head, by their paths."""
    text = decode(content)
    faults = list(text.faults)
    root = parse(text.content, faults)
    reader = _Reader(faults, deals_of(root, faults))
    for board in every(root, "BOARD"):
        if all(one.name != "HANDSET" for one in board.upwards()):
            reader.read_board(board)
    for line in every(root, "TRAVELLER_LINE"):
        if line.parent is not None and line.parent.name != "BOARD":
            reader.read_line(line, None, EMPTY, ())
    reader.read_unplayed(next(every(root, "EVENT"), root))
    if reader.has_names:
        words = "a pair's first player is taken to be North or East: who sat where is not told"
        faults.append(Fault("notation/seats", words, is_warning=True))
    if not root.children and not faults:
        faults.append(Fault("notation/xml", "there is nothing in it", 1, 1))
    outermost = (child for child in root if not _is_of_boards(child))
    head = (pair for child in outermost for pair in flattened(child, child.name, _is_of_boards))
    return Reading(tuple(reader.boards), tuple(faults), tuple(head))


def evidence(sample: bytes) -> int:
    """The name of the format, or a traveller."""
    start = sample[:4096].upper()
    if b"<USEBIO" in start or b"<!DOCTYPE USEBIO" in start:
        return 95
    return 70 if b"<TRAVELLER_LINE" in sample.upper() else 0


class _Reader:
    """Collects the boards of a file."""

    def __init__(self, faults: list[Fault], deals: Deals) -> None:
        self.boards: list[Filed] = []
        self.faults, self.deals = faults, deals
        self.has_names = False
        self.seen: set[int] = set()
        self.pairs: dict[int, dict[tuple[str, str | None], Node]] = {}
        self.around: dict[int, Filed] = {}

    def read_board(self, node: Node) -> None:
        number = natural(node.said("BOARD_NUMBER"))
        if number is None:
            words = f"a board has a number, not {node.said('BOARD_NUMBER')[:40]!r}"
            self._fault("notation/number", words, node.child("BOARD_NUMBER") or node)
        else:
            self.seen.add(number)
        deal, told = deal_of(node, self.faults, len(self.boards)), told_of_board(node)
        if deal == EMPTY and number is not None:
            places = ((path_of(one), number) for one in node.upwards())
            found = next((self.deals[place] for place in places if place in self.deals), None)
            if found is not None:
                deal, told = found[0], (*told, *found[1])
        lines = node.named("TRAVELLER_LINE")
        for line in lines:
            self.read_line(line, number, deal, told)
        if not lines:
            self._add(node, Line(), number, deal, list(told))

    def read_line(self, node: Node, number: int | None, deal: PartialDeal, told: Extra) -> None:
        extra = [(name, text) for name, element in NAMES.items() if (text := node.said(element))]
        extra.extend(self._score(node))
        for child in node:
            if child.name not in _KNOWN:
                extra.extend(flattened(child, child.name, lambda _: False))
        line = Line(**{name: node.said(element) for name, element in LINE.items()})
        self._add(node, line, number, deal, [*extra, *told])

    def read_unplayed(self, event: Node) -> None:
        """Hands of boards that no traveller is of."""
        for (path, number), (deal, told) in self.deals.items():
            if number not in self.seen:
                record, _ = record_of(Line(), number, deal)
                extra = told if path in ("USEBIO", EVENT, "") else (*told, (WITHIN, path))
                self.boards.append(replace(circumstances(event), record=record, extra=extra))

    def _add(
        self, node: Node, line: Line, number: int | None, deal: PartialDeal, extra: list[tuple[str, str]]
    ) -> None:
        record, unread = record_of(line, number, deal)
        for name, text in unread:
            element = LINE[name]
            extra.append((LEAD if name == "lead" else element, text))
            words = f"{element} cannot be read: {text[:40]!r}"
            self._fault(f"notation/{name}", words, node.child(element) or node)
        around = next(one for one in node.upwards() if one.name not in _OF_BOARDS)
        within = path_of(around)
        if within not in (EVENT, ""):
            extra.append((WITHIN, within))
        section = next((one for one in around.upwards() if SECTION_ID in one.attributes), None)
        if section is not None:
            extra.append((SECTION, section.attributes[SECTION_ID]))
        if id(around) not in self.around:
            self.around[id(around)] = circumstances(around)
        told = self.around[id(around)]
        filed = replace(told, record=record, names=self._names(node, dict(extra)), extra=tuple(extra))
        wrong = wrong_score(filed)
        if wrong:
            self._fault("record/score", wrong, node.child("SCORE") or node)
        self.boards.append(filed)

    def _score(self, node: Node) -> Iterator[tuple[str, str]]:
        text = node.said("SCORE")
        percentages = awarded(text)
        if percentages is not None:
            yield ARTIFICIAL_NS, str(percentages[0])
            yield ARTIFICIAL_EW, str(percentages[1])
        elif re.fullmatch(r"[+-]?[0-9]{1,5}", text):
            yield SCORE_NS, text
        elif text:
            yield "SCORE", text
            words = f"neither a score nor percentages: {text[:40]!r}"
            self._fault("notation/score", words, node.child("SCORE") or node)

    def _names(self, node: Node, extra: dict[str, str]) -> BySeat[str]:
        ns = self._players(node, extra.get(PAIR_NS, ""), Side.NS)
        ew = self._players(node, extra.get(PAIR_EW, ""), Side.EW)
        self.has_names = self.has_names or any((*ns, *ew))
        return BySeat(ns[0], ew[0], ns[1], ew[1])

    def _players(self, node: Node, number: str, side: Side) -> tuple[str, str]:
        """The two of a pair, by its number and, where two pairs have it, by the direction."""
        participants = [told for one in node.upwards() if (told := one.child("PARTICIPANTS")) is not None]
        for one in participants if number else ():
            pairs = self._pairs(one)
            pair = pairs.get((number, side.value)) or pairs.get((number, "")) or pairs.get((number, None))
            if pair is not None:
                names = [player.said("PLAYER_NAME") for player in pair.named("PLAYER")[:2]]
                return (*names, "", "")[0], (*names, "", "")[1]
        return "", ""

    def _pairs(self, participants: Node) -> dict[tuple[str, str | None], Node]:
        """The first pair of each number and direction, and of each number whatever its direction."""
        known = self.pairs.get(id(participants))
        if known is None:
            known = self.pairs[id(participants)] = {}
            for pair in every(participants, "PAIR"):
                number = pair.said("PAIR_NUMBER")
                known.setdefault((number, pair.said("DIRECTION").upper()), pair)
                known.setdefault((number, None), pair)
        return known

    def _fault(self, code: str, text: str, node: Node) -> None:
        self.faults.append(Fault(code, text, node.line, node.column, len(self.boards)))


def _is_of_boards(node: Node) -> bool:
    return node.name in _OF_BOARDS
