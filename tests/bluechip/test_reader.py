"""Lines of the robots' protocol: what is written is read again, and nothing that is sent does harm."""

import contextlib
import string

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from strategies import calls, cards, deals, seats, vulnerabilities
from tapete.bluechip import (
    DUMMY,
    BoardNumber,
    Called,
    Cards,
    Connecting,
    EndOfSession,
    ErrorLine,
    Message,
    Played,
    Ready,
    ReadyForBid,
    ReadyForCard,
    Seated,
    StartOfBoard,
    Step,
    Teams,
    Timing,
    ToLead,
    line_of,
    plain,
    read,
)
from tapete.core import Call, Card, Hand, NotationError, Seat, Vulnerability

LETTERS = string.ascii_letters + string.digits + " .,:;'()=-!"
texts = st.text(LETTERS, max_size=20).map(plain)
players = seats | st.just(DUMMY)
times = st.integers(0, 359_999)
messages: st.SearchStrategy[Message] = st.one_of(
    st.builds(Connecting, texts, st.none() | seats, st.integers(0, 9999)),
    st.builds(Ready, seats, st.sampled_from(Step)),
    st.builds(ReadyForBid, seats, seats),
    st.builds(ReadyForCard, seats, players, st.integers(1, 13)),
    st.builds(Called, seats, calls, st.none() | texts.filter(lambda text: not text.startswith("."))),
    st.builds(Played, players, cards),
    st.builds(Seated, seats, texts),
    st.builds(Teams, texts, texts),
    st.just(StartOfBoard()),
    st.builds(BoardNumber, st.integers(0, 999_999), seats, vulnerabilities),
    st.builds(Cards, players, deals.map(lambda deal: deal[Seat.NORTH])),
    st.builds(ToLead, players),
    st.builds(Timing, times, times, times, times),
    st.just(EndOfSession()),
    st.builds(ErrorLine, texts),
)


@pytest.mark.thorough
@given(messages)
def test_what_is_written_is_read_again(message: Message) -> None:
    assert read(line_of(message)) == message


@given(messages)
def test_a_line_has_the_letters_of_the_protocol_and_is_one(message: Message) -> None:
    assert all(" " <= letter <= "~" for letter in line_of(message))


@given(messages, st.randoms(use_true_random=False))
def test_blanks_and_capitals_say_nothing(message: Message, chance) -> None:  # type: ignore[no-untyped-def]
    if isinstance(message, Connecting | Seated | Teams | Called | ErrorLine):
        return  # what people wrote stays as it is
    loose = "".join(chance.choice((letter.upper(), letter.lower())) for letter in line_of(message))
    assert read(f"  {loose.replace(' ', '   ')}\t") == message


@given(st.text(max_size=200))
@example("North bids 8S")
@example("North plays AA")
@example("North's cards : S A K")
@example("North's cards : S A K Q J T 9 8 7 6 5 4 3 2 A. H -. D -. C -.")
@example('Connecting "" as using protocol version 18')
@example("North ready for ſouth's bid")
def test_any_other_line_is_said_to_be_none(line: str) -> None:
    with contextlib.suppress(NotationError):
        message = read(line)
        assert read(line_of(message)) == message


N, E, S, W = Seat


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('Connecting "GIB" as ANYPL using protocol version 18', Connecting("GIB", None, 18)),
        ('connecting "Jack 6" as N using protocol version 19', Connecting("Jack 6", N, 19)),
        ('North ("GIB") seated', Seated(N, "GIB")),
        ('Teams : N/S : "GIB". E/W : "Jack"', Teams("GIB", "Jack")),
        ("NORTH PASSES", Called(N, Call.parse("P"))),
        ("East Passes", Called(E, Call.parse("P"))),
        ("North doubles.", Called(N, Call.parse("X"))),
        ("WEST REDOUBLES Alert. SOS", Called(W, Call.parse("XX"), "SOS")),
        ("North bids 1NT", Called(N, Call.parse("1NT"))),
        ("North bids 1N", Called(N, Call.parse("1NT"))),
        ("North bids 1H Alert.C=0-8,HCP=17-19.", Called(N, Call.parse("1H"), "C=0-8,HCP=17-19.")),
        ("North bids 1H.Infos.C=0-8", Called(N, Call.parse("1H"), "C=0-8")),
        ("East plays 3C", Played(E, Card.parse("C3"))),
        ("East plays c3", Played(E, Card.parse("C3"))),
        ("Dummy plays 10s", Played(DUMMY, Card.parse("ST"))),
        ("South ready for dummy's card to trick 13", ReadyForCard(S, DUMMY, 13)),
        ("West ready for dummy", Ready(W, Step.DUMMY)),
        ("Start of Board", StartOfBoard()),
        ("Board number 1. Dealer North. Neither vulnerable. ", BoardNumber(1, N, Vulnerability.NONE)),
        (
            "Timing - N/S : this board  01:36,  total  0:01:36.  E/W : this board  01:34,  total  1:01:34",
            Timing(96, 96, 94, 3694),
        ),
        (
            "Dummy's cards : S K 9 8 5. H A. D A J 7 6. C 9 5 4 2. ",
            Cards(DUMMY, Hand.parse("K985.A.AJ76.9542")),
        ),
        ("North's cards : S -.H A K T 8 4 3 2.D.C A K T 7 6 3.", Cards(N, Hand.parse(".AKT8432..AKT763"))),
    ],
)
def test_lines_as_programs_write_them(line: str, message: Message) -> None:
    assert read(line) == message


def test_lines_as_the_description_has_them() -> None:
    assert line_of(Cards(N, Hand.parse("AK3..T98765.5432"))) == (
        "North's cards : S A K 3. H -. D T 9 8 7 6 5. C 5 4 3 2."
    )
    assert line_of(Timing(96, 3696, 0, 5)) == (
        "Timing - N/S : this board 01:36, total 1:01:36. E/W : this board 00:00, total 0:00:05."
    )
    assert line_of(Teams('Núria "N"', "Café")) == 'Teams : N/S : "Nuria N" E/W : "Cafe"'
