"""A table at which a test plays: it keeps the log as the store would, and knows who sits where."""

from __future__ import annotations

from random import Random

from tapete.core import BySeat, Call, Seat, parse_cards
from tapete.scoring import Form
from tapete.table import (
    AnyEvent,
    AnyIntent,
    House,
    Options,
    Person,
    Phase,
    Robot,
    Table,
    TableError,
    TableView,
    Who,
    apply,
    open_table,
    step,
    view_for,
    waiting_for,
)
from tapete.table.fair_deal import ENTROPY_BYTES, SECRET_BYTES, spread_pack
from tapete.table.intents import (
    AnswerClaim,
    BeginRubber,
    Cut,
    DrawCard,
    LetPlayPass,
    MakeCall,
    PlayCard,
    PrepareDeal,
    Ready,
    Shuffle,
    SpreadPack,
    TakeSeat,
)
from tapete.table.options import Undo

NURIA, PAU = Person("id-of-nuria", "Núria"), Person("id-of-pau", "Pau")
JOAN, AINA = Person("id-of-joan", "Joan"), Person("id-of-aina", "Aina")
BIEL = Person("id-of-biel", "Biel")
"""Biel looks on."""
FOUR = BySeat(NURIA, PAU, JOAN, AINA)
HOUSE = House()
SECRET = "5e" * SECRET_BYTES
ENTROPY = "c7" * ENTROPY_BYTES

SPEC_DEAL = "N:K832.J97.AQ5.J43 J7654.T3.K72.976 AQT.AKQ854.JT3.K 9.62.9864.AQT852"
"""Spec 000 §07: South plays 4H, West leads the ace of clubs, and A-3-7-K is the first trick."""
SPEC_AUCTION = "1H P 2H P 4H P P P"
SPEC_PLAY = """
    CA C3 C7 CK  CQ C4 C6 H4  HA H2 H7 H3  HK H6 H9 HT  DJ D4 D5 DK  C9 H5 C2 CJ
    SA S9 S2 S4  SQ C5 S3 S5  ST C8 SK S6  DA D2 D3 D6  DQ D7 DT D8  HJ S7 H8 D9  S8 SJ HQ CT
"""
"""Eleven tricks to South."""

Player = Seat | Who


class Game:
    """A table and its log; each method does something at it and returns the game."""

    def __init__(
        self,
        options: Options | None = None,
        host: Person = JOAN,
        seed: int = 47,
        form: Form = Form.RUBBER,
    ) -> None:
        self.log: list[AnyEvent] = []
        self._table: Table | None = None
        self.chance = Random(seed)
        self._take_down(open_table(host, options or Options(undo=Undo.ANY, prepared_deals=True), form))

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    def _take_down(self, events: tuple[AnyEvent, ...]) -> None:
        for event in events:
            self.log.append(event)
            self._table = apply(self._table, event)

    def put(self, table: Table) -> None:
        """Go on from this state, which no log leads to: for positions made by hand."""
        self._table = table

    def player(self, who: Player) -> Who:
        """Who plays that seat now."""
        if not isinstance(who, Seat):
            return who
        occupant = self.table.seats[who]
        if occupant.is_robot or occupant.person is None:
            return Robot(who)
        return occupant.person

    def does(self, who: Player, *intents: AnyIntent) -> Game:
        """Do these things, one after the other."""
        for intent in intents:
            self._take_down(step(self.table, self.player(who), intent, 0.0))
        return self

    def refusal(self, who: Player, intent: AnyIntent) -> tuple[str, int | None]:
        """The code and the law with which the table refuses; it must, and change nothing."""
        before = self.table
        try:
            events = step(before, self.player(who), intent, 0.0)
        except TableError as error:
            return error.code, error.law
        raise AssertionError(f"{intent} was accepted: {events}")

    def view(self, who: Player) -> TableView:
        """What that person is shown."""
        person = self.table.seats[who].person if isinstance(who, Seat) else who
        assert isinstance(person, Person)
        return view_for(self.table, person.id)

    # Ceremony

    def sit_down(self, *seats: Seat) -> Game:
        """The four friends take their seats, or those of them whose seats are named."""
        for seat in seats or Seat:
            self.does(FOUR[seat], TakeSeat(seat))
        return self

    def begin(self) -> Game:
        """Begin, and spread the pack."""
        return self.does(
            next(seat for seat in Seat if not self.table.seats[seat].is_empty), BeginRubber()
        ).does(HOUSE, SpreadPack(SECRET))

    def does_house_spread(self) -> Game:
        """The house spreads the pack."""
        return self.does(HOUSE, SpreadPack(SECRET))

    def begin_boards(self) -> Game:
        """Begin a set of boards: nobody draws."""
        return self.does(next(seat for seat in Seat if not self.table.seats[seat].is_empty), BeginRubber())

    def draw_for(self, dealer: Seat) -> Game:
        """Everyone draws, and that seat the highest card, or in the game of 1920 the lowest."""
        pack = spread_pack(SECRET)
        places = sorted(range(1, 51), key=lambda place: (pack[place].rank.index, pack[place].suit.index))
        order = (dealer.lho, dealer.partner, dealer.rho, dealer)
        if self.table.form is Form.AUCTION1920:
            order = order[::-1]
        for seat, place in zip(order, (places[0], places[20], places[40], places[49]), strict=True):
            self.does(seat, DrawCard(place))
        return self

    def shuffle(self) -> Game:
        return self.does(HOUSE, Shuffle(self.chance.randbytes(SECRET_BYTES).hex()))

    def cut(self) -> Game:
        assert self.table.shuffling is not None
        return self.does(self.table.shuffling.cut_by, Cut(self.chance.randbytes(ENTROPY_BYTES).hex()))

    def deal(self, deal: str = SPEC_DEAL) -> Game:
        """Shuffle, lay out that deal and cut."""
        return self.shuffle().does(HOUSE, PrepareDeal(deal)).cut()

    # Auction and play

    def calls(self, calls: str) -> Game:
        """Calls by whoever is in turn."""
        for text in calls.split():
            assert self.table.auction is not None
            self.does(self.table.auction.turn, MakeCall(Call.parse(text)))
        return self

    def plays(self, cards: str) -> Game:
        """Cards by whoever plays the hand in turn."""
        for card in parse_cards(cards):
            assert self.table.play is not None
            self.does(self.table.player_of(self.table.play.turn), PlayCard(card))
        return self

    def play_out(self) -> Game:
        """To the end of the deal: each hand its lowest legal card, and every doubtful one is let pass."""
        while self.table.phase is Phase.PLAY:
            seat = waiting_for(self.table)[0]
            may = self.view(seat).may
            self.does(seat, LetPlayPass() if may.let_play_pass else PlayCard(may.cards[-1]))
        return self

    def claims_agreed(self) -> Game:
        """Both defenders accept."""
        assert self.table.claim is not None
        for defender in self.table.claim.defenders:
            self.does(defender, AnswerClaim(True))
        return self

    def everyone_is_ready(self) -> Game:
        """All who sit there and have not said so say that they are ready."""
        for seat in waiting_for(self.table):
            self.does(seat, Ready())
        return self
