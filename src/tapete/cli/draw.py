"""`tapete draw WHAT TEXT OUT.svg`: a picture of a deal, a hand or an auction (docs/cli.md)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import Enum
from typing import Annotated

import typer

from tapete.cli.files import write_file
from tapete.core import (
    Auction,
    Hand,
    Language,
    NotationError,
    PartialDeal,
    Seat,
    Vulnerability,
    board_dealer,
    board_vulnerability,
)
from tapete.core.laws import Illegal
from tapete.drawing import Around, Look, auction_svg, deal_svg, hand_svg

_LANGUAGES: dict[str, Language] = {"es": "es", "ca": "ca", "en": "en"}


class What(Enum):
    """That can be drawn."""

    DEAL = "deal"
    HAND = "hand"
    AUCTION = "auction"


def command(  # noqa: PLR0913, PLR0917 (each is an option of its own)
    what: Annotated[What, typer.Argument(help="what TEXT is")],
    text: Annotated[
        str, typer.Argument(help='a deal "N:K75.AJ4...", a hand "K75.AJ4.QT6.9432", an auction "N:1C P 1H"')
    ],
    out: Annotated[str, typer.Argument(metavar="OUT.svg", help="what is written; - is stdout")] = "-",
    board: Annotated[
        int | None, typer.Option(min=1, help="its number, with its dealer and vulnerability")
    ] = None,
    dealer: Annotated[str | None, typer.Option(metavar="SEAT", help="N, E, S or W")] = None,
    vulnerable: Annotated[str | None, typer.Option(metavar="WHO", help="None, NS, EW or Both")] = None,
    language: Annotated[str, typer.Option(help="of the words: es, ca or en")] = "en",
    own_letters: Annotated[bool, typer.Option("--own-letters", help="R D V and R D S on cards")] = False,
    two_colors: Annotated[bool, typer.Option("--two-colors", help="black and red")] = False,
) -> None:
    """Draw a deal, a hand or an auction as SVG.

    OUT is written whole or not at all.
    """
    if language not in _LANGUAGES:
        raise typer.BadParameter(f"--language is es, ca or en, not {language!r}")
    look = Look(_LANGUAGES[language], own_letters, not two_colors)
    around = _around(board, dealer, vulnerable)
    try:
        svg = _DRAWN[what](text, around, look)
    except (NotationError, Illegal) as error:
        code = error.law.code if isinstance(error, Illegal) else f"notation/{what.value}"
        sys.stderr.write(f"{what.value}: {code}: {error}\n")
        raise typer.Exit(1) from None
    write_file(out, svg.encode("utf-8"))


def _around(board: int | None, dealer: str | None, vulnerable: str | None) -> Around:
    try:
        seat = Seat(dealer) if dealer is not None else None
        who = Vulnerability(vulnerable) if vulnerable is not None else None
    except ValueError as error:
        raise typer.BadParameter(
            f"--dealer is N, E, S or W; --vulnerable None, NS, EW or Both: {error}"
        ) from None
    if board is not None:
        seat, who = seat or board_dealer(board), who or board_vulnerability(board)
    return Around(board, seat, who)


def _deal(text: str, around: Around, look: Look) -> str:
    return deal_svg(PartialDeal.parse(text), around, look=look)


def _hand(text: str, _: Around, look: Look) -> str:
    hand = Hand.parse(text)
    if len(hand) > 13:
        raise NotationError(1, 1, f"a hand has thirteen cards or fewer, not {len(hand)}")
    return hand_svg(hand, look=look)


def _auction(text: str, around: Around, look: Look) -> str:
    """With the dealer before a colon, else as the options tell."""
    seat, colon, calls = text.partition(":")
    if not colon:
        seat, calls = str(around.dealer or Seat.NORTH), text
    if seat.strip() not in map(str, Seat):
        raise NotationError(1, 1, f"an auction begins with its dealer, N, E, S or W, not {seat!r}")
    if not calls.strip():
        raise NotationError(1, 1, "an auction has calls, as in N:1C P 1H, and here is none")
    auction = Auction.of(Seat(seat.strip()), calls)
    return auction_svg(auction, vulnerability=around.vulnerability, look=look)


_DRAWN: dict[What, Callable[[str, Around, Look], str]] = {
    What.DEAL: _deal,
    What.HAND: _hand,
    What.AUCTION: _auction,
}
