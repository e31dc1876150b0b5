"""What is printed of a table: which unit, by what names, and with which results."""

from msgspec.structs import replace

from table.golden_games import chicago, interruption, revoke, whole_rubber
from tapete.core import PASSED_OUT, BySeat, Side
from tapete.dd import StrainTricks, TrickTable
from tapete.server.printed_rulings import ruling_text, tricks_before
from tapete.server.printing import finished_deals, printed_boards, printed_unit
from tapete.table.ruling_state import Remedy, Ruling

ROW = StrainTricks(clubs=7, diamonds=7, hearts=7, spades=7, notrump=7)
TABLE = TrickTable(BySeat(ROW, ROW, ROW, ROW))


def test_a_rubber_that_is_over_is_printed_as_it_ended_with_those_who_played_it() -> None:
    state = whole_rubber().table
    printed = printed_unit(state, 1, "Núria", "ca")
    assert printed is not None and printed.sheet.is_over
    assert printed.title == "Rubber 1"
    assert printed.we is not None and "Núria" in {printed.names[seat] for seat in printed.we.seats}
    assert printed_unit(state, 9, "Núria", "ca") is None


def test_who_did_not_play_reads_no_we() -> None:
    state = interruption().table
    for name in ("", "Somebody"):
        printed = printed_unit(state, 1, name, "es")
        assert printed is not None and printed.we is None


def test_the_deals_of_a_unit_are_printed_as_they_were_scored() -> None:
    state = revoke().table
    deals = finished_deals(state, 1)
    [board] = printed_boards(state, 1, {deals[0].deal: TABLE}, "es")
    assert board.outcome == deals[0].outcome
    assert board.makeable == TABLE and board.par is not None
    assert board.filed.scoring == "Rubber bridge"
    assert board.filed.record.calls == deals[0].auction.calls
    assert len(board.filed.calls) == len(board.filed.record.calls)


def test_a_ruling_is_told_beside_its_deal_and_the_claim_as_it_was_made() -> None:
    state = revoke().table
    done = state.finished[0]
    [board] = printed_boards(state, 1, {}, "es")
    [told] = board.filed.comments
    assert told.startswith("Renuncio consumado") and "(Ley 64" in told
    assert told.endswith("pasan 2 bazas a N–S.")
    assert board.filed.record.claim == done.outcome.tricks_taken - 2


def test_what_is_agreed_without_a_law_is_told_too() -> None:
    ruling = Ruling(1, 1, None, None, None, None, Remedy(Side.EW, 1, 50, "a  card\nfell"))
    assert ruling_text(ruling, "en") == (
        "Agreed among the players: one trick passes to E–W, 50 points for E–W. a card fell"
    )
    nothing = replace(ruling, remedy=Remedy(Side.NS))
    assert ruling_text(nothing, "ca") == "Acordat entre els jugadors: no s’anota res."
    assert tricks_before(PASSED_OUT, (ruling,)) == 0


def test_a_deal_that_is_not_solved_is_printed_without_its_table() -> None:
    state = chicago().table
    for board in printed_boards(state, 1, {}, "en"):
        assert (board.makeable, board.par, board.filed.scoring) == (None, None, "Chicago")


def test_both_sides_of_the_table_have_their_we() -> None:
    state = whole_rubber().table
    names = [name for name in state.rubbers[0].names if name]
    printed = [printed_unit(state, 1, name, "en") for name in names]
    assert {each.we for each in printed if each is not None} == set(Side)
