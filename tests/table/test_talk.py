"""Table talk, which everyone reads; what dummy and watchers may not say (Laws 41 to 43, spec 000 §04)."""

import pytest

from table.game import BIEL, FOUR, HOUSE, JOAN, NURIA, PAU, SPEC_AUCTION, Game
from tapete.core import Seat, parse_cards
from tapete.table import Options, Robot
from tapete.table.intents import AnswerClaim, Claim, DummyPhrase, DummySay, Say
from tapete.table.talk import LINES_KEPT


def in_play(cards: str = "") -> Game:
    return Game().sit_down().begin().draw_for(Seat.SOUTH).deal().calls(SPEC_AUCTION).plays(cards)


def said(game: Game) -> list[str]:
    return [line.text for line in game.view(BIEL).talk]


def test_what_one_says_everyone_reads() -> None:
    game = Game().sit_down().does(NURIA, Say("hola")).does(BIEL, Say("bona nit"))
    for viewer in (NURIA, PAU, BIEL):
        talk = game.view(viewer).talk
        assert [(line.seat, line.name, line.text) for line in talk] == [
            (Seat.NORTH, "Núria", "hola"),
            (None, "Biel", "bona nit"),
        ]


def test_dummy_is_silent_from_the_end_of_the_auction_to_the_end_of_the_play() -> None:
    for game in (in_play(), in_play("CA"), in_play("CA").does(Seat.SOUTH, Claim(11))):
        assert game.refusal(Seat.NORTH, Say("play the ace")) == ("table/dummy-silent", 42)
        assert not game.view(Seat.NORTH).may.say
        assert game.view(Seat.SOUTH).may.say
    game.claims_agreed().does(Seat.NORTH, Say("well played"))


def test_dummy_asks_whether_declarer_has_none_of_the_suit_he_did_not_follow() -> None:
    game = in_play("CA C3 C7 CK CQ C4 C6")
    assert game.refusal(Seat.NORTH, DummySay(DummyPhrase.HAVING_NONE)) == ("table/dummy-silent", 42)
    game.plays("H4")
    assert DummyPhrase.HAVING_NONE in game.view(Seat.NORTH).may.dummy_phrases
    game.does(Seat.NORTH, DummySay(DummyPhrase.HAVING_NONE))
    line = game.view(BIEL).talk[-1]
    assert (line.seat, line.name, line.text, line.phrase) == (
        Seat.NORTH,
        "Núria",
        "",
        DummyPhrase.HAVING_NONE,
    )
    game.plays("HA")
    assert DummyPhrase.HAVING_NONE not in game.view(Seat.NORTH).may.dummy_phrases, "his side has led since"


def test_dummy_may_prevent_a_lead_from_the_wrong_hand() -> None:
    game = in_play("CA C3 C7 CK CQ C4 C6 H4")
    assert DummyPhrase.WRONG_HAND in game.view(Seat.NORTH).may.dummy_phrases
    game.does(Seat.NORTH, DummySay(DummyPhrase.WRONG_HAND)).plays("HA")
    assert game.refusal(Seat.NORTH, DummySay(DummyPhrase.WRONG_HAND)) == ("table/dummy-silent", 42)


def test_there_is_no_wrong_hand_before_the_opening_lead_or_when_a_defender_leads() -> None:
    assert in_play().view(Seat.NORTH).may.dummy_phrases == ()
    assert in_play("CA C3 C7 CK").view(Seat.NORTH).may.dummy_phrases == ()


@pytest.mark.parametrize("seat", [Seat.EAST, Seat.SOUTH, Seat.WEST])
def test_only_dummy_has_dummys_phrases(seat: Seat) -> None:
    game = in_play("CA C3 C7 CK CQ C4 C6 H4")
    assert game.view(seat).may.dummy_phrases == ()
    assert game.refusal(seat, DummySay(DummyPhrase.HAVING_NONE)) == ("table/dummy-silent", 42)


def test_while_a_claim_is_open_dummy_has_nothing_to_say_and_afterwards_what_he_had() -> None:
    game = in_play("CA C3 C7 CK CQ C4 C6 H4").does(Seat.SOUTH, Claim(11, parse_cards("HA")))
    assert game.view(Seat.NORTH).may.dummy_phrases == ()
    game.does(Seat.EAST, AnswerClaim(False))
    assert len(game.view(Seat.NORTH).may.dummy_phrases) == 2


def test_watchers_are_silent_while_cards_are_in_hands() -> None:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).does(BIEL, Say("sort")).deal()
    assert game.refusal(BIEL, Say("psst")) == ("table/watcher-silent", None)
    assert not game.view(BIEL).may.say
    game.calls("P P P P").does(BIEL, Say("una altra"))


def test_where_watchers_are_not_admitted_they_do_not_talk() -> None:
    game = Game(Options(watchers=False)).sit_down()
    assert game.refusal(BIEL, Say("hola")) == ("table/no-watchers", None)
    assert not game.view(BIEL).may.say


def test_only_people_talk() -> None:
    game = Game().sit_down()
    assert game.refusal(HOUSE, Say("hola")) == ("table/not-yours", None)
    assert game.refusal(Robot(Seat.NORTH), Say("hola")) == ("table/not-yours", None)


@pytest.mark.parametrize("text", ["", "  ", "\n\t", "\x00", "\u202e\u200b"])
def test_nothing_to_be_seen_is_nothing_said(text: str) -> None:
    assert Game().sit_down().refusal(JOAN, Say(text)) == ("table/empty-text", None)


def test_a_line_has_five_hundred_letters_at_most() -> None:
    game = Game().sit_down().does(JOAN, Say(" " + "a" * 500 + "\n"))
    assert game.refusal(JOAN, Say("a" * 501)) == ("table/too-long", None)
    assert said(game) == ["a" * 500]


def test_talk_is_one_line_that_cannot_be_turned_round() -> None:
    game = Game().sit_down().does(JOAN, Say("  hola \n a\ttots\u202e\x07 "))
    assert said(game) == ["hola a tots"]


def test_the_table_keeps_the_last_hundred_lines_and_their_numbers() -> None:
    game = Game().sit_down()
    for number in range(LINES_KEPT + 5):
        game.does(FOUR[Seat.EAST], Say(str(number)))
    talk = game.view(BIEL).talk
    assert len(talk) == LINES_KEPT and talk[0].text == "5"
    assert [line.place for line in talk] == list(range(5, LINES_KEPT + 5))
