"""The columns of a CSV of results, and the names under which other programs know them."""

from __future__ import annotations

import re

from tapete.formats.results import (
    ARTIFICIAL_EW,
    ARTIFICIAL_NS,
    MP_EW,
    MP_NS,
    PAIR_EW,
    PAIR_NS,
    ROUND,
    SCORE_NS,
    SECTION,
    TABLE,
)

EXTRA = {
    "section": SECTION,
    "table": TABLE,
    "round": ROUND,
    "pair_ns": PAIR_NS,
    "pair_ew": PAIR_EW,
    "score_ns": SCORE_NS,
    "mp_ns": MP_NS,
    "mp_ew": MP_EW,
    "artificial_ns": ARTIFICIAL_NS,
    "artificial_ew": ARTIFICIAL_EW,
}
"""Columns of what stands in `Filed.extra` under a name of all formats."""

PLAYERS = ("north", "east", "south", "west")
WORDS = ("event", "site", "date", "scoring", "title")
DERIVED = "derived"
"""Which of contract, declarer and tricks are not stated, but by auction, play and claim."""
RESULT = ("contract", "declarer", "tricks", "lead")

COLUMNS = (
    *("board", "dealer", "vulnerable", "section", "table", "round", "room", "pair_ns", "pair_ew"),
    *PLAYERS,
    *RESULT,
    *("score_ns", "mp_ns", "mp_ew", "artificial_ns", "artificial_ew"),
    *WORDS,
    *("deal", "auction", "play", "claim", DERIVED, "comment"),
)
"""All columns that we give a meaning, in the order in which they are written."""

ALWAYS = ("board", "dealer", "vulnerable", "pair_ns", "pair_ew", *RESULT, "score_ns")
"""What is written even where nothing is known of it."""

FOREIGN = "x:"
"""Before the name of something else that would be taken for one of ours."""

_ALIASES = {
    "board": ("board_no", "board_number", "bd", "brd", "mano", "tablero", "estuche", "carpeta", "estoig"),
    "vulnerable": ("vul", "vulnerability"),
    "pair_ns": ("ns", "ns_pair", "pairns", "ns_no"),
    "pair_ew": ("ew", "ew_pair", "pairew", "ew_no"),
    "contract": ("contrato", "contracte"),
    "declarer": ("by", "played_by", "declarante", "declarant"),
    "tricks": ("result", "tks", "bazas", "resultado", "resultat"),
    "lead": ("leadcard", "lead_card", "opening_lead", "salida", "sortida"),
    "score_ns": ("score", "ns_score", "ns_points"),
}

_KNOWN = {alias: column for column, aliases in _ALIASES.items() for alias in aliases} | {
    column: column for column in COLUMNS
}
_BETWEEN = re.compile(r"[^a-z0-9]+")


def column_of(header: str) -> str | None:
    """The column that this heading means, None where it is none of ours."""
    if header.startswith(FOREIGN):
        return None
    return _KNOWN.get(_BETWEEN.sub("_", header.strip().lower()).strip("_"))


def header_of(name: str) -> str:
    """The heading for something that has no column of its own."""
    return f"{FOREIGN}{name}" if column_of(name) is not None or name.startswith(FOREIGN) else name
