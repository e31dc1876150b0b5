"""The score pad of people who play with real cards: who sat where, what was bid and made, and who owes whom.

It may import `core`, `scoring` and `rulings`, and of other libraries only msgspec for its frozen values.
It never knows a card, a seat that somebody owns, a socket, or how a screen looks.
"""

from tapete.pad.commands import AnyPadCommand, OpenPad
from tapete.pad.errors import PAD_REFUSALS, PadError
from tapete.pad.log import Written, apply, open_pad, replay, step
from tapete.pad.preview import PadPreview, preview
from tapete.pad.queue import Answered, take
from tapete.pad.state import Pad
from tapete.pad.view import view_of
from tapete.pad.view_types import PadView

__all__ = [
    "PAD_REFUSALS",
    "Answered",
    "AnyPadCommand",
    "OpenPad",
    "Pad",
    "PadError",
    "PadPreview",
    "PadView",
    "Written",
    "apply",
    "open_pad",
    "preview",
    "replay",
    "step",
    "take",
    "view_of",
]
