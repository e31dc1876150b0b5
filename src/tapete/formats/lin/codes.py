"""What each code of LIN says: of the match, of the board, of its calls and cards."""

from __future__ import annotations

from collections.abc import Callable

from tapete.core import PASS, BySeat
from tapete.formats.lin.boards import Boards
from tapete.formats.lin.growing import MOST_CARDS
from tapete.formats.lin.hands import read_deal
from tapete.formats.lin.match import Match, read_result
from tapete.formats.lin.words import VULNERABILITY, one_line, quoted, read_calls, read_cards, read_number
from tapete.formats.passes import passes_left
from tapete.formats.reading import Told

Handler = Callable[[Boards, str, int], object]
"""Takes the value of a code, without blanks around it, and which part of the text it is."""


def _header(boards: Boards, value: str, _: int) -> None:
    boards.keep_of_match("vg", value)
    boards.match = Match(value)
    boards.match_of_board()


def _results(boards: Boards, value: str, index: int) -> None:
    is_of_later_match = boards.keep_of_match("rs", value)
    results = [text.strip() for text in value.split(",")]
    for text in results:
        if text and read_result(text) is None:
            boards.fault("notation/result", f"not a result: {quoted(text)} (such as 3NW+1, 4SWx-4)", index)
    if is_of_later_match:
        boards.match = boards.match.again()
        boards.match_of_board()
    boards.match.results += results


def _number(boards: Boards, value: str, index: int) -> None:
    board = boards.opened("qx")
    board.qx = value = one_line(value)
    said = read_number(value)
    board.letter, board.number = said.letter, said.number
    boards.has_closed_room = boards.has_closed_room or said.letter == "c"
    if said.number is None and value and not said.is_whole:
        text = f"not a room and number: {quoted(value)} (such as o7)"
        boards.fault("notation/number", text, index, is_warning=True)


def _players(boards: Boards, value: str, index: int) -> None:
    names = [one_line(name) for name in value.split(",")]
    if len(names) < 8 and not any(names[4:]):
        names = names[:4]  # A comma at the end is no other table.
    if len(names) > 8:
        boards.fault("notation/names", f"{len(names)} names where two tables have eight", index)
    if len(names) > 4:
        if boards.board is not None and boards.board.is_over:
            boards.finish()
        rooms = _four(names[:4]), _four(names[4:8])
        boards.names |= {"": rooms[0], "o": rooms[0], "c": rooms[1]}
        if boards.board is not None:
            boards.board.names = None
    else:
        boards.opened("pn").names = _four(names)


def _deal(boards: Boards, value: str, index: int) -> None:
    board = boards.opened("md")
    spelled = read_deal(value)
    board.dealer, board.deal = spelled.dealer, spelled.deal
    if spelled.problems:
        board.raw["md"] = value
        for problem in spelled.problems:
            boards.fault(problem.code, problem.text, index, law=problem.law)


def _vulnerable(boards: Boards, value: str, index: int) -> None:
    board = boards.opened("sv")
    board.vulnerability = VULNERABILITY.get(value.lower())
    board.raw.pop("sv", None)  # whatever could not be read before, this stands now
    if value and board.vulnerability is None:
        board.raw["sv"] = one_line(value)
        boards.fault(
            "notation/vulnerability", f"not who is vulnerable: {quoted(value)} (o, n, e or b)", index
        )


def _title(boards: Boards, value: str, _: int) -> None:
    board = boards.opened("ah")
    if board.title:
        board.comment(board.title)
    board.title = one_line(value)


def _style(boards: Boards, value: str, _: int) -> None:
    board = boards.opened("st")
    if value:
        board.keep_first("st", value)


def _reset(boards: Boards, value: str, _: int) -> None:
    if value:
        boards.keep("rh", value)


def _page(boards: Boards, value: str, _: int) -> None:
    board = boards.board
    if board is not None:
        board.keep("pg", value)
        board.is_closed = board.is_closed or "md" in board.codes
    elif value:
        boards.keep("pg", value)


def _calls(boards: Boards, value: str, index: int) -> None:
    board = boards.present()
    spelled = read_calls(value)
    if board.cards or board.claim is not None:
        board.keep("mb", value)
        boards.fault("notation/call", f"a call after the first card: {quoted(value)}", index)
        return
    for call, is_alerted in spelled.calls:
        board.call(call, is_alerted)
    if spelled.all_pass:
        for _ in range(passes_left(board.calls)):
            board.call(PASS, False)
    if spelled.rest or not value:
        board.keep("mb", spelled.rest)
        law = 18 if spelled.rest[:1] in ("0", "8", "9") else None
        boards.fault(
            "notation/call", f"not a call: {quoted(spelled.rest)} (1C to 7N, p, d, r)", index, law=law
        )


def _explained(boards: Boards, value: str, index: int) -> None:
    board = boards.present()
    text = one_line(value)
    place = len(board.calls) - 1
    told = board.told.get(place, Told())
    if not text:
        return
    if board.kept and (board.kept[-1].code, board.kept[-1].place) == ("mb", board.place()):
        board.keep("an", text)  # It explains what could not be read.
    elif place < 0 or board.cards or told.explanation:
        board.keep("an", text)
        if not told.explanation:
            boards.fault("notation/explanation", f"explains no call: {quoted(text)}", index, is_warning=True)
    else:
        board.told[place] = Told(text, told.is_alerted or text == "!")


def _cards(boards: Boards, value: str, index: int) -> None:
    board = boards.present()
    if board.claim is not None:
        board.keep("pc", value)
        boards.fault("notation/card", f"a card after the claim: {quoted(value)}", index)
        return
    cards, rest = read_cards(value)
    if len(board.cards) + len(cards) > MOST_CARDS:
        board.keep("pc", value)
        boards.fault("notation/card", f"more cards than can be played: {quoted(value)}", index)
        return
    board.cards.extend(cards)
    if rest or not cards:
        board.keep("pc", rest)
        boards.fault("notation/card", f"not a card: {quoted(rest)} (such as HQ)", index)


def _claim(boards: Boards, value: str, index: int) -> None:
    board = boards.present()
    if board.claim is not None or not (value.isascii() and value.isdigit() and len(value) < 3):
        board.keep("mc", value)
        text = "a second claim" if board.claim is not None else "not a number of tricks"
        boards.fault("notation/claim", f"{text}: {quoted(value)}", index)
    else:
        board.claim = int(value)


def _undo(boards: Boards, value: str, index: int) -> None:
    board = boards.present()
    number = int(value) if value.isascii() and value.isdigit() and len(value) < 5 else 0
    if not (number and board.take_back(number)):
        boards.fault("notation/undo", f"cannot be taken back: {quoted(value)} cards", index)
    board.keep("up", value)


def _chat(boards: Boards, value: str, _: int) -> None:
    if boards.board is None:
        boards.keep("nt", value)
    else:
        boards.board.comment(value)


def _four(names: list[str]) -> BySeat[str]:
    """Names by seat, of those written from South on."""
    south, west, north, east = (*names, "", "", "", "")[:4]
    return BySeat(north, east, south, west)


def _about(code: str) -> Handler:
    return lambda boards, value, _: boards.keep_of_match(code, value)


HANDLERS: dict[str, Handler] = {
    "vg": _header,
    "rs": _results,
    **{code: _about(code) for code in ("pw", "mp", "bn", "px")},
    "qx": _number,
    "pn": _players,
    "md": _deal,
    "sv": _vulnerable,
    "ah": _title,
    "st": _style,
    "rh": _reset,
    "pg": _page,
    "mb": _calls,
    "an": _explained,
    "pc": _cards,
    "mc": _claim,
    "up": _undo,
    "nt": _chat,
}
"""What to do with each code that LIN is known to have."""
