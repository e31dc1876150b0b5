"""A robot of your own: it sits down at a table of any Tapete server, bids a little and plays its lowest card.

TAPETE_TOKEN=tapete_... python a_robot_of_your_own.py http://127.0.0.1:8000/t/k4m... E [begin]
"""

import asyncio
import contextlib
import json
import os
import secrets
import sys
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

POINTS, RANKS = {"A": 4, "K": 3, "Q": 2, "J": 1}, "23456789TJQKA"
ANSWERS: dict[str, dict[str, Any]] = {
    "answer_claim": {"type": "answer-claim", "accept": False},
    "answer_adjudication": {"type": "answer-adjudication", "accept": True},
    "let_play_pass": {"type": "let-play-pass"},
    "answer_undo": {"type": "answer-undo", "grant": False},
    "ready": {"type": "ready"},
}


def call(view: dict[str, Any]) -> str:
    """One of the longest suit with twelve points, if nobody has bid yet."""
    [cards] = [hand["cards"] for hand in view["hands"] if hand["seat"] == view["seat"]]
    longest = max("CDHS", key=lambda suit: sum(card[0] == suit for card in cards))
    is_open = any(made["call"] != "P" for made in view["auction"])
    return "P" if is_open or sum(POINTS.get(card[1], 0) for card in cards) < 12 else f"1{longest}"


def intent(view: dict[str, Any]) -> dict[str, Any] | None:
    """What to do now: `may` in the view has everything that is allowed, legal calls and cards included."""
    may = view["may"]
    if may["draw"]:
        taken = [drawn["place"] for drawn in view["draw"]]
        free = [place for place in range(1, 51) if place not in taken]
        return {"type": "draw-card", "place": secrets.choice(free)}
    if may["cut"]:
        return {"type": "cut", "entropy": secrets.token_hex(16)}
    if may["calls"]:
        return {"type": "make-call", "call": call(view)}
    if may["cards"]:
        return {"type": "play-card", "card": min(may["cards"], key=lambda card: RANKS.index(card[1]))}
    return next((answer for name, answer in ANSWERS.items() if may[name]), None)


async def play(table: ClientConnection, wishes: list[dict[str, Any]]) -> None:
    """Do what is wished for, then answer each view in which there is something to do."""
    view, is_asking = dict[str, Any](), False
    async for text in table:
        message = json.loads(text)
        if message["type"] == "refused" and message["code"] not in ("view/stale-version", "table/bad-place"):
            sys.exit(f"{message['code']}: {message['text']['en']}")
        view, is_asking = message.get("view", view), is_asking and message["type"] == "view"
        if view["phase"] == "rubber-over":
            print(json.dumps(view["rubbers"][-1]))
            sys.exit()
        wish = None if is_asking else wishes.pop(0) if wishes else intent(view)
        if wish is not None:
            command = {"type": "command", "command_id": secrets.token_hex(8), "intent": wish}
            await table.send(json.dumps({**command, "at_version": view["version"]}))
            is_asking = True


async def main(link: str, seat: str, *begin: str) -> None:
    wishes: list[dict[str, Any]] = [{"type": "take-seat", "seat": seat}, {"type": "begin-rubber"}]
    del wishes[1 + len(begin) :]
    address = link.replace("http", "ws", 1).replace("/t/", "/ws/tables/")
    headers = {"Authorization": f"Bearer {os.environ['TAPETE_TOKEN']}"}
    async for table in connect(address, additional_headers=headers, max_size=None):
        with contextlib.suppress(ConnectionClosed):  # then it connects again
            await play(table, wishes)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:])) if "TAPETE_TOKEN" in os.environ else print(__doc__)
