"""Score sheets on paper: where each figure stands, and why."""

import pytest
from msgspec.structs import replace

from form_sheets import sheets
from paper.pdf import pages, text
from tapete.core import PASSED_OUT, BySeat, Contract, Language, Outcome, Seat, Side
from tapete.paper.score_sheet import score_sheet, score_sheet_data
from tapete.paper.sheet_data import FigureData
from tapete.paper.words import LANGUAGES
from tapete.scoring import Form, Line, Reason, UnitOptions, unit
from tapete.scoring.sheet_view import SheetSeen, sheet_seen

NAMES = BySeat("Núria", "Pau", "Inés", "")
SHEETS = sheets()


def made(bid: str, declarer: Seat, tricks: int, *honors: tuple[Seat, int]) -> Outcome:
    """An outcome as it is typed."""
    return Outcome(Contract.parse(bid, declarer), tricks, honors)


def rubber(*outcomes: Outcome, is_interrupted: bool = False) -> SheetSeen:
    """A rubber with these deals."""
    sheet = unit.start(Form.RUBBER, Seat.SOUTH, UnitOptions())
    for outcome in outcomes:
        sheet = unit.score(sheet, outcome)
    return sheet_seen(unit.interrupt(sheet) if is_interrupted else sheet)


def figures(side: list[FigureData]) -> str:
    """What stands in one column of a line."""
    return " ".join(figure.text for figure in side)


WON = rubber(
    made("2H", Seat.SOUTH, 9),
    made("4SX", Seat.EAST, 8),
    PASSED_OUT,
    made("2S", Seat.NORTH, 8),
    made("3NT", Seat.WEST, 9, (Seat.WEST, 4)),
    made("6HX", Seat.SOUTH, 12),
)
EVERY = {**SHEETS, "rubber": WON, "begun": rubber()}


def test_premiums_stand_over_the_heavy_line_the_first_lowest_and_tricks_under_it_game_by_game() -> None:
    lines = score_sheet_data(WON, NAMES, "en").sheet.lines
    columns = [
        ["".join(figure.text for figure in side) for side in (line.left, line.right)] for line in lines
    ]
    assert columns == [
        ["500", ""], ["750", ""], ["50", ""], ["300", ""], ["30", "150"],
        ["60", ""], ["60", ""], ["", "100"], ["360", ""],
    ]  # fmt: skip
    assert [line.rule for line in lines] == ["", "", "", "", "heavy", "", "game", "game", "game"]


def test_the_readers_side_is_on_the_left() -> None:
    ours = score_sheet_data(WON, NAMES, "en", we=Side.EW).sheet
    assert [(head.title, head.names) for head in ours.heads] == [
        ("We", "Pau and Robot"),
        ("They", "Núria and Inés"),
    ]
    assert ours.totals == ["250", "2,110"]
    assert [figure.text for figure in ours.lines[4].left] == ["150"]


def test_whoever_does_not_play_reads_north_south_first() -> None:
    heads = score_sheet_data(WON, BySeat("", "", "", ""), "ca").sheet.heads
    assert [(head.title, head.names) for head in heads] == [("N–S", ""), ("E–O", "")]


@pytest.mark.parametrize("name", EVERY)
def test_every_figure_has_a_note_of_its_own_that_tells_why(name: str) -> None:
    sheet = EVERY[name]
    data = score_sheet_data(sheet, NAMES, "en").sheet
    shown = [figure for line in data.lines for figure in (*line.left, *line.right) if figure.note]
    asked = [figure.note for figure in shown] or [
        board.score.note for board in data.boards if board.score.note
    ]
    assert sorted(asked, key=int) == [number for number, _ in data.notes]
    if sheet.form is not Form.DUPLICATE:
        assert len(shown) == len(sheet.entries)
        below = sum(entry.line is Line.BELOW for entry in sheet.entries)
        assert sum(figure.is_below for figure in shown) == below
    for entry, (_, note) in zip(sheet.entries, data.notes, strict=False):
        if sheet.form is not Form.DUPLICATE:
            assert (f"Law {entry.law} " in note) if entry.law and entry.code else entry.section in note


def test_the_notes_name_deal_contract_and_law() -> None:
    notes = dict(score_sheet_data(WON, NAMES, "es").sheet.notes)
    assert notes["1"] == "Bazas contratadas. Reparto 1, 2♥ S +1. Ley 81 (bridge de rubber)."
    assert notes["9"] == "Slam. Reparto 6, 6♥X S =. Ley 81 (bridge de rubber)."
    assert notes["10"] == "Rubber ganado. Del rubber entero. Ley 74 (bridge de rubber)."
    of_1920 = score_sheet_data(SHEETS["auction1920"], NAMES, "ca").sheet.notes
    assert ["1", "Bases sobre sis. Repartiment 1, 1♠ N +3. Regles de Tapete, 001 §05."] in of_1920
    boards = score_sheet_data(SHEETS["duplicate"], NAMES, "en").sheet.notes
    assert boards[0][1] == ("Board 1: Tricks bid and made 120, Game bonus 300. Law 77 (duplicate bridge).")


def test_chicago_has_a_line_for_each_deal_with_its_vulnerability() -> None:
    lines = score_sheet_data(SHEETS["chicago"], NAMES, "es").sheet.lines
    assert [(line.label, line.vulnerable, line.remark) for line in lines] == [
        ("1", "–", ""),
        ("2", "E–O", "pasado: 1"),
        ("3", "", ""),
        ("4", "", ""),
        ("", "", "Parcial"),
    ]
    game = score_sheet_data(SHEETS["chicagoGame"], NAMES, "es").sheet.lines
    assert [line.rule for line in game] == ["deal", "deal", "game", "deal"]


def test_boards_are_listed_with_the_score_as_the_reader_sees_it() -> None:
    for we, sign in ((None, "+420"), (Side.EW, "−420")):
        data = score_sheet_data(SHEETS["duplicate"], NAMES, "en", we=we).sheet
        assert data.boards[0].cells == ["1", "N", "–", "4♠ N ="] and data.boards[0].score.text == sign
        assert data.boards[2].cells[3] == "Passed out" and data.boards[2].score.note == ""


def test_the_end_is_told_in_words() -> None:
    assert score_sheet_data(WON, NAMES, "es").sheet.outcome == "Ganan Núria e Inés por 1860."
    assert score_sheet_data(rubber(), NAMES, "es").sheet.outcome == ""
    tie = score_sheet_data(rubber(PASSED_OUT, is_interrupted=True), NAMES, "ca").sheet.outcome
    assert tie == "Interromput de comú acord. Empat a punts."


@pytest.mark.thorough
@pytest.mark.parametrize("name", EVERY)
def test_every_sheet_is_one_page(name: str) -> None:
    content = score_sheet(EVERY[name], NAMES, "es", subtitle="Rubber 1")
    [page] = pages(content)
    assert "Hoja de tanteo" in page and "Rubber 1" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_on_the_sheet_is_on_the_page(language: Language) -> None:
    shown = text(score_sheet(WON, NAMES, language))
    for figure in ("360", "750", "500", "150", "300"):
        assert figure in shown
    assert "Pau" in shown and "Núria" in shown


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_words(reason: Reason) -> None:
    sheet = replace(WON, games=(), entries=(replace(WON.entries[0], reason=reason),))
    notes = {score_sheet_data(sheet, NAMES, language).sheet.notes[0][1] for language in LANGUAGES}
    assert len(notes) == 3 and all(note[0].isupper() for note in notes)
