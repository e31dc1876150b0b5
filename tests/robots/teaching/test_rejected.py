"""What the book looked at before its own call."""

from robots.tables import NEW_SHEET, played_deals, to_call
from tapete.core import Auction, seat_view
from tapete.robots import choose_call
from tapete.robots.teaching.rejected import rejected_calls


def test_the_rows_before_are_told_with_what_the_hand_lacks() -> None:
    view = to_call("AQ954.A3.KJ62.J8")
    assert str(choose_call(view, NEW_SHEET).call) == "1S"
    told = {each.explanation.row: each for each in rejected_calls(view, NEW_SHEET)}
    assert list(told) == [f"opening.{row}" for row in ("2NT", "3NT", "strong", "honors", "1NT")]
    assert told["opening.strong"].against.en == "asks for 22+ points; the hand has 16"
    assert told["opening.honors"].against.en == "asks for 4+ trump honors; the hand has 2"
    assert "mano equilibrada" in told["opening.1NT"].against.es
    assert str(told["opening.1NT"].call) == "1NT"


def test_the_first_row_that_fits_has_none_before_it() -> None:
    assert rejected_calls(to_call("AQ95.AQ3.KQ6.KJ8"), NEW_SHEET) == ()


def test_every_call_of_many_deals_was_made_with_reasons_against_all_before_it() -> None:
    for played in played_deals(20):
        auction = Auction.start(played.terms.dealer)
        for call in played.auction.calls:
            view = seat_view(auction.turn, played.terms.vulnerability, played.deal, auction, None)
            for each in rejected_calls(view, played.sheet):
                assert each.against.es and each.against.ca and each.against.en
            auction = auction.after(call)
