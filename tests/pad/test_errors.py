"""Every refusal is said in three languages and, where the sheet refuses too, by the same name."""

import re
import string
from pathlib import Path

import tapete.pad
from tapete.pad import PAD_REFUSALS, PadError
from tapete.pad.errors import refusal_of
from tapete.scoring import HonorsRefused


def test_every_refusal_has_words_in_three_languages_with_the_same_places() -> None:
    for code, words in PAD_REFUSALS.items():
        places = {
            frozenset(name for _, name, _, _ in string.Formatter().parse(text) if name)
            for text in (words.es, words.ca, words.en)
        }
        assert all((words.es, words.ca, words.en)) and len(places) == 1, code


def test_every_refusal_is_raised_somewhere() -> None:
    room = Path(tapete.pad.__path__[0])
    source = "".join(
        path.read_text(encoding="utf-8") for path in room.glob("*.py") if path.name != "errors.py"
    )
    raised = set(re.findall(r'"(pad/[a-z-]+)"', source)) | {"pad/honors-impossible", "pad/honors-twice"}
    assert raised == set(PAD_REFUSALS)


def test_what_the_sheet_refuses_the_pad_says_in_its_own_words() -> None:
    error = refusal_of(HonorsRefused("twice", "the honors of N are given twice"))
    assert (error.code, error.law) == ("pad/honors-twice", 81)
    assert f"{error}" == "pad/honors-twice: The honors of that hand are on the sheet already."


def test_the_words_have_their_places_filled() -> None:
    assert "14" in PadError("pad/tricks", 1, tricks=14).text.ca
