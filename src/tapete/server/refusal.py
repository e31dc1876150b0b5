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
    "wire/bad-token": Words(
        "Esa clave de robot no vale: puede que esté anulada.",
        "Aquesta clau de robot no és vàlida: potser està anul·lada.",
        "That robot token is not good; it may have been revoked.",
    ),
    "wire/unknown-program": Words(
        "No tienes ningún robot así.", "No tens cap robot així.", "You have no such robot."
    ),
    "programs/not-for-programs": Words(
        "Eso solo lo hace una persona, no su robot.",
        "Això només ho fa una persona, no el seu robot.",
        "Only a person does that, not his robot.",
    ),
    "programs/for-programs": Words(
        "Eso solo lo pide un robot, con su clave.",
        "Això només ho demana un robot, amb la seva clau.",
        "Only a robot asks that, with its token.",
    ),
    "programs/not-listening": Words(
        "Ese robot no está esperando: ponlo en marcha primero.",
        "Aquest robot no s’espera: engega’l primer.",
        "That robot is not waiting: start it first.",
    ),
    "programs/too-many": Words(
        "Ya tienes diez robots: anula la clave de alguno.",
        "Ja tens deu robots: anul·la la clau d’algun.",
        "You have ten robots already: revoke the token of one.",
    ),
    "programs/name-taken": Words(
        "Ya tienes un robot con ese nombre.",
        "Ja tens un robot amb aquest nom.",
        "You have a robot of that name already.",
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
    "wire/unknown-system": Words(
        "No conocemos ese sistema.", "No coneixem aquest sistema.", "We do not know that system."
    ),
    "reports/not-yours": Words(
        "Lo que se avisa de una mesa solo lo lee quien la abrió.",
        "El que s’avisa d’una taula només ho llegeix qui la va obrir.",
        "What is reported at a table is read by whoever opened it.",
    ),
    "reports/too-many": Words(
        "Ya hay demasiados avisos de esta mesa.",
        "Ja hi ha massa avisos d’aquesta taula.",
        "There are too many reports of this table already.",
    ),
    "wire/unknown-set": Words(
        "No existe esa serie de estuches, o no se ha jugado ninguno.",
        "Aquesta sèrie de repartiments no existeix, o no se n’ha jugat cap.",
        "There is no such set of boards, or none of it has been played.",
    ),
    "wire/unknown-file": Words(
        "Nadie ha compartido ese fichero.",
        "Ningú no ha compartit aquest fitxer.",
        "Nobody has shared that file.",
    ),
    "files/unknown-format": Words(
        "No conocemos el formato de ese fichero: leemos PBN, LIN, RBN, USEBIO, CSV y máquinas de repartir.",
        "No coneixem el format d’aquest fitxer: llegim PBN, LIN, RBN, USEBIO, CSV i màquines de repartir.",
        "We do not know that format: we read PBN, LIN, RBN, USEBIO, CSV and files of dealing machines.",
    ),
    "files/no-boards": Words(
        "En ese fichero no hay ningún estuche que se pueda leer.",
        "En aquest fitxer no hi ha cap repartiment que es pugui llegir.",
        "There is no board in that file that can be read.",
    ),
    "files/too-many-boards": Words(
        "Ese fichero pasa de 3.000 estuches: convertidlo en casa con «tapete convert».",
        "Aquest fitxer passa de 3.000 repartiments: convertiu-lo a casa amb «tapete convert».",
        "That file has more than 3,000 boards: convert it at home with “tapete convert”.",
    ),
    "files/too-many": Words(
        "Has compartido demasiados ficheros.",
        "Has compartit massa fitxers.",
        "You have shared too many files.",
    ),
    "files/cannot-write": Words(
        "No escribimos ese formato.", "No escrivim aquest format.", "We do not write that format."
    ),
    "files/nothing-to-write": Words(
        "En ese formato no hay sitio para ninguno de estos estuches.",
        "En aquest format no hi ha lloc per a cap d’aquests repartiments.",
        "That format has a place for none of these boards.",
    ),
    "files/hands-missing": Words(
        "Para analizarlo hacen falta las cuatro manos.",
        "Per analitzar-lo calen les quatre mans.",
        "All four hands are needed to analyse it.",
    ),
    "files/not-gradable": Words(
        "Solo se miran las voces de un estuche de duplicado con las cuatro manos y la subasta.",
        "Només es miren les veus d’un repartiment de duplicat amb les quatre mans i la subhasta.",
        "Calls are looked at on a board of duplicate with all four hands and its auction.",
    ),
    "wire/unknown-pad": Words(
        "No existe esa libreta.", "Aquesta llibreta no existeix.", "There is no such score pad."
    ),
    "pad/id-taken": Words(
        "Ese nombre de libreta ya está en uso.",
        "Aquest nom de llibreta ja s’utilitza.",
        "There is another pad of that id already.",
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
    "table/knows-boards": Words(
        "Esta mesa juega unos estuches que ya conoces, o que juegas en otra mesa.",
        "Aquesta taula juga uns repartiments que ja coneixes, o que jugues en una altra taula.",
        "This table plays boards that you know already, or that you are playing at another table.",
    ),
    "table/one-knows-boards": Words(
        "Alguien de la mesa ya conoce estos estuches, o los juega en otra: tiene que dejar su asiento.",
        "Algú de la taula ja coneix aquests repartiments, o els juga en una altra: ha de deixar el seient.",
        "Somebody at the table knows these boards, or is to play them elsewhere, and must leave the seat.",
    ),
    "table/looks-elsewhere": Words(
        "Tienes abierta otra mesa que juega estos mismos estuches: ciérrala antes de sentarte aquí.",
        "Tens oberta una altra taula que juga aquests mateixos repartiments: tanca-la abans de seure aquí.",
        "You have another table open that plays these same boards: close it before you sit down here.",
    ),
    "table/boards-ahead": Words(
        "Aún tienes que jugar estos estuches: podrás mirar cuando tu mesa los haya jugado.",
        "Encara has de jugar aquests repartiments: podràs mirar quan la teva taula els hagi jugat.",
        "You have yet to play these boards: you can look once your own table has played them.",
    ),
    "table/set-not-yours": Words(
        "Esto es para quien ha jugado estos estuches.",
        "Això és per a qui ha jugat aquests repartiments.",
        "This is for those who have played these boards.",
    ),
    "table/set-not-over": Words(
        "Tu mesa aún no ha terminado esta serie de estuches.",
        "La teva taula encara no ha acabat aquesta sèrie de repartiments.",
        "Your table has not finished this set of boards yet.",
    ),
    "deals/busy": Words(
        "Ya se está repartiendo: espera un momento.",
        "Ja s’està repartint: espera un moment.",
        "Deals are being looked for already: wait a moment.",
    ),
    "deals/not-enough": Words(
        "No se han encontrado bastantes repartos a tiempo: afloja la condición o pide menos.",
        "No s’han trobat prou repartiments a temps: afluixa la condició o demana’n menys.",
        "Not enough deals were found in time: ease the condition or ask for fewer.",
    ),
    "deals/unknown-format": Words(
        "No escribimos ese formato de archivo.",
        "No escrivim aquest format d’arxiu.",
        "We do not write that format of files.",
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
