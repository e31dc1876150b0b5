"""The values of single labels of RBN, read and written: date, headings, scoring, names, contract."""

from __future__ import annotations

import re

import msgspec

from tapete.core import Bid, BySeat, Doubling, Seat, Stated, Strain
from tapete.formats.reading import Room

_DATE = re.compile(r"([0-9?]{4})([0-9?]{2})?([0-9?]{2})?")
_WRITTEN_DATE = re.compile(r"([0-9?]{4})(?:\.([0-9?]{2}))?(?:\.([0-9?]{2}))?")
_COLON = re.compile(r"::|:")
_CONTRACT = re.compile(r"([1-7])(NT?|[CDHS])(XX|X|R|)(?:\s*:\s*([NESW])?)?", re.IGNORECASE)
_PASSED = frozenset(("P", "PASS", "PASSED OUT"))
_TRICKS = re.compile(r"([0-9]{1,2})(?![0-9])")

_SCORING = {
    "I": "IMP",
    "X": "IMP;Cross",
    "M": "MP",
    "B": "BAM",
    "T": "TotalPoints",
    "N": "Instant",
    "R": "Rubber",
    "C": "Chicago",
    "A": "Cavendish",
    "P": "Plus",
}
_SCORING_LETTER = {name: letter for letter, name in _SCORING.items()}


def read_date(text: str) -> str:
    """The date as `2026.11.30`, with question marks for what is not known; blank where there is none.

    >>> read_date("199709"), read_date("20010704:1930")
    ('1997.09.??', '2001.07.04')
    """
    found = _DATE.match(text)
    return "" if found is None else ".".join((found[1], found[2] or "??", found[3] or "??"))


def date_text(date: str) -> str | None:
    """The date without separators and without what is not known at its end; None if it is no date."""
    found = _WRITTEN_DATE.fullmatch(date)
    if found is None:
        return None
    month, day = found[2] or "??", found[3] or "??"
    return found[1] + ("" if day == month == "??" else month if day == "??" else month + day)


def read_heading(text: str) -> str:
    """A heading, general and particular with a colon between; a colon of its own is written twice.

    >>> read_heading("Southeastern Regional:Flight A"), read_heading("Preempts:: Fact?")
    ('Southeastern Regional: Flight A', 'Preempts: Fact?')
    """
    return _COLON.sub(lambda colon: ":" if colon[0] == "::" else ": ", text).strip()


def heading_text(text: str) -> str:
    """The heading with a single colon where a colon and a blank part it."""
    return text.replace(":", "::").replace(":: ", ":")


def read_title(text: str) -> tuple[str, str]:
    """Title and author."""
    for colon in _COLON.finditer(text):
        if colon[0] == ":":
            return text[: colon.start()].replace("::", ":").strip(), text[colon.end() :].replace(
                "::", ":"
            ).strip()
    return text.replace("::", ":").strip(), ""


def title_text(title: str, author: str) -> str:
    """Title and author with a colon between."""
    title = title.replace(":", "::")
    return f"{title}:{author.replace(':', '::')}" if author else title


def read_scoring(text: str) -> str:
    """The scoring in the words of PBN; what follows a colon modifies it.

    >>> read_scoring("X:Butler"), read_scoring("M")
    ('IMP;Cross;Butler', 'MP')
    """
    first, *others = (part.strip() for part in text.split(":"))
    return ";".join((_SCORING.get(first, first), *others))


def scoring_text(scoring: str) -> str:
    """The scoring with the letter it has, if any."""
    parts = scoring.split(";")
    for count in (2, 1):
        letter = _SCORING_LETTER.get(";".join(parts[:count]))
        if letter is not None:
            return ":".join((letter, *parts[count:]))
    return ":".join(parts)


class SpelledNames(msgspec.Struct, frozen=True):
    """What `N` says."""

    names: BySeat[str]
    room: Room | None
    table: str
    """The number of a table, where it is no room."""
    other: str


def read_names(text: str) -> SpelledNames:
    """Read `North+South:West+East:room:other`."""
    pairs, pair, place, other = (*text.split(":", 3), "", "", "", "")[:4]
    north, _, south = pairs.partition("+")
    west, _, east = pair.partition("+")
    names = BySeat(north.strip(), east.strip(), south.strip(), west.strip())
    place = place.strip()
    room = {"O": Room.OPEN, "C": Room.CLOSED}.get(place.upper())
    return SpelledNames(names, room, "" if room else place, other.strip())


def names_text(spelled: SpelledNames) -> str:
    """The names with the room or table, as far as anything is known."""
    names = spelled.names
    place = spelled.table if spelled.room is None else {Room.OPEN: "O", Room.CLOSED: "C"}[spelled.room]
    parts = [_pair(names.north, names.south), _pair(names.west, names.east), place, spelled.other]
    while parts and not parts[-1]:
        parts.pop()
    return ":".join(parts)


def _pair(first: str, second: str) -> str:
    return f"{first}+{second}" if second else first


class SpelledContract(msgspec.Struct, frozen=True):
    """What `C` says."""

    bid: Bid | None = None
    doubling: Doubling = Doubling.UNDOUBLED
    declarer: Seat | None = None
    is_passed_out: bool = False
    is_whole: bool = True
    """Whether nothing more was written, such as who led."""

    def stated(self, tricks: int | None) -> Stated:
        """It and the tricks of `R`."""
        return Stated(self.bid, self.doubling, self.declarer, self.is_passed_out, tricks)


def read_contract(text: str) -> SpelledContract | None:
    """Read `5HX:N`, or `P` where all passed; None where it cannot be read."""
    if text.strip().upper() in _PASSED:
        return SpelledContract(is_passed_out=True)
    found = _CONTRACT.match(text)
    if found is None:
        return None
    bid = Bid(int(found[1]), Strain("NT" if found[2][0] in "Nn" else found[2].upper()))
    doubling = Doubling(found[3].upper().replace("R", "XX"))
    declarer = Seat(found[4].upper()) if found[4] else None
    return SpelledContract(bid, doubling, declarer, is_whole=found.end() == len(text))


def contract_text(stated: Stated) -> str:
    """What is stated of the contract; blank where nothing is."""
    if stated.is_passed_out:
        return "P"
    if stated.bid is None:
        return ""
    bid = str(stated.bid).removesuffix("T")
    return f"{bid}{stated.doubling}" + (f":{stated.declarer}" if stated.declarer else "")


def read_tricks(text: str) -> int | None:
    """Tricks of declarer, with which `R` begins; None where there are none.

    >>> read_tricks("9-300:0"), read_tricks("-50")
    (9, None)
    """
    found = _TRICKS.match(text)
    return int(found[1]) if found and int(found[1]) <= 13 else None
