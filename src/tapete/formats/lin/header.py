"""What a file of LIN says of a match before its boards, made to agree with them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice

from tapete.core import BySeat, Stated
from tapete.formats.lin.board_text import names_text
from tapete.formats.lin.growing import NOBODY, room_of
from tapete.formats.lin.match import NAMED, SCORING, Match, read_result, result_text
from tapete.formats.lin.places import BEGIN, Kept, kept
from tapete.formats.lin.plain import plain
from tapete.formats.lin.words import read_number, titled_number
from tapete.formats.losses import Losses
from tapete.formats.reading import Filed, Room

_LETTER = {name: letter for letter, name in SCORING.items()} | {"MATCHPOINTS": "P"}
_RESULTS_A_LINE = 4000
_ROOM_LETTER = {Room.OPEN: "o", Room.CLOSED: "c", None: ""}


class Header:
    """What stands before the boards, made to agree with them."""

    def __init__(self, boards: Collection[Filed], codes: list[tuple[str, str]], losses: Losses) -> None:
        self._boards, self._losses = boards, losses
        self._own = sum(1 for _ in _of_first_match(boards))
        self._codes = codes
        self._passed = 0
        self.has_closed_room = any(filed.room is Room.CLOSED for filed in boards)
        self._tell_match()
        self.match = Match(next((value for code, value in reversed(self._codes) if code == "vg"), ""))
        self._tell_results()
        self.names = {"": NOBODY, "o": NOBODY, "c": NOBODY}
        """Who sits there, by the letter of the room, as the file has told so far."""

    def text(self) -> str:
        """The header; the players of both rooms are its end."""
        said = [
            f"{code}|{plain(part, 'head', self._losses, is_text=True)}|\n"
            for code, value in self._codes
            for part in (_lines_of_results(value) if code == "rs" else (value,))
        ]
        if self.has_closed_room:
            rooms = {letter: self._first_names(room) for room, letter in _ROOM_LETTER.items() if room}
            if any(names != NOBODY for names in rooms.values()):
                self.names = rooms | {"": rooms["o"]}
                both = ",".join(names_text(names, self._losses) for names in rooms.values())
                said.append(f"pn|{both}|pg||\n")
        return "".join(said)

    def come_to(self, filed: Filed) -> None:
        """Mind the header of another match that was kept at the beginning of a board."""
        self._mind([one for one in _headers(filed) if one.stage == BEGIN])
        self._passed += 1
        if self._passed > self._own:
            self._check(filed)

    def pass_by(self, filed: Filed) -> None:
        """Mind the header of another match that was kept in or after a board."""
        self._mind([one for one in _headers(filed) if one.stage != BEGIN])

    def _check(self, filed: Filed) -> None:
        """What was kept as the header of another match is not made to agree with its boards."""
        match, stated = self.match, Stated()
        if match.results:
            place = match.place(filed.record.number, filed.room is Room.CLOSED)
            stated = (read_result(match.results[place]) if place < len(match.results) else None) or stated
        said = (match.event, match.scoring, match.extra, stated)
        if said != (filed.event, filed.scoring, _of_match(filed), filed.record.stated):
            self._losses.add("match", "the header of another match before it says otherwise; that was left")

    def _mind(self, headers: Sequence[Kept]) -> None:
        for one in headers:
            self.match = Match(one.value) if one.code == "vg" else self.match.again()
            if one.code == "rs":
                self.match.results += [text.strip() for text in one.value.split(",")]

    def qx(self, filed: Filed) -> str | None:
        """Room and number of a board, as they were spelled if that says the same; None if it needs none."""
        number = filed.record.number
        if number is not None and not 0 < number < 1_000_000:
            number = None
        by_title = titled_number(filed.title or f"Board {number}")
        raw = next((value for name, value in filed.extra if name == ".qx"), None)
        if raw is not None:
            said = read_number(raw)
            room = room_of(said.letter, self.has_closed_room or self.match.of_teams)
            if room is filed.room and number in (by_title, said.number):
                return raw
        if filed.room is None and (number is None or (len(self._boards) == 1 and by_title is not None)):
            return None
        return self._letter(filed) + ("" if number is None else str(number))

    def _letter(self, filed: Filed) -> str:
        """The letter that says this room and no other."""
        if filed.room is None and not (self.has_closed_room or self.match.of_teams):
            return "o"
        return _ROOM_LETTER[filed.room]

    def _first_names(self, room: Room) -> BySeat[str]:
        return next((filed.names for filed in self._boards if filed.room is room), NOBODY)

    def _tell_match(self) -> None:
        losses = self._losses
        first = next(iter(self._of_match()), None)
        place = next((at for at in reversed(range(len(self._codes))) if self._codes[at][0] == "vg"), None)
        said = Match("" if place is None else self._codes[place][1])
        event, scoring = (first.event, first.scoring) if first else (said.event, said.scoring)
        extra = _of_match(first) if first else said.extra
        self._tell_others(event, scoring, extra)
        needs_room = not self.has_closed_room and any(filed.room is Room.OPEN for filed in self._of_match())
        same = (said.event, said.scoring, said.extra) == (event, scoring, extra)
        if same and (said.of_teams or not needs_room):
            return
        fields = self._new_fields() if place is None else self._codes.pop(place)[1].split(",")
        fields += [""] * (9 - len(fields))
        fields[0] = plain(event, "event", losses, ",")
        fields[2] = self._scoring_letter(scoring)
        for name, at in NAMED.items():
            fields[at] = plain(dict(extra).get(name, ""), "extra", losses, ",")
        if needs_room and fields[2] == "P":
            losses.add("room", "LIN has rooms in matches of teams only; that of the boards was left out")
        self._codes.insert(place or 0, ("vg", ",".join(fields)))

    def _tell_others(self, event: str, scoring: str, extra: tuple[tuple[str, str], ...]) -> None:
        for at, filed in enumerate(self._of_match()):
            self._losses.board = at
            if filed.event != event:
                self._losses.add("event", f"LIN has one event a match; {filed.event!r} was left out")
            if filed.scoring != scoring:
                self._losses.add("scoring", f"LIN has one scoring a match; {filed.scoring!r} was left out")
            if _of_match(filed) != extra:
                self._losses.add("extra", f"LIN has one {' '.join(NAMED)} a match; another was left out")
        self._losses.board = 0 if self._own else None

    def _of_match(self) -> Iterable[Filed]:
        """The boards before the header of another match."""
        return islice(self._boards, self._own)

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
        vg = next((at for at in reversed(range(len(self._codes))) if self._codes[at][0] == "vg"), -1)
        found = [at for at in range(vg + 1, len(self._codes)) if self._codes[at][0] == "rs"]
        before = [text.strip() for at in found for text in self._codes[at][1].split(",")]
        if not before and all(filed.record.stated == Stated() for filed in self._of_match()):
            return
        results = self._results(list(before))
        if results != before and (before or any(results)):
            place = found[0] if found else vg + 1
            self._codes = [one for at, one in enumerate(self._codes) if at not in found]
            self._codes.insert(place, ("rs", ",".join(results)))

    def _results(self, results: list[str]) -> list[str]:
        """The results, two a board, with those of the boards."""
        for at, filed in enumerate(self._of_match()):
            self._losses.board = at
            line = self.match.place(filed.record.number, filed.room is Room.CLOSED)
            results.extend([""] * (line + 2 - line % 2 - len(results)))
            results[line] = self._result(filed.record.stated, results[line])
        return results

    def _result(self, stated: Stated, said: str) -> str:
        if ((read_result(said) if said else None) or Stated()) == stated:
            return said
        text = result_text(stated)
        if text is None:
            self._losses.add("result", "LIN can state a result only with a contract; it was left out")
        return text or ""


def _lines_of_results(results: str) -> Iterator[str]:
    """Many results in several lines: whoever reads a file in pieces waits for the end of each."""
    each = results.split(",")
    for place in range(0, len(each), _RESULTS_A_LINE):
        yield ",".join(each[place : place + _RESULTS_A_LINE])


def _of_match(filed: Filed) -> tuple[tuple[str, str], ...]:
    """What the header of a match has a field for, in their order."""
    said = dict(reversed(filed.extra))
    return tuple((name, said[name]) for name in NAMED if said.get(name))


def _headers(filed: Filed) -> Iterator[Kept]:
    """What was kept of another match in a board."""
    entries = (kept(name, value) for name, value in filed.extra if name.endswith(("vg", "rs")))
    return (one for one in entries if one is not None)


def _of_first_match(boards: Iterable[Filed]) -> Iterator[Filed]:
    """The boards before another match begins, with a header of its own among what was kept."""
    for filed in boards:
        stages = {one.stage for one in _headers(filed)}
        if BEGIN in stages:
            return
        yield filed
        if stages:
            return
