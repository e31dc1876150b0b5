"""What is said on a system card beside the rows: titles, principles, carding."""

from __future__ import annotations

from tapete.core import Words
from tapete.robots.bidding.stakes import BookName

TITLES: dict[BookName, Words] = {
    "contract": Words(
        "Sistema de la casa: bridge de contrato",
        "Sistema de la casa: bridge de contracte",
        "The house system: contract bridge",
    ),
    "auction1920": Words(
        "Sistema de la casa: bridge de subasta de 1920",
        "Sistema de la casa: bridge de subhasta de 1920",
        "The house system: auction bridge of 1920",
    ),
}
_NATURAL = Words(
    "Todo es natural: un palo propone ese triunfo, sin triunfo propone jugar sin triunfo, y el doblo "
    "es de castigo. Ninguna voz es artificial.",
    "Tot és natural: un coll proposa aquell trumfo, sense trumfos proposa jugar sense trumfos, i el "
    "doblo és de càstig. Cap veu no és artificial.",
    "Everything is natural: a suit proposes that trump suit, no trump proposes no trump, a double is "
    "for penalty. No call is artificial.",
)
_POINTS = Words(
    "Honores: as 4, rey 3, dama 2, valet 1. «Puntos» suma 1 por cada carta desde la quinta de un palo; "
    "«con apoyo» cuenta lo mejor de palos largos y cortos, 1 más con dos ases o más y 1 menos sin ases.",
    "Honors: as 4, rei 3, dama 2, sota 1. «Punts» suma 1 per cada carta des de la cinquena d’un coll; "
    "«amb suport» compta el millor de colls llargs i curts, 1 més amb dos asos o més i 1 menys sense asos.",
    "High cards: ace 4, king 3, queen 2, jack 1. “Points” add 1 for each card from the fifth of a suit on; "
    "“with support” counts the better of long and short suits, 1 more with two aces or more and 1 less "
    "without an ace.",
)
_ORDER = Words(
    "En cada turno vale la primera línea que la mano cumple. Tras una voz que nadie esperaba se juega "
    "por lo que las voces proponen.",
    "A cada torn val la primera línia que la mà compleix. Després d’una veu que ningú no esperava es "
    "juga pel que les veus proposen.",
    "At each turn the first line that the hand fits is the call. After a call that nobody expected, "
    "calls mean what they propose.",
)
GENERAL: dict[BookName, tuple[Words, ...]] = {
    "contract": (
        _NATURAL,
        _POINTS,
        Words(
            "«Manga» es la del tanteo: con un parcial, la voz que lo completa. En las líneas que "
            "cuentan «entre los dos» se suma lo que el compañero ha mostrado.",
            "«Mànega» és la del tanteig: amb un parcial, la veu que el completa. A les línies que "
            "compten «entre tots dos» se suma el que el company ha mostrat.",
            "“Game” is where the score puts it: with a part-score, the bid that completes it. Lines "
            "that count “together” add what partner has shown.",
        ),
        _ORDER,
    ),
    "auction1920": (
        _NATURAL,
        _POINTS,
        Words(
            "Toda baza sobre seis cuenta, se haya pedido o no: se dice dónde jugar, tan bajo como se "
            "pueda. Ninguna voz obliga al compañero.",
            "Tota basa sobre sis compta, s’hagi demanat o no: es diu on jugar, tan baix com es pugui. "
            "Cap veu no obliga el company.",
            "Every trick over six counts, bid or not: a bid says where to play, as low as it may be "
            "said. No call asks partner to bid.",
        ),
        _ORDER,
    ),
}
CHAPTER_TITLES = {
    "openings": Words("Aperturas", "Obertures", "Openings"),
    "responses": Words("Respuestas", "Respostes", "Responses"),
    "rebids": Words("Segunda voz del abridor", "Segona veu de l’obridor", "Opener’s rebids"),
    "competition": Words("Subasta disputada", "Licitació disputada", "Competition"),
    "later": Words("Más adelante", "Més endavant", "Later"),
}
CONTEXT_TITLES = {
    "opening": Words("Nadie ha hablado", "Ningú no ha parlat", "Nobody has bid"),
    "response.suit": Words(
        "El compañero abre de 1 en un palo", "El company obre d’1 en un coll", "Partner opens one of a suit"
    ),
    "response.notrump": Words(
        "El compañero abre sin triunfo", "El company obre sense trumfos", "Partner opens no trump"
    ),
    "response.strong": Words(
        "El compañero abre de 2 en un palo", "El company obre de 2 en un coll", "Partner opens two of a suit"
    ),
    "response.weak": Words(
        "El compañero abre de obstrucción", "El company obre d’obstrucció", "Partner opens with a pre-empt"
    ),
    "rebid.one": Words(
        "El compañero responde un palo al nivel de uno",
        "El company respon un coll al nivell d’u",
        "Partner answers in a suit at the one level",
    ),
    "rebid.two": Words(
        "El compañero responde un palo al nivel de dos o más",
        "El company respon un coll al nivell de dos o més",
        "Partner answers in a suit at the two level or higher",
    ),
    "overcall.suit": Words(
        "Ellos han abierto en un palo, al nivel de uno o dos",
        "Ells han obert en un coll, al nivell d’u o dos",
        "They opened a suit at the one or two level",
    ),
    "overcall.notrump": Words(
        "Ellos han abierto sin triunfo", "Ells han obert sense trumfos", "They opened no trump"
    ),
    "overcall.high": Words(
        "Su voz está al nivel de tres o más",
        "La seva veu és al nivell de tres o més",
        "Their bid is at the three level or higher",
    ),
    "balancing": Words(
        "Un paso acabaría la subasta", "Un passo acabaria la licitació", "A pass would end the auction"
    ),
    "contested.double": Words(
        "El compañero abre y doblan", "El company obre i doblen", "Partner opens and they double"
    ),
    "contested.overcall": Words(
        "El compañero abre e intervienen", "El company obre i intervenen", "Partner opens and they overcall"
    ),
    "notrump.overcalled": Words(
        "El compañero dice 1 sin triunfo e intervienen",
        "El company diu 1 sense trumfos i intervenen",
        "Partner bids 1 no trump and they overcall",
    ),
    "advance.suit": Words(
        "El compañero interviene en un palo", "El company intervé en un coll", "Partner overcalls in a suit"
    ),
    "advance.notrump": Words(
        "El compañero interviene sin triunfo",
        "El company intervé sense trumfos",
        "Partner overcalls in no trump",
    ),
    "advance.double": Words("El compañero dobla", "El company dobla", "Partner doubles"),
    "later": Words("Los demás turnos", "Els altres torns", "Every other turn"),
    "silent": Words("Donde nada se ajusta", "On no hi ha res que s’ajusti", "Where nothing fits"),
}
CARDING = (
    Words(
        "La tabla dice qué carta sale de cada tenencia, una vez elegido el palo. Es una salida "
        "natural; quien calcula puede apartarse de ella si las manos posibles lo piden.",
        "La taula diu quina carta surt de cada tinença, un cop triat el coll. És una sortida natural; "
        "qui calcula se’n pot apartar si les mans possibles ho demanen.",
        "The table says which card is led from each holding once its suit is chosen. It is a natural "
        "lead; whoever works it out may depart from it where the hands that may be ask for it.",
    ),
    Words(
        "Sin señales: ni al seguir ni al descartar dice una carta nada al compañero.",
        "Sense senyals: ni en seguir ni en descartar diu una carta res al company.",
        "No signals: no card played to a trick or discarded tells partner anything.",
    ),
)
