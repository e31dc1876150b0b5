"""Whatever comes over the wire, it is read or refused: nothing else comes out, and nothing breaks."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.in_memory import venue
from server.test_protocol_page import examples
from tapete.server.codec import decoder, encode
from tapete.server.messages import AnyClientMessage

_READ = decoder(AnyClientMessage)
_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def check_read(text: str | bytes) -> None:
    try:
        message = _READ.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return
    assert _READ.decode(encode(message)) == message


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    check_read(data)


@given(st.data())
def test_a_message_with_something_else_in_it_is_read_or_refused(data: st.DataObject) -> None:
    check_read(json.dumps(spoilt(data.draw)))


def spoilt(draw: Any) -> Any:
    """A command of the protocol's page with one field changed, added or left out."""
    intent = json.loads(draw(st.sampled_from(examples("intent"))))
    command = {"type": "command", "command_id": "c", "at_version": 1, "intent": intent}
    target = draw(st.sampled_from([command, intent]))
    name = draw(st.sampled_from([*target, "more"]))
    if draw(st.booleans()) and name in target:
        del target[name]
    else:
        target[name] = draw(_VALUES)
    return command


@pytest.mark.thorough
@pytest.mark.anyio
async def test_the_server_survives_anything_said_at_any_stage(tmp_path: Path) -> None:
    chance = Random(7)
    intents = [json.loads(line) for line in examples("intent")]
    async with venue(tmp_path) as place:
        host = await place.browser().named("Pau")
        guest = await host.visits(await host.makes_table())
        for number in range(400):
            version = guest.view["version"] if chance.random() < 0.8 else chance.randint(0, 10**6)
            command = {"type": "command", "command_id": str(number), "at_version": version}
            guest.socket.send({**command, "intent": varied(chance.choice(intents), guest.view, chance)})
            answer = await guest.answer(str(number))
            assert answer.get("code") != "table/fault"
            await guest.see(answer.get("version", 0))
        assert guest.view["version"] > 20


def varied(intent: dict[str, Any], view: dict[str, Any], chance: Random) -> dict[str, Any]:
    """The intent, with what the table would now allow in it more often than not."""
    may = view["may"]
    choices = {"call": may["calls"], "card": may["cards"], "seat": ["N", "E", "S", "W"]}
    allowed = {name: chance.choice(values) for name, values in choices.items() if values and name in intent}
    if "place" in intent:
        allowed["place"] = chance.randint(-1, 52)
    return {**intent, **allowed}


@pytest.mark.slow
@given(st.text(max_size=2000))
@settings(max_examples=20_000)
def test_any_text_is_read_or_refused(text: str) -> None:
    check_read(text)
