"""Games kept as golden logs: each event, and what it changed in the view of every player and of a watcher.

`PYTHONPATH=tests python -m table.golden_games` plays and records them again; look at the difference before it
is kept.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from table.game import AINA, BIEL, HOUSE, JOAN, NURIA, PAU, SPEC_AUCTION, SPEC_DEAL, Game
from tapete.core import PASS, Bid, Call, Card, Seat, Side, Strain, Suit, parse_cards
from tapete.scoring import Form
from tapete.server.codec import encode
from tapete.table import AnyEvent, Options, Phase, Table, TableView, Words, apply, view_for, waiting_for
from tapete.table import intents as i
from tapete.table.options import Seats, Undo
from tapete.table.worst_line import worst_line

GOLDEN = Path(__file__).parents[1] / "golden/tables"
VIEWERS = (BIEL, NURIA, PAU, JOAN, AINA)
"""The watcher first: of the others only what differs from his view is written down."""
GONE, KEPT = "(gone)", "(kept)"


# The games


def whole_rubber(seed: int = 6) -> Game:
    """Two games to one by four friends of few words: cuts that others mix, honors, talk, the next rubber."""
    game = (
        Game(Options(), seed=seed).sit_down().does(BIEL, i.Say("bona partida!")).begin().draw_for(Seat.EAST)
    )
    while game.table.phase is not Phase.RUBBER_OVER:
        _one_step(game)
    return game.does(NURIA, i.Say("una altra?")).does(AINA, i.LeaveSeat()).everyone_is_ready()


def _one_step(game: Game) -> None:
    """Whoever is awaited does the plainest thing."""
    if game.table.phase is Phase.SHUFFLE:
        game.shuffle().does(PAU, i.AddEntropy(game.chance.randbytes(16).hex()))
        return
    seat = waiting_for(game.table)[0]
    may = game.view(seat).may
    if may.claim_honors:
        game.does(seat, i.ClaimHonors(may.claim_honors[0].deal))
    if may.cut:
        game.cut()
    elif may.calls:
        game.does(seat, _plain_call(game, seat))
    elif may.cards:
        game.does(seat, i.PlayCard(_plain_card(game, may.cards)))
    else:
        game.does(seat, i.Ready())


def _plain_call(game: Game, seat: Seat) -> i.MakeCall:
    """With twelve points the longer major of five, else one no trump; game opposite it with eleven."""
    auction, deal = game.table.auction, game.table.deal
    assert auction is not None and deal is not None
    hand = deal[seat]
    first = next((call for call in auction.calls if isinstance(call, Bid)), None)
    if first is None and hand.hcp >= 12:
        major = max((Suit.SPADES, Suit.HEARTS), key=hand.length)
        strain = Strain(major.value) if hand.length(major) >= 5 else Strain.NOTRUMP
        return i.MakeCall(Bid(1, strain), Words("12 o más", "12 o més", "12 or more"))
    if first is None or auction.final_bid is not first or auction.bidder is not seat.partner or hand.hcp < 11:
        return i.MakeCall(PASS)
    return i.MakeCall(Bid(3, Strain.NOTRUMP) if first.strain is Strain.NOTRUMP else Bid(4, first.strain))


def _plain_card(game: Game, cards: tuple[Card, ...]) -> Card:
    """The highest on lead; else the lowest that wins, else the lowest."""
    play = game.table.play
    assert play is not None
    ranked = sorted(cards, key=lambda card: (card.rank.index, card.suit.index))
    if play.led is None:
        return ranked[-1]
    led = play.led.suit
    best = max(card.index for card in play.trick.cards if card.suit is led)
    return next((card for card in ranked if card.suit is led and card.index > best), ranked[0])


def contested_claim() -> Game:
    """South claims, West contests, and the play goes on under the line: a doubt let pass, another refused."""
    game = _spec_play("CA C3 C7 CK CQ C4 C6 H4")
    game.does(JOAN, i.Claim(11, parse_cards("HA HK SA"), "y lo demás es firme")).does(
        AINA, i.AnswerClaim(True)
    )
    game.does(PAU, i.AnswerClaim(False)).does(NURIA, i.DummySay(i.DummyPhrase.HAVING_NONE))
    game.plays("HA H2 H7 H3 HK H6 H9 HT SA S9 S2 S4 DJ").does(PAU, i.RefusePlay())
    game.plays("SQ C5 S3 S5 DJ").does(AINA, i.LetPlayPass()).does(PAU, i.LetPlayPass())
    game.plays("D4 D5").does(AINA, i.LetPlayPass()).plays("DK")
    return game.play_out().everyone_is_ready()


def concession() -> Game:
    """West concedes the rest, East objects; at the next trick East gives all but one, which all accept."""
    game = _spec_play("CA C3 C7 CK").does(AINA, i.Claim(0, (), "las demás son vuestras"))
    game.does(PAU, i.AnswerClaim(False)).plays("CQ C4 C6 H4").does(PAU, i.Claim(1))
    game.does(AINA, i.AnswerClaim(True)).does(JOAN, i.AnswerClaim(True))
    return game.everyone_is_ready()


def _spec_play(cards: str, options: Options | None = None) -> Game:
    return Game(options).sit_down().begin().draw_for(Seat.SOUTH).deal().calls(SPEC_AUCTION).plays(cards)


def undo() -> Game:
    """The call that closed the auction is taken back, a card too; one request is refused, one withdrawn."""
    game = (
        _spec_play("").does(PAU, i.AskUndo()).does(JOAN, i.AnswerUndo(True)).does(NURIA, i.AnswerUndo(True))
    )
    game.does(PAU, i.MakeCall(Call.parse("X"))).does(JOAN, i.ExplainCall(0, Words.typed("cinco corazones")))
    game.calls("P P P").plays("CA C3 C7 CK CQ C4")
    game.does(JOAN, i.AskUndo()).does(AINA, i.AnswerUndo(True)).does(PAU, i.AnswerUndo(True)).plays(
        "CJ C6 H4"
    )
    game.does(JOAN, i.AskUndo()).does(PAU, i.AnswerUndo(False))
    game.does(JOAN, i.AskUndo()).does(JOAN, i.AnswerUndo(False))
    return game.does(JOAN, i.AskUndo()).plays("HA").does(JOAN, i.Claim(0)).claims_agreed()


def interruption() -> Game:
    """A part-score, then the second deal is broken off by consent; nobody is admitted to watch."""
    game = _spec_play("CA", Options(watchers=False, undo=Undo.NEVER, prepared_deals=True))
    game.does(JOAN, i.Claim(9)).claims_agreed().everyone_is_ready().shuffle().cut().calls("P 1NT P P P")
    game.does(AINA, i.AskInterrupt()).does(JOAN, i.AnswerInterrupt(False)).does(AINA, i.AskInterrupt())
    for person in (NURIA, PAU, JOAN):
        game.does(person, i.AnswerInterrupt(True))
    return game


def stand_in() -> Game:
    """Aina leaves in mid-trick, a robot plays on for her and answers a claim, and she has her seat back."""
    game = Game().sit_down(Seat.NORTH, Seat.SOUTH, Seat.WEST).begin().draw_for(Seat.SOUTH).deal()
    game.calls(SPEC_AUCTION).plays("CA C3 C7 CK").does(AINA, i.LeaveSeat()).does(BIEL, i.TakeSeat(Seat.EAST))
    game.does(NURIA, i.SeatRobot(Seat.WEST)).plays("CQ C4 C6 H4").does(JOAN, i.Claim(11))
    game.does(Seat.WEST, i.AnswerClaim(True)).does(AINA, i.TakeSeat(Seat.WEST)).does(
        BIEL, i.AnswerClaim(True)
    )
    return game.everyone_is_ready().does(HOUSE, i.Shuffle("ab" * 32)).does(AINA, i.LeaveSeat())


def seats_drawn() -> Game:
    """The draw makes the partnerships; a deal is passed out; the deal passes to the left."""
    game = Game(Options(seats=Seats.DRAWN)).sit_down().begin()
    for seat, place in zip(Seat, (3, 50, 17, 28), strict=True):
        game.does(seat, i.DrawCard(place))
    return game.shuffle().cut().calls("P P P P").everyone_is_ready().shuffle().cut().calls("1C P P")


def revoke() -> Game:
    """The table is stopped in mid-play for a revoke: one remedy is refused, two tricks are agreed."""
    game = _spec_play("CA C3 C7 CK CQ C4 C6 H4").does(JOAN, i.StopTable())
    game.does(NURIA, i.NameIrregularity("revoke-established", Seat.WEST)).does(JOAN, i.ChooseOption("two"))
    game.does(JOAN, i.ProposeRemedy(Side.NS, 2, 100, "y cien puntos")).does(PAU, i.AnswerRemedy(False))
    game.does(JOAN, i.ProposeRemedy(Side.NS, 2))
    for person in (AINA, NURIA, PAU):
        game.does(person, i.AnswerRemedy(True))
    return game.does(JOAN, i.Claim(9)).claims_agreed().everyone_is_ready()


def adjudicated_boards() -> Game:
    """Boards dealt elsewhere: one passed out, one whose contested claim is left to the director."""
    deals = (SPEC_DEAL, SPEC_DEAL)
    game = Game(form=Form.DUPLICATE).does(HOUSE, i.BringBoards("k4m/1", deals)).sit_down().begin_boards()
    game.calls("P P P P").everyone_is_ready().calls("P 1H P 2H P 4H P P P").plays("CA C3 C7 CK")
    game.does(JOAN, i.Claim(11, parse_cards("HA HK"))).does(PAU, i.AnswerClaim(False))
    worst = worst_line(game.table, budget=2_000)
    game.does(HOUSE, i.Adjudicate(None) if worst is None else i.Adjudicate(worst.tricks, worst.cards))
    if worst is not None:
        game.does(AINA, i.AnswerAdjudication(False))
    return game.does(JOAN, i.AssignTricks(10)).everyone_is_ready().everyone_is_ready()


def chicago() -> Game:
    """A deal passed out and dealt again, honors, four deals, and everyone's next partner."""
    game = Game(form=Form.CHICAGO).sit_down().begin().draw_for(Seat.EAST).deal().calls("P P P P")
    game.everyone_is_ready()
    for _ in range(4):
        assert game.table.terms is not None
        passes = "P " * game.table.terms.dealer.places_to(Seat.SOUTH)
        game.deal().calls(passes + "1H P P P").plays("CA C3").does(JOAN, i.Claim(8)).claims_agreed()
        game.everyone_is_ready()
    return game.everyone_is_ready()


GAMES: dict[str, Callable[[], Game]] = {
    "whole-rubber": whole_rubber,
    "contested-claim": contested_claim,
    "concession": concession,
    "undo": undo,
    "interruption": interruption,
    "stand-in": stand_in,
    "seats-drawn": seats_drawn,
    "revoke": revoke,
    "adjudicated-boards": adjudicated_boards,
    "chicago": chicago,
}


# How they are written down


def lines_of(log: list[AnyEvent]) -> Iterator[str]:
    """For each event one line of JSON: the event, and for each viewer what changed on his screen."""
    table: Table | None = None
    before: dict[str, TableView] = {}
    for event in log:
        table = apply(table, event)
        after = {viewer.name: view_for(table, viewer.id) for viewer in VIEWERS}
        changes = {name: _changes(before.get(name), view) for name, view in after.items()}
        of_all = changes.pop(BIEL.name)
        seen = {BIEL.name: of_all} | {name: _beside(of_all, changed) for name, changed in changes.items()}
        seen = {name: what for name, what in seen.items() if what}
        told = {"event": json.loads(encode(event)), "seen": seen}
        yield json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        before = after


def _changes(before: TableView | None, after: TableView) -> dict[str, Any]:
    changed: dict[str, Any] = {}
    for field in TableView.__struct_fields__:
        was = None if before is None else getattr(before, field)
        now = getattr(after, field)
        if before is None or was != now:
            old = {} if before is None else flat(json.loads(encode(was)), field)
            new = flat(json.loads(encode(now)), field)
            changed |= {path: what for path, what in new.items() if path not in old or old[path] != what}
            changed |= {path: GONE for path in old if path not in new}
    return changed


def _beside(of_all: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """What changed otherwise than for the watcher, and what stayed while it changed for him."""
    own = {path: now for path, now in changed.items() if path not in of_all or of_all[path] != now}
    return own | {path: KEPT for path in of_all if path not in changed}


def flat(plain: Any, path: str) -> dict[str, Any]:
    """A value of JSON as places and what stands there; hands by their seat, short lists whole."""
    parts: list[tuple[str, Any]]
    if isinstance(plain, dict):
        parts = list(plain.items())
    elif isinstance(plain, list) and plain and isinstance(plain[0], dict):
        parts = [
            (str(part["seat"]) if path == "hands" else str(place), part) for place, part in enumerate(plain)
        ]
    else:
        return {path: plain}
    return {deeper: value for name, part in parts for deeper, value in flat(part, f"{path}.{name}").items()}


def record() -> None:
    """Write them all again."""
    GOLDEN.mkdir(exist_ok=True)
    for name, play in GAMES.items():
        text = "".join(line + "\n" for line in lines_of(play().log))
        (GOLDEN / f"{name}.jsonl").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    record()
