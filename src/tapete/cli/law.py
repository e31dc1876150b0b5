"""`tapete law WORDS`: what the Laws say when something irregular happened (docs/cli.md)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from textwrap import fill
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from tapete.cli.json_lines import drop_what_is_left
from tapete.core import Code, Words
from tapete.rulings import CHOOSERS, Irregularity, Option, irregularity, search

LANGUAGES = ("es", "ca", "en")

_CHECK = Words(
    "No es seguro: mirad vuestro libro de leyes.",
    "No és segur: mireu el vostre llibre de lleis.",
    "Not certain: check your law book.",
)
_CHOOSES = Words("Elige", "Tria", "Chooses")
_LAW = Words("Ley", "Llei", "Law")
_CODES = {
    Code.RUBBER: Words("rubber", "rubber", "rubber"),
    Code.DUPLICATE: Words("duplicado", "duplicat", "duplicate"),
}
_SEE = Words("Véase también", "Vegeu també", "See also")
_TRICKS = {
    1: Words("pasa 1 baza", "passa 1 basa", "1 trick passes"),
    2: Words("pasan 2 bazas", "passen 2 bases", "2 tricks pass"),
}


def command(
    words: Annotated[
        list[str], typer.Argument(metavar="WORDS...", help="as in: revoke, 64, 'penalty card', renuncio")
    ],
    code: Annotated[str | None, typer.Option(help="rubber or duplicate; both if left out")] = None,
    language: Annotated[str, typer.Option(help="es, ca or en")] = "en",
    json: Annotated[bool, typer.Option("--json", help="a line of JSON for each, in all languages")] = False,
) -> None:
    """Look up what the Laws say when something irregular happened."""
    asked = " ".join(words)
    found = _found(asked, _code(code))
    if language not in LANGUAGES:
        raise typer.BadParameter(
            f"{language!r} is not spoken here; the languages are: {', '.join(LANGUAGES)}"
        )
    if not found:
        told = "".join(letter if letter.isprintable() else " " for letter in asked)
        sys.stderr.write(f"words: law/unknown: no law has {told!r} in it\n")
        raise typer.Exit(1)
    _write(_as_json(found) if json else _as_text(found, language))


def _code(name: str | None) -> Code | None:
    if name is None:
        return None
    try:
        return Code(name)
    except ValueError:
        known = ", ".join(code.value for code in Code)
        raise typer.BadParameter(f"{name!r} is no code of laws; they are: {known}") from None


def _found(asked: str, code: Code | None) -> tuple[Irregularity, ...]:
    """The one of that name, or all that have the words."""
    named = irregularity(asked)
    if named is not None and (code is None or code in named.codes):
        return (named,)
    return search(asked, code)


def _as_json(found: tuple[Irregularity, ...]) -> str:
    return "".join(msgspec.json.encode(row).decode() + "\n" for row in found)


def _as_text(found: tuple[Irregularity, ...], language: str) -> str:
    console = Console(highlight=False)
    with console.capture() as captured:
        for row in found:
            _print(console, row, language)
    return captured.get()


def _write(text: str) -> None:
    """A reader who has read enough ends it quietly."""
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        drop_what_is_left()


def _print(console: Console, row: Irregularity, language: str) -> None:
    def say(words: Words) -> str:
        return str(getattr(words, language))

    def paragraph(text: str, begin: str = "  ", hang: str = "  ") -> None:
        console.print(fill(text, console.width, initial_indent=begin, subsequent_indent=hang), markup=False)

    console.print(Text(f"{say(_LAW)} {row.number} · {say(row.title)}", style="bold"))
    console.print(Text(f"{', '.join(say(_CODES[code]) for code in row.codes)} · {row.id}", style="dim"))
    paragraph(say(row.happened))
    for option in row.options:
        paragraph(" ".join(_told(option, row, say)), "  - ", "    ")
    paragraph(f"{say(_CHOOSES)}: {say(CHOOSERS[row.chooser])}.")
    if row.unsure:
        paragraph(say(_CHECK))
    if row.see:
        paragraph(f"{say(_SEE)}: {', '.join(map(str, row.see))}.")
    console.print()


def _told(option: Option, row: Irregularity, say: Callable[[Words], str]) -> Iterator[str]:
    """An option, and what it has of its own: tricks that pass, who chooses it, whether it is certain."""
    yield say(option.text)
    if option.tricks:
        yield f"[{say(_TRICKS[option.tricks])}]"
    if option.chooser is not row.chooser:
        yield f"[{say(_CHOOSES).lower()}: {say(CHOOSERS[option.chooser])}]"
    if option.unsure and not row.unsure:
        yield f"[{say(_CHECK).lower().rstrip('.')}]"
