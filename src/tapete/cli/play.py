"""`tapete play`: a table in the terminal against robots (docs/cli.md)."""

from __future__ import annotations

import secrets
from random import Random
from typing import Annotated

import typer
from rich.console import Console

from tapete.cli.book import BookFolder, lay_out
from tapete.cli.terminal_table import YOU, TerminalTable
from tapete.cli.terminal_text import Speech
from tapete.core import Call, Card, NotationError
from tapete.scoring import Form
from tapete.table import AnyIntent, Phase, Skill, TableError
from tapete.table import events as e
from tapete.table import intents as i

LANGUAGES = ("es", "ca", "en")
SKILLS = {"book": Skill.QUICK, "best": Skill.STRONG}
"""The robots there are, by the names that `tapete simulate` knows them by."""
_QUIT = ("q", "quit", "exit", "salir", "sortir")
_YES, _NO = ("y", "yes", "s", "si", "sí"), ("n", "no")
_CALL_WORDS = {"p": "P", "pass": "P", "paso": "P", "passo": "P", "x": "X", "xx": "XX", "d": "X", "r": "XX"}


class Left(Exception):  # noqa: N818 (nothing has gone wrong)
    """The person wants no more."""


def command(
    form: Annotated[str, typer.Option(help=", ".join(form.value for form in Form))] = "rubber",
    language: Annotated[str, typer.Option(help="es, ca or en")] = "en",
    name: Annotated[str, typer.Option(help="what the robots call you")] = "You",
    boards: Annotated[int, typer.Option(min=1, max=36, help="duplicate: boards in a set")] = 4,
    seed: Annotated[int | None, typer.Option(help="the same seed, the same cards")] = None,
    robots: Annotated[str, typer.Option(help="book: they play by rule of thumb; best: they think")] = "best",
    book: BookFolder = None,
) -> None:
    """Play at a table in the terminal, with robots in the other seats."""
    lay_out(book)
    if language not in LANGUAGES:
        raise typer.BadParameter(f"{language!r} is not spoken here; the languages are: es, ca, en")
    try:
        chosen = Form(form)
    except ValueError:
        known = ", ".join(each.value for each in Form)
        raise typer.BadParameter(f"{form!r} is no form of bridge; there are: {known}") from None
    if robots not in SKILLS:
        raise typer.BadParameter(f"no robot is called {robots!r}; there are: {', '.join(SKILLS)}")
    chance = secrets if seed is None else SeededChance(seed)
    terminal = Terminal(TerminalTable(chosen, name, boards, chance, SKILLS[robots]), Speech(language))
    try:
        terminal.run()
    except (Left, EOFError, KeyboardInterrupt):
        typer.echo()


class SeededChance:
    """Chance that can be had again: for somebody who plays by himself there is nobody to deceive."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311

    def token_hex(self, nbytes: int) -> str:
        """So many bytes, in hexadecimal."""
        return self._random.randbytes(nbytes).hex()

    def randbelow(self, exclusive_upper_bound: int) -> int:
        """A number from 0 to below the bound."""
        return self._random.randrange(exclusive_upper_bound)


class Terminal:
    """Asks the person what the table waits for, and tells him what happens."""

    def __init__(self, table: TerminalTable, speech: Speech) -> None:
        self._table, self._speech = table, speech
        self._console = Console(highlight=False, soft_wrap=True)

    def run(self) -> None:
        """Play until the person leaves; raises `Left`."""
        while True:
            self._tell()
            text = self._ask()
            try:
                intent = self._read(text)
                if intent is not None:
                    self._table.do(intent)
            except TableError as refusal:
                law = f" (§{refusal.law})" if refusal.law is not None else ""
                self._say(f"! {self._speech.words(refusal.text)}{law}")
            except NotationError:
                self._say(f"! {self._speech.text('unknown')}")

    def _say(self, text: str) -> None:
        self._console.print(text, markup=False)

    def _tell(self) -> None:
        view = self._table.view
        for event in self._table.heard():
            if isinstance(event, e.PackCut):
                self._say(self._speech.deal_begins(view))
            told = self._speech.event(event)
            if told is not None:
                self._say(told)
        if view.may.calls or view.may.cards or view.may.claim:
            for hand in view.hands:
                self._say(self._speech.hand(hand))
        if view.phase is Phase.RESULT:
            self._tell_result()

    def _tell_result(self) -> None:
        view = self._table.view
        self._say(
            f"{self._speech.contract(view.contract)} · {view.tricks_taken} {self._speech.text('tricks-won')}"
        )
        if view.sheet is not None:
            self._say(self._speech.sheet(view.sheet))
        if view.may.claim_honors:
            self._say(self._speech.text("honors"))

    def _ask(self) -> str:
        text = self._console.input(f"{self._question()} > ").strip().lower()
        if text in _QUIT:
            raise Left
        return text

    def _question(self) -> str:
        view = self._table.view
        may = view.may
        if may.calls:
            return self._speech.text("call")
        if may.cards:
            return self._speech.text("card" if view.turn is YOU else "dummy-card")
        if may.answer_claim or may.answer_adjudication:
            return self._speech.text("claim-answer")
        if may.let_play_pass:
            return self._speech.text("refuse")
        if may.assign_tricks:
            return self._speech.text("tricks")
        return self._speech.text("over" if view.phase is Phase.RUBBER_OVER else "go-on")

    def _read(self, text: str) -> AnyIntent | None:
        """What the person wants; None for what only shows something. Raises `NotationError`."""
        first, _, rest = text.partition(" ")
        if first in _SHOWS:
            self._show(_SHOWS[first])
            return None
        if first in ("claim", "reclamo") and rest.isdigit():
            return i.Claim(int(rest))
        if first in ("honors", "honores"):
            deals = self._table.view.may.claim_honors_deals
            return i.ClaimHonors(deals[0] if deals else 0)
        if first in ("undo", "deshacer", "desfer"):
            return i.AskUndo()
        return self._answer(text)

    def _answer(self, text: str) -> AnyIntent:
        may = self._table.view.may
        if may.calls:
            return i.MakeCall(read_call(text))
        if may.cards:
            return i.PlayCard(may.cards[0] if not text and len(may.cards) == 1 else read_card(text))
        if may.answer_claim:
            return i.AnswerClaim(read_yes(text))
        if may.answer_adjudication:
            return i.AnswerAdjudication(read_yes(text))
        if may.let_play_pass:
            return i.LetPlayPass() if read_yes(text) else i.RefusePlay()
        if may.assign_tricks:
            return i.AssignTricks(read_number(text))
        return i.Ready()

    def _show(self, what: str) -> None:
        view = self._table.view
        if what == "score" and view.sheet is not None:
            self._say(self._speech.sheet(view.sheet))
        elif what == "last" and view.last_trick is not None:
            trick = view.last_trick
            seats = (trick.leader.after(place) for place in range(4))
            for seat, card in zip(seats, trick.cards, strict=True):
                played = self._speech.event(e.CardPlayed(seat, card))
                self._say(str(played))
        else:
            self._say(self._speech.text("help"))


_SHOWS: dict[str, str] = {
    "?": "help",
    "help": "help",
    "score": "score",
    "tanteo": "score",
    "puntuació": "score",
    "last": "last",
    "baza": "last",
    "basa": "last",
}


def read_call(text: str) -> Call:
    """A call as people type it: `1nt`, `3h`, `p`, `x`; raises `NotationError`.

    >>> read_call("3sa"), read_call("paso")
    (Bid(3, Strain.NOTRUMP), PlainCall.PASS)
    """
    typed = _CALL_WORDS.get(text, text.upper())
    for written in ("SA", "ST", "N"):
        if len(typed) > 1 and typed[1:] == written:
            typed = f"{typed[0]}NT"
    return Call.parse(typed)


def read_card(text: str) -> Card:
    """A card as people type it: suit and rank, `h10` or `HT`; raises `NotationError`.

    >>> read_card("h10"), read_card("sa")
    (Card.parse('HT'), Card.parse('SA'))
    """
    return Card.parse(text.upper().replace(" ", "").replace("10", "T"))


def read_yes(text: str) -> bool:
    """Yes or no in any of the three languages; raises `NotationError`."""
    if text in (*_YES, *_NO):
        return text in _YES
    raise NotationError(1, 1, f"neither yes nor no: {text!r}")


def read_number(text: str) -> int:
    """A number of tricks; raises `NotationError`."""
    if not text.isdigit():
        raise NotationError(1, 1, f"not a number: {text!r}")
    return int(text)
