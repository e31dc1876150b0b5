import pytest

from tapete.scoring import Code, Form, Reason, Source, source


@pytest.mark.parametrize("reason", Reason)
def test_rubber_bridge_numbers_the_law_of_every_figure(reason: Reason) -> None:
    whole_rubber = {"rubber": 74, "unfinished_game": 80, "unfinished_part_score": 80}
    found = source(Form.RUBBER, reason)
    assert found.code is Code.RUBBER
    assert found.law == (whole_rubber | {"adjustment": 13}).get(reason.value, 81)
    sections = dict.fromkeys(whole_rubber, "000 §06") | {"adjustment": "000 §04"}
    assert found.section == sections.get(reason.value, "000 §05")


@pytest.mark.parametrize("reason", Reason)
def test_the_spec_of_1920_has_sections_and_no_numbered_laws(reason: Reason) -> None:
    sections = {"tricks": "001 §05", "honors": "001 §07", "rubber": "001 §08", "adjustment": "001 §03"}
    assert source(Form.AUCTION1920, reason) == Source(sections.get(reason.value, "001 §06"))


@pytest.mark.parametrize("reason", Reason)
def test_duplicate_cites_its_own_table(reason: Reason) -> None:
    assert source(Form.DUPLICATE, reason).code is Code.DUPLICATE
    assert source(Form.DUPLICATE, reason).law == (12 if reason is Reason.ADJUSTMENT else 77)


def test_the_bonuses_of_chicago_stand_in_its_spec_and_the_rest_in_the_laws_of_rubber_bridge() -> None:
    assert source(Form.CHICAGO, Reason.GAME_BONUS) == Source("004")
    assert source(Form.CHICAGO, Reason.PART_SCORE_BONUS) == Source("004")
    assert source(Form.CHICAGO, Reason.TRICKS) == source(Form.RUBBER, Reason.TRICKS)
    assert repr(source(Form.CHICAGO, Reason.TRICKS).code) == "Code.RUBBER"
