"""Calls that were made, against the book."""

from random import Random

import pytest

from robots.tables import NEW_SHEET, Played, played_deals, to_call
from robots.teaching.hidden import dealt_again
from tapete.core import Bid, Deal, Seat
from tapete.robots.teaching import CallGrade, CallStanding, grade_call, grade_calls


def test_robots_that_call_by_the_book_are_told_so() -> None:
    for played in played_deals(20):
        grades = grade_calls(played.deal, played.auction, played.terms.vulnerability, played.sheet)
        assert [grade.call for grade in grades] == list(played.auction.calls)
        assert {grade.standing for grade in grades} <= {CallStanding.BOOK}


def test_a_call_that_shows_what_the_hand_has_not_misleads() -> None:
    grade = grade_call(to_call("AKQ65.K2.T98.953"), Bid.parse("1NT"), NEW_SHEET)
    assert grade.standing is CallStanding.MISLEADS
    assert (str(grade.book.call), grade.against.en) == (
        "1S",
        "asks for 15-17 high-card points; the hand has 12",
    )


def test_a_call_that_fits_where_the_book_looks_at_another_row_first_is_no_error() -> None:
    grade = grade_call(to_call("AQ54.K74.KJ3.Q72"), Bid.parse("1S"), NEW_SHEET)
    assert grade.standing is CallStanding.FITS


def test_a_call_that_the_book_has_not_shows_nothing() -> None:
    grade = grade_call(to_call("AQ54.K74.KJ3.Q72"), Bid.parse("7C"), NEW_SHEET)
    assert (grade.standing, grade.explanation) == (CallStanding.UNKNOWN, None)


def test_each_call_tells_what_the_book_looked_at_before_its_own() -> None:
    grade = grade_call(to_call("AKQ65.K2.T98.953"), Bid.parse("1NT"), NEW_SHEET)
    assert [each.explanation.row for each in grade.rejected] == [
        "opening.2NT",
        "opening.3NT",
        "opening.strong",
        "opening.1NT",
    ]
    assert all(each.against.es for each in grade.rejected)


def test_where_no_row_fits_the_books_own_is_not_among_those_that_it_rejected() -> None:
    told = 0
    for played in played_deals(20):
        for grade in grade_calls(played.deal, played.auction, played.terms.vulnerability, played.sheet):
            told += bool(grade.rejected)
            assert grade.book.explanation.row not in {each.explanation.row for each in grade.rejected}
    assert told


@pytest.mark.thorough
def test_the_grade_of_a_call_does_not_change_with_the_hidden_hands() -> None:
    rng = Random(7)
    for played in played_deals(20)[:4]:
        for seat in Seat:
            other = dealt_again(played.deal, frozenset((seat,)), rng)
            assert _of(seat, played, played.deal) == _of(seat, played, other)


def _of(seat: Seat, played: Played, deal: Deal) -> list[CallGrade]:
    grades = grade_calls(deal, played.auction, played.terms.vulnerability, played.sheet)
    return [grade for grade in grades if grade.seat is seat]
