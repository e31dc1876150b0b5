"""Why the table refuses an intent: a stable code, the Law if one forbids it, and words for the player."""

from __future__ import annotations

from tapete.core import Illegal
from tapete.table.words import Words


class TableError(ValueError):
    """An intent that was read well and is refused; the table is as it was."""

    def __init__(self, code: str, law: int | None = None) -> None:
        super().__init__(code, law)
        self.code, self.law = code, law

    @property
    def text(self) -> Words:
        """What the player reads."""
        return REFUSALS[self.code]

    def __str__(self) -> str:
        return f"{self.code}: {self.text.en}"


def refusal_of(error: Illegal) -> TableError:
    """The refusal of a call or a card that a Law forbids."""
    return TableError(error.law.code, error.law.number)


REFUSALS: dict[str, Words] = {
    "call/out-of-turn": Words(
        "No es tu turno de declarar.", "No et toca declarar.", "It is not your turn to call."
    ),
    "call/insufficient": Words(
        "Esa voz no supera la última.",
        "Aquesta veu no supera l’última.",
        "That bid does not outrank the last one.",
    ),
    "call/inadmissible-double": Words(
        "Solo se dobla la última voz de los rivales.",
        "Només es dobla l’última veu dels rivals.",
        "Only the opponents’ last bid can be doubled.",
    ),
    "call/inadmissible-redouble": Words(
        "Solo se redobla el doblo de los rivales.",
        "Només es redobla el doblo dels rivals.",
        "Only the opponents’ double can be redoubled.",
    ),
    "call/auction-over": Words(
        "La subasta ha terminado.", "La licitació s’ha acabat.", "The auction is over."
    ),
    "play/must-follow": Words(
        "Hay que asistir al palo de salida.",
        "Cal servir el coll de sortida.",
        "You must follow the suit led.",
    ),
    "play/out-of-turn": Words(
        "No es tu turno de jugar.", "No et toca jugar.", "It is not your turn to play."
    ),
    "play/not-held": Words(
        "Esa carta no está en la mano que juega.",
        "Aquesta carta no és a la mà que juga.",
        "That card is not in the hand to play.",
    ),
    "play/over": Words("El carteo ha terminado.", "El joc s’ha acabat.", "The play is over."),
    "table/not-seated": Words(
        "No estás sentado en esta mesa.", "No seus en aquesta taula.", "You are not seated at this table."
    ),
    "table/not-now": Words(
        "Eso no se puede hacer en este momento.",
        "Això no es pot fer en aquest moment.",
        "That cannot be done at this moment.",
    ),
    "table/not-yours": Words(
        "Eso no te corresponde a ti.", "Això no et correspon a tu.", "That is not yours to do."
    ),
    "table/seat-taken": Words("Ese asiento está ocupado.", "Aquest seient és ocupat.", "That seat is taken."),
    "table/seat-held": Words(
        "Ese asiento se guarda para su dueño.",
        "Aquest seient es guarda per al seu propietari.",
        "That seat is held for its owner.",
    ),
    "table/already-seated": Words(
        "Ya tienes un asiento en esta partida.",
        "Ja tens un seient en aquesta partida.",
        "You already have a seat in this rubber.",
    ),
    "table/robot-stands-in": Words(
        "Un robot juega por ti: vuelve primero a tu asiento.",
        "Un robot juga per tu: torna primer al teu seient.",
        "A robot is playing for you: take your seat back first.",
    ),
    "table/away": Words(
        "Has dejado tu asiento: vuelve primero a él.",
        "Has deixat el teu seient: torna-hi primer.",
        "You have left your seat: take it back first.",
    ),
    "table/not-away": Words(
        "Quien se sienta ahí no se ha ido.",
        "Qui seu allà no se n’ha anat.",
        "Whoever sits there has not left.",
    ),
    "table/no-robot": Words(
        "En ese asiento no hay ningún robot.",
        "En aquest seient no hi ha cap robot.",
        "There is no robot in that seat.",
    ),
    "table/drawn": Words(
        "Ya has tomado una carta.", "Ja has agafat una carta.", "You have drawn a card already."
    ),
    "table/bad-place": Words(
        "Toma una carta de la 1 a la 50 que siga en la mesa: ninguna de las puntas.",
        "Agafa una carta de la 1 a la 50 que encara sigui a taula: cap de les puntes.",
        "Take a card from 1 to 50 that is still there: none from the ends.",
    ),
    "table/bad-entropy": Words(
        "El azar llega en hexadecimal: 32 cifras para cortar, 64 para barajar.",
        "L’atzar arriba en hexadecimal: 32 xifres per tallar, 64 per barrejar.",
        "Chance comes in hexadecimal: 32 digits for a cut, 64 for a shuffle.",
    ),
    "table/no-prepared-deals": Words(
        "En esta mesa no se preparan repartos.",
        "En aquesta taula no es preparen repartiments.",
        "This table plays no prepared deals.",
    ),
    "table/bad-deal": Words(
        "Un reparto son cuatro manos de trece cartas, toda la baraja.",
        "Un repartiment són quatre mans de tretze cartes, tota la baralla.",
        "A deal is four hands of thirteen cards, the whole pack.",
    ),
    "table/bad-explanation": Words(
        "Solo se explica una voz propia ya hecha.",
        "Només s’explica una veu pròpia ja feta.",
        "Only a call of your own already made can be explained.",
    ),
    "table/too-long": Words(
        "El texto pasa de 500 letras.", "El text passa de 500 lletres.", "The text is over 500 letters."
    ),
    "table/empty-text": Words("No has escrito nada.", "No has escrit res.", "You wrote nothing."),
    "table/dummy-silent": Words(
        "Durante el carteo el muerto solo puede preguntar si falta un palo o evitar una salida errónea.",
        "Durant el joc el mort només pot preguntar si falta un coll o evitar una sortida errònia.",
        "During the play dummy may only ask about a missing suit or prevent a lead from the wrong hand.",
    ),
    "table/watcher-silent": Words(
        "Quien mira no habla mientras se juega un reparto.",
        "Qui mira no parla mentre es juga un repartiment.",
        "Watchers do not talk while a deal is being played.",
    ),
    "table/no-watchers": Words(
        "Esta mesa no admite mirones.", "Aquesta taula no admet mirons.", "This table admits no watchers."
    ),
    "table/bad-claim": Words(
        "No se pueden reclamar más bazas de las que quedan, ni nombrar cartas que no tengas.",
        "No es poden reclamar més bases de les que queden, ni anomenar cartes que no tinguis.",
        "You cannot claim more tricks than remain, nor name cards that you do not hold.",
    ),
    "table/stopped": Words(
        "La mesa está parada: nadie declara ni juega hasta que se resuelva.",
        "La taula està aturada: ningú no declara ni juga fins que es resolgui.",
        "The table is stopped: nobody calls or plays until it is settled.",
    ),
    "table/not-stopped": Words(
        "La mesa no está parada.", "La taula no està aturada.", "The table is not stopped."
    ),
    "table/no-such-irregularity": Words(
        "Las leyes de esta forma no conocen esa irregularidad.",
        "Les lleis d’aquesta forma no coneixen aquesta irregularitat.",
        "The laws of this form know no such irregularity.",
    ),
    "table/no-such-option": Words(
        "Esa ley no ofrece esa opción.",
        "Aquesta llei no ofereix aquesta opció.",
        "That law offers no such option.",
    ),
    "table/option-first": Words(
        "Antes tiene que elegir quien tiene derecho a ello.",
        "Abans ha de triar qui hi té dret.",
        "Whoever is entitled to choose an option chooses first.",
    ),
    "table/bad-remedy": Words(
        "Se anotan de 0 a 13 bazas y de 0 a 10.000 puntos.",
        "S’anoten de 0 a 13 bases i de 0 a 10.000 punts.",
        "0 to 13 tricks and 0 to 10,000 points can be entered.",
    ),
    "table/nothing-to-adjust": Words(
        "Un reparto pasado no tiene bazas ni tanteo que ajustar.",
        "Un repartiment passat no té bases ni puntuació per ajustar.",
        "A deal passed out has no tricks and no score to adjust.",
    ),
    "table/no-claims": Words(
        "En esta mesa se juegan las trece bazas: no se reclama.",
        "En aquesta taula es juguen les tretze bases: no es reclama.",
        "All thirteen tricks are played at this table: there are no claims.",
    ),
    "table/claim-open": Words(
        "Hay una reclamación o una concesión sobre la mesa: nadie juega hasta que se conteste.",
        "Hi ha una reclamació o una concessió sobre la taula: ningú no juga fins que es respongui.",
        "A claim or a concession lies on the table: nobody plays until it is answered.",
    ),
    "table/claim-stands": Words(
        "En este reparto ya hay una reclamación.",
        "En aquest repartiment ja hi ha una reclamació.",
        "There is a claim in this deal already.",
    ),
    "table/claim-void": Words(
        "En esta baza ya habéis reclamado o concedido, y se siguió jugando: espera a la siguiente.",
        "En aquesta basa ja heu reclamat o concedit, i es va seguir jugant: espera la següent.",
        "Your side has claimed or conceded at this trick already, and play went on: wait for the next.",
    ),
    "table/partner-first": Words(
        "Primero responde el compañero de quien concede.",
        "Primer respon el company de qui concedeix.",
        "The partner of the player who concedes answers first.",
    ),
    "table/answered": Words("Ya has contestado.", "Ja has contestat.", "You have already answered."),
    "table/off-line": Words(
        "La reclamación obliga a jugar según la línea anunciada: esa carta no le corresponde ahora.",
        "La reclamació obliga a jugar segons la línia anunciada: aquesta carta no hi correspon ara.",
        "The claim binds you to the line you gave: that card does not belong to it now.",
    ),
    "table/card-refused": Words(
        "Un defensor ha rechazado esa carta: elige otra.",
        "Un defensor ha rebutjat aquesta carta: tria’n una altra.",
        "A defender refused that card: choose another.",
    ),
    "table/doubt-open": Words(
        "Los defensores aún pueden rechazar la última carta.",
        "Els defensors encara poden rebutjar l’última carta.",
        "The defenders may still refuse the last card.",
    ),
    "table/no-honors": Words(
        "No tuviste cuatro honores en ese reparto.",
        "No vas tenir quatre honors en aquest repartiment.",
        "You did not hold four honors in that deal.",
    ),
    "table/honors-too-late": Words(
        "Ya es tarde para reclamar los honores de ese reparto.",
        "Ja és tard per reclamar els honors d’aquest repartiment.",
        "It is too late to claim the honors of that deal.",
    ),
    "table/honors-claimed": Words(
        "Esos honores ya están anotados.",
        "Aquests honors ja són anotats.",
        "Those honors are already on the sheet.",
    ),
    "table/no-undo": Words(
        "En esta mesa no se deshace eso.",
        "En aquesta taula això no es desfà.",
        "This table does not undo that.",
    ),
    "table/nothing-to-undo": Words(
        "No tienes nada que deshacer.", "No tens res per desfer.", "You have nothing to take back."
    ),
    "table/asked-already": Words(
        "Ya hay una petición pendiente.", "Ja hi ha una petició pendent.", "A request is already waiting."
    ),
    "table/nothing-asked": Words(
        "Nadie ha pedido eso.", "Ningú no ho ha demanat.", "Nobody has asked for that."
    ),
    "view/stale-version": Words(
        "La mesa ha cambiado entretanto: mira de nuevo.",
        "La taula ha canviat mentrestant: torna a mirar.",
        "The table has changed meanwhile: look again.",
    ),
}
"""Every refusal of the table, in the three languages."""
