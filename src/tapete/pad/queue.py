"""Several commands at once, as a telephone sends them that was out of reach: their order is kept."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tapete.pad.commands import AnyPadCommand
from tapete.pad.errors import PadError
from tapete.pad.log import Written, replay, step
from tapete.pad.state import Pad


class Answered(msgspec.Struct, frozen=True):
    """What became of a command: done, refused, or (neither) not looked at since one before it was refused."""

    command_id: str
    version: int | None = None
    """Of the pad just after it, when it was done, now or before."""
    refusal: PadError | None = None


def take(
    pad: Pad, commands: Iterable[tuple[str, AnyPadCommand]], now: float
) -> tuple[tuple[Written, ...], tuple[Answered, ...]]:
    """The lines to be written, and what became of each command, named by its id.

    What was done before is answered as it was then, wherever it stands.
    """
    lines: list[Written] = []
    answers: list[Answered] = []
    has_refused = False
    for command_id, command in commands:
        if has_refused and command_id not in pad.done:
            answers.append(Answered(command_id))
            continue
        try:
            written = step(pad, command_id, command, now)
        except PadError as error:
            has_refused = True
            answers.append(Answered(command_id, refusal=error))
            continue
        pad = replay(written, pad)
        lines += written
        answers.append(Answered(command_id, pad.done[command_id]))
    return tuple(lines), tuple(answers)
