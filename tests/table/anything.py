"""Everything that anybody may try at a table, and four people, a watcher and robots who try it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from msgspec.structs import replace

from table.game import AINA, BIEL, FOUR, HOUSE, JOAN, NURIA, PAU, Game
from tapete.core import CALLS, DEALS, DECK, PASS, Auction, Call, Contract, Deal, Outcome, Seat, Side
from tapete.rulings import irregularities, irregularity
from tapete.scoring import Form
from tapete.scoring.chicago import Vulnerable
from tapete.table import (
    AnyIntent,
    House,
    Options,
    Person,
    Robot,
    Table,
    TableError,
    TableView,
    Task,
    Who,
)
from tapete.table import intents as i
from tapete.table.fair_deal import ENTROPY_BYTES, SECRET_BYTES
from tapete.table.honors_claims import claimable_deal
from tapete.table.options import Partners, Seats, Undo
from tapete.table.permissions import legal_cards
from tapete.table.position import Position, auction_given, play_given, sheet_before
from tapete.table.rulings import choosers, code_of, options_of
from tapete.table.waiting import duties, waiting_for
from tapete.table.words import Words
from tapete.table.worst_line import worst_line

PEOPLE = (NURIA, PAU, JOAN, AINA, BIEL)
ANYONE: tuple[Who, ...] = (*PEOPLE, HOUSE, *map(Robot, Seat))
FIVE_HUNDRED = "a" * 500
HOSTILE_TEXTS = (
    "",
    " \n\t",
    "hola",
    "\u202ehola\x00",
    FIVE_HUNDRED,
    FIVE_HUNDRED + "a",
    "\ud800",
    "👩\u200d👧",
)


def everything(chance: Random, table: Table) -> Iterator[AnyIntent]:
    """An intent of every kind, and of some kinds all there are: right ones and wrong ones."""
    yield from map(i.TakeSeat, Seat)
    yield from map(i.SeatRobot, Seat)
    yield from map(i.RemoveRobot, Seat)
    yield from (i.LeaveSeat(), i.BeginRubber(), i.AskUndo(), i.AskInterrupt(), i.Ready())
    for answer in (True, False):
        yield i.AnswerClaim(answer)
        yield i.AnswerUndo(answer)
        yield i.AnswerInterrupt(answer)
        yield i.AnswerAdjudication(answer)
    yield from (i.Adjudicate(None), i.Adjudicate(1), i.Adjudicate(14), i.AssignTricks(-1), i.AssignTricks(0))
    yield from (i.RefusePlay(), i.LetPlayPass())
    yield from map(i.DummySay, i.DummyPhrase)
    yield from map(i.DrawCard, (-1, 0, 1, 25, 50, 51, 2**70, chance.randrange(1, 51)))
    for bytes_ in (0, ENTROPY_BYTES, SECRET_BYTES):
        text = chance.randbytes(bytes_).hex()
        yield from (i.SpreadPack(text), i.Shuffle(text), i.AddEntropy(text), i.Cut(text))
    yield from (i.Cut("g" * 32), i.AddEntropy("C7" * 16), i.Shuffle("é" * 64))
    yield from map(i.PrepareDeal, ("", "N:- - - -", str(Deal.from_number(chance.randrange(DEALS)))))
    yield from (i.BringBoards("k4m/1", ()), i.BringBoards("k4m/1", ("N:- - - -",)))
    yield from (i.LayPositions(()), i.LayPositions((some_position(chance, table.form),), "k4m/1"))
    yield from map(i.BeginPosition, (-1, 0, 1, 2**70))
    yield from map(i.DeclareSystem, (True, False))
    yield from (i.StopTable(), i.ResumeTable(), i.AnswerRemedy(True), i.AnswerRemedy(False))
    yield from (
        i.NameIrregularity(name, chance.choice(tuple(Seat))) for name in ("", *_irregularities(table))
    )
    yield from map(i.ChooseOption, ("", *(option.id for option in options_of(table))))
    yield from (i.ProposeRemedy(Side.NS), i.ProposeRemedy(Side.EW, -1), i.ProposeRemedy(Side.EW, 14, 0))
    yield from (i.ProposeRemedy(Side.EW, 1, 0), i.ProposeRemedy(Side.NS, 0, 10_001))
    yield i.ProposeRemedy(Side.NS, 0, 50, FIVE_HUNDRED + "a")
    yield from map(i.MakeCall, CALLS)
    yield from map(i.PlayCard, DECK)
    yield i.MakeCall(PASS, Words.typed(FIVE_HUNDRED + "a"))
    yield from (i.ExplainCall(place, Words.typed("natural")) for place in (-1, 0, 1, 2, 3, 2**70))
    yield i.ExplainCall(0, Words.typed(FIVE_HUNDRED + "a"))
    yield from map(i.ClaimHonors, (-1, 0, 1, 2, 3, 2**70, claimable_deal(table) or 0))
    yield from map(i.Say, HOSTILE_TEXTS)
    yield from (i.Claim(-1), i.Claim(0), i.Claim(1), i.Claim(13), i.Claim(14), i.Claim(2**70))
    yield from (i.Claim(0, (), FIVE_HUNDRED + "a"), i.Claim(1, (DECK[0], DECK[0])), i.Claim(1, DECK))
    yield i.Claim(1, tuple(chance.sample(DECK, 2)), "trumps\nfirst")


def some_position(chance: Random, form: Form) -> Position:
    """A position for practice: nothing given, or some calls, or the auction and some cards."""
    deal = Deal.from_number(chance.randrange(DEALS))
    position = Position(str(deal), is_bidding_only=chance.random() < 0.3)
    if form is Form.DUPLICATE:
        position = replace(position, board=chance.randrange(1, 37))
    if form is Form.RUBBER and chance.random() < 0.5:
        position = replace(position, earlier=(Outcome(Contract.parse("2H", Seat.EAST), 9),))
    calls = Auction.of(Seat.NORTH, chance.choice(("", "1H P", "P P 1NT P P P"))).calls
    position = replace(position, calls=calls, explanations=tuple(Words.typed("so") for _ in calls[:1]))
    if len(calls) < 6:
        return position
    _, terms = sheet_before(position, form, Options())
    play = play_given(position, deal, auction_given(position, terms.dealer))
    assert play is not None
    for _ in range(chance.randrange(20)):
        play = play.after(chance.choice(tuple(play.legal_cards(deal[play.turn]))), deal[play.turn])
    return replace(position, cards=play.cards, is_bidding_only=False)


def _irregularities(table: Table) -> list[str]:
    """One of its own laws and, if there is one, one of another code."""
    code = code_of(table.form)
    own = [row.id for row in irregularities() if code in row.codes]
    others = [row.id for row in irregularities() if code not in row.codes]
    return [*own[:1], *own[-1:], *others[:1]]


def some_form(chance: Random) -> Form:
    """A form of bridge, rubber bridge as often as all the others."""
    return Form(chance.choice([*Form, Form.RUBBER, Form.RUBBER]))


def some_options(chance: Random) -> Options:
    """Any options that a table may have."""
    return Options(
        undo=chance.choice(tuple(Undo)),
        hints=_mostly(chance),
        honors_reminder=_mostly(chance),
        watchers=_mostly(chance),
        seats=chance.choice(tuple(Seats)),
        prepared_deals=not _mostly(chance),
        honors=_mostly(chance),
        partners=chance.choice(tuple(Partners)),
        vulnerable=chance.choice(tuple(Vulnerable)),
        boards=chance.choice((1, 2, 5)),
    )


def _mostly(chance: Random) -> bool:
    return chance.random() < 0.7


def play_anything(seed: int, moves: int, after_each: Callable[[Game], None]) -> Game:
    """So many moves at a new table, most of them wise enough to get on, some of them anything at all."""
    chance = Random(seed)
    game = Game(some_options(chance), chance.choice(PEOPLE), form=some_form(chance))
    after_each(game)
    if chance.random() < 0.25:
        positions = tuple(some_position(chance, game.table.form) for _ in range(chance.randrange(1, 4)))
        game.does(House(), i.LayPositions(positions))
    elif game.table.form is Form.DUPLICATE and chance.random() < 0.5:
        deals = tuple(str(Deal.from_number(chance.randrange(DEALS))) for _ in range(3))
        game.does(House(), i.BringBoards("k4m/1", deals))
    for seat in Seat:
        if chance.random() < 0.8:
            game.does(FOUR[seat], i.TakeSeat(seat))
    for _ in range(moves):
        who, intent = _next_move(chance, game)
        try:
            game.does(who, intent)
        except TableError:
            continue
        after_each(game)
    return game


def _next_move(chance: Random, game: Game) -> tuple[Who, AnyIntent]:
    table = game.table
    if chance.random() < 0.12:
        who: Who = chance.choice(ANYONE)
        return who, chance.choice(list(everything(chance, table)))
    due = duties(table)
    if due and chance.random() < 0.7:
        duty = chance.choice(due)
        return duty.who, intent_of(chance, table, duty.who, duty.task)
    person = _someone(chance, table)
    wise = _wise(chance, game.view(person))
    return person, chance.choice(wise) if wise else i.AnswerClaim(True)


def _someone(chance: Random, table: Table) -> Person:
    """Somebody for whom the table waits, more often than not."""
    awaited = [table.seats[seat].person for seat in waiting_for(table)]
    people = [person for person in awaited if person is not None]
    return chance.choice(people if people and chance.random() < 0.85 else PEOPLE)


def _wise(chance: Random, view: TableView) -> list[AnyIntent]:
    """What that viewer may do to get on, and now and then something beside."""
    may = view.may
    if chance.random() < 0.07:
        beside: list[AnyIntent] = [i.LeaveSeat(), i.AskUndo(), i.AskUndo(), i.AskInterrupt(), i.Say("hola")]
        beside += [i.StopTable()] * (2 * may.settle.stop)
        return [*beside, i.AnswerUndo(False), i.AnswerInterrupt(False), *map(i.DummySay, may.dummy_phrases)]
    if may.claim and chance.random() < 0.07:
        return [_claim(chance, view)]
    found: list[AnyIntent] = []
    found += [i.DrawCard(chance.randrange(1, 51))] * may.draw
    found += [i.AddEntropy(chance.randbytes(ENTROPY_BYTES).hex())] * may.add_entropy
    found += [i.Cut(chance.randbytes(ENTROPY_BYTES).hex())] * (5 * may.cut)
    found += [i.MakeCall(_call(chance, calls)) for calls in (may.calls,) if calls]
    found += [i.PlayCard(chance.choice(cards)) for cards in (may.cards,) if cards]
    found += [i.AnswerClaim(chance.random() < 0.4)] * may.answer_claim
    found += [i.AnswerAdjudication(chance.random() < 0.8)] * may.answer_adjudication
    found += [i.AssignTricks(0)] * may.assign_tricks
    found += [i.RefusePlay(), i.LetPlayPass(), i.LetPlayPass()] * may.refuse_play
    found += [i.AnswerUndo(chance.random() < 0.8)] * (5 * may.answer_undo)
    found += [i.AnswerInterrupt(chance.random() < 0.5)] * may.answer_interrupt
    found += _settling(chance, view)
    found += [i.ClaimHonors(deal) for deal in may.claim_honors_deals if chance.random() < 0.1]
    found += [i.Ready()] * (5 * may.ready) + [i.BeginRubber()] * may.begin
    return [*found, *map(i.SeatRobot, may.seat_robots), *map(i.TakeSeat, may.take_seats)]


def _settling(chance: Random, view: TableView) -> list[AnyIntent]:
    may, side = view.may.settle, chance.choice(tuple(Side))
    found: list[AnyIntent] = []
    if may.name and view.stop is not None and view.stop.law is None:
        code = code_of(view.form)
        names = [row.id for row in irregularities() if code in row.codes]
        found.append(i.NameIrregularity(chance.choice(names), chance.choice(tuple(Seat))))
    found += [i.ChooseOption(chance.choice(options)) for options in (may.choose,) if options]
    given = (chance.randrange(3), 50 * chance.randrange(3)) if may.adjust else (0, 0)
    found += [i.ProposeRemedy(side, *given)] * may.propose
    found += [i.AnswerRemedy(chance.random() < 0.7)] * (5 * may.answer)
    return [*found, *[i.ResumeTable()] * may.resume]


def _call(chance: Random, calls: tuple[Call, ...]) -> Call:
    """A pass more often than not, else one of the cheapest calls, so that most deals are played low."""
    return PASS if chance.random() < 0.6 else chance.choice(calls[:4])


def _claim(chance: Random, view: TableView) -> i.Claim:
    cards = list(view.may.claim_cards)
    line = chance.sample(cards, chance.randrange(min(9, len(cards) + 1)))
    tricks = chance.choice((0, chance.randrange(view.tricks_left + 1)))
    return i.Claim(tricks, tuple(line), "and the rest are high")


def intent_of(chance: Random, table: Table, who: Robot | House, task: Task) -> AnyIntent:
    """How the house or a robot does its duty, at random."""
    if isinstance(who, House):
        secret = chance.randbytes(SECRET_BYTES).hex()
        if task is Task.ADJUDICATE:
            worst = worst_line(table, budget=300)
            return i.Adjudicate(None) if worst is None else i.Adjudicate(worst.tricks, worst.cards)
        return i.SpreadPack(secret) if task is Task.SPREAD_PACK else i.Shuffle(secret)
    match task:
        case Task.DRAW:
            assert table.draw is not None
            taken = {place for _, place, _ in table.draw.drawn}
            return i.DrawCard(chance.choice([place for place in range(1, 51) if place not in taken]))
        case Task.CUT:
            return i.Cut(chance.randbytes(ENTROPY_BYTES).hex())
        case Task.CALL:
            assert table.auction is not None
            return i.MakeCall(_call(chance, table.auction.legal_calls()))
        case Task.PLAY:
            return i.PlayCard(chance.choice(legal_cards(table, who.seat)))
        case Task.CHOOSE_OPTION:
            offered = [option.id for option in options_of(table) if who.seat in choosers(table, option)]
            return i.ChooseOption(chance.choice(offered))
        case Task.CLAIM_HONORS:
            return i.ClaimHonors(claimable_deal(table) or 0)
        case _:
            return _ANSWERS[task]


_ANSWERS: dict[Task, AnyIntent] = {
    Task.ANSWER_CLAIM: i.AnswerClaim(False),
    Task.ANSWER_ADJUDICATION: i.AnswerAdjudication(True),
    Task.LET_PLAY_PASS: i.LetPlayPass(),
    Task.ANSWER_UNDO: i.AnswerUndo(True),
    Task.ANSWER_INTERRUPT: i.AnswerInterrupt(True),
    Task.ANSWER_REMEDY: i.AnswerRemedy(True),
    Task.READY: i.Ready(),
}


def is_offered(view: TableView, intent: AnyIntent, honors: int) -> bool:  # noqa: C901
    """Whether the view says that its viewer may do this; of the last deal he held so many `honors`."""
    may = view.may
    match intent:
        case i.TakeSeat():
            return intent.seat in may.take_seats
        case i.SeatRobot():
            return intent.seat in may.seat_robots
        case i.RemoveRobot():
            return intent.seat in may.remove_robots
        case i.LeaveSeat():
            return may.leave_seat
        case i.BeginRubber():
            return may.begin
        case i.BeginPosition():
            return may.begin_position and view.practice is not None and 0 <= intent.place < view.practice.of
        case i.DeclareSystem():
            own = view.seat is not None and view.seats[view.seat].plays_house_card
            return may.declare_system and own is not intent.house_card
        case i.DrawCard():
            taken = [drawn.place for drawn in view.draw]
            return may.draw and 1 <= intent.place <= 50 and intent.place not in taken
        case i.AddEntropy():
            return may.add_entropy and _is_chance(intent.entropy)
        case i.Cut():
            return may.cut and _is_chance(intent.entropy)
        case i.MakeCall():
            return intent.call in may.calls and len(intent.explanation.es) <= 500
        case i.ExplainCall():
            return intent.place in may.explain and len(intent.explanation.es) <= 500
        case i.PlayCard():
            return intent.card in may.cards
        case i.Claim():
            is_line = len(set(intent.line)) == len(intent.line) and set(intent.line) <= set(may.claim_cards)
            return (
                may.claim and is_line and 0 <= intent.tricks <= view.tricks_left and len(intent.words) <= 500
            )
        case i.AnswerClaim():
            return may.answer_claim
        case i.AnswerAdjudication():
            return may.answer_adjudication and (intent.accept or not _has_objected(view))
        case i.AssignTricks():
            return may.assign_tricks and 0 <= intent.tricks <= view.tricks_left
        case i.RefusePlay():
            return may.refuse_play
        case i.LetPlayPass():
            return may.let_play_pass
        case i.ClaimHonors():
            return intent.deal in may.claim_honors_deals and honors >= 4
        case i.AskUndo():
            return may.ask_undo
        case i.AnswerUndo():
            return may.answer_undo or (may.withdraw_undo and not intent.grant)
        case i.AskInterrupt():
            return may.ask_interrupt
        case i.AnswerInterrupt():
            return may.answer_interrupt or (may.withdraw_interrupt and not intent.agree)
        case i.StopTable():
            return may.settle.stop
        case i.ResumeTable():
            return may.settle.resume
        case i.NameIrregularity():
            found, code = irregularity(intent.irregularity), code_of(view.form)
            return may.settle.name and found is not None and code in found.codes
        case i.ChooseOption():
            return intent.option in may.settle.choose
        case i.ProposeRemedy():
            is_possible = (
                0 <= intent.tricks <= 13 and 0 <= intent.points <= 10_000 and len(intent.note) <= 500
            )
            is_nothing = not (intent.tricks or intent.points)
            return may.settle.propose and is_possible and (is_nothing or may.settle.adjust)
        case i.AnswerRemedy():
            return may.settle.answer
        case i.Ready():
            return may.ready
        case i.Say():
            seen = [letter for letter in intent.text if letter.isprintable() and not letter.isspace()]
            return may.say and len(intent.text) <= 500 and bool(seen)
        case i.DummySay():
            return intent.phrase in may.dummy_phrases
        case _:
            return False  # the house's own


def _has_objected(view: TableView) -> bool:
    adjudication = None if view.claim is None else view.claim.adjudication
    return adjudication is not None and view.seat is not None and adjudication.answers[view.seat] is False


def _is_chance(text: str) -> bool:
    return len(text) == 32 and set(text) <= set("0123456789abcdef")
