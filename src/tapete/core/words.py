"""Words of a player, of the house or of the Laws, in the three languages of the table."""

from __future__ import annotations

from typing import Literal

import msgspec

Language = Literal["es", "ca", "en"]
"""Spanish, Catalan or English."""


class Words(msgspec.Struct, frozen=True):
    """The same thing said in Spanish, Catalan and English."""

    es: str = ""
    ca: str = ""
    en: str = ""

    @staticmethod
    def typed(text: str) -> Words:
        """What a person typed: it stands as it is in every language."""
        return Words(text, text, text)

    def said(self, language: Language) -> str:
        """In one of the three.

        >>> Words("baza", "basa", "trick").said("ca")
        'basa'
        """
        return {"es": self.es, "ca": self.ca, "en": self.en}[language]
