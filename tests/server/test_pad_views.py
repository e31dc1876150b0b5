"""The pads that the client shows without a server are those that the room of pads spells out."""

from __future__ import annotations

from pad_views import VIEWS, as_text


def test_the_pads_of_the_client_are_what_the_server_sends() -> None:
    assert VIEWS.read_text(encoding="utf-8") == as_text()
