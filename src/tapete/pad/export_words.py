"""The words of an exported pad, in the three languages."""

from __future__ import annotations

from tapete.core import Seat, Strain, Vulnerability, Words

SEATS = {
    Seat.NORTH: Words("N", "N", "N"),
    Seat.EAST: Words("E", "E", "E"),
    Seat.SOUTH: Words("S", "S", "S"),
    Seat.WEST: Words("O", "O", "W"),
}
STRAINS = {
    Strain.CLUBS: Words("♣", "♣", "♣"),
    Strain.DIAMONDS: Words("♦", "♦", "♦"),
    Strain.HEARTS: Words("♥", "♥", "♥"),
    Strain.SPADES: Words("♠", "♠", "♠"),
    Strain.NOTRUMP: Words("ST", "SA", "NT"),
}
VULNERABLE = {
    Vulnerability.NONE: Words("nadie", "ningú", "none"),
    Vulnerability.NS: Words("NS", "NS", "NS"),
    Vulnerability.EW: Words("EO", "EO", "EW"),
    Vulnerability.BOTH: Words("todos", "tots", "both"),
}
PASSED = Words("pasado", "passat", "passed out")
WAS = Words("antes", "abans", "before")
WHOLE = Words("prima final", "prima final", "bonus at the end")

DEAL_HEAD = (
    Words("partida", "partida", "rubber or set"),
    Words("reparto", "repartiment", "deal"),
    Words("vez", "vegada", "playing"),
    Words("dador", "repartidor", "dealer"),
    Words("vulnerable", "vulnerable", "vulnerable"),
    Words("Norte", "Nord", "North"),
    Words("Este", "Est", "East"),
    Words("Sur", "Sud", "South"),
    Words("Oeste", "Oest", "West"),
    Words("contrato", "contracte", "contract"),
    Words("declarante", "declarant", "declarer"),
    Words("bazas", "bases", "tricks"),
    Words("honores", "honors", "honors"),
    Words("puntos NS", "punts NS", "points NS"),
    Words("puntos EO", "punts EO", "points EW"),
    Words("notas", "notes", "notes"),
)
LEDGER_HEAD = (
    Words("jugador", "jugador", "player"),
    Words("partidas", "partides", "played"),
    Words("puntos", "punts", "points"),
    Words("cientos", "centenes", "hundreds"),
    Words("dinero", "diners", "money"),
    Words("moneda", "moneda", "currency"),
)
PAIR_HEAD = (
    Words("serie", "sèrie", "set"),
    Words("puesto", "lloc", "place"),
    Words("jugador", "jugador", "player"),
    Words("jugador", "jugador", "player"),
    Words("comparados", "comparats", "compared"),
    Words("IMPs o matchpoints", "IMPs o punts de partit", "IMPs or matchpoints"),
    Words("por ciento", "per cent", "percent"),
)
