"""The errors that name a Law, and those that name a place in a text."""

import pickle

from tapete.core import (
    Auction,
    Bid,
    Code,
    Illegal,
    IllegalCall,
    IllegalPlay,
    ImpossibleContract,
    ImpossibleOutcome,
    Law,
    NotationError,
    Seat,
    Strain,
)


def test_every_law_has_a_code_of_its_own_that_says_call_or_play() -> None:
    codes = [law.code for law in Law]
    assert len(set(codes)) == len(codes)
    assert {code.partition("/")[0] for code in codes} == {"call", "play"}
    assert all(17 <= law.number <= 39 for law in Law if law.code.startswith("call/"))
    assert all(41 <= law.number <= 67 for law in Law if law.code.startswith("play/"))


def test_a_law_is_pasted_from_its_repr() -> None:
    assert [repr(law) for law in Law] == [f"Law.{law.name}" for law in Law]
    assert [repr(code) for code in Code] == ["Code.RUBBER", "Code.DUPLICATE"]


def test_an_illegal_call_says_the_law_the_attempt_and_the_auction() -> None:
    auction = Auction.of(Seat.NORTH, "1H")
    error = IllegalCall(Law.INSUFFICIENT, Bid(1, Strain.CLUBS), auction)
    assert str(error) == "Law 27: 1C is not allowed after N: 1H"
    assert (error.law, error.attempt, error.state) == (Law.INSUFFICIENT, Bid(1, Strain.CLUBS), auction)


def test_text_that_cannot_be_read_says_line_and_column() -> None:
    error = NotationError(3, 14, "not a card: 'S1'")
    assert str(error) == "3:14: not a card: 'S1'"
    assert (error.line, error.column, error.text) == (3, 14, "not a card: 'S1'")


def test_every_error_of_the_table_is_a_value_error_and_survives_a_pickle() -> None:
    auction = Auction.of(Seat.NORTH, "1H")
    for error in (
        NotationError(1, 2, "text"),
        ImpossibleContract(1, 1, "text", 18),
        ImpossibleOutcome("text", 1),
        IllegalCall(Law.INSUFFICIENT, Bid(1, Strain.CLUBS), auction),
        IllegalPlay(Law.NOT_HELD, "SA", "a play"),
    ):
        assert isinstance(error, ValueError)
        assert isinstance(error, NotationError | ImpossibleOutcome | Illegal)
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.args) == (type(error), error.args)
