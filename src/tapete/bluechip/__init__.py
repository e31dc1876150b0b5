"""The lines by which bridge programs play each other, the Blue Chip table manager's: text to values and back.

It may import core.
It never opens a socket, keeps time or knows a table.
"""

from tapete.bluechip.messages import (
    DUMMY,
    BoardNumber,
    Called,
    Cards,
    Connecting,
    EndOfSession,
    ErrorLine,
    Message,
    Played,
    Ready,
    ReadyForBid,
    ReadyForCard,
    Seated,
    StartOfBoard,
    Step,
    Teams,
    Timing,
    ToLead,
)
from tapete.bluechip.reader import read
from tapete.bluechip.writer import line_of, plain

__all__ = [
    "DUMMY",
    "BoardNumber",
    "Called",
    "Cards",
    "Connecting",
    "EndOfSession",
    "ErrorLine",
    "Message",
    "Played",
    "Ready",
    "ReadyForBid",
    "ReadyForCard",
    "Seated",
    "StartOfBoard",
    "Step",
    "Teams",
    "Timing",
    "ToLead",
    "line_of",
    "plain",
    "read",
]
