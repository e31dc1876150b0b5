"""What the fifteen tags of a game say: the values that a record has, and what is odd or wrong about them."""

from __future__ import annotations

from tapete.core import Doubling, PartialDeal, Seat, Stated, Vulnerability
from tapete.formats.pbn.complaints import Complaints
from tapete.formats.pbn.deal import UNKNOWN, read_deal
from tapete.formats.pbn.outcome import (
    is_strain,
    read_contract,
    read_declarer,
    read_result,
    stated_contract,
    why_no_result,
)
from tapete.formats.pbn.score import what_is_wrong as wrong_score
from tapete.formats.pbn.tags import Tag
from tapete.formats.pbn.values import vulnerable_by_history
from tapete.formats.pbn.words import (
    CONTRACTS,
    NUMBER,
    SEATS,
    VULNERABILITIES,
    VULNERABILITY_WORDS,
    is_pass_out,
)

_NOTHING = Stated()


class FifteenReader:
    """Reads the tags that a record has a place for; what it cannot hold goes to the extras."""

    def __init__(self, tags: dict[str, Tag], complain: Complaints) -> None:
        self.tags, self.complain = tags, complain
        self.extra: list[tuple[str, str]] = []

    def number(self) -> int | None:
        """The number of the board."""
        tag = self.tags.get("Board")
        if tag is None or tag.value in ("", "?"):
            return None
        if NUMBER.fullmatch(tag.value):
            return int(tag.value)
        self.complain.odd("board", f"a board has a number from 1, not {tag.value!r}", tag.at)
        self.extra.append(("Board", tag.value))
        return None

    def deal(self) -> PartialDeal:
        """The hands."""
        tag = self.tags.get("Deal")
        if tag is None or tag.value in ("", "?"):
            return UNKNOWN
        read = read_deal(tag.value)
        for text in read.odd:
            self.complain.odd("deal", text, tag.at)
        for text in read.wrong:
            self.complain.wrong("deal", text, tag.at)
        if read.is_lossy:
            self.extra.append(("Deal", tag.value))
        return read.deal

    def dealer(self) -> Seat | None:
        """Who deals."""
        tag = self.tags.get("Dealer")
        if tag is None or tag.value in ("", "?"):
            return None
        seat = SEATS.get(tag.value)
        if seat is None:
            self.unreadable(tag, "a seat: N, E, S or W")
        return seat

    def vulnerability(self) -> Vulnerability | None:
        """Who is vulnerable; it must be as the games won say, where they are told."""
        tag = self.tags.get("Vulnerable")
        found: Vulnerability | None = None
        if tag is not None and tag.value not in ("", "?"):
            found = VULNERABILITIES.get(tag.value) or VULNERABILITIES.get(tag.value.lower())
            if found is None:
                self.unreadable(tag, "None, NS, EW or All")
        history = self.tags.get("ScoreRubberHistory")
        if found is not None and history is not None:
            sides = vulnerable_by_history(history.value)
            if sides is not None and sides != {side for side in ("NS", "EW") if _is_vulnerable(found, side)}:
                text = f"{VULNERABILITY_WORDS[found]} is vulnerable, another by ScoreRubberHistory"
                self.complain.wrong("vulnerable", text, history.at)
        return found

    def contract(self) -> Stated:
        """What is stated of contract and declarer."""
        tag, declarer = self.tags.get("Contract"), self._declarer()
        if tag is None or tag.value in ("", "?"):
            return Stated(declarer=declarer) if declarer else _NOTHING
        known = CONTRACTS.get(tag.value)
        if known is not None:
            return Stated(known[0], known[1], declarer)
        if is_strain(tag.value):
            self.extra.append(("Contract", tag.value))
        elif not is_pass_out(tag.value):
            if read_contract(tag.value) is None:
                self.unreadable(tag, "a contract such as 4H, 3NTX or Pass", law=18)
            elif tag.value != tag.value.upper() or tag.value.upper() not in CONTRACTS:
                read = stated_contract(tag.value, declarer)
                if tag.value.upper() not in CONTRACTS:
                    self.complain.odd("contract", f"{tag.value} stands for {read.bid}{read.doubling}", tag.at)
        elif tag.value.lower() != "pass":
            self.complain.odd("contract", f"{tag.value} stands for Pass", tag.at)
        return stated_contract(tag.value, declarer)

    def _declarer(self) -> Seat | None:
        tag = self.tags.get("Declarer")
        if tag is None or tag.value in ("", "?"):
            return None
        seat = read_declarer(tag.value)
        if seat is None:
            self.unreadable(tag, "a seat: N, E, S or W")
        elif tag.value[0] == "^":
            self.extra.append(("Declarer", tag.value))
        return seat

    def with_result(self, stated: Stated, called: Seat | None) -> Stated:
        """What is stated with the result; tricks may be told of a side, so that declarer is needed."""
        tag = self.tags.get("Result")
        if tag is None or tag.value in ("", "?"):
            return stated
        declarer = stated.declarer or called
        if stated.is_passed_out:
            declarer = None
        tricks = read_result(tag.value, declarer)
        why = None if stated.is_passed_out and tricks == 0 else why_no_result(tag.value, declarer)
        if why is not None:
            self.complain.wrong("result", why, tag.at)
        if tricks is None or tag.value[:1] == "^":
            self.extra.append(("Result", tag.value))
        return Stated(stated.bid, stated.doubling, stated.declarer, stated.is_passed_out, tricks)

    def check_score(self, tag: Tag, stated: Stated, vulnerability: Vulnerability | None) -> None:
        """Points of duplicate; other ways of scoring count otherwise."""
        scoring = self.tags.get("Scoring")
        if scoring is None or not any(way in scoring.value for way in ("Rubber", "Chicago")):
            wrong = wrong_score(tag.value, stated, vulnerability)
            if wrong is not None:
                self.complain.wrong("record/score", wrong, tag.at)

    def without_derived(self, stated: Stated) -> Stated:
        """What our own writer worked out is not stated."""
        tag = self.tags.get("Derived")
        if tag is None:
            return stated
        bid, doubling, declarer = stated.bid, stated.doubling, stated.declarer
        is_passed_out, tricks = stated.is_passed_out, stated.tricks_taken
        for name in tag.value.split():
            if name == "Contract":
                bid, doubling, is_passed_out = None, Doubling.UNDOUBLED, False
            elif name == "Declarer":
                declarer = None
            elif name == "Result":
                tricks = None
        return Stated(bid, doubling, declarer, is_passed_out, tricks)

    def unreadable(self, tag: Tag, wanted: str, law: int | None = None) -> None:
        """Complain of a value and keep it."""
        if tag.value[:1] != "#":
            self.complain.wrong(tag.name.lower(), f"not {wanted}: {tag.value!r}", tag.at, law)
        self.extra.append((tag.name, tag.value))

    def claim(self) -> int | None:
        """Tricks in all where a claim ended the play: a tag of our own."""
        tag = self.tags.get("Claim")
        if tag is None:
            return None
        if tag.value.isdecimal() and int(tag.value[:3]) <= 13:
            return int(tag.value)
        self.unreadable(tag, "a number of tricks")
        return None


def _is_vulnerable(vulnerability: Vulnerability, side: str) -> bool:
    return vulnerability is Vulnerability.BOTH or vulnerability.value == side
