"""People's programs: the tokens by which they come in, and how much each may ask.

A token is 160 bits of chance, so its plain hash in the store tells nothing of it to whoever reads there.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable

from tapete.server.clock import Clock
from tapete.server.identity import new_person_id, new_token
from tapete.server.invitations import Invitations
from tapete.server.limits import Rate
from tapete.server.people import People, tidied
from tapete.server.program_bodies import Invitation, ProgramListed, ProgramMade
from tapete.server.program_store import KeptProgram, ProgramStore
from tapete.server.refusal import Refusal

MOST_PROGRAMS = 10
"""Programs with a good token that one person may have."""
_REMEMBERED = 1000
_USE_SECONDS = 60.0
"""How exactly it is known when a program last came in."""
_BEARER = "bearer"


class Programs:
    """Makes programs, lists and revokes them, and knows them by their tokens."""

    def __init__(
        self, store: ProgramStore, people: People, clock: Clock, rate: Callable[[float], Rate]
    ) -> None:
        self._store, self._people, self._clock, self._new_rate = store, people, clock, rate
        self.invitations = Invitations(clock)
        self._known: OrderedDict[str, str] = OrderedDict()  # the hash of a token: whose it is
        self._used: dict[str, float] = {}
        self._rates: OrderedDict[str, Rate] = OrderedDict()
        self._revoked: list[Callable[[str], None]] = []

    def after_revoking(self, tell: Callable[[str], None]) -> None:
        """Be told of every program whose token is good no more."""
        self._revoked.append(tell)

    async def make(self, maker_id: str, name: str) -> ProgramMade:
        """A new program with a token; raises `Refusal`."""
        maker = await self._people.person(maker_id)
        if maker.program is not None:
            raise Refusal("programs/not-for-programs")
        if not maker.name:
            raise Refusal("table/no-name")
        tidy = tidied(name)
        own = await self._store.of_maker(maker_id)
        if len(own) >= MOST_PROGRAMS:
            raise Refusal("programs/too-many")
        if tidy.casefold() in (program.name.casefold() for program in own):
            raise Refusal("programs/name-taken")
        person_id, token, now = new_person_id(), new_token(), self._clock.now()
        await self._store.keep(person_id, tidy, maker_id, _hash(token), now)
        return ProgramMade(ProgramListed(person_id, tidy, now, None), token)

    async def listed(self, maker_id: str) -> list[ProgramListed]:
        """The programs of a person."""
        is_listening = self.invitations.is_listening
        own = await self._store.of_maker(maker_id)
        return [_listed(program, is_listening(program.person_id)) for program in own]

    async def invite(self, maker_id: str, program_id: str, invitation: Invitation) -> None:
        """Invite a program of his own to a seat; raises `Refusal`."""
        if program_id not in (program.person_id for program in await self._store.of_maker(maker_id)):
            raise Refusal("wire/unknown-program")
        self.invitations.send(program_id, invitation)

    async def revoke(self, maker_id: str, person_id: str) -> None:
        """Its token is good no more, and it is shown out; raises `Refusal` where he has no such program."""
        if person_id not in (program.person_id for program in await self._store.of_maker(maker_id)):
            raise Refusal("wire/unknown-program")
        await self._store.revoke(person_id, maker_id)
        self._known = OrderedDict(item for item in self._known.items() if item[1] != person_id)
        for tell in self._revoked:
            tell(person_id)

    async def bearer(self, authorization: str | None) -> str | None:
        """The program that sent this header; None where it has no token. Raises `Refusal` for a bad one.

        Other kinds of authorization are for the proxy in front of the club.
        """
        scheme, _, token = (authorization or "").strip().partition(" ")
        if scheme.lower() != _BEARER:
            return None
        person_id = await self._with_token(_hash(token.strip()))
        if person_id is None:
            raise Refusal("wire/bad-token")
        await self._note_use(person_id)
        return person_id

    def check_rate(self, person_id: str) -> None:
        """One more request of that program; raises `Refusal` where they are too many."""
        now = self._clock.now()
        rate = self._rates.setdefault(person_id, self._new_rate(now))
        self._rates.move_to_end(person_id)
        if len(self._rates) > _REMEMBERED:
            self._rates.popitem(last=False)
        if not rate.allows(now):
            raise Refusal("wire/rate")

    async def _with_token(self, token_hash: str) -> str | None:
        known = self._known.get(token_hash)
        if known is None:
            known = await self._store.with_token(token_hash)
            if known is not None:
                self._known[token_hash] = known
        if known is not None:
            self._known.move_to_end(token_hash)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return known

    async def _note_use(self, person_id: str) -> None:
        now = self._clock.now()
        if now - self._used.get(person_id, 0.0) >= _USE_SECONDS:
            self._used[person_id] = now
            await self._store.note_use(person_id, now)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode(errors="surrogateescape")).hexdigest()


def _listed(program: KeptProgram, is_listening: bool) -> ProgramListed:
    return ProgramListed(program.person_id, program.name, program.at, program.used_at, is_listening)
