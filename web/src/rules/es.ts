import type { Prose } from './prose'

export const PROSE: Prose = {
  titles: {
    intro: 'De qué va',
    'first-hand': 'Una mano, paso a paso',
    deal: 'El reparto',
    auction: 'La subasta',
    play: 'El carteo',
    claims: 'Reclamar el resto',
    tricks: 'Lo que valen las bazas',
    overtricks: 'Bazas extra',
    insult: 'Cumplir un contrato doblado',
    slam: 'Los slams',
    undertricks: 'Bazas de menos',
    honors: 'Los honores',
    game: 'La manga',
    rubber: 'El final del rubber',
    unfinished: 'Si hay que dejarlo',
    'back-score': 'La cuenta de cada jugador',
    game_bonus: 'Prima de manga',
    part_score_bonus: 'Prima de parcial',
    end: 'El final',
    adjustment: 'Cuando algo sale mal',
    examples: 'Ejemplos hechos',
  },
  texts: {
    'intro.rubber': [
      'El rubber es el bridge de casa: dos parejas, una tarde y una hoja de papel. Primero se subasta quién se compromete a ganar más bazas y con qué triunfo; después se juega, unos para cumplirlo y otros para impedirlo.',
      'Se juega hasta que una pareja gana dos mangas. Entonces se suma todo lo que hay en el papel y gana quien tiene más, que no siempre es quien ganó las mangas.',
      'Viene del whist, del auction bridge y del plafond; la puntuación que lo hizo famoso es de Harold Vanderbilt, de 1925.',
    ],
    'intro.1920': [
      'Es el bridge de antes del contrato: toda baza que ganas por encima de seis cuenta para la manga, la hayas anunciado o no. Por eso nadie dice más de lo que necesita para quedarse con la subasta.',
      'No hay vulnerabilidad, los honores pesan mucho y los slams se pagan sin anunciarlos, también a quien defiende.',
    ],
    'history.1920': [
      'Jugamos con el código americano del New York Whist Club de 1920, el que publicó Helen Derby Elwell en New Auction Bridge; los resúmenes de hoy suelen dar primas de honores que llegaron más tarde.',
    ],
    'intro.chicago': [
      'Chicago es un rubber del que se sabe cuándo acaba: cuatro repartos, uno por jugador, y se cambia de pareja. La manga se cobra en el mismo reparto que la completa.',
      'Si llega un quinto jugador, no espera más de cuatro repartos para entrar: de ahí su fama en los clubes.',
    ],
    'intro.duplicate': [
      'En duplicado las mismas cartas se juegan en varias mesas. No importa que te toquen buenas o malas: importa lo que hagas con ellas, comparado con lo que hacen los demás.',
      'Cada estuche se anota por sí solo. Nada pasa de uno al siguiente: ni parciales, ni mangas, ni vulnerabilidad.',
    ],
    'steps.contract': [
      'Reparte Sur. Cada uno recoge sus trece cartas y las ordena por palos, sin que las vea nadie.',
      'Habla Sur: 1♥. Oeste pasa. A Norte le gustan los corazones: 2♥. Este pasa. Sur se ve con fuerzas: 4♥. Pasan los tres siguientes, y la subasta se cierra.',
      'El contrato es 4♥: diez bazas con los corazones de triunfo. Declara Sur, que los nombró antes que Norte; Norte es el muerto, Este y Oeste defienden.',
      'Sale Oeste, a la izquierda de Sur, con el as de tréboles. Norte extiende su mano sobre la mesa y desde ahora solo mira.',
      'Sur pide el tres de tréboles del muerto, Este pone el siete y Sur el rey: no podía evitarlo, era su único trébol. Gana Oeste, que sale a la segunda baza.',
      'Así hasta trece. Sur acaba con once, una más de las que prometió.',
      'Se anota: las diez contratadas, bajo la línea; la otra, encima. Es una manga para Norte-Sur. El siguiente reparto lo da Oeste.',
    ],
    'steps.1920': [
      'Norte ha sacado la carta más baja y reparte. Cada uno ordena sus trece cartas por palos.',
      'Norte y Este pasan. Sur dice 1♠, y pasan los tres siguientes: nadie le ha obligado a decir más.',
      'El contrato es 1♠: siete bazas con las picas de triunfo. Declara Sur, y Norte es el muerto.',
      'Sale Oeste, a la izquierda de Sur, y Norte extiende su mano. En la primera baza en que alguien sale del as de un palo que Sur no tiene, Sur puede ganarla con un triunfo pequeño.',
      'Sur hace diez bazas. Solo prometió siete, pero las cuatro que pasan de seis van bajo la línea, y eso es una manga.',
      'Se miran los honores de las dos parejas tal como se repartieron y se anotan. El siguiente reparto lo da Este.',
    ],
    'steps.duplicate': [
      'El estuche es el número 1: reparte Norte y nadie es vulnerable. Cada uno saca su mano del estuche y cuenta trece cartas.',
      'Norte tiene 16 puntos y una mano equilibrada: 1ST. Este pasa. Sur, con 11, sabe que hay bastante: 3ST. Pasan los tres siguientes.',
      'El contrato es 3ST: nueve bazas sin triunfo. Declara Norte, que nombró primero el sin triunfo; Sur es el muerto.',
      'Sale Este, a la izquierda de Norte. Sur extiende su mano, y Norte juega las dos.',
      'En cada baza, cada uno deja su carta delante: derecha si la ganó su pareja, atravesada si no. Norte hace diez.',
      'Se anota el resultado, cada mano vuelve a su sitio en el estuche y el estuche pasa a otra mesa. Lo que valga se sabrá cuando se compare.',
    ],
    'draw.highest': [
      'Siéntate enfrente de tu compañero. Se extiende la baraja boca abajo y cada uno saca una carta: reparte primero quien saca la más alta. Entre dos iguales manda el palo: picas, corazones, diamantes, tréboles.',
    ],
    'draw.lowest': [
      'Siéntate enfrente de tu compañero. Se extiende la baraja boca abajo y cada uno saca una carta: aquí reparte primero quien saca la más baja.',
    ],
    'deal.table': [
      'Una vez barajada, corta quien se sienta a la derecha del que reparte. Las 52 cartas se dan de una en una, empezando por la izquierda: trece para cada uno. En cada palo, del as al dos: A K Q J 10 9 8 7 6 5 4 3 2.',
      'En Tapete baraja la mesa, con un secreto que ya no puede cambiar cuando tú cortas; y el corte es tuyo de verdad. Después puedes comprobar la cuenta.',
    ],
    'deal.duplicate': [
      'Cada estuche lleva un número, y el número dice quién reparte y quién es vulnerable. Cada {cycle} estuches el ciclo vuelve a empezar.',
      'Las cartas se barajan una sola vez. Después viajan en su estuche, con la mano de cada asiento en su sitio, para que todas las mesas jueguen lo mismo.',
    ],
    auction: [
      'Habla primero quien reparte, y luego los demás por turno, como las agujas del reloj. Puedes hacer una declaración, pasar, doblar o redoblar.',
      'Una declaración es un número del 1 al 7 y un palo, o sin triunfo (ST): promete ganar seis bazas más que ese número. Decir 1♠ es prometer siete bazas con las picas de triunfo; decir 7ST, todas sin ninguno.',
      'Cada declaración ha de superar a la anterior: un nivel más alto, o el mismo nivel y una denominación más alta. El orden es ♣, ♦, ♥, ♠ y sin triunfo.',
      'Se dobla la última declaración de los contrarios, y se redobla su doblo, si entre medias solo ha habido pasos. Una declaración nueva borra las dos cosas. Quien ha pasado puede volver a hablar.',
      'Tres pasos seguidos tras una declaración, un doblo o un redoblo cierran la subasta: la última declaración es el contrato. Lo juega el primero de esa pareja que nombró la denominación, que es el declarante; su compañero es el muerto.',
    ],
    'passed.next': ['Si pasan los cuatro de entrada, no se anota nada y reparte el siguiente.'],
    'passed.again': [
      'Si pasan los cuatro de entrada, vuelve a repartir el mismo, con el mismo número y la misma vulnerabilidad.',
    ],
    'passed.board': ['Si pasan los cuatro de entrada, el estuche vale cero y no se reparte otra vez.'],
    agreements: [
      'Para empezar basta un acuerdo sencillo que conozca toda la mesa: un palo propone jugar con ese triunfo; sin triunfo, jugar sin él; el doblo castiga. Cuenta as 4, rey 3, dama 2 y valet 1: con unos 12 puntos se suele abrir en el palo más largo, y con 15 a 17 y la mano equilibrada, en 1ST. Son consejos, no leyes.',
      'Los contrarios pueden saber todo lo que habéis acordado: en Tapete, toca una voz y lee qué muestra. Las señales secretas están prohibidas.',
    ],
    'auction.1920': [
      'Como las bazas no anunciadas también cuentan, subir de nivel sin necesidad solo arriesga: di lo justo para quedarte con el contrato.',
    ],
    lead: [
      'Sale quien está a la izquierda del declarante. Solo entonces el muerto extiende su mano, en columnas hacia el declarante y con el triunfo a su derecha. Desde ahí el declarante juega las dos manos, cada una en su turno.',
      'El muerto no aconseja. Puede avisar si se iba a salir de la mano equivocada, y preguntar al declarante si de verdad no le queda del palo.',
    ],
    trick: [
      'Una baza son cuatro cartas, una de cada mano, como las agujas del reloj. Hay que asistir al palo de salida. Si no te queda, juega la que quieras: nadie está obligado a fallar ni a superar.',
      'Gana el triunfo más alto y, si no hay ninguno, la carta más alta del palo de salida. La mano que gana sale a la siguiente: el declarante no puede elegir entre la suya y la del muerto. Así hasta trece bazas.',
    ],
    'play.duplicate': [
      'Las cartas no se mezclan en el centro: cada uno deja las suyas delante, para que su mano vuelva entera al estuche.',
    ],
    'claims.binding': [
      'Cuando está claro cómo acaba, no hace falta jugarlo todo. El declarante dice cuántas de las bazas que quedan gana o cede, enseña su mano y cuenta su línea: qué jugará, y en qué orden.',
      'Si los dos defensores aceptan, se anota así. Si uno la discute, se sigue jugando con esa mano a la vista, y la línea obliga: mientras se pueda seguir, hay que seguirla, y donde no decía nada, la duda favorece a los defensores.',
      'Un defensor también puede ceder las que quedan, sin enseñar nada. Si su compañero se opone, no se ha cedido nada y se sigue jugando. Si en cambio reclama alguna, el declarante tiene que aceptarla, o se sigue jugando.',
    ],
    'claims.none': [
      'Aquí no se reclama. Se juegan las trece bazas aunque la manga esté ganada, porque cada una cuenta.',
    ],
    'claims.judged': [
      'Quien reclama dice cuántas de las bazas que quedan gana y cómo, y el juego se detiene. Si alguien no está de acuerdo, no se sigue jugando: se juzga el resultado, y la duda va en contra de quien reclamó.',
      'Si un defensor cede bazas y su compañero se opone enseguida, no se ha cedido nada y se sigue jugando.',
    ],
    'tricks.contract': [
      'Si el contrato se cumple, bajo la línea se escriben las bazas anunciadas por encima de seis. Doblado, se multiplican por {times}; redoblado, por {times_redoubled}. Si el contrato falla, bajo la línea no se escribe nada.',
    ],
    'tricks.chicago': [
      'Los parciales se guardan y se suman de un reparto a otro, hasta que alguien gana una manga.',
    ],
    'tricks.1920': [
      'Si el contrato se cumple, bajo la línea se escriben todas las bazas por encima de seis, anunciadas o no. Doblado, se multiplican por {times}; redoblado, por {times_redoubled}. Si el contrato falla, ahí no se escribe nada, por muchas que se ganen.',
    ],
    'tricks.duplicate': [
      'Los puntos de las bazas anunciadas y hechas son los del rubber, pero aquí no hay línea: todo lo de un estuche se suma en una sola cifra. Sirven además para saber si el contrato es una manga.',
    ],
    'overtricks.contract': [
      'Las que ganas por encima de las anunciadas se escriben sobre la línea: son puntos, pero no ayudan a la manga. Sin doblo valen lo que cada baza de su palo (sin triunfo, {nt_following}, nunca {nt}); dobladas tienen precio propio, mayor si tu pareja es vulnerable.',
    ],
    'overtricks.1920': [
      'Su valor ya está bajo la línea, con las demás. Si el contrato estaba doblado, cada una añade {over_doubled} sobre la línea; si estaba redoblado, {over_redoubled}.',
    ],
    'overtricks.duplicate': [
      'Sin doblo valen lo que cada baza de su palo (sin triunfo, {nt_following}, nunca {nt}); dobladas tienen precio propio, mayor si tu pareja es vulnerable. No convierten en manga un contrato que no lo era.',
    ],
    insult: [
      'Si os doblan y cumplís, se anotan {insult} más por la ofensa; redoblado, {insult_redoubled}. Lo mismo vale en cualquier palo, seáis vulnerables o no.',
    ],
    'insult.1920': [
      'Si os doblan y cumplís, se anotan {insult} más sobre la línea por la ofensa; redoblado, {insult_redoubled}. Lo mismo vale en cualquier palo.',
    ],
    'slam.bid': [
      'Un slam hay que anunciarlo. El pequeño es un contrato de nivel seis cumplido, con doce bazas; el grande, uno de nivel siete, con todas. El doblo no cambia su precio. Si ganas las doce sin haberlo dicho, son bazas extra.',
    ],
    'slam.taken': [
      'No hay que anunciarlos, y los cobra cualquiera de las dos parejas: doce bazas valen {slam_small}; las trece, {slam_grand} en su lugar. Un contrato de siete que falla por una baza conserva el pequeño. El doblo no los cambia.',
    ],
    'undertricks.contract': [
      'Si el contrato falla, anotan los defensores. Sin doblo, cada baza que falta les da {down}, o {down_vulnerable} si el declarante era vulnerable. Con doblo, la primera es la más barata; con redoblo, todo cuesta el doble que con doblo. En la tabla está la suma.',
    ],
    'undertricks.1920': [
      'Si el contrato falla, anotan los defensores sobre la línea: {down} por cada baza que falta, {down_doubled} si estaba doblado y {down_redoubled} si estaba redoblado. Siempre lo mismo, porque nadie es vulnerable.',
    ],
    'honors.agreed': ['Decidid antes de empezar si se cuentan. Si es que sí, como en el rubber:'],
    'honors.one-hand': [
      'Son honores el as, el rey, la dama, el valet y el diez del triunfo. Cuatro en una sola mano valen {honors_four}; los cinco, {honors_five}. A sin triunfo, los cuatro ases en una mano valen {honors_aces}. Los de tu compañero no se suman a los tuyos.',
    ],
    'honors.claimed': [
      'Los cobra quien los tenía, declarase o defendiese, se cumpliera o no el contrato. Pero hay que pedirlos: antes de que se anote el resultado del reparto siguiente, o de que se cierre la partida si llega antes.',
    ],
    'honors.pair': [
      'Son honores el as, el rey, la dama, el valet y el diez del triunfo; a sin triunfo, los ases. Se cuentan como se repartieron, juntando las dos manos de cada pareja, y sin que nadie los pida: para quien declara y para quien defiende, también si el contrato falla.',
      'Vale una sola fila de la tabla. Se escriben sobre la línea, y ni ayudan a la manga ni se doblan.',
    ],
    'honors.none': [
      'No se cuentan: todos los que jueguen ese estuche en tu sitio tendrán las mismas cartas.',
    ],
    'game.rubber': [
      'Quien reúne {game} puntos bajo la línea, de una vez o poco a poco, gana una manga. Se traza una raya bajo las dos columnas y las dos parejas vuelven a empezar desde cero; los parciales quedan para la suma final.',
      'Desde cero y sin doblo hacen manga {game_bids}.',
    ],
    'vulnerable.by-game': [
      'Quien ha ganado una manga es vulnerable: cobra más por los slams y por las bazas extra dobladas, y paga más por las que le falten. Cuenta la vulnerabilidad que había antes del reparto.',
    ],
    'vulnerable.chicago': [
      'La vulnerabilidad no se gana: la da el número del reparto. En el segundo y el tercero es vulnerable la pareja de quien reparte; podéis acordar que sea la otra.',
    ],
    'game.1920': [
      'Quien reúne {game} puntos bajo la línea gana una manga. Se traza una raya y las dos parejas vuelven a empezar desde cero. Lo que sobra no pasa a la siguiente, así que un reparto no gana nunca dos mangas.',
      'Hechos justos y sin doblo, desde cero hacen manga {game_bids}; pero también llega quien anuncia menos y gana más.',
    ],
    'game.chicago': [
      'Quien completa {game} puntos bajo la línea gana una manga. Se traza una raya y se borran los parciales de las dos parejas. Desde cero y sin doblo hacen manga {game_bids}. Haber ganado una no hace vulnerable a nadie.',
    ],
    'rubber.contract': [
      'Con la segunda manga de una pareja se acaba. Recibe {rubber} puntos si los contrarios no tienen ninguna, o {rubber_after_one} si tienen una. Se suma todo, sobre la línea y debajo, y gana el total más alto; si son iguales, hay empate.',
      'Con multas y honores puede perder el rubber quien ganó las mangas.',
    ],
    'rubber.1920': [
      'Con la segunda manga de una pareja se acaba. Recibe {rubber} puntos, tengan o no una los contrarios. Se suma todo, sobre la línea y debajo, y gana el total más alto; si son iguales, hay empate.',
    ],
    'unfinished.bonuses': [
      'Si hay que irse, se anota como está: {only_game} para quien ha ganado la única manga, y {only_part_score} para la única pareja con un parcial en la manga empezada. Pueden ser parejas distintas.',
      'Con una manga cada una, o con un parcial cada una, nadie recibe nada por eso.',
    ],
    'unfinished.nothing': [
      'El código no da nada por un rubber a medias, y nosotros tampoco: se suma lo que haya.',
    ],
    'back-score': [
      'Si jugáis varios rubbers cambiando de pareja, cada jugador lleva su cuenta: la diferencia de cada rubber, en centenares, a favor o en contra. Medio centenar cuenta como uno: ganar por {margin_1} es +{hundreds_1}, y ganar por {margin_2}, +{hundreds_2}. Los perdedores escriben lo mismo en negativo.',
    ],
    'game-bonus.chicago': [
      'El reparto que completa una manga la cobra en el acto: {game_bonus}, o {game_bonus_vulnerable} si la pareja era vulnerable en ese reparto.',
    ],
    'game-bonus.duplicate': [
      'Si las bazas anunciadas valen {game} puntos o más, el contrato es una manga y suma {game_bonus}, o {game_bonus_vulnerable} si la pareja era vulnerable. Sin doblo son manga {game_bids} y todo lo que pase de ahí; doblado puede serlo un contrato más bajo.',
    ],
    'part-score.chicago': [
      'En el cuarto reparto, un contrato cumplido que no completa una manga recibe {part_score} más. En los tres primeros, nada.',
    ],
    'part-score.duplicate': ['Cualquier contrato cumplido que no llega a manga suma {part_score}.'],
    'end.chicago': [
      'Jugados los cuatro repartos, se suma todo y gana el total más alto. Después se forman otras parejas. Si se deja antes, se suma lo que haya y nadie recibe prima.',
    ],
    'end.duplicate': [
      'Tu resultado se compara con los de las otras mesas que han jugado el mismo estuche. En matchpoints te dan dos por cada resultado peor que el tuyo y uno por cada igual, sea grande o pequeña la diferencia. En IMP importa la diferencia, que una tabla suaviza. También se puede jugar a cross-IMP, a Butler o a puntos totales.',
    ],
    adjustment: [
      'Parad y decidlo: cualquiera puede detener la mesa. Mirad qué dice la ley de lo que ha pasado, qué opciones da y quién elige. Nada se aplica solo ni se inventa un castigo.',
    ],
    'adjustment.above': [
      'Los puntos que acordéis se escriben sobre la línea, con su ley al lado, y nunca cuentan para la manga.',
    ],
    'adjustment.duplicate': ['Los puntos que se acuerden se suman al estuche, con su ley al lado.'],
    examples: [
      'Todas las cifras de aquí las ha calculado el mismo programa que anota en las mesas. Toca el nombre de una para ir a su regla.',
    ],
  },
  differences: {
    draw: {
      name: 'Reparte primero',
      rubber: 'Quien saca la carta más alta',
      auction1920: 'Quien saca la carta más baja',
      chicago: 'Quien saca la carta más alta',
      duplicate: 'El que dice el estuche',
    },
    passed: {
      name: 'Si pasan los cuatro',
      rubber: 'Reparte el siguiente',
      auction1920: 'Reparte el siguiente',
      chicago: 'Reparte otra vez el mismo',
      duplicate: 'Vale cero, y no se repite',
    },
    vulnerable: {
      name: 'Vulnerable',
      rubber: 'Quien ha ganado una manga',
      auction1920: 'Nadie',
      chicago: 'Según el número del reparto',
      duplicate: 'Según el número del estuche',
    },
    below: {
      name: 'Bajo la línea',
      rubber: 'Lo anunciado y hecho',
      auction1920: 'Todo lo que pasa de seis bazas',
      chicago: 'Lo anunciado y hecho',
      duplicate: 'No hay línea',
    },
    tricks: {
      name: 'Cada baza',
      rubber: '♣ ♦ {minor}, ♥ ♠ {major}, ST {nt} y luego {nt_following}',
      auction1920: '♣ {clubs}, ♦ {diamonds}, ♥ {hearts}, ♠ {spades}, ST {nt}',
      chicago: '♣ ♦ {minor}, ♥ ♠ {major}, ST {nt} y luego {nt_following}',
      duplicate: '♣ ♦ {minor}, ♥ ♠ {major}, ST {nt} y luego {nt_following}',
    },
    game: {
      name: 'Una manga',
      rubber: '{game} bajo la línea',
      auction1920: '{game} bajo la línea',
      chicago: '{game} bajo la línea',
      duplicate: '{game} en un solo contrato',
    },
    bonus: {
      name: 'Primas de manga y rubber',
      rubber: '{rubber} por dos mangas a cero, {rubber_after_one} por dos a una',
      auction1920: '{rubber} al ganar el rubber',
      chicago: '{game_bonus} por manga, vulnerable {game_bonus_vulnerable}',
      duplicate: '{game_bonus} por manga, vulnerable {game_bonus_vulnerable}',
    },
    part: {
      name: 'Prima de parcial',
      rubber: 'Ninguna',
      auction1920: 'Ninguna',
      chicago: '{part_score}, solo en el cuarto reparto',
      duplicate: '{part_score} por cada uno',
    },
    slam: {
      name: 'Slams',
      rubber:
        'Anunciados: {slam_small} y {slam_grand}; vulnerable, {slam_small_vulnerable} y {slam_grand_vulnerable}',
      auction1920: 'Sin anunciar, para cualquiera: {slam_small} y {slam_grand}',
      chicago:
        'Anunciados: {slam_small} y {slam_grand}; vulnerable, {slam_small_vulnerable} y {slam_grand_vulnerable}',
      duplicate:
        'Anunciados: {slam_small} y {slam_grand}; vulnerable, {slam_small_vulnerable} y {slam_grand_vulnerable}',
    },
    honors: {
      name: 'Honores',
      rubber: 'En una mano, si se piden a tiempo',
      auction1920: 'Los de la pareja, sin pedirlos',
      chicago: 'Como en el rubber, si se acuerda',
      duplicate: 'No se cuentan',
    },
    claims: {
      name: 'Reclamar',
      rubber: 'Discutida, se sigue jugando y la línea obliga',
      auction1920: 'No: se juegan las trece bazas',
      chicago: 'Discutida, se sigue jugando y la línea obliga',
      duplicate: 'Discutida, se juzga el resultado',
    },
    end: {
      name: 'Termina',
      rubber: 'Con dos mangas de una pareja',
      auction1920: 'Con dos mangas de una pareja',
      chicago: 'Tras cuatro repartos',
      duplicate: 'Al acabar los estuches',
    },
  },
  examples: {
    'rubber/two-hearts': [
      'Dos corazones, y ocho bazas',
      'Dos corazones prometen ocho bazas. Sur hace las ocho: las dos que pasan de seis se anotan bajo la línea.',
    ],
    'rubber/two-games': [
      'Dos mangas seguidas',
      'Sur abre de 1♥, Norte apoya y Sur dice 4♥. Declara Sur, que nombró los corazones antes que su compañero. Hace once bazas: una de más, sobre la línea. Cuando más tarde hace 3ST justo, gana la segunda manga y el rubber.',
    ],
    'rubber/game-in-two-deals': [
      'Una manga en dos repartos',
      'Norte-Sur completan la manga con dos parciales. El parcial que Este-Oeste hicieron entre medias queda por encima de la raya: suma al final, pero ya no ayuda a la manga siguiente.',
    ],
    'rubber/doubled-and-down': [
      'Doblado y tres de menos',
      'Nadie era vulnerable. La primera baza que falta cuesta menos que las otras dos.',
    ],
    'rubber/doubled-and-made': [
      'Doblado y cumplido',
      'Doblar un contrato bajo que se cumple sale caro: las bazas valen el doble, la de más tiene su precio y encima está la ofensa.',
    ],
    'rubber/honors-in-defeat': [
      'Honores en la derrota',
      'A Sur le falta una baza, pero tenía cuatro honores del triunfo en la mano y los pide a tiempo. En un mismo reparto anotan las dos parejas.',
    ],
    'rubber/slam': [
      'Un slam vulnerable',
      'Con una manga ya ganada, Norte anuncia y hace el pequeño slam; Sur tenía los cinco honores. El slam, los honores y el rubber se suman.',
    ],
    'rubber/broken-off': [
      'Un rubber interrumpido',
      'Norte-Sur tienen la única manga; Este-Oeste, el único parcial de la segunda. Hay que irse: cada pareja recibe una de las dos primas.',
    ],
    'rubber/winner-of-games-loses': [
      'Ganar las mangas y perder el rubber',
      'Norte-Sur ganan dos mangas a cero. Entre una y otra, un contrato doblado y muy fallido: vulnerables, pagan más de lo que valen las mangas.',
    ],
    'auction1920/one-spade': [
      'Una pica, y diez bazas',
      'Solo se anunció una, pero cuentan las cuatro por encima de seis: es manga.',
    ],
    'auction1920/one-heart-doubled': [
      'Un corazón doblado, y nueve bazas',
      'Las tres bazas, dobladas, van bajo la línea. Encima, la prima por cumplirlo y otra por cada una de las dos extra.',
    ],
    'auction1920/four-honors': [
      'Cuatro honores en una mano',
      'Sur tenía cuatro honores de picas. Se le cuentan sin que los pida; a la manga no ayudan.',
    ],
    'auction1920/honors-of-defenders': [
      'Honores de quien defiende',
      'Oeste tenía tres honores del triunfo y Este otro: cuatro repartidos. Los cobran aunque no jugaran el contrato, además de la multa.',
    ],
    'auction1920/seven-by-one-trick': [
      'Un siete anunciado, y doce bazas',
      'El contrato falla por una baza y los defensores cobran la multa. Pero doce bazas son un pequeño slam, y ese no se pierde.',
    ],
    'auction1920/whole-rubber': [
      'Un rubber entero',
      'Una manga anunciando uno, un parcial de los contrarios que la raya siguiente borra, una multa doblada y tres sin triunfo justos. La segunda manga cierra el rubber.',
    ],
    'chicago/four-deals': [
      'Cuatro repartos',
      'Dos parciales de Norte-Sur completan una manga en el segundo reparto, donde no eran vulnerables. Este-Oeste hacen otra en el tercero. En el último, un parcial tiene su prima.',
    ],
    'chicago/another-four': [
      'Otros cuatro, más movidos',
      'Un parcial doblado que se convierte en manga, un slam vulnerable con cuatro honores en una mano, una multa y el último parcial.',
    ],
    'chicago/passed-out': [
      'Pasan los cuatro',
      'Norte vuelve a repartir: el reparto sigue siendo el primero.',
    ],
    'duplicate/three-no-trump': [
      'Tres sin triunfo, y diez bazas',
      'Norte abre de 1ST y Sur concluye en 3ST. Declara Norte, que nombró primero el sin triunfo, y sale Este. Con las cartas a la vista se hacen diez bazas, una de más.',
    ],
    'duplicate/fourteen-results': [
      'Catorce resultados',
      'Siempre declara Norte-Sur. Fíjate en el número de cada estuche: dice si eran vulnerables.',
    ],
    'duplicate/passed-out': [
      'Un estuche pasado',
      'El primero se queda en cero y no se repite. En el segundo, un parcial con una baza de más.',
    ],
  },
}
