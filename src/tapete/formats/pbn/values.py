"""What the values of other tags may be: checks only, for they are kept as they are written."""

from __future__ import annotations

import re
from collections.abc import Callable

MANDATORY = (
    *("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable"),
    *("Deal", "Scoring", "Declarer", "Contract", "Result"),
)
"""The fifteen tags of every exported game, in their order."""

NOT_INHERITED = frozenset(("Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play", "Note"))

_SIDES = r"(?:(?:NS|EW)\s++)"


def _sides(number: str) -> str:
    """A number, alone (declarer's), or after a side, or for both sides."""
    return rf"\s*+(?:{number}|{_SIDES}{number}(?:\s++{_SIDES}{number})?)\s*+"


_DATE = r"[0-9?]{4}\.[0-9?]{2}\.[0-9?]{2}"
_TIME = r"[0-9?]{2}:[0-9?]{2}:[0-9?]{2}"
_DECIMAL = r"[+-]?\d++(?:\.\d*+)?"
_KIND = "human|program"
_RUBBER = r"[+-]?\d++\s*+/\s*+[+-]?\d++"
_HISTORY = r"[\d\s]++/[\d\s]++"

_SHAPES = {
    "Date": _DATE,
    "EventDate": _DATE,
    "UTCDate": _DATE,
    "Time": _TIME,
    "UTCTime": _TIME,
    "Round": r"[A-Za-z0-9][A-Za-z0-9 ./()-]*|-",
    "TimeCall": r"\d+",
    "TimeCard": r"\d+",
    "Competition": "Chicago|Individuals|Pairs|Rubber|Teams",
    "FrenchMP": "Yes|No",
    "Mode": "EMB|IBS|OKB|TABLE|TC",
    "Room": "Open|Closed",
    "Hidden": "[NESW]{0,4}",
    "Score": _sides(r"[+-]?\d++"),
    "ScoreIMP": _sides(_DECIMAL),
    "ScoreMP": _sides(_DECIMAL),
    "ScorePercentage": _sides(r"\d++(?:\.\d*+)?"),
    "ScoreRubber": _sides(_RUBBER),
    "ScoreRubberHistory": rf"\s*+{_SIDES}{_HISTORY}(?:{_SIDES}{_HISTORY})?",
    "OptimumScore": rf"\s*+{_SIDES}[+-]?\d++(?:\s++{_SIDES}[+-]?\d++)?\s*+",
    **{f"{seat}Type": _KIND for seat in ("North", "East", "South", "West")},
}
_PATTERNS = {name: re.compile(shape) for name, shape in _SHAPES.items()}

_SYSTEMS = re.compile(
    r"""(?: MP | MatchPoints | IMP | IMPs | Cavendish | Chicago | Rubber | BAM | Instant | Butler(?:-[0-9])?
    | Experts | Cross[12]? | Mean | Median | MP[12] | OldMP | EMP | RealMP | IMP_[0-9]{4} | TotalPoint
    )(?:/[A-Za-z0-9_.-]+)?""",
    re.VERBOSE,
)

OTHER_TAGS = frozenset(
    (
        *(
            "BidSystemEW",
            "BidSystemNS",
            "PairEW",
            "PairNS",
            "EventSponsor",
            "HomeTeam",
            "VisitTeam",
            "Section",
        ),
        *(
            "WestNA",
            "NorthNA",
            "EastNA",
            "SouthNA",
            "Stage",
            "Table",
            "TimeControl",
            "Annotator",
            "AnnotatorNA",
        ),
        *("Application", "DealId", "Description", "Generator", "Termination", "Note", "Auction", "Play"),
        *(
            "BCFlags",
            "DoubleDummyTricks",
            "ParContract",
            "ParScore",
            "Ability",
            "Minimax",
            "Student",
            "SkillPath",
        ),
        *(
            "OptimumOpeningLeadTable",
            "GameOptionsJson",
            "Alerted",
            "Claim",
            "Derived",
            "ExtraTable",
            "CardsPlayed",
        ),
    )
)
"""Tags whose value may be anything; the last two rows are not of the standard."""


def is_known(name: str) -> bool:
    """Whether we know what a tag is about."""
    return name in OTHER_TAGS or name in _PATTERNS or name in MANDATORY or name.endswith("Table")


def _scoring(value: str) -> str | None:
    systems = value.split(";")
    strange = next((one for one in systems if not _SYSTEMS.fullmatch(one.strip())), None)
    return None if strange is None else f"not a way of scoring: {strange!r}"


def _percentage(value: str) -> str | None:
    numbers = [float(number) for number in re.findall(r"\d+(?:\.\d*)?", value)]
    return "a percentage is from 0 to 100" if any(number > 100 for number in numbers) else None


_FURTHER: dict[str, Callable[[str], str | None]] = {"Scoring": _scoring, "ScorePercentage": _percentage}


def what_is_wrong(name: str, value: str) -> str | None:
    """Why a tag cannot have that value; None where it can."""
    if value in ("", "?"):
        return None
    pattern = _PATTERNS.get(name)
    if pattern is not None and pattern.fullmatch(value) is None:
        return f"not a value of {name}: {value!r}"
    further = _FURTHER.get(name)
    return None if further is None else further(value)


def vulnerable_by_history(history: str) -> frozenset[str] | None:
    """The sides that have won a game by a ScoreRubberHistory: a hundred or more below the line."""
    if _PATTERNS["ScoreRubberHistory"].fullmatch(history) is None:
        return None
    below = re.findall(r"(NS|EW)[\d\s]++/([\d\s]++)", history)
    return frozenset(
        side for side, points in below if any(len(one.lstrip("0")) > 2 for one in points.split())
    )
