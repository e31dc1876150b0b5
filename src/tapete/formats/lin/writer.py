"""A file of LIN: what is said of the match, then its boards."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.core import BySeat, Stated
from tapete.formats.lin.board_text import Setting, board_text, names_text
from tapete.formats.lin.growing import NOBODY
from tapete.formats.lin.losses import Losses, plain
from tapete.formats.lin.match import SCORING, Match, read_result, result_text
from tapete.formats.lin.places import BEGIN, Names, kept
from tapete.formats.lin.words import titled_number
from tapete.formats.lost import lost
from tapete.formats.reading import Filed, Room, Written

_SAYS = frozenset(
    (
        *("number", "dealer", "vulnerability", "deal", "calls", "cards", "claim", "result"),
        *("names", "room", "event", "scoring", "title", "told", "comments"),
    )
)
_LETTER = {name: letter for letter, name in SCORING.items()} | {"MATCHPOINTS": "P"}
_ROOM_LETTER = {Room.OPEN: "o", Room.CLOSED: "c", None: ""}


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """The boards one after the other, with a header where they are of a match or have stated results."""
    losses = Losses()
    codes = [(name, value) for name, value in head if (one := kept(name, value)) and one.stage == BEGIN]
    foreign = [one for one in head if one not in codes and not one[0].startswith(".")]
    header = _Header(boards, codes, losses)
    text = header.text() + "".join(_boards(boards, header, losses))
    faults = lost("LIN", boards, _SAYS, Names(), head=foreign)
    return Written(text.encode("utf-8", "replace"), (*faults, *losses.faults))


class _Header:
    """What stands before the boards, made to agree with them."""

    def __init__(self, boards: Sequence[Filed], codes: list[tuple[str, str]], losses: Losses) -> None:
        self._boards, self._losses = boards, losses
        self._codes = codes
        self.has_closed_room = any(filed.room is Room.CLOSED for filed in boards)
        self._tell_match()
        self.match = Match(next((value for code, value in self._codes if code == "vg"), ""))
        self._tell_results()
        self.names = {"": NOBODY, "o": NOBODY, "c": NOBODY}
        """Who sits there, by the letter of the room, as the file has told so far."""

    def text(self) -> str:
        """The header; the players of both rooms are its end."""
        said = [
            f"{code}|{plain(value, 'head', self._losses, is_text=True)}|\n" for code, value in self._codes
        ]
        if self.has_closed_room:
            rooms = {letter: self._first_names(room) for room, letter in _ROOM_LETTER.items() if room}
            if any(names != NOBODY for names in rooms.values()):
                self.names = rooms | {"": rooms["o"]}
                both = ",".join(names_text(names, self._losses) for names in rooms.values())
                said.append(f"pn|{both}|pg||\n")
        return "".join(said)

    def letter(self, filed: Filed) -> str:
        """The letter of `qx` that says this room and no other."""
        if filed.room is None and not (self.has_closed_room or self.match.of_teams):
            return "o"
        return _ROOM_LETTER[filed.room]

    def _first_names(self, room: Room) -> BySeat[str]:
        return next((filed.names for filed in self._boards if filed.room is room), NOBODY)

    def _tell_match(self) -> None:
        boards, losses = self._boards, self._losses
        place = next((at for at, (code, _) in enumerate(self._codes) if code == "vg"), None)
        said = Match("" if place is None else self._codes[place][1])
        event, scoring = (boards[0].event, boards[0].scoring) if boards else (said.event, said.scoring)
        for at, filed in enumerate(boards):
            losses.board = at
            if filed.event != event:
                losses.add("event", f"LIN has one event a file; {filed.event!r} was left out")
            if filed.scoring != scoring:
                losses.add("scoring", f"LIN has one scoring a file; {filed.scoring!r} was left out")
        losses.board = 0 if boards else None
        needs_room = not self.has_closed_room and any(filed.room is Room.OPEN for filed in boards)
        is_right = said.event == event and said.scoring == scoring and (said.of_teams or not needs_room)
        if is_right and (said.is_told or not (event or scoring)):
            return
        fields = self._codes.pop(place)[1].split(",") if place is not None else self._new_fields()
        fields += [""] * (9 - len(fields))
        fields[0] = plain(event, "event", losses, ",")
        fields[2] = self._scoring_letter(scoring)
        if needs_room and fields[2] == "P":
            losses.add("room", "LIN has rooms in matches of teams only; that of the boards was left out")
        self._codes.insert(place or 0, ("vg", ",".join(fields)))

    def _new_fields(self) -> list[str]:
        numbers = [filed.record.number for filed in self._boards if filed.record.number is not None]
        first, last = (min(numbers), max(numbers)) if numbers else (1, len(self._boards))
        return ["", "", "", str(first), str(last)]

    def _scoring_letter(self, scoring: str) -> str:
        if not scoring or (len(scoring) == 1 and scoring not in SCORING and scoring not in "|,\n"):
            return scoring
        letter = _LETTER.get(scoring.split(";", maxsplit=1)[0].upper(), "")
        if SCORING.get(letter) != scoring:
            said = f"only that it is {SCORING[letter]}" if letter else "nothing"
            self._losses.add(
                "scoring", f"of the scoring {scoring!r} LIN says {said}", is_warning=bool(letter)
            )
        return letter

    def _tell_results(self) -> None:
        """Put the stated results where a reader looks for them, unless they are there already."""
        place = next((at for at, (code, _) in enumerate(self._codes) if code == "rs"), None)
        results = [text.strip() for code, value in self._codes if code == "rs" for text in value.split(",")]
        if not results and all(filed.record.stated == Stated() for filed in self._boards):
            return
        before, taken = list(results), set[int]()
        for at, filed in enumerate(self._boards):
            if any(name.endswith((" vg", " rs")) for name, _ in filed.extra):
                break  # Another match begins, with a header of its own among what was kept.
            self._losses.board = at
            line = self.match.place(filed.record.number, self._is_closed(filed))
            results.extend([""] * (line + 2 - line % 2 - len(results)))
            if line not in taken:
                results[line] = self._result(filed.record.stated, results[line])
            elif (read_result(results[line]) or Stated()) != filed.record.stated:
                self._losses.add("result", "LIN has one result for a board in a room; another was left out")
            taken.add(line)
        if results != before and (before or any(results)):
            self._codes = [one for one in self._codes if one[0] != "rs"]
            vg = next((at + 1 for at, (code, _) in enumerate(self._codes) if code == "vg"), 0)
            self._codes.insert(
                vg if place is None else min(place, len(self._codes)), ("rs", ",".join(results))
            )

    def _is_closed(self, filed: Filed) -> bool:
        return filed.room is Room.CLOSED

    def _result(self, stated: Stated, said: str) -> str:
        if ((read_result(said) if said else None) or Stated()) == stated:
            return said
        text = result_text(stated)
        if text is None:
            self._losses.add("result", "LIN can state a result only with a contract; it was left out")
        return text or ""


def _boards(boards: Sequence[Filed], header: _Header, losses: Losses) -> list[str]:
    texts = []
    for at, filed in enumerate(boards):
        losses.board = at
        letter = header.letter(filed)
        is_numbered = (
            len(boards) > 1 or filed.room is not None or any(name == ".qx" for name, _ in filed.extra)
        )
        by_title = titled_number(filed.title)
        if not is_numbered and filed.title and filed.record.number is not None and by_title is None:
            is_numbered = True
        _check(filed, by_title, losses)
        names = None if header.names[letter] == filed.names else filed.names
        header.names[letter] = filed.names
        needs_number = is_numbered and (filed.room is not None or filed.record.number is not None)
        texts.append(board_text(filed, Setting(letter if needs_number else None, names), losses))
    return texts


def _check(filed: Filed, by_title: int | None, losses: Losses) -> None:
    """Say what LIN will tell otherwise."""
    number, hands = filed.record.number, filed.record.deal.hands
    if by_title not in (None, number):
        losses.add("number", f"the title {filed.title!r} tells LIN another number than {number}")
    elif number is not None and not 0 < number < 1_000_000:
        losses.add("number", f"no number of a board in LIN: {number}")
    if sorted(map(len, hands)) == [0, 13, 13, 13]:
        losses.add("deal", "in LIN the fourth hand is what three whole hands leave", is_warning=True)
    if any(told.explanation == "!" and not told.is_alerted for told in filed.calls):
        losses.add("told", "LIN takes an explanation that is only ! for an alert", is_warning=True)
    if len(filed.calls) > len(filed.record.calls):
        losses.add("told", "something is told of calls that were not made; it was left out")
