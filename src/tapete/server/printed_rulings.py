"""How something irregular was settled, in a line for a printed page."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.core import Language, Outcome, Words
from tapete.paper.sheet_words import LAW
from tapete.paper.words import say, side_text
from tapete.rulings import irregularity
from tapete.table.ruling_state import Remedy, Ruling

_AGREED = Words("Acordado entre los jugadores", "Acordat entre els jugadors", "Agreed among the players")
_NOTHING = Words("no se anota nada", "no s’anota res", "nothing is entered")
_TRICK = Words("pasa una baza a {}", "passa una basa a {}", "one trick passes to {}")
_TRICKS = Words("pasan {} bazas a {}", "passen {} bases a {}", "{} tricks pass to {}")
_POINTS = Words("{} puntos para {}", "{} punts per a {}", "{} points for {}")


def ruling_text(ruling: Ruling, language: Language) -> str:
    """Such as `Renuncio consumado (Ley 64A): pasan 2 bazas a N–S`."""
    known = None if ruling.irregularity is None else irregularity(ruling.irregularity)
    if known is None:
        what = say(_AGREED, language)
    else:
        what = f"{say(known.title, language)} ({say(LAW, language)} {known.number})"
    settled = ", ".join(_settled(ruling.remedy, language)) or say(_NOTHING, language)
    note = " ".join(ruling.remedy.note.split())
    return f"{what}: {settled}." + (f" {note}" if note else "")


def tricks_before(outcome: Outcome, rulings: tuple[Ruling, ...]) -> int:
    """Tricks of the declaring side before those that these rulings passed from side to side."""
    contract = outcome.contract
    if contract is None:
        return 0
    own = contract.declarer.side
    passed = sum(each.remedy.tricks if each.remedy.side is own else -each.remedy.tricks for each in rulings)
    return min(max(outcome.tricks_taken - passed, 0), 13)


def _settled(remedy: Remedy, language: Language) -> Iterator[str]:
    side = side_text(remedy.side, language)
    if remedy.tricks == 1:
        yield say(_TRICK, language).format(side)
    elif remedy.tricks:
        yield say(_TRICKS, language).format(remedy.tricks, side)
    if remedy.points:
        yield say(_POINTS, language).format(remedy.points, side)
