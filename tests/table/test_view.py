"""What each viewer is shown; `test_anything.py` proves that it is never too much."""

from table.game import AINA, BIEL, JOAN, NURIA, SPEC_AUCTION, Game
from tapete.core import BySide, Seat, Vulnerability
from tapete.scoring import Form
from tapete.table import Options, Phase, is_admitted, public_event, seat_view_of, view_for
from tapete.table.intents import AnswerClaim, Claim, LeaveSeat, Say, TakeSeat
from tapete.table.options import Undo
from tapete.table.permissions import may_of
from tapete.table.view_types import May, TableView

PRIVATE = Options(watchers=False, undo=Undo.ANY, prepared_deals=True)


def in_play(options: Options | None = None) -> Game:
    game = Game(options).sit_down().begin().draw_for(Seat.SOUTH).does(NURIA, Say("hola"))
    return game.deal().calls(SPEC_AUCTION).plays("CA C3")


def test_a_player_sees_his_own_hand_and_dummy() -> None:
    view = in_play().view(Seat.EAST)
    assert [(hand.seat, len(hand.cards), hand.is_dummy) for hand in view.hands] == [
        (Seat.NORTH, 12, True),
        (Seat.EAST, 13, False),
    ]


def test_a_watcher_sees_what_lies_on_the_table() -> None:
    view = in_play().view(BIEL)
    assert view.seat is None and [hand.seat for hand in view.hands] == [Seat.NORTH]
    assert view.trick is not None and len(view.auction) == 8 and view.may == May(say=False)


def test_who_is_away_still_sees_his_hand() -> None:
    view = in_play().does(AINA, LeaveSeat()).view(AINA)
    assert Seat.WEST in {hand.seat for hand in view.hands}
    assert view.may == May(take_seats=(Seat.WEST,))


def test_from_the_door_one_sees_who_sits_and_no_card() -> None:
    game = in_play(PRIVATE)
    view = game.view(BIEL)
    assert view == TableView(
        version=game.table.version,
        form=Form.RUBBER,
        phase=Phase.PLAY,
        options=PRIVATE,
        host="Joan",
        seat=None,
        seats=view.seats,
        rubber=1,
        deal=1,
        place=1,
        boards=None,
        boards_from=None,
        practice=None,
        dealer=Seat.SOUTH,
        vulnerability=Vulnerability.NONE,
        draw=(),
        draw_proof=None,
        proof=None,
        turn=None,
        waiting_for=(),
        auction=(),
        contract=None,
        hands=(),
        trick=None,
        last_trick=None,
        tricks=BySide(0, 0),
        tricks_left=13,
        claim=None,
        sheet=None,
        is_passed_out=False,
        tricks_taken=None,
        claimed_honors=(),
        stop=None,
        rulings=(),
        undo=None,
        interrupt=None,
        ready=(),
        talk=(),
        rubbers=(),
        next_players=None,
        may=May(),
    )
    assert [seen.name for seen in view.seats] == ["Núria", "Pau", "Joan", "Aina"]


def test_also_when_the_deal_is_over_and_also_for_the_host_who_does_not_sit() -> None:
    game = Game(PRIVATE, host=BIEL).sit_down().begin().draw_for(Seat.SOUTH).deal().calls("P P P P")
    assert game.view(BIEL).hands == () and len(game.view(JOAN).hands) == 4
    assert not is_admitted(game.table, BIEL.id) and is_admitted(game.table, JOAN.id)


def test_from_the_door_one_may_take_a_free_seat_and_then_sees_all_that_a_player_sees() -> None:
    game = Game(PRIVATE).sit_down(Seat.SOUTH).begin().draw_for(Seat.SOUTH).deal()
    assert game.view(BIEL).may == May(take_seats=(Seat.NORTH, Seat.EAST, Seat.WEST))
    assert game.does(BIEL, TakeSeat(Seat.EAST)).view(BIEL).hands[0].seat is Seat.EAST


def test_every_watcher_sees_the_same() -> None:
    game = in_play()
    assert game.view(BIEL) == view_for(game.table, "id-of-nobody")


def test_a_view_shared_by_all_is_that_of_its_own_table() -> None:
    first, second = in_play(), in_play()
    assert first.table == second.table and first.table is not second.table
    assert first.view(BIEL) == second.view(BIEL)
    first.plays("C7")
    assert first.view(BIEL).version == second.view(BIEL).version + 1


def test_a_robot_is_given_what_its_seat_sees() -> None:
    game = in_play()
    assert {seat for seat, _ in seat_view_of(game.table, Seat.EAST).hands} == {Seat.NORTH, Seat.EAST}
    game.does(Seat.SOUTH, Claim(11)).does(Seat.WEST, AnswerClaim(False))
    view = seat_view_of(game.table, Seat.EAST)
    assert {seat for seat, _ in view.hands} == {Seat.NORTH, Seat.EAST, Seat.SOUTH}
    assert view.vulnerability is Vulnerability.NONE and len(view.own) == 13


def test_the_last_trick_can_be_looked_at_while_a_claim_is_open() -> None:
    game = in_play().plays("C7 CK").does(Seat.SOUTH, Claim(11))
    assert all(game.view(seat).last_trick is not None for seat in Seat)


def test_the_sheet_and_its_vulnerability_stay_in_sight_when_the_rubber_is_over() -> None:
    game = in_play().does(Seat.SOUTH, Claim(11)).claims_agreed().everyone_is_ready()
    for _ in range(3):
        game.deal().calls("P P P P").everyone_is_ready()
    game.deal().calls(SPEC_AUCTION).plays("CA").does(
        Seat.SOUTH, Claim(11)
    ).claims_agreed().everyone_is_ready()
    view = game.view(BIEL)
    assert view.phase is Phase.RUBBER_OVER and view.vulnerability is Vulnerability.NS
    assert view.sheet is not None and view.sheet.is_over


def test_public_events_hold_no_id_and_no_secret() -> None:
    game = in_play()
    told = [public_event(event) for event in game.log]
    assert [type(event) for event in told] == [type(event) for event in game.log]
    text = repr(told)
    assert "id-of-" not in text
    for event in game.log:
        assert not getattr(event, "secret", "") or getattr(event, "secret", "") not in text


def test_hints_are_offered_to_who_is_in_turn_where_the_table_has_them() -> None:
    game = in_play()
    assert [game.view(seat).may.hint for seat in Seat] == [False, True, False, False]
    game = in_play(Options(hints=False, prepared_deals=True))
    assert not any(may_of(game.table, person.id).hint for person in (NURIA, JOAN, AINA))
