"""Every example of docs/protocol.md can be read, and no kind of message is left without one."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from tapete.server.codec import decoder, encode
from tapete.server.messages import AnyClientMessage, AnyServerMessage, View
from tapete.server.refusal import REASONS
from tapete.table import AnyEvent, AnyIntent

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
KINDS: dict[str, Any] = {
    "client": AnyClientMessage,
    "server": AnyServerMessage,
    "intent": AnyIntent,
    "event": AnyEvent,
}


def examples(kind: str) -> list[str]:
    """Messages stand alone; intents and events one on each line."""
    blocks = re.findall(rf"```json {kind}\n(.*?)```", PAGE, re.DOTALL)
    return (
        blocks if kind in ("client", "server") else [line for block in blocks for line in block.splitlines()]
    )


@pytest.mark.parametrize("kind", KINDS)
def test_every_example_can_be_read(kind: str) -> None:
    read = decoder(KINDS[kind])
    for example in examples(kind):
        read.decode(example)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_message_has_an_example(kind: str) -> None:
    shown = {json.loads(example)["type"] for example in examples(kind)}
    assert shown == {member.__struct_config__.tag for member in get_args(KINDS[kind])}


def test_the_example_of_a_view_shows_every_field() -> None:
    example = next(text for text in examples("server") if '"view":' in text)
    view = decoder(View).decode(example)
    assert json.loads(encode(view)) == json.loads(example)


@pytest.mark.parametrize("code", [code for code in REASONS if code.startswith("wire/")])
def test_the_refusals_of_a_websocket_are_on_the_page(code: str) -> None:
    rest_alone = ("wire/unknown-path", "wire/method")
    assert f"`{code}`" in PAGE or code in rest_alone
