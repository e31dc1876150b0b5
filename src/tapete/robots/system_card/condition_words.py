"""The words of a row's `when` as a player says them."""

from __future__ import annotations

from tapete.core import Words

CONDITIONS = {
    "ours": Words("la voz es nuestra", "la veu és nostra", "the last bid is ours"),
    "theirs": Words("la voz es de ellos", "la veu és d’ells", "the last bid is theirs"),
    "enough": Words("la voz ya es manga", "la veu ja és mànega", "the bid is game already"),
    "not_enough": Words("la voz no es manga", "la veu no és mànega", "the bid is not game"),
    "forced": Words("el compañero obliga", "el company obliga", "partner’s call forces"),
    "free": Words("el compañero no obliga", "el company no obliga", "partner’s call does not force"),
    "uncontested": Words("ellos han pasado", "ells han passat", "they have passed"),
    "contested": Words("ellos han hablado", "ells han parlat", "they have bid or doubled"),
    "invited": Words("el compañero invita", "el company convida", "partner invites"),
    "not_invited": Words("el compañero no invita", "el company no convida", "partner does not invite"),
    "not_fourth_seat": Words("salvo en cuarta mano", "llevat de quarta mà", "except in fourth seat"),
    "over_notrump": Words("sobre sin triunfo", "sobre sense trumfos", "over no trump"),
    "over_suit": Words("sobre un palo", "sobre un coll", "over a suit"),
    "over_minor": Words("sobre un menor", "sobre un menor", "over a minor"),
    "over_one": Words("sobre el nivel de uno", "sobre el nivell d’u", "over the one level"),
    "over_two_or_more": Words("desde el nivel de dos", "des del nivell de dos", "from the two level on"),
    "over_three": Words("sobre el nivel de tres", "sobre el nivell de tres", "over the three level"),
    "over_four_or_more": Words(
        "desde el nivel de cuatro", "des del nivell de quatre", "from the four level on"
    ),
    "slam_bid": Words("ya se ha pedido slam", "ja s’ha demanat eslam", "a slam has been bid"),
    "no_slam_bid": Words("no se ha pedido slam", "no s’ha demanat eslam", "no slam has been bid"),
    "their_game": Words("su voz sería manga", "la seva veu seria mànega", "their bid would be game"),
    "honors_paid": Words("si se apuntan honores", "si s’apunten honors", "where honors score"),
    "not_vulnerable": Words("no vulnerable", "no vulnerable", "not vulnerable"),
    "partner_two_suits": Words(
        "el compañero ha dicho dos palos", "el company ha dit dos colls", "partner has bid two suits"
    ),
    "not_own_last": Words(
        "la voz no es el palo propio", "la veu no és el coll propi", "the bid is not in one’s own suit"
    ),
    "raised": Words("los dos han dicho el palo", "tots dos han dit el coll", "both have bid the suit"),
    "not_raised": Words("el palo no tiene apoyo", "el coll no té suport", "the suit has not been supported"),
    "partner_limited": Words(
        "el compañero está limitado", "el company està limitat", "partner’s hand is limited"
    ),
    "doubled": Words("doblado", "doblat", "doubled"),
    "undoubled": Words("sin doblar", "sense doblar", "undoubled"),
    "can_invite": Words("cabe invitar", "es pot convidar", "there is room to invite"),
    "cannot_invite": Words("no cabe invitar", "no es pot convidar", "there is no room to invite"),
    "game_now": Words("es manga", "és mànega", "it is game"),
    "game_next": Words("manga un nivel más arriba", "mànega un nivell més amunt", "game is one level higher"),
    "game_far": Words("manga lejos", "mànega lluny", "game is far"),
    "nearer_game": Words("manga más baja", "mànega més baixa", "game lies lower"),
    "level_3": Words("al nivel de tres", "al nivell de tres", "at the three level"),
    "level_4": Words("al nivel de cuatro", "al nivell de quatre", "at the four level"),
    "up_to_2": Words("hasta el nivel de dos", "fins al nivell de dos", "up to the two level"),
    "up_to_3": Words("hasta el nivel de tres", "fins al nivell de tres", "up to the three level"),
    "up_to_4": Words("hasta el nivel de cuatro", "fins al nivell de quatre", "up to the four level"),
    "major": Words("palo mayor", "coll major", "a major"),
    "minor": Words("palo menor", "coll menor", "a minor"),
    "sacrifice_nine": Words(
        "cuesta menos que su manga, con nueve triunfos",
        "costa menys que la seva mànega, amb nou trumfos",
        "costs less than their game, with nine trumps",
    ),
    "sacrifice_ten": Words(
        "cuesta menos que su manga, con diez triunfos",
        "costa menys que la seva mànega, amb deu trumfos",
        "costs less than their game, with ten trumps",
    ),
    "sacrifice_eleven": Words(
        "cuesta menos que su manga, con once triunfos",
        "costa menys que la seva mànega, amb onze trumfos",
        "costs less than their game, with eleven trumps",
    ),
    "reverse": Words("más alto que el primero", "més alt que el primer", "higher than the first suit"),
    "not_reverse": Words("más bajo que el primero", "més baix que el primer", "lower than the first suit"),
}


def condition_text(word: str) -> Words:
    """How a condition is said; one that has no words yet stands as the book has it."""
    return CONDITIONS.get(word) or Words.typed(word.replace("_", " "))
