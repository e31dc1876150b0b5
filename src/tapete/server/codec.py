"""JSON to values and back: one codec for the wire, the log and REST.

Cards and calls travel as text (`SA`, `1NT`, `P`), enumerations by their value, structs as objects.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tapete.core import BIDS, DECK, Call, Card, NotationError


class _Texts(dict[Any, str]):
    """What JSON cannot write by itself, and its text: looked up for every card of every view."""

    def __missing__(self, value: object) -> str:
        raise NotImplementedError(f"no JSON for {type(value).__name__}")


_TEXTS = _Texts({value: str(value) for value in (*DECK, *BIDS)})


def from_plain(kind: type, value: Any) -> Any:
    """Read a card or a call from its text; `NotationError` when it is neither."""
    if not isinstance(value, str):
        raise NotationError(1, 1, f"text expected, not {value!r:.40}")
    if kind is Card:
        return Card.parse(value)
    call = Call.parse(value)
    if not isinstance(call, kind):
        raise NotationError(1, 1, f"not a bid: {value!r}")
    return call


_ENCODER = msgspec.json.Encoder(enc_hook=_TEXTS.__getitem__)


def encode(value: Any) -> bytes:
    """The JSON of any value of ours."""
    return _ENCODER.encode(value)


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """A decoder for that type, to be kept; it raises `msgspec.DecodeError` or its `ValidationError`."""
    return msgspec.json.Decoder(kind, dec_hook=from_plain)
