"""The functions of the language: what each is called, takes and gives; the documentation is made from it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Any, TypeAlias

import msgspec

from tapete.core import Rank, Suit, Words
from tapete.dealing import measures
from tapete.dealing.batch import Batch, Numbers

Measure: TypeAlias = Callable[..., Any]
"""Called with a batch and the arguments, a seat being a tuple of one; gives numbers or truths."""


class Takes(Enum):
    """What stands in a function's parentheses: a letter for the documentation, and its name."""

    WHO = (
        "who",
        Words(
            "un asiento (N E S W) o una pareja (NS EW)",
            "un seient (N E S W) o una parella (NS EW)",
            "a seat (N E S W) or a side (NS EW)",
        ),
    )
    SEAT = ("seat", Words("un asiento (N E S W)", "un seient (N E S W)", "a seat (N E S W)"))
    SUIT = ("suit", Words("un palo (S H D C)", "un coll (S H D C)", "a suit (S H D C)"))
    STRAIN = (
        "contract",
        Words(
            "un contrato o un palo («3NT», H)",
            "un contracte o un coll («3NT», H)",
            'a contract or a strain ("3NT", H)',
        ),
    )
    CONTRACT = ("contract", Words("un contrato («3NT»)", "un contracte («3NT»)", 'a contract ("3NT")'))
    SHAPE = (
        "shape",
        Words("una distribución («5+S 4+H»)", "una distribució («5+S 4+H»)", 'a shape ("5+S 4+H")'),
    )
    CARDS = ("cards", Words("unas cartas («SA HK»)", "unes cartes («SA HK»)", 'cards ("SA HK")'))
    COUNT = ("count", Words("un número de 1 a 5", "un nombre d’1 a 5", "a number from 1 to 5"))

    def __init__(self, letter: str, words: Words) -> None:
        self.letter, self.words = letter, words


class Function(msgspec.Struct, frozen=True):
    """One function of the language."""

    name: str
    takes: tuple[Takes, ...]
    words: Words
    """What it gives, after its name."""
    example: str
    measure: Measure | None
    """None for what only a solver knows."""
    is_truth: bool = False
    needed: int = -1
    """How many arguments must be there; -1 for all."""

    @property
    def fewest(self) -> int:
        """How many arguments must be there."""
        return len(self.takes) if self.needed < 0 else self.needed

    @property
    def signature(self) -> str:
        """As the documentation shows it: what may be left out in brackets."""
        must = ", ".join(one.letter for one in self.takes[: self.fewest])
        may = "".join(f"[, {one.letter}]" for one in self.takes[self.fewest :])
        return f"{self.name}({must}{may})"


def _suit_length(suit: Suit) -> Measure:
    def count(batch: Batch, who: measures.Seats) -> Numbers:
        return measures.length(batch, who, suit)

    return count


_W, _S = Takes.WHO, Takes.SEAT
_ALL = (
    Function("hcp", (_W, Takes.SUIT), Words(
        "puntos de honor (A 4, K 3, Q 2, J 1), de un palo si se dice",
        "punts d’honor (A 4, K 3, Q 2, J 1), d’un coll si es diu",
        "high-card points (A 4, K 3, Q 2, J 1), of one suit if it is named",
    ), "hcp(N) in 15..17", measures.hcp, needed=1),
    Function("spades", (_W,), Words("cartas de picas", "cartes de piques", "cards in spades"),
             "spades(N) >= 5", _suit_length(Suit.SPADES)),
    Function("hearts", (_W,), Words("cartas de corazones", "cartes de cors", "cards in hearts"),
             "hearts(NS) >= 8", _suit_length(Suit.HEARTS)),
    Function("diamonds", (_W,), Words("cartas de diamantes", "cartes de diamants", "cards in diamonds"),
             "diamonds(S) <= 2", _suit_length(Suit.DIAMONDS)),
    Function("clubs", (_W,), Words("cartas de tréboles", "cartes de trèvols", "cards in clubs"),
             "clubs(E) = 0", _suit_length(Suit.CLUBS)),
    Function("length", (_W, Takes.SUIT), Words("cartas de un palo", "cartes d’un coll", "cards in a suit"),
             "length(N, S) > length(N, H)", measures.length),
    Function("longest", (_S,), Words(
        "cartas del palo más largo", "cartes del coll més llarg", "cards in the longest suit",
    ), "longest(W) >= 7", measures.longest),
    Function("shortest", (_S,), Words(
        "cartas del palo más corto", "cartes del coll més curt", "cards in the shortest suit",
    ), "shortest(S) <= 1", measures.shortest),
    Function("balanced", (_S,), Words(
        "4-3-3-3, 4-4-3-2 o 5-3-3-2", "4-3-3-3, 4-4-3-2 o 5-3-3-2", "4-3-3-3, 4-4-3-2 or 5-3-3-2",
    ), "balanced(N)", measures.balanced, is_truth=True),
    Function("shape", (_S, Takes.SHAPE), Words(
        "la distribución es esa", "la distribució és aquesta", "the shape is that",
    ), 'shape(S, "5+S 4+H")', measures.shape, is_truth=True),
    Function("losers", (_W,), Words(
        "bazas perdedoras: en cada palo, de las tres primeras, las que no son as, rey segundo o dama tercera",
        "bases perdedores: a cada coll, de les tres primeres, les que no són as, rei segon o dama tercera",
        "losing tricks: in each suit, of the first three, those that are not ace, king second or queen third",
    ), "losers(W) <= 6", measures.losers),
    Function("controls", (_W,), Words(
        "controles: 2 por as, 1 por rey", "controls: 2 per as, 1 per rei", "controls: 2 an ace, 1 a king",
    ), "controls(N) >= 5", measures.controls),
    Function("aces", (_W,), Words("ases", "asos", "aces"), "aces(NS) = 3",
             partial(measures.of_rank, Rank.ACE)),
    Function("kings", (_W,), Words("reyes", "reis", "kings"), "kings(N) >= 2",
             partial(measures.of_rank, Rank.KING)),
    Function("queens", (_W,), Words("damas", "dames", "queens"), "queens(E) = 0",
             partial(measures.of_rank, Rank.QUEEN)),
    Function("jacks", (_W,), Words("valets", "sotes", "jacks"), "jacks(E) <= 1",
             partial(measures.of_rank, Rank.JACK)),
    Function("tens", (_W,), Words("dieces", "deus", "tens"), "tens(S) >= 2",
             partial(measures.of_rank, Rank.TEN)),
    Function("top", (_W, Takes.SUIT, Takes.COUNT), Words(
        "cuántas de las primeras cartas del palo", "quantes de les primeres cartes del coll",
        "how many of the highest so many cards of the suit",
    ), "top(N, S, 3) >= 2", measures.top),
    Function("honors", (_S, Takes.STRAIN), Words(
        "honores como en rubber: de los cinco del triunfo, o ases sin triunfo",
        "honors com al rubber: dels cinc del trumfo, o asos sense trumfo",
        "honors as in rubber bridge: of the five of trumps, or aces at no trump",
    ), "honors(S, H) >= 4", measures.honors),
    Function("quality", (_S, Takes.SUIT), Words(
        "calidad del palo: cartas y honores; valet y diez solo junto a otro mayor",
        "qualitat del coll: cartes i honors; sota i deu només al costat d’un de més alt",
        "suit quality: cards and honors; jack and ten only beside A, K or Q",
    ), "quality(N, S) >= 8", measures.quality),
    Function("points", (_S,), Words(
        "puntos de honor y uno por cada carta a partir de la quinta",
        "punts d’honor i un per cada carta a partir de la cinquena",
        "high-card points and one for each card over four in a suit",
    ), "points(N) >= 13", measures.points),
    Function("support", (_S, Takes.SUIT), Words(
        "puntos con ese triunfo: honores y, con tres o más triunfos, palos cortos o largos; "
        "1 más con dos ases, 1 menos sin ases",
        "punts amb aquest trumfo: honors i, amb tres trumfos o més, colls curts o llargs; "
        "1 més amb dos asos, 1 menys sense asos",
        "points with those trumps: high cards and, with three trumps or more, short or long suits; "
        "1 more with two aces, 1 less without one",
    ), "support(S, H) in 10..12", measures.support),
    Function("stopper", (_S, Takes.SUIT), Words(
        "el palo está parado: as, rey segundo, dama tercera o valet cuarto",
        "el coll està aturat: as, rei segon, dama tercera o sota quarta",
        "the suit is stopped: ace, king second, queen third or jack fourth",
    ), "stopper(S, H)", measures.stopper, is_truth=True),
    Function("has", (_W, Takes.CARDS), Words(
        "tiene todas esas cartas", "té totes aquestes cartes", "holds all these cards",
    ), 'has(N, "SA HK")', measures.has, is_truth=True),
    Function("dd", (_S, Takes.STRAIN), Words(
        "bazas de ese declarante a cartas vistas", "bases d’aquest declarant a cartes vistes",
        "tricks of that declarer with all cards in view",
    ), 'dd(N, "3NT") >= 9', None),
    Function("makes", (_S, Takes.CONTRACT), Words(
        "ese contrato se cumple a cartas vistas", "aquest contracte es compleix a cartes vistes",
        "that contract is made with all cards in view",
    ), 'makes(N, "4S")', None, is_truth=True),
)  # fmt: skip

FUNCTIONS: dict[str, Function] = {one.name: one for one in _ALL}
"""Every function of the language, by its name, in the order of the documentation."""
