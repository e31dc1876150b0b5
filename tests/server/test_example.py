"""The worked example of spec 000 §07, through real websockets by four people.

A deal comes from a shuffle and a cut, so no hand can be laid: the secret below was looked for until
West held the ace of clubs, North the three, East the seven and South the king, and the tricks were eleven.
"""

from pathlib import Path
from typing import Any

import pytest

from server.in_memory import Guest, Venue, all_see, venue
from tapete.core import DOUBLE, PASS, Bid, Call, Card, Seat, Strain
from tapete.table import AnyIntent
from tapete.table.fair_deal import spread_pack
from tapete.table.intents import AnswerClaim, Claim, Cut, DrawCard, MakeCall, PlayCard, Ready

pytestmark = pytest.mark.anyio

DRAW = "11" * 32
SHUFFLE = "89eb8e3c30cb979fd0748c1cd774f3b63209d9da23d46d4215154bb6a2575552"
CUT = "00" * 16
FIRST_TRICK = ("CA", "C3", "C7", "CK")
NORTH, EAST, SOUTH, WEST = Seat
Table = dict[Seat, Guest]


@pytest.mark.thorough
async def test_eleven_tricks_in_four_hearts_then_three_notrump_make_950(tmp_path: Path) -> None:
    async with venue(tmp_path, DRAW, SHUFFLE) as place:
        _, table = await place.begun()
        await draw_for_south(table, place)
        await four_hearts_with_an_overtrick(table)
        sheet = table[EAST].view["sheet"]
        assert figures(sheet) == [("NS", "below", 120, "tricks"), ("NS", "above", 30, "overtricks")]
        assert sheet["games"] == [{"deal": 1, "side": "NS"}]
        await everyone_is_ready(table)
        assert table[WEST].view["vulnerability"] == "NS"
        assert table[WEST].view["dealer"] == "W"
        await three_notrump_exactly(table)
        assert figures(table[EAST].view["sheet"])[2:] == [
            ("NS", "below", 100, "tricks"),
            ("NS", "above", 700, "rubber"),
        ]
        await everyone_is_ready(table)
        for guest in table.values():
            assert guest.view["phase"] == "rubber-over"
            assert guest.view["rubbers"][0]["totals"] == {"ns": 120 + 30 + 100 + 700, "ew": 0}
            assert guest.view["rubbers"][0]["winner"] == "NS"


async def test_three_down_doubled_and_not_vulnerable_cost_500(tmp_path: Path) -> None:
    async with venue(tmp_path, DRAW) as place:
        _, table = await place.begun()
        await draw_for_south(table, place)
        await shuffled_and_cut(table)
        await auction(table, SOUTH, Bid(1, Strain.SPADES), DOUBLE, PASS, PASS, PASS)
        await lead(table, WEST)
        await do(table, SOUTH, Claim(4))  # seven were undertaken
        await both_accept(table, WEST, EAST)
        sheet = table[NORTH].view["sheet"]
        assert figures(sheet) == [("EW", "above", 100 + 200 + 200, "undertricks")]
        assert table[NORTH].view["tricks_taken"] == 4


async def four_hearts_with_an_overtrick(table: Table) -> None:
    """South names hearts first, West leads the ace of clubs, and the king does not beat it."""
    await shuffled_and_cut(table)
    four, two, one = (Bid(level, Strain.HEARTS) for level in (4, 2, 1))
    await auction(table, SOUTH, one, PASS, two, PASS, four, PASS, PASS, PASS)
    contract = table[WEST].view["contract"]
    assert (contract["declarer"], contract["dummy"]) == ("S", "N")
    assert not seen(table[WEST], NORTH)
    for seat, card in zip((WEST, SOUTH, EAST, SOUTH), FIRST_TRICK, strict=True):
        await do(table, seat, PlayCard(Card.parse(card)))
        assert seen(table[WEST], NORTH), "dummy is faced after the opening lead"
    assert table[NORTH].view["last_trick"] == {"leader": "W", "cards": list(FIRST_TRICK), "winner": "W"}
    while table[SOUTH].view["phase"] == "play":
        await play_on(table)
    assert table[SOUTH].view["tricks_taken"] == 11


async def three_notrump_exactly(table: Table) -> None:
    """North declares and claims nine tricks; both defenders accept."""
    await shuffled_and_cut(table)
    one, three = Bid(1, Strain.NOTRUMP), Bid(3, Strain.NOTRUMP)
    await auction(table, WEST, PASS, one, PASS, three, PASS, PASS, PASS)
    await lead(table, EAST)
    await do(table, NORTH, Claim(9, words="nine on top"))
    assert seen(table[EAST], NORTH), "a claimer's hand is faced"
    await both_accept(table, EAST, WEST)
    assert table[NORTH].view["tricks_taken"] == 9


async def play_on(table: Table) -> None:
    """North-South play their highest cards and East-West their lowest."""
    turn = Seat(table[SOUTH].view["turn"])
    player = SOUTH if turn is NORTH else turn
    cards = sorted(map(Card.parse, table[player].view["may"]["cards"]), key=lambda c: (c.rank, c.suit))
    await do(table, player, PlayCard(cards[-1] if turn in (NORTH, SOUTH) else cards[0]))


async def draw_for_south(table: Table, place: Venue) -> None:
    """South draws the highest of four cards, so that he deals."""
    pack = spread_pack(DRAW)
    highest = max(range(1, 5), key=lambda spot: (pack[spot].rank, pack[spot].suit))
    others = [spot for spot in range(1, 5) if spot != highest]
    for seat in Seat:
        await do(table, seat, DrawCard(highest if seat is SOUTH else others.pop()))
    await place.settled()


async def shuffled_and_cut(table: Table) -> None:
    """The house shuffles; dealer's right-hand opponent cuts."""
    await until_phase(table, "cut")
    cutter = Seat(table[SOUTH].view["waiting_for"][0])
    await do(table, cutter, Cut(CUT))


async def until_phase(table: Table, phase: str) -> None:
    for guest in table.values():
        while guest.view["phase"] != phase:
            await guest.next()


async def auction(table: Table, dealer: Seat, *calls: Call) -> None:
    for turn, call in enumerate(calls):
        await do(table, dealer.after(turn), MakeCall(call))


async def lead(table: Table, leader: Seat) -> None:
    await do(table, leader, PlayCard(Card.parse(table[leader].view["may"]["cards"][0])))


async def both_accept(table: Table, *defenders: Seat) -> None:
    for defender in defenders:
        assert table[defender].view["phase"] == "claim"
        await do(table, defender, AnswerClaim(True))


async def everyone_is_ready(table: Table) -> None:
    for seat in Seat:
        await do(table, seat, Ready())


async def do(table: Table, seat: Seat, intent: AnyIntent) -> None:
    """One does something, and all see it."""
    await all_see(table, await table[seat].do(intent))


def seen(guest: Guest, seat: Seat) -> bool:
    return seat.value in [hand["seat"] for hand in guest.view["hands"]]


def figures(sheet: dict[str, Any]) -> list[tuple[object, ...]]:
    return [(e["side"], e["line"], e["points"], e["reason"]) for e in sheet["entries"]]
