"""What a contested claim demands, what it leaves free and what a defender may refuse (spec 000 §04, Law 68).

South declares, West contests. Hands are written North, East, South, West.
"""

import pytest

from table.endings import contested, ending, may_be_refused, open_cards
from table.game import Game
from tapete.core import Card, Seat, Strain
from tapete.table import Phase
from tapete.table.claim_line import is_bound
from tapete.table.intents import LetPlayPass, PlayCard, RefusePlay

TWO_TOPS = ("SK S3", "H2 H3", "SA S2", "D2 D3")


def refused(game: Game, card: str, who: Seat = Seat.SOUTH) -> str:
    return game.refusal(who, PlayCard(Card.parse(card)))[0]


# What the line demands


def test_on_lead_the_next_card_of_the_line_is_demanded() -> None:
    game = contested(ending("S3 S4 S5", "H2 H3 H4", "SA S2 DA", "D2 D3 D4"), 3, "DA SA")
    assert open_cards(game) == "DA"
    assert game.refusal(Seat.SOUTH, PlayCard(Card.parse("SA"))) == ("table/off-line", 68)
    assert game.view(Seat.WEST).claim is not None
    assert game.view(Seat.WEST).claim.bound_card is Card.parse("DA")  # type: ignore[union-attr]


def test_the_line_runs_through_both_hands() -> None:
    game = contested(ending("DA S5", "H2 H3", "SA D2", "H4 H5"), 2, "SA DA").plays("SA H4")
    assert open_cards(game) == "S5"
    game.plays("S5 H2")
    assert open_cards(game) == "D2"


def test_ace_and_king_named_one_after_the_other_do_not_fall_on_one_trick() -> None:
    game = contested(ending(*TWO_TOPS), 2, "SA SK").plays("SA D2")
    assert open_cards(game) == "S3 SK"
    game.plays("S3")
    assert not may_be_refused(game)


def test_who_lists_every_card_may_follow_his_list() -> None:
    game = contested(ending("S4 S3 S9", "H2 H3 H4", "SA S2 SK", "D2 D3 D4"), 3, "SA S4 SK S3").plays(
        "SA D2 S4"
    )
    assert not may_be_refused(game)


def test_a_named_queen_does_not_fall_under_their_ace() -> None:
    game = contested(ending("D5 D6", "SA H3", "SQ S2", "S9 H4", leader=Seat.EAST), 1, "SQ").plays("SA")
    assert open_cards(game) == "S2 SQ"
    game.plays("S2")
    assert not may_be_refused(game)


def test_a_hand_that_follows_wins_with_the_first_card_of_the_line_that_can() -> None:
    game = contested(ending("SA SQ", "H2 H3", "S2 S3", "SK H4"), 2, "S2 SQ SA").plays("S2 SK")
    assert open_cards(game) == "SA"


def test_the_finesse_that_the_line_announces_is_demanded() -> None:
    game = contested(ending("SA SQ", "H2 H3", "S2 S3", "S9 SK"), 2, "S2 SQ SA").plays("S2 S9")
    assert open_cards(game) == "SQ"


def test_a_ruff_that_the_line_announces_is_demanded() -> None:
    game = contested(ending("H2 D4", "S9 D5", "S3 C2", "SK D6", trump=Strain.HEARTS), 1, "S3 H2").plays(
        "S3 SK"
    )
    assert open_cards(game) == "H2"


def test_trumps_named_to_be_drawn_are_not_demanded_for_a_ruff_of_their_suit() -> None:
    game = contested(
        ending("D4 D5 D6", "SA S5 C9", "HA H2 C2", "S6 S7 C8", trump=Strain.HEARTS, leader=Seat.EAST), 2, "HA"
    ).plays("SA")
    assert open_cards(game) == "C2 H2 HA"


def test_a_card_named_for_later_is_not_thrown_away_while_there_is_another() -> None:
    game = contested(ending("HA D4", "H2 H3", "SA SK", "D2 D3"), 2, "SA SK HA").plays("SA D2")
    assert open_cards(game) == "D4"
    assert refused(game, "HA") == "table/off-line"


def test_named_cards_are_thrown_when_there_is_nothing_else() -> None:
    game = contested(ending("HA HK", "H2 H3", "SA SK", "D2 D3"), 2, "SA SK HA HK").plays("SA D2")
    assert open_cards(game) == "HK HA"


def test_a_hand_keeps_what_it_named_also_when_it_cannot_win() -> None:
    game = contested(ending("D4 D5", "SA S5", "SQ C2", "S9 H4", leader=Seat.EAST), 1, "SQ C2").plays("SA")
    assert open_cards(game) == "SQ"  # the only spade: the Laws come first


def test_a_line_that_has_come_to_its_end_demands_nothing() -> None:
    game = contested(ending("S3 S4 D3", "H2 H3 H4", "SA D2 C2", "S9 S8 D9"), 1, "SA").plays("SA S8 S3 H2")
    assert open_cards(game) == "C2 D2"


def test_the_defenders_are_bound_by_nothing() -> None:
    game = contested(ending("S3 S4 S5", "H2 H3 H4", "SA S2 DA", "S9 S8 D4"), 3, "SA DA").plays("SA")
    assert not is_bound(game.table)
    assert open_cards(game) == "S8 S9"


# What is beyond doubt


def test_an_only_card_is_beyond_doubt() -> None:
    game = contested(ending("S3", "H2", "SA", "D2"), 1, "").plays("SA")
    assert not may_be_refused(game)


def test_a_lead_that_nobody_can_beat_is_beyond_doubt() -> None:
    game = contested(ending("S3 S4", "S5 H3", "SA C2", "S8 C9"), 1, "").plays("SA")
    assert not may_be_refused(game)


def test_a_lead_that_may_be_beaten_is_doubtful() -> None:
    game = contested(ending("S3 S4", "SK H3", "SQ C2", "D2 D3"), 1, "").plays("SQ")
    assert may_be_refused(game)


def test_a_sure_winner_is_doubtful_while_a_trump_is_out() -> None:
    game = contested(ending("S3 S4", "S5 H3", "SA C2", "D2 D3", trump=Strain.HEARTS), 2, "").plays("SA")
    assert may_be_refused(game)


def test_whether_to_draw_a_forgotten_trump_is_for_the_defenders_to_say() -> None:
    game = contested(ending("S3 S4", "S5 H3", "HA CA", "D2 D3", trump=Strain.HEARTS), 2, "").plays("HA")
    assert may_be_refused(game)


def test_with_the_trumps_drawn_a_high_trump_is_beyond_doubt() -> None:
    game = contested(ending("S3 S4", "S5 D5", "HA CA", "D2 D3", trump=Strain.HEARTS), 2, "").plays("HA")
    assert not may_be_refused(game)


def test_to_cross_with_a_low_card_to_the_next_of_the_line_is_beyond_doubt() -> None:
    game = contested(ending("DA S5", "D9 H3", "SA D2", "H4 H5"), 2, "SA DA").plays("SA H4 S5 H3 D2")
    assert not may_be_refused(game)


def test_to_cross_with_a_high_card_is_doubtful() -> None:
    game = contested(ending("DA S5 S6", "D9 H3 H2", "D3 D8 S2", "H4 H5 S7"), 2, "DA").plays("D8")
    assert may_be_refused(game)


@pytest.mark.parametrize(("card", "is_doubtful"), [("S3", False), ("SK", True)])
def test_to_follow_low_to_a_trick_that_is_won_is_beyond_doubt(card: str, is_doubtful: bool) -> None:
    game = contested(ending(*TWO_TOPS), 2, "SA").plays(f"SA D2 {card}")
    assert may_be_refused(game) is is_doubtful


def test_a_finesse_that_was_not_announced_may_be_refused() -> None:
    game = contested(ending("SA S3", "SK H3", "SQ S2", "S4 S5"), 1, "SQ").plays("SQ S4 S3")
    assert may_be_refused(game)
    game.does(Seat.WEST, RefusePlay())
    assert open_cards(game) == "SA"


def test_to_go_up_with_the_sure_winner_is_beyond_doubt() -> None:
    game = contested(ending("SA S3", "SK H3", "SQ S2", "S4 S5"), 1, "SQ").plays("SQ S4 SA")
    assert not may_be_refused(game)


def test_to_follow_low_when_the_trick_cannot_be_won_is_beyond_doubt() -> None:
    game = contested(ending("S3 S4 SJ", "H2 H3 H4", "S2 D2 C2", "SK S9 D9"), 0, "S2").plays("S2 SK S3")
    assert not may_be_refused(game)


def test_to_duck_is_doubtful() -> None:
    game = contested(ending("S3 SA SQ", "H2 H3 H4", "S2 D2 C2", "SK S9 D9"), 1, "S2").plays("S2 SK S3")
    assert may_be_refused(game)


def test_last_to_play_the_lowest_card_that_wins_is_beyond_doubt() -> None:
    hands = ("SQ SA S3", "S9 S8 D9", "D2 D3 C2", "C3 C4 D4")
    for card, is_doubtful in (("SQ", False), ("SA", True), ("S3", True)):
        game = contested(ending(*hands, leader=Seat.EAST), 1, "").plays(f"S9 D2 C3 {card}")
        assert may_be_refused(game) is is_doubtful


def test_a_ruff_that_may_be_overruffed_is_doubtful() -> None:
    hands = ("D7 D8 D9", "S9 S8 D5", "H2 H9 C2", "C3 HT D4")
    game = contested(ending(*hands, leader=Seat.EAST, trump=Strain.HEARTS), 1, "").plays("S9 H9")
    assert may_be_refused(game)


def test_a_ruff_that_cannot_be_overruffed_is_beyond_doubt_when_low() -> None:
    hands = ("D7 D8 D9", "S9 S8 D5", "HJ HQ C2", "C3 HT D4")
    for card, is_doubtful in (("HJ", False), ("HQ", True), ("C2", True)):
        game = contested(ending(*hands, leader=Seat.EAST, trump=Strain.HEARTS), 1, "").plays(f"S9 {card}")
        assert may_be_refused(game) is is_doubtful


def test_a_discard_is_doubtful_unless_the_line_names_it_next() -> None:
    hands = ("D4 C5", "H2 H3", "SA SK", "D2 D3")
    assert may_be_refused(contested(ending(*hands), 2, "SA SK").plays("SA D2 C5"))
    assert not may_be_refused(contested(ending(*hands), 2, "SA C5 SK").plays("SA D2 C5"))


def test_to_overtake_a_trick_that_is_won_is_doubtful() -> None:
    game = contested(ending("SA S3", "H2 H3", "SK S2", "D4 D5"), 2, "SK").plays("SK D4 SA")
    assert may_be_refused(game)


# Refusals


def test_refusals_leave_declarer_at_least_one_card() -> None:
    hands = ("SQ SJ S9", "S8 S7 H2", "C2 C3 C4", "SA SK H3")
    game = contested(ending(*hands, leader=Seat.NORTH), 1, "")
    for card, left in (("SQ", "S9 SJ"), ("S9", "SJ")):
        game.plays(card).does(Seat.EAST, RefusePlay())
        assert open_cards(game) == left
        assert refused(game, card) == "table/card-refused"
    game.plays("SJ")
    assert not may_be_refused(game)


def test_a_refusal_holds_for_that_turn_alone() -> None:
    hands = ("SQ SJ S9", "SA S7 H2", "C2 C3 C4", "S6 SK H3")
    game = contested(ending(*hands, leader=Seat.NORTH), 1, "").plays("SQ").does(Seat.EAST, RefusePlay())
    game.plays("SJ S7 C2 S6")
    assert open_cards(game) == "S9 SQ"


def test_a_refused_card_that_completed_a_trick_opens_it_again() -> None:
    hands = ("SQ SA S3", "S9 S8 D9", "D2 D3 C2", "C3 C4 D4")
    game = (
        contested(ending(*hands, leader=Seat.EAST), 1, "").plays("S9 D2 C3 SA").does(Seat.WEST, RefusePlay())
    )
    view = game.view(Seat.SOUTH)
    assert view.trick is not None and len(view.trick.cards) == 3
    assert open_cards(game) == "S3 SQ"


def test_while_a_doubt_is_open_declarer_does_not_lead_on() -> None:
    hands = ("SQ SA S3", "S9 S8 D9", "D2 D3 C2", "C3 C4 D4")
    game = contested(ending(*hands, leader=Seat.EAST), 1, "").plays("S9 D2 C3 SA")
    assert game.refusal(Seat.SOUTH, PlayCard(Card.parse("SQ"))) == ("table/doubt-open", 68)
    game.does(Seat.WEST, LetPlayPass())
    assert refused(game, "SQ") == "table/doubt-open"
    game.does(Seat.EAST, LetPlayPass()).plays("SQ")


def test_a_defender_who_plays_on_lets_the_card_pass_for_his_side() -> None:
    game = contested(ending("S3 S4", "SK H3", "SQ C2", "D2 D3"), 1, "").plays("SQ D2")
    assert game.refusal(Seat.EAST, RefusePlay()) == ("table/not-now", 68)


def test_the_last_trick_leaves_no_doubt() -> None:
    game = contested(ending("S3 S4", "H2 H3", "SQ C2", "SK D3"), 1, "").plays("C2 D3 S3 H2 SQ")
    assert not may_be_refused(game)
    game.plays("SK S4 H3")
    assert game.table.phase is Phase.RESULT
