"""The pairs of LIN, one after the other, made into boards."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tapete.core import PASS, BySeat, Stated
from tapete.formats.lin.growing import NOBODY, Growing, room_of
from tapete.formats.lin.hands import read_deal
from tapete.formats.lin.match import Match, read_result
from tapete.formats.lin.tokens import Parts, is_code
from tapete.formats.lin.words import (
    CARDS,
    SPELLED_CALLS,
    VULNERABILITY,
    one_line,
    quoted,
    read_calls,
    read_cards,
    read_number,
)
from tapete.formats.reading import Fault, Filed, Told

MATCH_CODES = frozenset(("vg", "rs", "pw", "mp", "bn", "px"))
"""Codes that speak of the whole match."""

_BLANKS_ONLY = frozenset(("st", "rh", "pg"))
_NOT_STATED = Stated()


class Finished:
    """A board that has been read; its room is known once the whole match is."""

    __slots__ = ("board", "names")

    def __init__(self, board: Growing, names: BySeat[str]) -> None:
        self.board, self.names = board, names

    def filed(self, is_team_match: bool) -> Filed:
        """The board, in a match of which both rooms are in the file or not."""
        board, match = self.board, self.board.match
        stated = _NOT_STATED
        if match.results:
            place = match.place(board.number, board.letter == "c")
            text = match.results[place] if place < len(match.results) else ""
            stated = (read_result(text) if text else None) or _NOT_STATED
        room = room_of(board.letter, is_team_match or match.of_teams)
        return board.filed(self.names, room, stated, match.event, match.scoring)


class LinReader:
    """Takes a text, whole or in pieces that end anywhere, and holds the boards finished so far."""

    def __init__(self, line: int = 1, column: int = 1) -> None:
        """`line` and `column` are those of the first letter in its file."""
        self.finished: list[Finished] = []
        self.faults: list[Fault] = []
        self.head: list[tuple[str, str]] = []
        self.count = 0
        """Boards finished, those that were taken away too."""
        self.has_closed_room = False
        self._board: Growing | None = None
        self._match = Match()
        self._names: dict[str, BySeat[str]] = {}
        self._parts = Parts("")
        self._line, self._column = line, column
        self._rest = ""
        self._is_lost = False

    def take(self, text: str) -> None:
        """Read on; a pair that is not complete waits for more."""
        parts = self._parts = Parts(self._rest + text, self._line, self._column)
        read = self._read_pairs(parts.parts)
        self._line, self._column = parts.start(read)
        self._rest = "|".join(parts.parts[read:])

    def end(self) -> None:
        """Nothing comes any more."""
        self._parts = Parts(self._rest, self._line, self._column)
        code, bar, value = self._rest.partition("|")
        if code.strip():
            if bar and is_code(code.strip()):
                self._fault(
                    "notation/unclosed", f"{code.strip()!r} has no bar at its end", 0, is_warning=True
                )
                self._pair(code, value, 1)
            else:
                self._not_a_code(code, 0)
        self._finish()
        self._rest = ""

    @property
    def line(self) -> int:
        """The line that is read next."""
        return self._line + self._rest.count("\n")

    def forget_longer_than(self, longest: int) -> None:
        """Give up a pair that does not end: no board of bridge is so long."""
        if len(self._rest) > longest:
            self._parts = Parts(self._rest, self._line, self._column)
            self._fault("notation/unclosed", f"no bar for {len(self._rest)} letters", 0)
            self._line, self._rest = self.line, ""

    # The pairs ------------------------------------------------------------------------------------

    def _read_pairs(self, parts: list[str]) -> int:
        """Read complete pairs; returns the first part that belongs to none."""
        index, end = 0, len(parts) - 2
        while index < end:
            code, value = parts[index], parts[index + 1]
            board = self._board
            if board is not None:
                if code == "pc":
                    card = CARDS.get(value)
                    if card is not None and board.claim is None:
                        board.cards.append(card)
                        index += 2
                        continue
                elif code == "mb" and not board.cards:
                    spelled = SPELLED_CALLS.get(value)
                    if spelled is not None:
                        board.call(*spelled)
                        index += 2
                        continue
            index += 2 if self._pair(code, value, index + 1) else 1
        return index

    def _pair(self, code: str, value: str, index: int) -> bool:
        """Read one pair; False where the first part is no code and only it is passed over."""
        code = code.strip()
        if not is_code(code):
            self._not_a_code(code, index - 1)
            return False
        self._is_lost = False
        handler = _HANDLERS.get(code.lower())
        if handler is not None:
            handler(self, value.strip(), index)
        elif code in _BLANKS_ONLY and not value.strip() and self._board is None:
            pass
        else:
            self._unknown(code, value.strip())
        return True

    def _unknown(self, code: str, value: str) -> None:
        if self._board is None:
            self.head.append((code, value))
        else:
            self._board.keep(code, value)

    def _not_a_code(self, text: str, index: int) -> None:
        if not self._is_lost:
            said = (
                f"not a code of two letters: {quoted(text)}" if text else "a code is missing before this bar"
            )
            self._fault("notation/code", said, index)
        self._is_lost = True

    # The boards -----------------------------------------------------------------------------------

    def _opened(self, code: str) -> Growing:
        """The board to which a code belongs that may begin another."""
        board = self._board
        if board is not None and (
            board.is_closed
            or board.calls
            or board.cards
            or board.claim is not None
            or ("md" in board.codes and (code in board.codes or code == "qx"))
            or (code == "qx" and "qx" in board.codes)
        ):
            self._finish()
            board = None
        if board is None:
            board = self._board = Growing(self._match)
        board.codes.add(code)
        return board

    def _present(self) -> Growing:
        if self._board is None:
            self._board = Growing(self._match)
        return self._board

    def _finish(self) -> None:
        board = self._board
        if board is None:
            return
        self._board = None
        board.close()
        if board.names is not None:
            self._names[board.letter] = board.names
        self.has_closed_room = self.has_closed_room or board.letter == "c"
        self.finished.append(Finished(board, self._names.get(board.letter, NOBODY)))
        self.count += 1

    # The codes ------------------------------------------------------------------------------------

    def _match_code(self, code: str, value: str) -> None:
        """Keep what is said of the match: at the head, or after the boards of the match before."""
        if self._board is None or (not self.count and not _has_begun(self._board)):
            self.head.append((code, value))
        else:
            self._board.keep(code, value)
            self._board.is_closed = _has_begun(self._board)

    def _header(self, value: str, _: int) -> None:
        self._match_code("vg", value)
        self._match = Match(value)
        if self._board is not None and not self._board.is_closed:
            self._board.match = self._match

    def _results(self, value: str, index: int) -> None:
        self._match_code("rs", value)
        results = [text.strip() for text in value.split(",")]
        for text in results:
            if text and read_result(text) is None:
                self._fault("notation/result", f"not a result: {quoted(text)} (such as 3NW+1, 4SWx-4)", index)
        if self._board is not None and self._board.is_closed:
            self._match = self._match.again()
        self._match.results += results

    def _about_the_match(self, code: str, value: str) -> None:
        self._match_code(code, value)

    def _number(self, value: str, index: int) -> None:
        board = self._opened("qx")
        board.qx = value
        said = read_number(value)
        board.letter, board.number = said.letter, said.number
        if said.number is None and value and not said.is_whole:
            self._fault("notation/number", f"not a room and number: {quoted(value)} (such as o7)", index)

    def _players(self, value: str, index: int) -> None:
        names = [one_line(name) for name in value.split(",")]
        if len(names) > 8:
            self._fault("notation/names", f"{len(names)} names where two tables have eight", index)
        if len(names) > 4:
            if self._board is not None and _has_begun(self._board) and "qx" not in self._board.codes:
                self._finish()
            rooms = _four(names[:4]), _four(names[4:8])
            self._names |= {"": rooms[0], "o": rooms[0], "c": rooms[1]}
            if self._board is not None:
                self._board.names = None
        else:
            self._opened("pn").names = _four(names)

    def _deal(self, value: str, index: int) -> None:
        board = self._opened("md")
        spelled = read_deal(value)
        board.dealer, board.deal = spelled.dealer, spelled.deal
        if spelled.problems:
            board.raw["md"] = value
            for problem in spelled.problems:
                self._fault(problem.code, problem.text, index, law=problem.law)

    def _vulnerable(self, value: str, index: int) -> None:
        board = self._opened("sv")
        board.vulnerability = VULNERABILITY.get(value.lower())
        if value and board.vulnerability is None:
            board.raw["sv"] = value
            self._fault(
                "notation/vulnerability", f"not who is vulnerable: {quoted(value)} (o, n, e or b)", index
            )

    def _title(self, value: str, _: int) -> None:
        board = self._opened("ah")
        if board.title:
            board.comment(board.title)
        board.title = one_line(value)

    def _style(self, value: str, _: int) -> None:
        board = self._opened("st")
        if value:
            board.keep_first("st", value)

    def _reset(self, value: str, _: int) -> None:
        if value:
            self._unknown("rh", value)

    def _page(self, value: str, _: int) -> None:
        board = self._board
        if board is not None:
            board.keep("pg", value)
            board.is_closed = board.is_closed or "md" in board.codes
        elif value:
            self.head.append(("pg", value))

    def _calls(self, value: str, index: int) -> None:
        board = self._present()
        if value.lower() in ("ap", "allpass"):
            for _ in range(_passes_left(board)):
                board.call(PASS, False)
            return
        spelled = read_calls(value)
        if board.cards or board.claim is not None:
            board.keep("mb", value)
            self._fault("notation/call", f"a call after the first card: {quoted(value)}", index)
            return
        for call, is_alerted in spelled.calls:
            board.call(call, is_alerted)
        if spelled.rest or not value:
            board.keep("mb", spelled.rest)
            law = 18 if spelled.rest[:1] in ("0", "8", "9") else None
            self._fault(
                "notation/call", f"not a call: {quoted(spelled.rest)} (1C to 7N, p, d, r)", index, law=law
            )

    def _explained(self, value: str, index: int) -> None:
        board = self._present()
        text = one_line(value)
        place = len(board.calls) - 1
        told = board.told.get(place, Told())
        if not text:
            return
        if place < 0 or board.cards or told.explanation:
            board.keep("an", text)
            if not told.explanation:
                self._fault(
                    "notation/explanation", f"explains no call: {quoted(text)}", index, is_warning=True
                )
        else:
            board.told[place] = Told(text, told.is_alerted or text == "!")

    def _cards(self, value: str, index: int) -> None:
        board = self._present()
        if board.claim is not None:
            board.keep("pc", value)
            self._fault("notation/card", f"a card after the claim: {quoted(value)}", index)
            return
        cards, rest = read_cards(value)
        board.cards.extend(cards)
        if rest or not cards:
            board.keep("pc", rest)
            self._fault("notation/card", f"not a card: {quoted(rest)} (such as HQ)", index)

    def _claim(self, value: str, index: int) -> None:
        board = self._present()
        if board.claim is not None or not (value.isascii() and value.isdigit() and len(value) < 3):
            board.keep("mc", value)
            text = "a second claim" if board.claim is not None else "not a number of tricks"
            self._fault("notation/claim", f"{text}: {quoted(value)}", index)
        else:
            board.claim = int(value)

    def _undo(self, value: str, index: int) -> None:
        board = self._present()
        number = int(value) if value.isascii() and value.isdigit() and len(value) < 5 else 0
        if not (number and board.take_back(number)):
            self._fault("notation/undo", f"cannot be taken back: {quoted(value)} cards", index)
        board.keep("up", value)

    def _chat(self, value: str, _: int) -> None:
        if self._board is None:
            self.head.append(("nt", value))
        else:
            self._board.comment(value)

    def _fault(
        self, code: str, text: str, index: int, law: int | None = None, *, is_warning: bool = False
    ) -> None:
        board = self.count if self._board is not None else None
        line, column = self._parts.place(index)
        self.faults.append(Fault(code, text, line, column, board, law, is_warning))


def _has_begun(board: Growing) -> bool:
    return bool("md" in board.codes or board.calls or board.cards or board.claim is not None)


def _four(names: Iterable[str]) -> BySeat[str]:
    """Names by seat, of those written from South on."""
    south, west, north, east = (*names, "", "", "", "")[:4]
    return BySeat(north, east, south, west)


def _passes_left(board: Growing) -> int:
    """How many passes end the auction."""
    last = board.calls[-4:]
    passes = next((place for place, call in enumerate(reversed(last)) if call is not PASS), len(last))
    return max(0, (4 if passes == len(board.calls) else 3) - passes)


def _about(code: str) -> Callable[[LinReader, str, int], None]:
    return lambda reader, value, _: reader._about_the_match(code, value)


_HANDLERS: dict[str, Callable[[LinReader, str, int], None]] = {
    "vg": LinReader._header,
    "rs": LinReader._results,
    **{code: _about(code) for code in ("pw", "mp", "bn", "px")},
    "qx": LinReader._number,
    "pn": LinReader._players,
    "md": LinReader._deal,
    "sv": LinReader._vulnerable,
    "ah": LinReader._title,
    "st": LinReader._style,
    "rh": LinReader._reset,
    "pg": LinReader._page,
    "mb": LinReader._calls,
    "an": LinReader._explained,
    "pc": LinReader._cards,
    "mc": LinReader._claim,
    "up": LinReader._undo,
    "nt": LinReader._chat,
}
