import msgspec
import pytest

from tapete.core import BIDS, CALLS, DECK, Bid, BySeat, Call, Card, Seat
from tapete.server.codec import decoder, encode
from tapete.server.messages import AnyClientMessage, Command
from tapete.table.events import AnyEvent, CardPlayed


def test_every_card_travels_as_its_text() -> None:
    assert encode(DECK[-1]) == b'"SA"'
    assert decoder(tuple[Card, ...]).decode(encode(DECK)) == DECK


def test_every_call_travels_as_its_text() -> None:
    assert encode(CALLS[:3]) == b'["P","X","XX"]'
    assert decoder(tuple[Call, ...]).decode(encode(CALLS)) == CALLS
    assert decoder(tuple[Bid, ...]).decode(encode(BIDS)) == BIDS


def test_four_of_anything_is_an_object_of_four_seats() -> None:
    assert encode(BySeat(*Seat)) == b'{"north":"N","east":"E","south":"S","west":"W"}'


def test_an_event_is_named_by_its_type() -> None:
    played = CardPlayed(Seat.WEST, Card.parse("CA"))
    assert encode(played) == b'{"type":"card-played","seat":"W","card":"CA"}'
    assert decoder(AnyEvent).decode(encode(played)) == played


@pytest.mark.parametrize("text", ['"1Z"', '"8NT"', '"SA"', "3", "null", '""'])
def test_what_is_no_call_is_refused_with_its_place(text: str) -> None:
    message = (
        f'{{"type":"command","command_id":"a","at_version":1,"intent":{{"type":"make-call","call":{text}}}}}'
    )
    with pytest.raises(msgspec.ValidationError, match=r"\$\.intent\.call"):
        decoder(AnyClientMessage).decode(message)


def test_a_pass_is_no_bid() -> None:
    with pytest.raises(msgspec.ValidationError, match="not a bid"):
        decoder(Bid).decode('"P"')


def test_a_value_that_has_no_json_is_our_bug() -> None:
    with pytest.raises(NotImplementedError, match="object"):
        encode(object())


def test_a_command_reads_its_intent() -> None:
    text = '{"type":"command","command_id":"a","at_version":1,"intent":{"type":"play-card","card":"HT"}}'
    command = decoder(AnyClientMessage).decode(text)
    assert isinstance(command, Command)
    assert decoder(AnyClientMessage).decode(encode(command)) == command
