"""What the table does otherwise in each form: who deals, what is claimed, what is carried on."""

import pytest

from table.game import BIEL, JOAN, SECRET, Game
from tapete.core import (
    PASS,
    BySeat,
    BySide,
    Card,
    Seat,
    Side,
    Vulnerability,
    board_dealer,
    board_vulnerability,
)
from tapete.scoring import Form, Reason
from tapete.scoring.chicago import Vulnerable
from tapete.table import Options, Phase, deal_record
from tapete.table.ceremony import FIRST_PLACE, LAST_PLACE
from tapete.table.fair_deal import spread_pack
from tapete.table.intents import AnswerInterrupt, AskInterrupt, Claim, ClaimHonors, DrawCard, MakeCall
from tapete.table.options import MOST_BOARDS, Partners, Seats

EASY = Options(prepared_deals=True)
SLAM_DEAL = "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.8765.87 2.5432.432.65432"
"""North has all the top cards: 31 points, four aces, four spade honors."""


def table_of(form: Form, dealer: Seat = Seat.NORTH, options: Options = EASY) -> Game:
    game = Game(options, form=form).sit_down()
    return game.begin_boards() if form is Form.DUPLICATE else game.begin().draw_for(dealer)


def next_deal(game: Game) -> Game:
    return game.everyone_is_ready()


# The auction bridge of 1920


def test_in_1920_the_lowest_card_deals_hearts_lowest_of_equals() -> None:
    game = Game(EASY, form=Form.AUCTION1920).sit_down().begin()
    pack = spread_pack(SECRET)
    of_rank = [Card.parse(text) for text in ("S4", "C4", "D4", "H4")]
    places = [pack.index(card) for card in of_rank]
    assert all(FIRST_PLACE <= place <= LAST_PLACE for place in places)
    for seat, place in zip(Seat, places, strict=True):
        game.does(seat, DrawCard(place))
    assert game.view(JOAN).dealer is Seat.WEST


def test_in_1920_the_two_lowest_play_together_where_seats_are_drawn() -> None:
    game = Game(Options(seats=Seats.DRAWN), form=Form.AUCTION1920).sit_down().begin().draw_for(Seat.NORTH)
    view = game.view(JOAN)
    drawn = {seen.seat: seen.card.rank for seen in view.draw}
    assert view.dealer is not None
    lowest = sorted(drawn, key=lambda seat: drawn[seat])[:2]
    assert lowest[0] is view.dealer and lowest[1] is view.dealer.partner


def test_in_1920_all_tricks_over_six_count_and_honors_need_no_claim() -> None:
    game = table_of(Form.AUCTION1920).deal(SLAM_DEAL).calls("1S P P P").play_out()
    entries = [(entry.side, entry.points, entry.reason) for entry in game.table.sheet.entries]  # type: ignore[union-attr]
    tricks = game.view(JOAN).tricks_taken
    assert tricks is not None and (Side.NS, (tricks - 6) * 9, Reason.TRICKS) in entries
    assert (Side.NS, 72, Reason.HONORS) in entries
    assert game.view(Seat.NORTH).may.claim_honors_deals == ()
    assert game.refusal(Seat.NORTH, ClaimHonors(1)) == ("table/honors-too-late", None)


def test_in_1920_all_thirteen_tricks_are_played() -> None:
    game = table_of(Form.AUCTION1920).deal(SLAM_DEAL).calls("1S P P P")
    game.plays("ST S3 S2 SA")
    assert not game.view(Seat.NORTH).may.claim and game.view(Seat.NORTH).may.claim_cards == ()
    assert game.refusal(Seat.NORTH, Claim(12)) == ("table/no-claims", None)


def test_the_rules_of_1920_number_no_laws_so_no_refusal_cites_one() -> None:
    game = table_of(Form.AUCTION1920).deal()
    assert game.refusal(Seat.EAST, MakeCall(PASS)) == ("call/out-of-turn", None)
    assert game.view(JOAN).sheet is not None


def test_in_1920_nobody_is_vulnerable_and_a_rubber_broken_off_gives_nobody_a_bonus() -> None:
    game = table_of(Form.AUCTION1920).deal(SLAM_DEAL).calls("1S P P P").play_out()
    next_deal(game)
    assert game.view(JOAN).vulnerability is Vulnerability.NONE
    before = game.table.sheet
    game.does(Seat.NORTH, AskInterrupt())
    for seat in (Seat.EAST, Seat.SOUTH, Seat.WEST):
        game.does(seat, AnswerInterrupt(True))
    assert game.table.sheet is not None and before is not None
    assert game.table.sheet.entries == before.entries


# Chicago


def test_in_chicago_a_deal_passed_out_is_dealt_again_by_the_same_dealer_under_the_same_number() -> None:
    game = table_of(Form.CHICAGO, Seat.EAST).deal().calls("P P P P")
    assert (game.view(BIEL).deal, game.view(BIEL).place) == (1, 1)
    next_deal(game)
    view = game.view(BIEL)
    assert (view.deal, view.place, view.dealer) == (1, 2, Seat.EAST)
    game.deal(SLAM_DEAL).calls("1S P P P").play_out()
    assert [(seen.place, seen.deal) for seen in game.view(BIEL).sheet.deals] == [(1, 1), (2, 1)]  # type: ignore[union-attr]
    first, second = deal_record(game.table, 1, 1), deal_record(game.table, 1, 2)
    assert first is not None and first.contract is None and first.entries == ()
    assert second is not None and second.contract is not None and second.entries
    assert deal_record(game.table, 1, 3) is None


@pytest.mark.parametrize(
    ("vulnerable", "second", "third"),
    [
        (Vulnerable.DEALER, Vulnerability.EW, Vulnerability.NS),
        (Vulnerable.NONDEALER, Vulnerability.NS, Vulnerability.EW),
    ],
)
def test_in_chicago_each_of_four_deals_has_its_vulnerability(
    vulnerable: Vulnerable, second: Vulnerability, third: Vulnerability
) -> None:
    game = table_of(Form.CHICAGO, options=Options(prepared_deals=True, vulnerable=vulnerable))
    found = []
    for _ in range(4):
        found.append(game.view(BIEL).vulnerability)
        next_deal(game.deal(SLAM_DEAL).calls(one_spade(game)).play_out())
    assert found == [Vulnerability.NONE, second, third, Vulnerability.BOTH]
    assert game.table.phase is Phase.RUBBER_OVER


def one_spade(game: Game) -> str:
    """North plays one spade, whoever deals."""
    passes = game.table.terms.dealer.places_to(Seat.NORTH)  # type: ignore[union-attr]
    return "P " * passes + "1S P P P"


def test_after_four_deals_of_chicago_everyone_has_a_new_partner_and_after_three_sets_has_met_all() -> None:
    game = table_of(Form.CHICAGO)
    partners: list[str | None] = []
    for _ in range(3):
        partners.append(game.table.names[Seat.SOUTH.partner])
        for _ in range(4):
            assert game.view(BIEL).next_players is None
            next_deal(game.deal(SLAM_DEAL).calls(one_spade(game)).play_out())
        told, sat = game.view(BIEL).next_players, game.table.names
        next_deal(game)
        assert told is not None
        assert game.table.names == BySeat(*(sat[old] for old in told))
        assert game.table.names[Seat.SOUTH] == "Joan"
        game.does_house_spread().draw_for(Seat.NORTH)
    assert sorted(map(str, partners)) == ["Aina", "Núria", "Pau"]


def test_partners_of_chicago_stay_together_where_it_was_so_agreed() -> None:
    game = table_of(Form.CHICAGO, options=Options(prepared_deals=True, partners=Partners.KEEP))
    names = game.table.names
    for _ in range(4):
        next_deal(game.deal(SLAM_DEAL).calls(one_spade(game)).play_out())
    assert game.view(BIEL).next_players is None
    next_deal(game)
    assert game.table.names == names


def test_honors_are_claimed_in_chicago_where_they_count() -> None:
    game = table_of(Form.CHICAGO).deal(SLAM_DEAL).calls("1S P P P").play_out()
    game.does(Seat.NORTH, ClaimHonors(1))
    assert 100 in [entry.points for entry in game.view(JOAN).sheet.entries]  # type: ignore[union-attr]
    plain = table_of(Form.CHICAGO, options=Options(prepared_deals=True, honors=False))
    plain.deal(SLAM_DEAL).calls("1S P P P").play_out()
    assert plain.refusal(Seat.NORTH, ClaimHonors(1)) == ("table/honors-too-late", 81)


# Duplicate


def test_in_duplicate_nobody_draws_and_each_board_has_its_dealer_and_vulnerability() -> None:
    game = table_of(Form.DUPLICATE, options=Options(prepared_deals=True, boards=3))
    for number in (1, 2, 3):
        view = game.view(BIEL)
        assert (view.deal, view.dealer, view.boards) == (number, board_dealer(number), 3)
        assert view.vulnerability is board_vulnerability(number)
        next_deal(game.deal().calls("P P P P"))
    assert game.table.phase is Phase.RUBBER_OVER
    assert list(game.table.sheet.totals) == [0, 0]  # type: ignore[union-attr]


def test_in_duplicate_a_board_is_scored_by_itself_and_nothing_is_carried() -> None:
    game = table_of(Form.DUPLICATE, options=Options(prepared_deals=True, boards=2))
    game.deal(SLAM_DEAL).calls("1S P P P").play_out()
    sheet = game.view(JOAN).sheet
    assert sheet is not None and sheet.needed is None and sheet.below == BySide(0, 0)
    assert {entry.line.value for entry in sheet.entries} == {"above"}
    assert game.view(Seat.NORTH).may.claim_honors_deals == ()


def test_a_table_has_one_to_thirty_six_boards() -> None:
    for boards in (0, MOST_BOARDS + 1):
        with pytest.raises(ValueError, match="a set has 1 to 36 boards"):
            Options(boards=boards)
