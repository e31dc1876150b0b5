"""A table in memory: its state, and what has just happened, ready to be told to those who look on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from tapete.server.codec import decoder, encode
from tapete.server.messages import View
from tapete.server.store import Store
from tapete.table import AnyEvent, Duty, Table, apply, duties, is_admitted, public_event, view_for

_EVENTS: msgspec.json.Decoder[AnyEvent] = decoder(AnyEvent)
KEPT_EVENTS = 100
"""How many of the last events are kept for those who were slow to hear; the rest see the view alone."""


class _Told(msgspec.Struct, frozen=True):
    """A `View` whose events are JSON already."""

    type: str
    view: msgspec.Raw
    events: msgspec.Raw


class LiveTable:
    """The cached end of a log. Whoever changes it holds `lock`; the store says whether it is the truth."""

    __slots__ = ("_heard", "_views", "duties", "id", "lock", "looking_on", "state")

    def __init__(self, table_id: str, state: Table) -> None:
        self.id = table_id
        self.state = state
        self.duties: tuple[Duty, ...] = duties(state)
        self.lock = asyncio.Lock()
        self.looking_on = 0
        """How many connections look on; a table that somebody looks at stays in memory."""
        self._heard: list[bytes] = []  # the last public events, as JSON
        self._views: dict[tuple[int, str], str] = {}

    @property
    def version(self) -> int:
        """How many events it has."""
        return self.state.version

    def advance(self, events: Sequence[AnyEvent], state: Table, due: tuple[Duty, ...]) -> None:
        """Take over events that are in the store, the state after them, and what is then to be done."""
        if self.looking_on:
            self._heard += [encode(public_event(event)) for event in events]
            del self._heard[:-KEPT_EVENTS]
        else:
            self._heard.clear()
        self.state = state
        self.duties = due
        self._views.clear()

    async def refresh(self, store: Store) -> None:
        """Catch up with what others appended."""
        logged = await store.events(self.id, after=self.version)
        if logged:
            events = [_EVENTS.decode(event.body) for event in logged]
            state = folded(self.state, events)
            self.advance(events, state, duties(state))

    def view_message(self, viewer_id: str, since: int | None) -> str:
        """The message with a viewer's view and what happened since his last; None: it is his first."""
        heard_since = self.version if since is None else max(since, self.version - len(self._heard))
        is_known = self.state.seat_of(viewer_id) is not None or viewer_id == self.state.host.id
        key = (heard_since, viewer_id if is_known else "")  # all who merely look on see the same
        message = self._views.get(key)
        if message is None:
            message = self._views[key] = self._message(key[1], self.version - heard_since)
        return message

    def _message(self, viewer_id: str, happened: int) -> str:
        """From the door one does not hear what happens at the table."""
        heard = self._heard[-happened:] if happened and is_admitted(self.state, viewer_id) else []
        view = msgspec.Raw(encode(view_for(self.state, viewer_id)))
        return encode(_Told(_VIEW_TAG, view, msgspec.Raw(b"[" + b",".join(heard) + b"]"))).decode()


_VIEW_TAG = str(View.__struct_config__.tag)


def folded(state: Table | None, events: Sequence[AnyEvent]) -> Table:
    """The state after these events."""
    for event in events:
        state = apply(state, event)
    assert state is not None
    return state


async def load(table_id: str, store: Store) -> LiveTable | None:
    """The table of that id from its log; None when there is none."""
    logged = await store.events(table_id)
    if not logged:
        return None
    return LiveTable(table_id, folded(None, [_EVENTS.decode(event.body) for event in logged]))
