"""Why the pad does not take what somebody writes: a stable code, the Law where there is one, and words."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Words
from tapete.scoring import ScoreError


class PadError(ValueError):
    """Something that was read well and cannot stand on the pad; the pad is as it was.

    `deals` are the ids of those in the way, where there are any; `said` fills the places of the words.
    """

    def __init__(
        self, code: str, law: int | None = None, deals: tuple[str, ...] = (), **said: object
    ) -> None:
        super().__init__(code, law, deals)
        self.code, self.law, self.deals, self._said = code, law, deals, said

    @property
    def text(self) -> Words:
        """What the writer reads."""
        words = PAD_REFUSALS[self.code]
        return replace(
            words,
            es=words.es.format(**self._said),
            ca=words.ca.format(**self._said),
            en=words.en.format(**self._said),
        )

    def __str__(self) -> str:
        return f"{self.code}: {self.text.en}"


def refusal_of(error: ScoreError) -> PadError:
    """What the score sheet does not take, as the pad says it."""
    return PadError(error.code.replace("score/", "pad/"), error.law)


PAD_REFUSALS: dict[str, Words] = {
    "pad/contract": Words(
        "«{typed}» no es un contrato: de 1 a 7 y un palo o sin triunfo (4H, 3NTX, 7CXX), o «pass».",
        "«{typed}» no és un contracte: d’1 a 7 i un coll o sense trumfo (4H, 3NTX, 7CXX), o «pass».",
        "“{typed}” is no contract: 1 to 7 and a suit or no trump (4H, 3NTX, 7CXX), or “pass”.",
    ),
    "pad/over-seven": Words(
        "No hay voz por encima de siete.", "No hi ha cap veu per sobre de set.", "There is no bid over seven."
    ),
    "pad/declarer-missing": Words("Falta quién declara.", "Falta qui declara.", "Say who is declarer."),
    "pad/tricks-missing": Words(
        "Faltan las bazas que ganó el bando declarante.",
        "Falten les bases que va guanyar el bàndol declarant.",
        "Say how many tricks the declaring side won.",
    ),
    "pad/tricks": Words(
        "Un bando gana de 0 a 13 bazas, no {tricks}.",
        "Un bàndol guanya de 0 a 13 bases, no {tricks}.",
        "A side wins 0 to 13 tricks, not {tricks}.",
    ),
    "pad/passed-out": Words(
        "En un reparto pasado no hay declarante, bazas, honores ni doblo.",
        "En un repartiment passat no hi ha declarant, bases, honors ni doblo.",
        "A deal passed out has no declarer, tricks, honors or double.",
    ),
    "pad/double-by-own-side": Words(
        "Solo doblan los rivales del declarante, y solo redobla su bando.",
        "Només doblen els rivals del declarant, i només redobla el seu bàndol.",
        "Only declarer’s opponents double, and only his own side redoubles.",
    ),
    "pad/not-doubled": Words(
        "El contrato no está doblado: nadie lo dobló.",
        "El contracte no està doblat: ningú no el va doblar.",
        "The contract is not doubled: nobody doubled it.",
    ),
    "pad/honors-too-few": Words(
        "Los honores puntúan a partir de cuatro en una sola mano.",
        "Els honors compten a partir de quatre en una sola mà.",
        "Honors score from four in one hand.",
    ),
    "pad/honors-impossible": Words(
        "No hay tantos honores en la baraja.",
        "No hi ha tants honors a la baralla.",
        "There are not so many honors in the pack.",
    ),
    "pad/honors-twice": Words(
        "Los honores de esa mano ya están anotados.",
        "Els honors d’aquesta mà ja són anotats.",
        "The honors of that hand are on the sheet already.",
    ),
    "pad/honors-not-counted": Words(
        "En esta partida no cuentan los honores.",
        "En aquesta partida no compten els honors.",
        "Honors do not count in this game.",
    ),
    "pad/honors-too-late": Words(
        "Ya es tarde para reclamar esos honores. Si se reclamaron y no se anotaron, corrige el reparto.",
        "Ja és tard per reclamar-los. Si es van reclamar i no es van anotar, corregeix el repartiment.",
        "It is too late to claim those honors. If they were claimed and not written down, correct the deal.",
    ),
    "pad/honors-dealt": Words(
        "En este juego los honores no se reclaman: se anotan con el reparto o se corrige.",
        "En aquest joc els honors no es reclamen: s’anoten amb el repartiment o es corregeix.",
        "In this game honors are not claimed: enter them with the deal, or correct it.",
    ),
    "pad/rubber-over": Words(
        "Esa partida ya terminó: no admite otro reparto.",
        "Aquesta partida ja s’ha acabat: no admet cap altre repartiment.",
        "That one is over: it takes no other deal.",
    ),
    "pad/ends-before": Words(
        "Así habría terminado en el reparto {last}: quita o corrige antes los que siguen ({later}).",
        "Així s’hauria acabat al repartiment {last}: treu o corregeix abans els que segueixen ({later}).",
        "It would then have ended with deal {last}: remove or correct those after it first ({later}).",
    ),
    "pad/moved-on": Words(
        "Entretanto se ha anotado otra cosa en esa hoja: mírala antes de anotar este reparto.",
        "Mentrestant s’ha anotat una altra cosa en aquest full: mira’l abans d’anotar aquest repartiment.",
        "Something else has been written on that sheet meanwhile: look at it before you enter this deal.",
    ),
    "pad/no-such-deal": Words(
        "Ese reparto no está en la libreta.",
        "Aquest repartiment no és a la llibreta.",
        "That deal is not on the pad.",
    ),
    "pad/no-such-unit": Words(
        "Esa partida no está en la libreta.",
        "Aquesta partida no és a la llibreta.",
        "That rubber is not on the pad.",
    ),
    "pad/no-such-ruling": Words(
        "Ese arbitraje no está en la libreta.",
        "Aquest arbitratge no és a la llibreta.",
        "That ruling is not on the pad.",
    ),
    "pad/no-such-player": Words(
        "Esa persona no juega esta noche.",
        "Aquesta persona no juga aquesta nit.",
        "That person does not play this evening.",
    ),
    "pad/id-used": Words(
        "Eso ya está en la libreta.", "Això ja és a la llibreta.", "That is on the pad already."
    ),
    "pad/ruling-on-pass": Words(
        "En Chicago un reparto pasado se repite: no puede llevar puntos.",
        "Al Chicago un repartiment passat es repeteix: no pot portar punts.",
        "In Chicago a deal passed out is dealt again: it can carry no points.",
    ),
    "pad/no-side": Words(
        "Di qué bando recibe los puntos.",
        "Digues quin bàndol rep els punts.",
        "Say which side is given the points.",
    ),
    "pad/no-such-irregularity": Words(
        "Esa irregularidad no está en las leyes.",
        "Aquesta irregularitat no és a les lleis.",
        "That irregularity is not in the laws.",
    ),
    "pad/players": Words(
        "En este juego se apuntan de {fewest} a {most} jugadores.",
        "En aquest joc s’hi apunten de {fewest} a {most} jugadors.",
        "This game takes {fewest} to {most} players.",
    ),
    "pad/same-name": Words(
        "Ya hay alguien con ese nombre.", "Ja hi ha algú amb aquest nom.", "Somebody has that name already."
    ),
    "pad/bad-name": Words(
        "Un nombre tiene de 1 a 40 letras.", "Un nom té d’1 a 40 lletres.", "A name has 1 to 40 letters."
    ),
    "pad/seats": Words(
        "Hacen falta cuatro jugadores distintos en los cuatro asientos.",
        "Calen quatre jugadors diferents als quatre seients.",
        "Four different players are needed in the four seats.",
    ),
    "pad/halves": Words(
        "Los estuches se juegan de 2 a 8 veces, y ninguna pareja dos veces en la misma dirección.",
        "Els repartiments es juguen de 2 a 8 vegades, i cap parella dues vegades en la mateixa direcció.",
        "The boards are played 2 to 8 times, and by no pair twice in the same direction.",
    ),
    "pad/boards": Words(
        "Una serie tiene de 1 a 36 estuches, numerados desde 1.",
        "Una sèrie té d’1 a 36 repartiments, numerats des d’1.",
        "A set has 1 to 36 boards, numbered from 1.",
    ),
    "pad/no-such-board": Words(
        "Ese estuche no es de esta serie.",
        "Aquest repartiment no és d’aquesta sèrie.",
        "That board is not in this set.",
    ),
    "pad/board-entered": Words(
        "Ese resultado ya está anotado: corrígelo.",
        "Aquest resultat ja és anotat: corregeix-lo.",
        "That result has been entered already: correct it.",
    ),
    "pad/wrong-form": Words(
        "Eso no es de este juego.", "Això no és d’aquest joc.", "That does not belong to this game."
    ),
    "pad/unit-open": Words(
        "Hay una partida sin terminar: acabadla o interrumpidla antes.",
        "Hi ha una partida sense acabar: acabeu-la o interrompeu-la abans.",
        "One is still being played: finish it or break it off first.",
    ),
    "pad/unit-has-deals": Words(
        "Esa partida ya tiene repartos: quítalos antes o interrúmpela.",
        "Aquesta partida ja té repartiments: treu-los abans o interromp-la.",
        "That one has deals already: remove them first, or break it off.",
    ),
    "pad/ended": Words(
        "La velada está cerrada: ábrela de nuevo para seguir.",
        "La vetllada és tancada: torna-la a obrir per continuar.",
        "The evening is closed: open it again to go on.",
    ),
    "pad/not-ended": Words(
        "La velada sigue abierta.", "La vetllada continua oberta.", "The evening is still open."
    ),
    "pad/stake": Words(
        "El precio del cien es un número como 0.50.",
        "El preu del cent és un número com 0.50.",
        "The stake a hundred is a number such as 0.50.",
    ),
    "pad/no-stakes": Words(
        "En duplicado no se liquida en dinero.",
        "En duplicat no es liquida en diners.",
        "Duplicate is not settled in money.",
    ),
    "pad/full": Words(
        "La libreta está llena: empieza otra.",
        "La llibreta és plena: comença’n una altra.",
        "The pad is full: begin another.",
    ),
}
"""Every refusal of the pad, in the three languages."""
