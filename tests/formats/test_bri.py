from dealt_boards import reported_faults
from tapete.core import Deal, PartialDeal
from tapete.formats import bri

ROW = reported_faults()["bri-west-implied"]
DIGITS: str = ROW["input"]
DEAL = PartialDeal.parse(ROW["expected"]["deal"])


def test_west_has_what_the_others_have_not() -> None:
    reading = bri.read(DIGITS)
    assert [one.record.deal for one in reading.boards] == [DEAL]
    assert not reading.faults


def test_the_order_within_a_hand_is_free() -> None:
    north = "".join(reversed([DIGITS[at : at + 2] for at in range(0, 26, 2)]))
    assert bri.read(north + DIGITS[26:]).boards == bri.read(DIGITS).boards


def test_boards_stand_one_after_the_other_with_filling_or_line_ends_or_neither() -> None:
    for between in ("", "\n", "\r\n", " " * 32 + "\0" * 18):
        assert len(bri.read(DIGITS + between + DIGITS + between).boards) == 2
    broken = bri.read(DIGITS[:26] + "\n" + DIGITS[26:52] + "\n" + DIGITS[52:])
    assert broken.boards == bri.read(DIGITS).boards


def test_a_board_that_cannot_be_read_keeps_its_place() -> None:
    twice = DIGITS[:76] + DIGITS[:2]
    reading = bri.read("\n".join([DIGITS, twice, "99" + DIGITS[2:], DIGITS, DIGITS[:40]]))
    assert [one.record.deal == DEAL for one in reading.boards] == [True, False, False, True, False]
    assert [(fault.code, fault.line, fault.column, fault.board) for fault in reading.faults] == [
        ("notation/deal", 2, 1, 1),
        ("notation/deal", 3, 1, 2),
        ("notation/deal", 5, 1, 4),
    ]
    assert "ST (05) is dealt twice" in reading.faults[0].text
    assert "99 is none" in reading.faults[1].text
    assert "this one has 40" in reading.faults[2].text


def test_what_is_no_digit_is_told_once() -> None:
    reading = bri.read(f"boards:\n{DIGITS}")
    assert [(fault.code, fault.line, fault.column) for fault in reading.faults] == [("notation/bri", 1, 1)]
    assert len(reading.boards) == 1


def test_a_record_is_78_digits_32_blanks_and_18_zero_bytes() -> None:
    content = bri.write(bri.read(DIGITS).boards).content
    assert len(content) == 128
    assert content[78:] == b" " * 32 + b"\0" * 18


def test_digits_that_are_no_cards_are_hardly_evidence() -> None:
    assert bri.evidence(b"99" * 39) < 30
    assert not bri.evidence(b"0513")


def test_the_deal_of_the_digits_is_whole() -> None:
    assert Deal(DEAL.hands).number == Deal.parse(ROW["expected"]["deal"]).number
