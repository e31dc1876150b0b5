"""`tapete play`: a table in the terminal; whatever is typed, it goes on or says why not."""

import pytest
from typer.testing import CliRunner

from tapete.cli import app
from tapete.cli.play import SeededChance, Terminal, read_card, read_number, read_yes
from tapete.cli.terminal_table import YOU, TerminalTable
from tapete.cli.terminal_text import TEXTS, Speech
from tapete.core import PASS, Card, NotationError
from tapete.scoring import Form
from tapete.table import AnyIntent, Phase, Skill, TableView
from tapete.table import intents as i


def plain_move(view: TableView) -> AnyIntent:
    """Passes and the first legal card; contests no verdict."""
    may = view.may
    if may.calls:
        return i.MakeCall(PASS)
    if may.cards:
        return i.PlayCard(may.cards[0])
    if may.answer_claim:
        return i.AnswerClaim(False)
    if may.answer_adjudication:
        return i.AnswerAdjudication(True)
    if may.assign_tricks:
        return i.AssignTricks(0)
    return i.LetPlayPass() if may.let_play_pass else i.Ready()


def played(form: Form, seed: int = 3) -> TerminalTable:
    """To the end of the first unit."""
    table = TerminalTable(form, "Núria", 2, SeededChance(seed))
    while table.view.phase is not Phase.RUBBER_OVER:
        table.do(plain_move(table.view))
    return table


@pytest.mark.thorough
@pytest.mark.parametrize("form", Form)
def test_every_form_is_played_to_its_end_against_robots(form: Form) -> None:
    table = played(form)
    assert table.view.form is form and table.view.seat is YOU
    assert table.view.sheet is not None and table.view.sheet.is_over


@pytest.mark.process
def test_robots_that_think_are_played_against_likewise() -> None:
    table = TerminalTable(Form.RUBBER, "Núria", 2, SeededChance(3), Skill.STRONG)
    while table.view.last_trick is None:
        table.do(plain_move(table.view))
    assert table.view.tricks_left < 13


def test_the_same_seed_gives_the_same_cards() -> None:
    assert played(Form.DUPLICATE).table.finished == played(Form.DUPLICATE).table.finished


@pytest.mark.parametrize("language", ["es", "ca", "en"])
def test_whatever_is_typed_is_answered(language: str) -> None:
    typed = ["?", "8c", "score", "last", "tanteo", "claim 40", "claim x", "honors", "undo", "zz", "p"] * 3
    arguments = ["play", "--seed", "3", "--language", language, "--robots", "book"]
    result = CliRunner().invoke(app, arguments, input="\n".join(typed))
    assert result.exit_code == 0
    speech = Speech(language)
    assert speech.text("help") in result.output and speech.text("unknown") in result.output
    assert "Traceback" not in result.output


def test_who_types_q_leaves() -> None:
    result = CliRunner().invoke(app, ["play", "--seed", "3"], input="q\np\n")
    assert result.exit_code == 0 and result.output.count("Your call") == 1


@pytest.mark.parametrize(
    "arguments",
    [["--form", "whist"], ["--language", "fr"], ["--boards", "0"], ["--boards", "37"], ["--robots", "x"]],
)
def test_what_there_is_not_is_wrong_usage(arguments: list[str]) -> None:
    assert CliRunner().invoke(app, ["play", *arguments]).exit_code == 2


def test_answers_are_read_as_people_type_them() -> None:
    assert read_card("h 10") is Card.parse("HT")
    assert [read_yes(text) for text in ("s", "sí", "y", "no")] == [True, True, True, False]
    assert read_number("7") == 7
    for read in (read_yes, read_number):
        with pytest.raises(NotationError):
            read("perhaps")


def test_enter_plays_the_only_card() -> None:
    table = TerminalTable(Form.RUBBER, "Núria", 2, SeededChance(3))
    terminal = Terminal(table, Speech("en"))
    while not (table.view.may.cards and len(table.view.may.cards) == 1):
        table.do(plain_move(table.view))
    only = table.view.may.cards[0]
    assert terminal._answer("") == i.PlayCard(only)


def test_all_texts_are_in_three_languages() -> None:
    assert all(words.es and words.ca and words.en for words in TEXTS.values())
