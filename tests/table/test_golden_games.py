"""Golden games: nothing that any viewer sees after any event may change unnoticed.

A wanted change is recorded with `PYTHONPATH=tests python -m table.golden_games` and its difference read.
"""

import json
from pathlib import Path

import pytest

from table.golden_games import GAMES, GOLDEN, lines_of
from tapete.server.codec import decoder
from tapete.table import AnyEvent, replay

_EVENT = decoder(AnyEvent)


def golden_lines(name: str) -> list[str]:
    return (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


def golden_log(name: str) -> list[AnyEvent]:
    return [_EVENT.decode(json.dumps(json.loads(line)["event"])) for line in golden_lines(name)]


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_after_every_event_everyone_sees_what_he_saw_when_the_game_was_recorded(name: str) -> None:
    kept = golden_lines(name)
    for place, seen in enumerate(lines_of(golden_log(name))):
        assert seen == kept[place], f"{name}.jsonl:{place + 1}"


@pytest.mark.parametrize("name", GAMES)
def test_played_again_a_golden_game_gives_the_same_log(name: str) -> None:
    game = GAMES[name]()
    assert game.log == golden_log(name)
    assert replay(golden_log(name)) == game.table


def test_every_golden_log_has_its_game() -> None:
    assert {Path(path).stem for path in GOLDEN.iterdir()} == set(GAMES)
