"""Who may choose, in words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tapete.core import Words
from tapete.rulings.irregularity import Chooser

CHOOSERS: Mapping[Chooser, Words] = MappingProxyType(
    {
        Chooser.LHO: Words(
            "el oponente de la izquierda del infractor",
            "l’oponent de l’esquerra de l’infractor",
            "the offender’s left-hand opponent",
        ),
        Chooser.OPPONENTS: Words(
            "la pareja que no cometió la irregularidad",
            "la parella que no va cometre la irregularitat",
            "the side that did not offend",
        ),
        Chooser.DECLARER: Words("el declarante", "el declarant", "declarer"),
        Chooser.DEFENDERS: Words(
            "cualquiera de los defensores", "qualsevol dels defensors", "either defender"
        ),
        Chooser.OFFENDER: Words("el infractor", "l’infractor", "the offender"),
        Chooser.NOBODY: Words("nadie (lo dice la ley)", "ningú (ho diu la llei)", "nobody (the law decides)"),
        Chooser.ALL: Words("los cuatro, de acuerdo", "tots quatre, d’acord", "the four, by agreement"),
        Chooser.DIRECTOR: Words("el árbitro", "l’àrbitre", "the director (or the arbiter agreed on)"),
    }
)
"""Everybody who can be named by a law."""
