"""A file that says that it is in export format, and is not, is told where."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filed_boards import names, records, told, words
from tapete.core import Record
from tapete.formats import pbn
from tapete.formats.reading import Filed, Reading

GAME = """\
% PBN 2.1
% EXPORT
[Event ""]
[Site ""]
[Date ""]
[Board "1"]
[West ""]
[North ""]
[East ""]
[South ""]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:K75.AJ4.QT6.9432 - - -"]
[Scoring ""]
[Declarer "N"]
[Contract "1NT"]
[Result "7"]
[Annotator "me"]
[Auction "N"]
1NT Pass Pass Pass
[Play "E"]
H2 H3 HQ HA
"""


def breaches(reading: Reading) -> list[str]:
    return [
        fault.text.partition(": ")[2]
        for fault in reading.faults
        if fault.code == "notation/export" and not fault.is_warning
    ]


def test_what_holds_to_it_is_clean() -> None:
    assert breaches(pbn.read(GAME)) == []


@pytest.mark.parametrize(
    ("this", "that", "said"),
    [
        ('[Site ""]\n', "", "all fifteen tags are there, and Site is not"),
        ('[Site ""]\n[Date ""]\n', "", "all fifteen tags are there, and Site, Date are not"),
        ('[Event ""]\n[Site ""]\n', '[Site ""]\n[Event ""]\n', "Event does not stand behind Site"),
        ("HA\n", 'HA\n[Table "1"]\n', "Table does not stand behind Play"),
        ('[Annotator "me"]\n', '[Table "1"]\n[Round "1"]\n', "Round does not stand behind Table"),
        ('[East ""]\n', '[East ""] ', 'each tag pair stands on a line of its own as [East "..."]'),
        ('[East ""]', '[East  ""]', 'each tag pair stands on a line of its own as [East "..."]'),
        ("H2 H3", "H2\tH3", "there are no tabs"),
        ('"None"', '"-"', "vulnerable are None, NS, EW or All, not '-'"),
        ("K75", "57K", "a deal is N:AKQ.JT9... with ranks from the highest down"),
        (
            '"N:K75.AJ4.QT6.9432 - - -"',
            '"W:K75.AJ4.QT6.9432 - - -"',
            "a deal begins with the dealer's hand, N",
        ),
        ("1NT Pass", "1NT\nPass", "calls stand four to a line with one blank between"),
        ("H2 H3", "H2  H3", "cards stand four to a line with one blank between"),
        ("H2 ", "H2! ", "cards are judged by $1 to $12, not by ! and ?"),
    ],
)
def test_each_breach_is_told(this: str, that: str, said: str) -> None:
    changed = GAME.replace(this, that)
    assert breaches(pbn.read(changed)) == [said]
    assert breaches(pbn.read(changed.replace("% EXPORT\n", ""))) == []


def test_a_tag_that_holds_for_all_games_need_not_be_said_again() -> None:
    first, second = GAME.replace('[Site ""]', '[Site "##here"]'), GAME.partition("EXPORT\n")[2]
    assert breaches(pbn.read(first + "\n" + second.replace('[Site ""]\n', ""))) == []


@st.composite
def boards(draw: st.DrawFn) -> Filed:
    """A board with whatever may be told of one."""
    record: Record = draw(records())
    extra = st.tuples(st.sampled_from(["Round", "Annotator", "ScoreTable", "bt", "Auction.1.nag"]), words())
    return Filed(
        record,
        names=draw(names()),
        title=draw(words()),
        calls=draw(told(len(record.calls), words())),
        comments=tuple(draw(st.lists(words(), max_size=2))),
        extra=tuple(draw(st.lists(extra, max_size=3))),
    )


@given(st.lists(boards(), max_size=2))
def test_what_we_write_holds_to_it(kept: list[Filed]) -> None:
    assert breaches(pbn.read(pbn.write(kept).content)) == []
