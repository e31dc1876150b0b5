import pytest

from tapete.scoring import CannotCompare, DealtHonorsRefused, HonorsRefused, RubberOver, ScoreError, SetOver


@pytest.mark.parametrize(
    ("error", "code", "text"),
    [
        (RubberOver(4, interrupted=False), "score/rubber-over", "Law 74: the rubber ended after deal 4"),
        (
            RubberOver(4, interrupted=True),
            "score/rubber-over",
            "Law 80: the rubber was interrupted after deal 4",
        ),
        (SetOver("no more"), "score/rubber-over", "no more"),
        (DealtHonorsRefused("twice", "twice"), "score/honors-twice", "§07 of 1920: twice"),
        (CannotCompare("no scores"), "score/cannot-compare", "Law 78 of duplicate: no scores"),
        (HonorsRefused("too-late", "too late"), "score/honors-too-late", "Law 81: too late"),
    ],
)
def test_an_error_says_its_code_its_law_and_what_is_wrong(error: ScoreError, code: str, text: str) -> None:
    assert isinstance(error, ValueError)
    assert (error.code, str(error)) == (code, text)
