"""Who plays: at the beginning, and those who come later."""

from __future__ import annotations

import unicodedata

from msgspec.structs import replace

from tapete.pad.commands import AddPlayer, MarkAway, OpenPad, PadPlayer, RenamePlayer
from tapete.pad.errors import PadError
from tapete.pad.state import Pad
from tapete.scoring import Form

FEWEST = 4
LONGEST_NAME = 40


def most_players(form: Form) -> int:
    """How many may play: two sit out at most; in duplicate four tables are enough for a home."""
    return 16 if form is Form.DUPLICATE else 6


def opened(command: OpenPad) -> Pad:
    """A new pad; raises `PadError`."""
    pad = Pad(command.form, command.chicago, ())
    for player in command.players:
        pad = _with_player(pad, player)
    if len(pad.players) < FEWEST:
        raise _players(pad)
    return pad


def add_player(pad: Pad, command: AddPlayer, at: float) -> Pad:
    """Somebody joins; raises `PadError`."""
    return _with_player(pad, command.player)


def rename_player(pad: Pad, command: RenamePlayer, at: float) -> Pad:
    """The pad with another name for somebody; raises `PadError`."""
    check_players(pad, (command.player,))
    others = tuple(player for player in pad.players if player.id != command.player)
    name = _new_name(others, command.name)
    return replace(
        pad,
        players=tuple(
            replace(player, name=name) if player.id == command.player else player for player in pad.players
        ),
    )


def mark_away(pad: Pad, command: MarkAway, at: float) -> Pad:
    """The pad with somebody gone, or back; raises `PadError`."""
    check_players(pad, (command.player,))
    others = tuple(player for player in pad.away if player != command.player)
    return replace(pad, away=(*others, command.player) if command.is_away else others)


def check_players(pad: Pad, ids: tuple[str, ...]) -> None:
    """Refuse somebody who is not on the pad."""
    if not {player.id for player in pad.players}.issuperset(ids):
        raise PadError("pad/no-such-player")


def _with_player(pad: Pad, player: PadPlayer) -> Pad:
    if len(pad.players) == most_players(pad.form):
        raise _players(pad)
    if any(other.id == player.id for other in pad.players):
        raise PadError("pad/id-used")
    named = replace(player, name=_new_name(pad.players, player.name))
    return replace(pad, players=(*pad.players, named))


def _players(pad: Pad) -> PadError:
    return PadError("pad/players", fewest=FEWEST, most=most_players(pad.form))


def _new_name(others: tuple[PadPlayer, ...], name: str) -> str:
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= LONGEST_NAME or not tidy.isprintable():
        raise PadError("pad/bad-name")
    if any(other.name.casefold() == tidy.casefold() for other in others):
        raise PadError("pad/same-name")
    return tidy
