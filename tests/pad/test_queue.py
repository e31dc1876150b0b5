"""What a telephone sends that was out of reach: nothing lost, nothing doubled, order kept."""

from pad.writing import SEATS, Evening, made
from tapete.pad import AnyPadCommand, replay, take
from tapete.pad.commands import EnterDeal, RemoveDeal, StartUnit

QUEUE: list[tuple[str, AnyPadCommand]] = [
    ("1", StartUnit("u1", SEATS)),
    ("2", EnterDeal("u1", "d1", made("4H S 10"), after="")),
    ("3", EnterDeal("u1", "d2", made("2S W 8"), after="d1")),
    ("4", EnterDeal("u1", "d3", made("3NT N 9"), after="d2")),
]


def test_a_queue_is_written_in_its_order() -> None:
    before = Evening().pad
    lines, answers = take(before, QUEUE, 5.0)
    assert [(line.command_id, line.at) for line in lines] == [("1", 5.0), ("2", 5.0), ("3", 5.0), ("4", 5.0)]
    assert [answer.version for answer in answers] == [2, 3, 4, 5]
    assert [deal.id for deal in replay(lines, before).units[0].deals] == ["d1", "d2", "d3"]


def test_sent_again_it_is_answered_as_the_first_time_and_writes_nothing() -> None:
    before = Evening().pad
    lines, answers = take(before, QUEUE, 5.0)
    assert take(replay(lines, before), QUEUE, 6.0) == ((), answers)
    half, _ = take(before, QUEUE[:2], 5.0)
    again, told = take(replay(half, before), QUEUE, 5.0)
    assert (half + again, told) == (lines, answers)


def test_what_comes_after_one_that_is_refused_waits() -> None:
    wrong = ("x", EnterDeal("u1", "x", made("4H S 14")))
    lines, answers = take(Evening().pad, [*QUEUE[:2], wrong, *QUEUE[2:], QUEUE[0]], 5.0)
    assert [line.command_id for line in lines] == ["1", "2"]
    refusals = [answer.refusal and answer.refusal.code for answer in answers]
    assert refusals == [None, None, "pad/tricks", None, None, None]
    assert [answer.version for answer in answers] == [2, 3, None, None, None, 2]


def test_what_two_telephones_wrote_for_the_same_deal_is_not_entered_twice() -> None:
    before = Evening().pad
    lines, _ = take(before, QUEUE[:2], 5.0)
    _, [answer] = take(
        replay(lines, before), [("other", EnterDeal("u1", "y", made("4H S 10"), after=""))], 6.0
    )
    assert answer.refusal is not None and answer.refusal.code == "pad/moved-on"


def test_a_deal_entered_after_another_that_is_gone_by_then_is_looked_at_again() -> None:
    before = Evening().pad
    lines, _ = take(before, [*QUEUE[:3], ("r", RemoveDeal("d2"))], 5.0)
    _, [answer] = take(replay(lines, before), QUEUE[3:], 6.0)
    assert answer.refusal is not None and answer.refusal.code == "pad/moved-on"
