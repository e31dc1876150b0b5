"""The notes under a sheet: for each figure why it stands there, of which deal, and under which law."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.core import Bid, Contract, Language
from tapete.paper.board_data import Pen
from tapete.paper.sheet_words import ALL_TRICKS, CODES, LAW, REASONS, RULES, sheet_text
from tapete.paper.words import number_text, result_text, say
from tapete.scoring import Form, Reason
from tapete.scoring.sheet_view import DealSeen, EntrySeen, SheetSeen


class Notes:
    """One for each figure in the order in which they were entered; in duplicate, one for each board."""

    def __init__(self, pen: Pen, sheet: SheetSeen) -> None:
        self._pen, self._sheet = pen, sheet
        self._language: Language = pen.language
        self._scored = [each for each in sheet.deals if self._entries(each.deal)]

    @property
    def written(self) -> list[list[str]]:
        """The number and the text of each."""
        if self._sheet.form is Form.DUPLICATE:
            texts = [self._of_board(deal) for deal in self._scored]
        else:
            texts = [self._of(entry) for entry in self._sheet.entries]
        return [[str(number), text] for number, text in enumerate(texts, 1)]

    def number(self, entry: EntrySeen) -> str:
        """Of the note of a figure."""
        return str(self._sheet.entries.index(entry) + 1)

    def number_of_board(self, deal: DealSeen) -> str:
        """Of the note of a board's score; none where nothing was scored."""
        return str(self._scored.index(deal) + 1) if deal in self._scored else ""

    def _entries(self, deal: int) -> list[EntrySeen]:
        return [each for each in self._sheet.entries if each.deal == deal]

    def _of(self, entry: EntrySeen) -> str:
        said = (self._reason(entry.reason), *self._deal(entry.deal), self._where(entry))
        return ". ".join(said) + "."

    def _of_board(self, deal: DealSeen) -> str:
        entries = self._entries(deal.deal)
        parts = ", ".join(
            f"{self._reason(each.reason)} {number_text(each.points, self._language)}" for each in entries
        )
        places = "; ".join(dict.fromkeys(self._where(each) for each in entries))
        return f"{sheet_text('board', self._language)} {deal.deal}: {parts}. {places}."

    def _reason(self, reason: Reason) -> str:
        if reason is Reason.TRICKS and self._sheet.form is Form.AUCTION1920:
            return say(ALL_TRICKS, self._language)
        return say(REASONS[reason], self._language)

    def _deal(self, number: int) -> Sequence[str]:
        if number == 0:
            return [sheet_text("whole", self._language)]
        played = (each for each in self._sheet.deals if each.deal == number and each.contract is not None)
        deal = next(played, None)
        if deal is None or deal.contract is None:
            return []
        bid = Bid(deal.contract.level, deal.contract.strain)
        contract = self._pen.contract(Contract(bid, deal.contract.doubling, deal.contract.declarer))
        result = result_text(deal.tricks_taken - deal.contract.tricks_needed)
        return [f"{sheet_text('deal', self._language)} {number}, {contract} {result}"]

    def _where(self, entry: EntrySeen) -> str:
        if entry.law is None or entry.code is None:
            return say(RULES, self._language).format(entry.section)
        return f"{say(LAW, self._language)} {entry.law} ({say(CODES[entry.code], self._language)})"
