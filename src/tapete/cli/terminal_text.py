"""What a table in the terminal says, in three languages, and how it draws hands and sheets."""

from __future__ import annotations

from tapete.core import Bid, Call, Card, PlainCall, Seat, Side, Words
from tapete.paper.words import SIGNS
from tapete.scoring import Line
from tapete.scoring.sheet_view import ContractSeen, SheetSeen
from tapete.table import AnyEvent, TableView
from tapete.table import events as e
from tapete.table.view_types import HandSeen

SEATS = {
    Seat.NORTH: Words("Norte", "Nord", "North"),
    Seat.EAST: Words("Este", "Est", "East"),
    Seat.SOUTH: Words("Tú (Sur)", "Tu (Sud)", "You (South)"),
    Seat.WEST: Words("Oeste", "Oest", "West"),
}
_CALLS = {
    PlainCall.PASS: Words("paso", "passo", "pass"),
    PlainCall.DOUBLE: Words("doblo", "doblo", "double"),
    PlainCall.REDOUBLE: Words("redoblo", "redoblo", "redouble"),
}
_NT = Words("ST", "SA", "NT")
TEXTS = {
    "call": Words("Tu voz", "La teva veu", "Your call"),
    "card": Words("Tu carta", "La teva carta", "Your card"),
    "dummy-card": Words("Carta del muerto", "Carta del mort", "Dummy’s card"),
    "go-on": Words("Intro para seguir", "Retorn per continuar", "Enter to go on"),
    "claim-answer": Words("¿Lo aceptas? (s/n)", "Ho acceptes? (s/n)", "Do you accept? (y/n)"),
    "refuse": Words(
        "¿Dejas pasar esa carta? (s/n)",
        "Deixes passar aquesta carta? (s/n)",
        "Do you let that card pass? (y/n)",
    ),
    "tricks": Words("¿Cuántas bazas?", "Quantes bases?", "How many tricks?"),
    "unknown": Words(
        "No lo entiendo. ? para ayuda.", "No ho entenc. ? per a ajuda.", "I do not follow. ? for help."
    ),
    "dealer": Words("Reparte", "Reparteix", "Dealer"),
    "vulnerable": Words("Vulnerables", "Vulnerables", "Vulnerable"),
    "won-by": Words("Baza para", "Basa per a", "Trick to"),
    "claims": Words("reclama", "reclama", "claims"),
    "concedes": Words("cede las que quedan.", "cedeix les que queden.", "concedes the rest."),
    "contested": Words(
        "Se discute: se sigue jugando.", "Es discuteix: se segueix jugant.", "Contested: play goes on."
    ),
    "passed": Words("Pasado.", "Passat.", "Passed out."),
    "contract": Words("Contrato", "Contracte", "Contract"),
    "tricks-won": Words("bazas", "bases", "tricks"),
    "honors": Words(
        "Tuviste honores: escribe «honores» para anotarlos.",
        "Has tingut honors: escriu «honors» per anotar-los.",
        "You held honors: type “honors” to enter them.",
    ),
    "we": Words("Nosotros", "Nosaltres", "We"),
    "they": Words("Ellos", "Ells", "They"),
    "over": Words(
        "Se acabó. ¿Otra? Intro, o q para salir.",
        "S’ha acabat. Una altra? Retorn, o q per sortir.",
        "It is over. Another? Enter, or q to leave.",
    ),
    "help": Words(
        "Voces: 1c 3st p x xx. Cartas: sa, h10, d7 (s picas, h corazones, d diamantes, c tréboles). "
        "reclamo 5 · honores · deshacer · tanteo · baza · q salir",
        "Veus: 1c 3sa p x xx. Cartes: sa, h10, d7 (s piques, h cors, d diamants, c trèvols). "
        "reclamo 5 · honors · desfer · puntuació · basa · q sortir",
        "Calls: 1c 3nt p x xx. Cards: sa, h10, d7 (s spades, h hearts, d diamonds, c clubs). "
        "claim 5 · honors · undo · score · last · q to leave",
    ),
}


class Speech:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        self._language = language

    def words(self, words: Words) -> str:
        """One of three."""
        return str(getattr(words, self._language))

    def text(self, name: str) -> str:
        """A text of the table's own."""
        return self.words(TEXTS[name])

    def seat(self, seat: Seat) -> str:
        """A seat by name."""
        return self.words(SEATS[seat])

    def call(self, call: Call) -> str:
        """A call as it is written: `3♥`, `1NT`, pass."""
        if isinstance(call, Bid):
            suit = call.strain.suit
            return f"{call.level}{self.words(_NT) if suit is None else SIGNS[suit]}"
        assert isinstance(call, PlainCall)
        return self.words(_CALLS[call])

    def contract(self, contract: ContractSeen | None) -> str:
        """The contract and who plays it."""
        if contract is None:
            return self.text("passed")
        bid = self.call(Bid(contract.level, contract.strain))
        return f"{self.text('contract')}: {bid}{contract.doubling.value} · {self.seat(contract.declarer)}"

    def event(self, event: AnyEvent) -> str | None:
        """What happened, in a line; None for what needs no words."""
        match event:
            case e.CallMade():
                shown = self.words(event.explanation)
                return f"  {self.seat(event.seat)}: {self.call(event.call)}" + (
                    f"  ({shown})" if shown else ""
                )
            case e.CardPlayed():
                return f"  {self.seat(event.seat)}: {card_text(event.card)}"
            case e.CardDrawn():
                return f"  {self.seat(event.seat)}: {card_text(event.card)}"
            case e.DealerDrawn():
                return f"{self.text('dealer')}: {self.seat(event.dealer)}"
            case e.ClaimMade():
                line = " ".join((*map(card_text, event.line), event.words))
                what = f"{self.text('claims')} {event.tricks}" if event.tricks else self.text("concedes")
                return f"  {self.seat(event.seat)} {what}  {line}".rstrip()
            case e.ClaimAnswered(accepted=False):
                return f"  {self.text('contested')}"
        return None

    def hand(self, hand: HandSeen) -> str:
        """A hand by suits, as it lies."""
        suits = (
            f"{SIGNS[suit]} {' '.join(rank_text(card) for card in hand.cards if card.suit is suit)}"
            for suit in hand.suits
        )
        return f"{self.seat(hand.seat)}:  {'   '.join(suits)}"

    def deal_begins(self, view: TableView) -> str:
        """Who deals and who is vulnerable."""
        assert view.dealer is not None
        vulnerable = "/".join(str(side) for side in Side if view.vulnerability.of(side)) or "-"
        return (
            f"\n— {view.deal} —  {self.text('dealer')}: {self.seat(view.dealer)}"
            f"  {self.text('vulnerable')}: {vulnerable}"
        )

    def sheet(self, sheet: SheetSeen) -> str:
        """The sheet in two columns, above the line and below it."""
        lines = [f"{self.text('we'):>12} {self.text('they'):>12}"]
        for line in (Line.ABOVE, Line.BELOW):
            entries = [entry for entry in sheet.entries if entry.line is line]
            ordered = reversed(entries) if line is Line.ABOVE else iter(entries)
            for entry in ordered:
                we = str(entry.points) if entry.side is Side.NS else ""
                they = str(entry.points) if entry.side is Side.EW else ""
                lines.append(f"{we:>12} {they:>12}   {entry.deal or ''} {entry.reason.value}")
            lines.append("─" * 25)
        lines.append(f"{sheet.totals.ns:>12} {sheet.totals.ew:>12}")
        return "\n".join(lines)


def rank_text(card: Card) -> str:
    """The rank, ten as 10."""
    return "10" if card.rank.value == "T" else card.rank.value


def card_text(card: Card) -> str:
    """A card with its sign."""
    return f"{SIGNS[card.suit]}{rank_text(card)}"
