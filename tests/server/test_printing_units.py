"""What is printed of a table: which unit, by what names, and with which results."""

from table.golden_games import chicago, interruption, revoke, whole_rubber
from tapete.core import BySeat, Side
from tapete.dd import StrainTricks, TrickTable
from tapete.server.printing import finished_deals, printed_boards, printed_unit

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
    [board] = printed_boards(state.form, deals, {deals[0].deal: TABLE}, "es")
    assert board.outcome == deals[0].outcome
    assert board.makeable == TABLE and board.par is not None
    assert board.filed.scoring == "Rubber bridge"
    assert board.filed.record.calls == deals[0].auction.calls
    assert len(board.filed.calls) == len(board.filed.record.calls)


def test_a_deal_that_is_not_solved_is_printed_without_its_table() -> None:
    state = chicago().table
    for board in printed_boards(state.form, finished_deals(state, 1), {}, "en"):
        assert (board.makeable, board.par, board.filed.scoring) == (None, None, "Chicago")


def test_both_sides_of_the_table_have_their_we() -> None:
    state = whole_rubber().table
    names = [name for name in state.rubbers[0].names if name]
    printed = [printed_unit(state, 1, name, "en") for name in names]
    assert {each.we for each in printed if each is not None} == set(Side)
