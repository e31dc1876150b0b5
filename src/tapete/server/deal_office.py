"""Deals for whoever asks: read, dealt in a job, shown, given as a file, laid on a table."""

from __future__ import annotations

import secrets
from functools import partial

from tapete.core import Board, Deal, NotationError, PartialDeal, Record, Words
from tapete.dd import NotFinished
from tapete.dealing import Condition, ConditionError, Dealt, GivenError, given_cards
from tapete.formats.catalogue import FORMATS, Format
from tapete.formats.reading import Filed
from tapete.server.deal_bodies import MOST_SEED, DealFileAsked, DealsAsked, DealsFound, DealsProblem
from tapete.server.deal_job import Search, deal_out, found
from tapete.server.jobs import Jobs
from tapete.server.refusal import Refusal

_STAYS = Words(
    "sus cartas están dadas: no pueden cambiar de sitio",
    "les seves cartes ja són donades: no poden canviar de lloc",
    "these cards are given: they cannot change places",
)
MOST_WAITING = 8
"""Askings at a time over the whole club; whoever comes then is asked to wait."""


class DealsRefused(Exception):  # noqa: N818 (not an error: an answer to the one who asked)
    """Something in what was asked cannot be read; nothing is dealt."""

    def __init__(self, problem: DealsProblem) -> None:
        super().__init__(problem.code)
        self.problem = problem


class DealOffice:
    """One asking at a time for each person, and few for all together."""

    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs
        self._busy: set[str] = set()

    async def find(self, asked: DealsAsked, person_id: str) -> DealsFound:
        """The deals that were asked for; raises `DealsRefused` and `Refusal`."""
        seed = secrets.randbelow(MOST_SEED + 1) if asked.seed is None else asked.seed
        wanted = _search(asked, seed)
        dealt = await self._deal(wanted, person_id)
        shown = tuple(found(number, deal) for number, deal in enumerate(dealt.deals, 1))
        return DealsFound(shown, seed, dealt.tries, dealt.wanted, wanted.ended(dealt))

    async def unseen(self, asked: DealsAsked, person_id: str) -> tuple[str, ...]:
        """As many deals as were asked for, shown to nobody: the seed asked for is not used."""
        dealt = await self._deal(_search(asked, secrets.randbits(128)), person_id)
        if not dealt.is_complete:
            raise Refusal("deals/not-enough")
        return tuple(map(str, dealt.deals))

    async def _deal(self, wanted: Search, person_id: str) -> Dealt:
        if person_id in self._busy or len(self._busy) >= MOST_WAITING:
            raise Refusal("deals/busy")
        self._busy.add(person_id)
        try:
            if wanted.condition is None or not wanted.condition.needs_solver:
                return await self._jobs.run(deal_out, wanted)
            return await self._jobs.solve(partial(deal_out, wanted))
        except NotFinished:
            raise Refusal("deals/not-enough") from None
        finally:
            self._busy.discard(person_id)


def file_of(asked: DealFileAsked) -> tuple[Format, bytes]:
    """The deals as a file; raises `Refusal` for a format that cannot be written, or no deals."""
    chosen = FORMATS.get(asked.format)
    if chosen is None or chosen.write is None:
        raise Refusal("deals/unknown-format")
    boards = [Board.duplicate(number, deal) for number, deal in enumerate(read_deals(asked.deals), 1)]
    filed = [
        Filed(Record(PartialDeal(board.deal.hands), board.number, board.dealer, board.vulnerability))
        for board in boards
    ]
    return chosen, chosen.write(filed).content


def read_deals(texts: tuple[str, ...]) -> tuple[Deal, ...]:
    """Deals as they were shown; raises `Refusal`."""
    try:
        return tuple(map(Deal.parse, texts))
    except NotationError:
        raise Refusal("wire/malformed", place="deals") from None


def _search(asked: DealsAsked, seed: int) -> Search:
    given = _given(asked)
    taken = asked.swap.forbidden_by(given)
    if taken is not None:
        raise DealsRefused(DealsProblem("given/swap", None, _STAYS, seat=taken))
    return Search(_condition(asked.where), asked.count, seed, given, asked.swap, asked.tries)


def _condition(text: str) -> Condition | None:
    if not text.strip():
        return None
    try:
        return Condition.parse(text)
    except ConditionError as error:
        place = (error.line, error.column, error.length)
        raise DealsRefused(DealsProblem(error.code, None, error.words, *place)) from None


def _given(asked: DealsAsked) -> PartialDeal:
    try:
        return given_cards(asked.given)
    except GivenError as error:
        raise DealsRefused(DealsProblem(error.code, None, error.words, seat=error.seat)) from None
