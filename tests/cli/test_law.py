"""`tapete law`: what is found, in which language, and how it is told that nothing is."""

import msgspec
import pytest

from cli.tapete_process import call
from tapete.core import Code
from tapete.rulings import Irregularity, irregularity, search


def test_a_law_is_told_with_what_happened_the_options_and_who_chooses() -> None:
    shown = call("law", "insufficient-bid").stdout
    assert shown.startswith("Law 27 · Insufficient bid\nrubber · insufficient-bid\n")
    told = " ".join(shown.split())
    assert "At his turn a player makes a bid that is not higher than the last one." in told
    assert "Chooses: the offender’s left-hand opponent. See also: 26." in told
    assert "[chooses: the offender] [not certain: check your law book]" in told


def test_tricks_that_pass_are_told() -> None:
    told = " ".join(call("law", "64A", "--code", "duplicate", "--language", "ca").stdout.split())
    assert "[passen 2 bases]" in told and "[passa 1 basa]" in told and "duplicat · " in told


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", "No es seguro: mirad vuestro libro de leyes."),
        ("ca", "No és segur: mireu el vostre llibre de lleis."),
        ("en", "Not certain: check your law book."),
    ],
)
def test_what_is_not_certain_says_so_in_each_language(language: str, words: str) -> None:
    assert words in call("law", "misdeal", "--language", language).stdout


def test_several_words_are_looked_for_together_in_any_language() -> None:
    done = call("law", "penalty", "card", "--json")
    assert [msgspec.json.decode(line, type=Irregularity) for line in done.stdout.splitlines()] == list(
        search("penalty card")
    )
    assert call("law", "RENUNCIO").stdout == call("law", "renuncio").stdout != ""


def test_one_code_alone_can_be_asked() -> None:
    done = call("law", "27", "--code", "rubber", "--json")
    assert [msgspec.json.decode(line)["id"] for line in done.stdout.splitlines()] == ["insufficient-bid"]


def test_a_name_is_that_irregularity_alone_where_the_code_has_it() -> None:
    alone = call("law", "claim", "--json").stdout.splitlines()
    assert [msgspec.json.decode(line, type=Irregularity) for line in alone] == [irregularity("claim")]
    others = call("law", "claim", "--code", "duplicate", "--json").stdout.splitlines()
    assert [msgspec.json.decode(line, type=Irregularity) for line in others] == list(
        search("claim", Code.DUPLICATE)
    )


def test_nothing_found_is_one_line_and_status_1() -> None:
    done = call("law", "xyzzy", "\x1b[2J")
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr == "words: law/unknown: no law has 'xyzzy  [2J' in it\n"


@pytest.mark.parametrize(
    "words", [("law",), ("law", "27", "--code", "whist"), ("law", "27", "--language", "fr")]
)
def test_wrong_usage_is_status_2(words: tuple[str, ...]) -> None:
    done = call(*words)
    assert (done.exit_code, done.stdout) == (2, "")
