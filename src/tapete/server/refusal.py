"""Why the server, rather than a Law or the table, refuses a message: stable codes and words."""

from __future__ import annotations

from tapete.table.words import Words


class Refusal(Exception):  # noqa: N818 (not an error: an answer to the one who asked)
    """A message that changes nothing, with the code and the words that its sender is sent."""

    def __init__(self, code: str, law: int | None = None, text: Words | None = None, place: str = "") -> None:
        super().__init__(code)
        self.code, self.law = code, law
        self.text = text or _with_place(REASONS[code], place)


def _with_place(text: Words, place: str) -> Words:
    if not place:
        return text
    return Words(*(f"{words} ({place})" for words in (text.es, text.ca, text.en)))


REASONS: dict[str, Words] = {
    "wire/malformed": Words(
        "El mensaje no se entiende.", "El missatge no s’entén.", "The message cannot be understood."
    ),
    "wire/too-large": Words(
        "El mensaje pasa de 64 KB.", "El missatge passa de 64 KB.", "The message is over 64 KB."
    ),
    "wire/rate": Words(
        "Demasiados mensajes en poco tiempo: espera un momento.",
        "Massa missatges en poc temps: espera un moment.",
        "Too many messages in a short time: wait a moment.",
    ),
    "wire/unknown-table": Words(
        "No existe esa mesa.", "Aquesta taula no existeix.", "There is no such table."
    ),
    "wire/unknown-deal": Words(
        "Ese reparto no existe o no ha terminado.",
        "Aquest repartiment no existeix o no s’ha acabat.",
        "There is no such deal, or it is not over.",
    ),
    "wire/unknown-form": Words(
        "No conocemos esa modalidad de bridge.",
        "No coneixem aquesta modalitat de bridge.",
        "We do not know that form of bridge.",
    ),
    "wire/unknown-path": Words(
        "No existe esa página.", "Aquesta pàgina no existeix.", "There is no such page."
    ),
    "wire/method": Words(
        "Eso no se puede pedir así.", "Això no es pot demanar així.", "That cannot be asked for in this way."
    ),
    "wire/too-many-connections": Words(
        "Este navegador tiene demasiadas conexiones abiertas.",
        "Aquest navegador té massa connexions obertes.",
        "This browser has too many connections open.",
    ),
    "table/no-name": Words(
        "Di primero cómo te llamas.", "Digues primer com et dius.", "Say your name first."
    ),
    "table/bad-name": Words(
        "Un nombre tiene de 1 a 40 letras.", "Un nom té d'1 a 40 lletres.", "A name has 1 to 40 letters."
    ),
    "table/no-hints": Words(
        "Ahora no puedes pedir consejo.", "Ara no pots demanar consell.", "You cannot ask for a hint now."
    ),
    "table/fault": Words(
        "Ha fallado Tapete, no tú; la mesa sigue como estaba.",
        "Ha fallat Tapete, no tu; la taula segueix com era.",
        "Tapete failed, not you; the table is as it was.",
    ),
    "table/busy": Words(
        "La mesa está muy solicitada: prueba otra vez.",
        "La taula va molt sol·licitada: torna-ho a provar.",
        "The table is very busy: try again.",
    ),
}
"""Every refusal of the server's own, in the three languages; those of the table are in its own room."""
