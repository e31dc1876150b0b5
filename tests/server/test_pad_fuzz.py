"""Whatever is sent to a pad, it is written, refused or not understood: nothing else comes of it."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.in_memory import venue

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parents[1] / "golden/pads"
STRANGE = [
    None,
    True,
    -1,
    0,
    3,
    14,
    10**20,
    0.5,
    "",
    "x",
    "S",
    "4HX",
    "u1",
    "d1",
    "é",
    [],
    {},
    ["A"],
    {"north": "A"},
]


def varied(value: Any, chance: Random) -> Any:
    """The same with something in it changed, left out or added."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        name = chance.choice([*value, "more"])
        if chance.random() < 0.1:
            return {key: one for key, one in value.items() if key != name}
        return {**value, name: varied(value.get(name), chance)}
    return chance.choice(STRANGE)


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["rubbers", "auction1920", "chicago", "boards"])
async def test_a_pad_survives_anything_sent_at_any_stage(name: str, tmp_path: Path) -> None:
    chance = Random(name)
    first, *lines = map(json.loads, (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()[:-1])
    async with venue(tmp_path) as place:
        http = place.browser().http
        made = await http.post("/api/pads", json={"pad": first["command"]})
        path = f"/api/pads/{made.json()['id']}"
        for number, line in enumerate(lines):
            sent = {"command_id": line["command_id"], "command": line["command"]}
            wrong = [varied(sent, chance) for _ in range(2)]
            for body in (
                *({"commands": [one]} for one in wrong),
                {"commands": wrong},
                varied({"commands": [sent]}, chance),
            ):
                assert (await http.post(f"{path}/commands", json=body)).status_code in (200, 400)
            assert (await http.post(f"{path}/preview", json=varied(sent, chance))).status_code in (200, 400)
            assert (
                await http.post("/api/pads", json={"pad": varied(first["command"], chance)})
            ).status_code in (201, 400)
            right = await http.post(
                f"{path}/commands", json={"commands": [{**sent, "command_id": f"right{number}"}]}
            )
            assert right.status_code == 200
        assert (await http.get(path)).json()["version"] > 1
        assert (await http.get(f"{path}/export.csv?language=ca")).status_code == 200
