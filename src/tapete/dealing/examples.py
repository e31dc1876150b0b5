"""Twenty conditions that are useful to teachers, ready to be dealt."""

from __future__ import annotations

import msgspec

from tapete.core import Words


class Example(msgspec.Struct, frozen=True):
    """A condition with a name: an id for the command line, a title and what it is good for."""

    id: str
    title: Words
    condition: str


EXAMPLES: tuple[Example, ...] = (
    Example(
        "one-notrump",
        Words("Apertura de 1 ST (15-17)", "Obertura d’1 SA (15-17)", "1NT opening (15-17)"),
        "hcp(N) in 15..17 and balanced(N)",
    ),
    Example(
        "notrump-and-major",
        Words(
            "1 ST y un mayor de cinco enfrente",
            "1 SA i un major de cinc al davant",
            "1NT, and a five-card major opposite",
        ),
        "hcp(N) in 15..17 and balanced(N) and hcp(S) >= 6 and (spades(S) >= 5 or hearts(S) >= 5)",
    ),
    Example(
        "notrump-game",
        Words(
            "1 ST y manga sin mayor enfrente",
            "1 SA i mànega sense major al davant",
            "1NT, and game without a major opposite",
        ),
        "hcp(N) in 15..17 and balanced(N) and hcp(S) in 10..14\n"
        "and balanced(S) and spades(S) <= 3 and hearts(S) <= 3",
    ),
    Example(
        "balanced-20-22",
        Words("Apertura de 2 ST (20-22)", "Obertura de 2 SA (20-22)", "2NT opening (20-22)"),
        "hcp(N) in 20..22 and balanced(N)",
    ),
    Example(
        "major-raise",
        Words(
            "Apertura de 1 mayor con apoyo de cuatro",
            "Obertura d’1 major amb suport de quatre",
            "1 of a major, with four-card support",
        ),
        "hcp(N) in 12..17 and spades(N) >= 5 and spades(S) >= 4 and support(S, S) in 10..12",
    ),
    Example(
        "minor-opening",
        Words(
            "Apertura de 1 menor: sin mayor de cinco, ni 1 ST",
            "Obertura d’1 menor: sense major de cinc, ni 1 SA",
            "1 of a minor: no five-card major and no 1NT",
        ),
        "hcp(N) in 12..20 and spades(N) <= 4 and hearts(N) <= 4\n"
        "and (diamonds(N) >= 4 or clubs(N) >= 4)\n"
        "and not (balanced(N) and hcp(N) in 15..17) and not (balanced(N) and hcp(N) in 20..22)",
    ),
    Example(
        "two-suiter",
        Words("Bicolor de 5-5 o más", "Bicolor de 5-5 o més", "Two-suiter, 5-5 or longer"),
        'hcp(N) >= 12 and shape(N, "any 5521 | any 5530 | any 6511 | any 6520 | any 6610")',
    ),
    Example(
        "reverse",
        Words("Inversa: 17 puntos y 5-4", "Invertida: 17 punts i 5-4", "Reverse: 17 points and 5-4"),
        'hcp(N) in 17..20 and shape(N, "5+D 4H 3-S | 5+C 4H 3-S | 5+C 4D 3-S 3-H") and hcp(S) >= 6',
    ),
    Example(
        "strong-two",
        Words(
            "Dos fuerte: palo de seis y cuatro perdedoras o menos",
            "Dos fort: coll de sis i quatre perdedores o menys",
            "Strong two: six-card suit, four losers at most",
        ),
        "hcp(N) >= 17 and losers(N) <= 4 and longest(N) >= 6",
    ),
    Example(
        "weak-two",
        Words(
            "Dos débil: seis picas buenas y 6-10",
            "Dos dèbil: sis piques bones i 6-10",
            "Weak two: six good spades and 6-10",
        ),
        "hcp(N) in 6..10 and spades(N) = 6 and quality(N, S) >= 8 and hearts(N) <= 3",
    ),
    Example(
        "preempt",
        Words(
            "Barrera de tres: siete cartas y pocos puntos",
            "Barrera de tres: set cartes i pocs punts",
            "Three-level preempt: seven cards and few points",
        ),
        "hcp(N) in 5..9 and longest(N) = 7 and aces(N) <= 1 and hcp(E) >= 12",
    ),
    Example(
        "takeout-double",
        Words(
            "Doblo de llamada sobre 1 corazón",
            "Doblo de crida sobre 1 cor",
            "Takeout double of 1 heart",
        ),
        'hcp(N) in 12..19 and hearts(N) >= 5 and hcp(E) >= 12 and shape(E, "3..4S 2-H 3+D 3+C")',
    ),
    Example(
        "overcall",
        Words(
            "Intervención de 1 pica sobre 1 diamante",
            "Intervenció d’1 pica sobre 1 diamant",
            "Overcall of 1 spade over 1 diamond",
        ),
        "hcp(N) in 12..17 and diamonds(N) >= 4 and spades(N) <= 4 and hearts(N) <= 4\n"
        "and hcp(E) in 9..15 and spades(E) >= 5 and quality(E, S) >= 7",
    ),
    Example(
        "competition",
        Words(
            "Lucha parcial: los dos bandos tienen palo",
            "Lluita parcial: tots dos bàndols tenen coll",
            "Part-score battle: both sides have a fit",
        ),
        "hcp(NS) in 18..22 and hearts(NS) >= 8 and spades(EW) >= 8 and hcp(N) >= 11",
    ),
    Example(
        "penalty-double",
        Words(
            "Doblo de castigo: cuatro triunfos detrás de quien intervino con 1 pica",
            "Doblo de càstig: quatre trumfos darrere de qui ha intervingut amb 1 pica",
            "Penalty double: four trumps behind whoever overcalled 1 spade",
        ),
        "hcp(N) >= 12 and hcp(E) in 8..14 and spades(E) = 5\n"
        "and hcp(S) >= 10 and spades(S) >= 4 and top(S, S, 4) >= 2 and shortest(N) <= 2",
    ),
    Example(
        "sacrifice",
        Words(
            "Sacrificio: manga suya en corazones, muchas picas nuestras",
            "Sacrifici: mànega seva a cors, moltes piques nostres",
            "Sacrifice: their game in hearts, our many spades",
        ),
        "hcp(EW) in 23..28 and hearts(EW) >= 9 and spades(NS) >= 10 and losers(NS) <= 17",
    ),
    Example(
        "small-slam",
        Words(
            "Camino del pequeño slam: 33 puntos sin triunfo",
            "Camí del petit eslam: 33 punts sense trumfo",
            "Towards a small slam: 33 points at no trump",
        ),
        "hcp(NS) in 33..36 and balanced(N) and balanced(S) and aces(NS) >= 3",
    ),
    Example(
        "suit-slam",
        Words(
            "Slam por distribución: apoyo, controles y pocas perdedoras",
            "Eslam per distribució: suport, controls i poques perdedores",
            "Slam by distribution: fit, controls and few losers",
        ),
        "spades(N) >= 5 and spades(NS) >= 9 and losers(NS) <= 12 and controls(NS) >= 9 and hcp(NS) in 26..32",
    ),
    Example(
        "three-suiter",
        Words("Tricolor 4-4-4-1 de apertura", "Tricolor 4-4-4-1 d’obertura", "4-4-4-1 with an opening"),
        'hcp(N) in 12..18 and shape(N, "any 4441")',
    ),
    Example(
        "all-the-honors",
        Words(
            "Rubber: cuatro o cinco honores en una mano",
            "Rubber: quatre o cinc honors en una mà",
            "Rubber: four or five honors in one hand",
        ),
        "honors(S, S) >= 4 and spades(S) >= 5 and hcp(NS) >= 24",
    ),
)
"""In the order in which they are offered."""
