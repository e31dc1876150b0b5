"""Four people, a watcher and robots do anything, legal or not: what must hold after every event."""

from collections import Counter
from random import Random

import pytest

from table.anything import PEOPLE, everything, intent_of, is_offered, play_anything
from table.game import Game
from table.oracle import Oracle, check_event, check_views
from tapete.core import Seat
from tapete.rulings import irregularity
from tapete.scoring import Form, UnitOptions, unit
from tapete.scoring.chicago import ChicagoOptions
from tapete.table import (
    House,
    Phase,
    Robot,
    TableError,
    duties,
    replay,
    seat_view_of,
    step,
    view_for,
    waiting_for,
)
from tapete.table.adjudication import awaits_adjudication, awaits_director
from tapete.table.position import sheet_before

VIEWERS = [*(person.id for person in PEOPLE), "id-of-nobody"]
OF_A_RUBBER = (Phase.DRAW, Phase.SHUFFLE, Phase.CUT, Phase.AUCTION, Phase.PLAY, Phase.CLAIM, Phase.RESULT)


class Watch:
    """Looks at a table after every move."""

    def __init__(self, every: int = 1) -> None:
        self.oracle, self.heard, self.chance = Oracle(), 0, Random(1)
        self.every, self.moves = every, 0
        self.seen = Counter[str]()

    def __call__(self, game: Game) -> None:
        for event in game.log[self.heard :]:
            self.oracle.hear(event)
            self.seen[type(event).__name__] += 1
        for event in game.log[self.heard :]:
            check_event(event, self.oracle)
        self.heard = len(game.log)
        assert game.table.version == len(game.log)
        check_views(game, self.oracle, VIEWERS)
        self.check_robots_views(game)
        check_sheet(game)
        check_waiting(game)
        check_duties(game, self.chance)
        self.moves += 1
        if self.moves % self.every == 0:
            check_permissions(game, self.chance)

    def check_robots_views(self, game: Game) -> None:
        if not game.table.is_dealing:
            return
        assert self.oracle.deal is not None
        faced = self.oracle.faced
        for seat in Seat:
            seen = {card for _, hand in seat_view_of(game.table, seat).hands for card in hand}
            assert seen <= faced | set(self.oracle.deal[seat])


def check_permissions(game: Game, chance: Random) -> None:
    """What the view offers is accepted, and nothing else is; nothing but `TableError` comes out."""
    table = game.table
    done = table.finished[-1] if table.finished else None
    for person in PEOPLE:
        view, honors = view_for(table, person.id), 0
        if view.seat is not None and done is not None and done.outcome.contract is not None:
            honors = done.deal[view.seat].honors(done.outcome.contract.strain)
        for intent in everything(chance, table):
            try:
                is_accepted = bool(step(table, person, intent, 0.0))
            except TableError:
                is_accepted = False
            assert is_accepted == is_offered(view, intent, honors), (person, intent, view.may)


def check_sheet(game: Game) -> None:
    """The sheet is that of the outcomes."""
    table = game.table
    if table.sheet is None:
        return
    if table.practice is not None:
        before, terms = sheet_before(table.practice.position, table.form, table.options)
        board = terms.deal if table.form is Form.DUPLICATE else None
        ended = [done.outcome for done in table.finished if done.rubber == table.rubber]
        assert table.sheet == (unit.score(before, ended[0], board) if ended else before)
        assert not table.rubbers and not table.rulings, "nothing of practice counts"
        return
    chicago = ChicagoOptions(table.options.vulnerable, table.options.honors)
    agreed = UnitOptions(chicago, table.boards, table.options.scoring)
    sheet = unit.start(table.form, table.sheet.first_dealer, agreed)
    of_rubber = [done for done in table.finished if done.rubber == table.rubber]
    for place, done in enumerate(of_rubber, 1):
        sheet = unit.score(sheet, done.outcome)
        made = [ruling for ruling in table.rulings if (ruling.rubber, ruling.place) == (table.rubber, place)]
        for ruling in made:
            if ruling.remedy.points and not done.outcome.is_passed_out:
                named = irregularity(ruling.irregularity or "")
                law = None if named is None else named.law
                sheet = unit.adjust(sheet, done.terms.deal, ruling.remedy.side, ruling.remedy.points, law)
    assert table.sheet == (unit.interrupt(sheet) if table.sheet.is_interrupted else sheet)


def check_waiting(game: Game) -> None:
    """A rubber always waits for somebody, and whoever it waits for can act: nothing stands still for ever."""
    table = game.table
    waiting, due = waiting_for(table), duties(table)
    robots = {duty.who.seat for duty in due if isinstance(duty.who, Robot)}
    assert all(table.seats[seat].is_robot for seat in robots)
    if table.phase not in OF_A_RUBBER:
        return
    is_for_house = table.phase is Phase.SHUFFLE or (table.phase is Phase.DRAW and table.draw is None)
    is_for_house = is_for_house or awaits_adjudication(table)
    assert waiting or is_for_house or awaits_director(table)
    is_for_house = is_for_house and table.stop is None
    someone = next((o.person for o in table.seats if o.is_present_person), None)
    if someone is None:
        assert not due
        return
    if awaits_director(table) and table.stop is None:
        assert view_for(table, table.host.id).may.assign_tricks  # wherever he is
        return
    if table.stop is not None and table.undo is None:
        check_settling(game, is_for_robots=bool(robots))
        return
    assert is_for_house == any(isinstance(duty.who, House) for duty in due)
    for seat in waiting:
        assert someone.id is not None
        occupant = table.seats[seat]
        if occupant.is_robot:
            assert seat in robots
        elif occupant.is_away:
            assert seat in view_for(table, someone.id).may.seat_robots


def check_duties(game: Game, chance: Random) -> None:
    """What house and robots have to do is accepted from them."""
    for duty in duties(game.table):
        assert step(game.table, duty.who, intent_of(chance, game.table, duty.who, duty.task), 0.0)


def check_settling(game: Game, *, is_for_robots: bool) -> None:
    """While the table is stopped a robot has to answer, or somebody present can take the matter further."""
    people = [occupant.person for occupant in game.table.seats if occupant.is_present_person]
    may = [view_for(game.table, person.id).may.settle for person in people if person is not None]
    assert is_for_robots or any(m.resume or m.propose or m.choose or m.answer for m in may)


def whole(seed: int, moves: int, every: int) -> Watch:
    watch = Watch(every)
    game = play_anything(seed, moves, watch)
    assert replay(game.log) == game.table
    return watch


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_tried_the_table_keeps_its_secrets_and_its_word(seed: int) -> None:
    whole(seed, moves=250, every=20)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 140))
def test_whatever_is_tried_for_long_the_table_keeps_its_secrets_and_its_word(seed: int) -> None:
    whole(seed, moves=1500, every=10)
