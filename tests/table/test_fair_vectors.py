"""The client's examples of the fair deal are what this server computes."""

from __future__ import annotations

import json
from hashlib import sha256

from fair_vectors import VECTORS, as_text, vectors
from tapete.core import DEALS


def test_the_browser_checks_deals_against_what_the_server_deals() -> None:
    assert json.loads(VECTORS.read_text(encoding="utf-8")) == json.loads(as_text())


def test_the_examples_show_a_number_thrown_away_and_one_taken_at_once() -> None:
    """Otherwise a browser that forgot to throw numbers away would pass."""
    firsts = [
        int.from_bytes(sha256(bytes.fromhex(shuffle["seed"]) + bytes(4)).digest()[:12], "big") < DEALS
        for shuffle in vectors()["shuffles"]
    ]
    assert True in firsts
    assert False in firsts
