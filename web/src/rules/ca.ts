import type { Prose } from './prose'

export const PROSE: Prose = {
  titles: {
    intro: 'De què va',
    'first-hand': 'Una mà, pas a pas',
    deal: 'El repartiment',
    auction: 'La licitació',
    play: 'El joc de la carta',
    claims: 'Reclamar la resta',
    tricks: 'Què valen les bases',
    overtricks: 'Bases de més',
    insult: 'Complir un contracte doblat',
    slam: 'Els eslams',
    undertricks: 'Bases de menys',
    honors: 'Els honors',
    game: 'La mànega',
    rubber: 'El final del rubber',
    unfinished: 'Si cal deixar-ho',
    'back-score': 'El compte de cada jugador',
    game_bonus: 'Prima de mànega',
    part_score_bonus: 'Prima de parcial',
    end: 'El final',
    adjustment: 'Quan alguna cosa surt malament',
    examples: 'Exemples fets',
  },
  texts: {
    'intro.rubber': [
      'El rubber és el bridge de casa: dues parelles, una tarda i un full de paper. Primer se subhasta qui es compromet a guanyar més bases i amb quin trumfo; després es juga, els uns per complir-ho i els altres per impedir-ho.',
      'Es juga fins que una parella guanya dues mànegues. Aleshores se suma tot el que hi ha al paper i guanya qui en té més, que no sempre és qui va guanyar les mànegues.',
      'Ve del whist, de l’auction bridge i del plafond; la puntuació que el va fer famós és de Harold Vanderbilt, del 1925.',
    ],
    'intro.1920': [
      'És el bridge d’abans del contracte: tota basa que guanyes per sobre de sis compta per a la mànega, l’hagis anunciada o no. Per això ningú no diu més del que li cal per quedar-se la licitació.',
      'No hi ha vulnerabilitat, els honors pesen molt i els eslams es paguen sense anunciar-los, també a qui defensa.',
    ],
    'history.1920': [
      'Juguem amb el codi americà del New York Whist Club del 1920, el que va publicar Helen Derby Elwell a New Auction Bridge; els resums d’avui solen donar primes d’honors que van arribar més tard.',
    ],
    'intro.chicago': [
      'El Chicago és un rubber que se sap quan s’acaba: quatre repartiments, un per jugador, i es canvia de parella. La mànega es cobra en el mateix repartiment que la completa.',
      'Si arriba un cinquè jugador, no s’espera més de quatre repartiments per entrar: d’aquí la seva fama als clubs.',
    ],
    'intro.duplicate': [
      'En duplicat les mateixes cartes es juguen en diverses taules. Tant és que te’n toquin de bones o de dolentes: el que importa és què en fas, comparat amb el que en fan els altres.',
      'Cada repartiment s’anota tot sol. Res no passa d’un al següent: ni parcials, ni mànegues, ni vulnerabilitat.',
    ],
    'steps.contract': [
      'Reparteix Sud. Cadascú recull les seves tretze cartes i les ordena per colls, sense que les vegi ningú.',
      'Parla Sud: 1♥. Oest passa. A Nord li agraden els cors: 2♥. Est passa. Sud s’hi veu amb cor: 4♥. Passen els tres següents, i la licitació es tanca.',
      'El contracte és 4♥: deu bases amb els cors de trumfo. Declara Sud, que els va anomenar abans que Nord; Nord és el mort, Est i Oest defensen.',
      'Surt Oest, a l’esquerra de Sud, amb l’as de trèvols. Nord estén la seva mà sobre la taula i a partir d’ara només mira.',
      'Sud demana el tres de trèvols del mort, Est hi posa el set i Sud el rei: no ho podia evitar, era el seu únic trèvol. Guanya Oest, que surt a la segona basa.',
      'Així fins a tretze. Sud acaba amb onze, una més de les que va prometre.',
      'S’anota: les deu contractades, sota la línia; l’altra, a sobre. És una mànega per a Nord-Sud. El repartiment següent el dona Oest.',
    ],
    'steps.1920': [
      'Nord ha tret la carta més baixa i reparteix. Cadascú ordena les seves tretze cartes per colls.',
      'Nord i Est passen. Sud diu 1♠, i passen els tres següents: ningú no l’ha obligat a dir més.',
      'El contracte és 1♠: set bases amb les piques de trumfo. Declara Sud, i Nord és el mort.',
      'Surt Oest, a l’esquerra de Sud, i Nord estén la seva mà. A la primera basa en què algú surt amb l’as d’un coll que Sud no té, Sud la pot guanyar amb un trumfo petit.',
      'Sud fa deu bases. Només en va prometre set, però les quatre que passen de sis van sota la línia, i això és una mànega.',
      'Es miren els honors de les dues parelles tal com es van repartir i s’anoten. El repartiment següent el dona Est.',
    ],
    'steps.duplicate': [
      'És el repartiment número 1: reparteix Nord i ningú no és en zona. Cadascú treu la seva mà de l’estoig i compta tretze cartes.',
      'Nord té 16 punts i una mà equilibrada: 1SA. Est passa. Sud, amb 11, sap que n’hi ha prou: 3SA. Passen els tres següents.',
      'El contracte és 3SA: nou bases sense trumfos. Declara Nord, que va anomenar primer el sense trumfos; Sud és el mort.',
      'Surt Est, a l’esquerra de Nord. Sud estén la seva mà, i Nord juga totes dues.',
      'A cada basa, cadascú deixa la seva carta al davant: dreta si l’ha guanyada la seva parella, de través si no. Nord en fa deu.',
      'S’anota el resultat, cada mà torna al seu lloc a l’estoig i l’estoig passa a una altra taula. Què val se sabrà quan es compari.',
    ],
    'draw.highest': [
      'Seu davant del teu company. S’estén la baralla cap per avall i cadascú treu una carta: reparteix primer qui treu la més alta. Entre dues d’iguals mana el coll: piques, cors, diamants, trèvols.',
    ],
    'draw.lowest': [
      'Seu davant del teu company. S’estén la baralla cap per avall i cadascú treu una carta: aquí reparteix primer qui treu la més baixa.',
    ],
    'deal.table': [
      'Un cop barrejada, escapça qui seu a la dreta del qui reparteix. Les 52 cartes es donen d’una en una, començant per l’esquerra: tretze per a cadascú. En cada coll, de l’as al dos: A K Q J 10 9 8 7 6 5 4 3 2.',
      'A Tapete barreja la taula, amb un secret que ja no pot canviar quan tu escapces; i l’escapçada és teva de debò. Després pots comprovar el càlcul.',
    ],
    'deal.duplicate': [
      'Cada repartiment porta un número, i el número diu qui reparteix i qui és en zona. Cada {cycle} repartiments el cicle torna a començar.',
      'Les cartes es barregen una sola vegada. Després viatgen en el seu estoig, amb la mà de cada seient al seu lloc, perquè totes les taules juguin el mateix.',
    ],
    auction: [
      'Parla primer qui reparteix, i després els altres per torn, com les agulles del rellotge. Pots fer una declaració, passar, doblar o redoblar.',
      'Una declaració és un número de l’1 al 7 i un coll, o sense trumfos (SA): promet guanyar sis bases més que aquest número. Dir 1♠ és prometre set bases amb les piques de trumfo; dir 7SA, totes sense cap trumfo.',
      'Cada declaració ha de superar l’anterior: un nivell més alt, o el mateix nivell i una denominació més alta. L’ordre és ♣, ♦, ♥, ♠ i sense trumfos.',
      'Es dobla l’última declaració dels contraris, i es redobla el seu doblo, si entremig només hi ha hagut passos. Una declaració nova esborra totes dues coses. Qui ha passat pot tornar a parlar.',
      'Tres passos seguits després d’una declaració, un doblo o un redoblo tanquen la licitació: l’última declaració és el contracte. El juga el primer d’aquella parella que va anomenar la denominació, que és el declarant; el seu company és el mort.',
    ],
    'passed.next': ['Si passen tots quatre d’entrada, no s’anota res i reparteix el següent.'],
    'passed.again': [
      'Si passen tots quatre d’entrada, torna a repartir el mateix, amb el mateix número i la mateixa vulnerabilitat.',
    ],
    'passed.board': ['Si passen tots quatre d’entrada, el repartiment val zero i no es torna a repartir.'],
    agreements: [
      'Per començar n’hi ha prou amb un acord senzill que conegui tota la taula: un coll proposa jugar amb aquell trumfo; sense trumfos, jugar sense; el doblo castiga. Compta as 4, rei 3, dama 2 i sota 1: amb uns 12 punts se sol obrir en el coll més llarg, i amb 15 a 17 i la mà equilibrada, d’1SA. Són consells, no lleis.',
      'Els contraris poden saber tot el que heu acordat: a Tapete, toca una veu i llegeix què mostra. Els senyals secrets estan prohibits.',
    ],
    'auction.1920': [
      'Com que les bases no anunciades també compten, pujar de nivell sense necessitat només és arriscar-se: digues el just per quedar-te el contracte.',
    ],
    lead: [
      'Surt qui és a l’esquerra del declarant. Només aleshores el mort estén la seva mà, en columnes cap al declarant i amb el trumfo a la seva dreta. A partir d’aquí el declarant juga totes dues mans, cadascuna quan li toca.',
      'El mort no aconsella. Pot avisar si s’està a punt de sortir de la mà equivocada, i preguntar al declarant si de debò no li queda d’aquell coll.',
    ],
    trick: [
      'Una basa són quatre cartes, una de cada mà, com les agulles del rellotge. Cal servir el coll de sortida. Si no te’n queda, juga la que vulguis: ningú no està obligat a tallar ni a superar.',
      'Guanya el trumfo més alt i, si no n’hi ha cap, la carta més alta del coll de sortida. La mà que guanya surt a la següent: el declarant no pot triar entre la seva i la del mort. Així fins a tretze bases.',
    ],
    'play.duplicate': [
      'Les cartes no es barregen al centre: cadascú deixa les seves al davant, perquè la seva mà torni sencera a l’estoig.',
    ],
    'claims.binding': [
      'Quan és clar com acaba, no cal jugar-ho tot. El declarant diu quantes de les bases que queden guanya o cedeix, ensenya la mà i explica la seva línia: què jugarà, i en quin ordre.',
      'Si els dos defensors accepten, s’anota així. Si un la discuteix, es continua jugant amb aquesta mà a la vista, i la línia obliga: mentre es pugui seguir, s’ha de seguir, i on no deia res, el dubte afavoreix els defensors.',
      'Un defensor també pot cedir les que queden, sense ensenyar res. Si el seu company s’hi oposa, no s’ha cedit res i es continua jugant. Si en canvi en reclama alguna, el declarant l’ha d’acceptar, o es continua jugant.',
    ],
    'claims.none': [
      'Aquí no es reclama. Es juguen les tretze bases encara que la mànega ja estigui guanyada, perquè totes compten.',
    ],
    'claims.judged': [
      'Qui reclama diu quantes de les bases que queden guanya i com, i el joc s’atura. Si algú no hi està d’acord, no es continua jugant: es jutja el resultat, i el dubte va en contra de qui va reclamar.',
      'Si un defensor cedeix bases i el seu company s’hi oposa de seguida, no s’ha cedit res i es continua jugant.',
    ],
    'tricks.contract': [
      'Si el contracte es compleix, sota la línia s’escriuen les bases anunciades per sobre de sis. Doblat, es multipliquen per {times}; redoblat, per {times_redoubled}. Si el contracte cau, sota la línia no s’escriu res.',
    ],
    'tricks.chicago': [
      'Els parcials es guarden i se sumen d’un repartiment a l’altre, fins que algú guanya una mànega.',
    ],
    'tricks.1920': [
      'Si el contracte es compleix, sota la línia s’escriuen totes les bases per sobre de sis, anunciades o no. Doblat, es multipliquen per {times}; redoblat, per {times_redoubled}. Si el contracte cau, aquí no s’escriu res, per moltes que se’n guanyin.',
    ],
    'tricks.duplicate': [
      'Els punts de les bases anunciades i fetes són els del rubber, però aquí no hi ha línia: tot el d’un repartiment se suma en una sola xifra. Serveixen també per saber si el contracte és una mànega.',
    ],
    'overtricks.contract': [
      'Les que guanyes per sobre de les anunciades s’escriuen sobre la línia: són punts, però no ajuden a la mànega. Sense doblar valen com cada basa del seu coll (sense trumfos, {nt_following}, mai {nt}); doblades tenen preu propi, més alt si la teva parella és en zona.',
    ],
    'overtricks.1920': [
      'El seu valor ja és sota la línia, amb les altres. Si el contracte era doblat, cadascuna afegeix {over_doubled} sobre la línia; si era redoblat, {over_redoubled}.',
    ],
    'overtricks.duplicate': [
      'Sense doblar valen com cada basa del seu coll (sense trumfos, {nt_following}, mai {nt}); doblades tenen preu propi, més alt si la teva parella és en zona. No converteixen en mànega un contracte que no ho era.',
    ],
    insult: [
      'Si us doblen i compliu, s’anoten {insult} més per l’ofensa; redoblat, {insult_redoubled}. Val el mateix en qualsevol coll, en zona o no.',
    ],
    'insult.1920': [
      'Si us doblen i compliu, s’anoten {insult} més sobre la línia per l’ofensa; redoblat, {insult_redoubled}. Val el mateix en qualsevol coll.',
    ],
    'slam.bid': [
      'Un eslam s’ha d’anunciar. El petit és un contracte de nivell sis complert, amb dotze bases; el gran, un de nivell set, amb totes. El doblo no en canvia el preu. Si guanyes les dotze sense haver-ho dit, són bases de més.',
    ],
    'slam.taken': [
      'No cal anunciar-los, i els cobra qualsevol de les dues parelles: dotze bases valen {slam_small}; les tretze, {slam_grand} en lloc d’això. Un contracte de set que cau d’una basa conserva el petit. El doblo no els canvia.',
    ],
    'undertricks.contract': [
      'Si el contracte cau, anoten els defensors. Sense doblar, cada basa que falta els dona {down}, o {down_vulnerable} si el declarant era en zona. Doblat, la primera és la més barata; redoblat, tot costa el doble que doblat. A la taula hi ha la suma.',
    ],
    'undertricks.1920': [
      'Si el contracte cau, anoten els defensors sobre la línia: {down} per cada basa que falta, {down_doubled} si era doblat i {down_redoubled} si era redoblat. Sempre el mateix, perquè ningú no és en zona.',
    ],
    'honors.agreed': ['Decidiu abans de començar si es compten. Si és que sí, com al rubber:'],
    'honors.one-hand': [
      'Són honors l’as, el rei, la dama, la sota i el deu del trumfo. Quatre en una sola mà valen {honors_four}; tots cinc, {honors_five}. A sense trumfos, els quatre asos en una mà valen {honors_aces}. Els del teu company no se sumen als teus.',
    ],
    'honors.claimed': [
      'Els cobra qui els tenia, declarés o defensés, es complís o no el contracte. Però s’han de demanar: abans que s’anoti el resultat del repartiment següent, o que es tanqui la partida si és abans.',
    ],
    'honors.pair': [
      'Són honors l’as, el rei, la dama, la sota i el deu del trumfo; a sense trumfos, els asos. Es compten tal com es van repartir, ajuntant les dues mans de cada parella, i sense que ningú els demani: per a qui declara i per a qui defensa, també si el contracte cau.',
      'Val una sola fila de la taula. S’escriuen sobre la línia, i ni ajuden a la mànega ni es doblen.',
    ],
    'honors.none': [
      'No es compten: tots els qui juguin aquest repartiment al teu lloc tindran les mateixes cartes.',
    ],
    'game.rubber': [
      'Qui reuneix {game} punts sota la línia, d’un cop o a poc a poc, guanya una mànega. Es traça una ratlla sota les dues columnes i les dues parelles tornen a començar de zero; els parcials queden per a la suma final.',
      'Des de zero i sense doblar fan mànega {game_bids}.',
    ],
    'vulnerable.by-game': [
      'Qui ha guanyat una mànega és en zona: cobra més pels eslams i per les bases de més doblades, i paga més per les que li falten. Compta la vulnerabilitat que hi havia abans del repartiment.',
    ],
    'vulnerable.chicago': [
      'La vulnerabilitat no es guanya: la dona el número del repartiment. En el segon i el tercer és en zona la parella de qui reparteix; podeu acordar que sigui l’altra.',
    ],
    'game.1920': [
      'Qui reuneix {game} punts sota la línia guanya una mànega. Es traça una ratlla i les dues parelles tornen a començar de zero. El que sobra no passa a la següent, o sigui que un repartiment no guanya mai dues mànegues.',
      'Fets justos i sense doblar, des de zero fan mànega {game_bids}; però també hi arriba qui n’anuncia menys i en guanya més.',
    ],
    'game.chicago': [
      'Qui completa {game} punts sota la línia guanya una mànega. Es traça una ratlla i s’esborren els parcials de les dues parelles. Des de zero i sense doblar fan mànega {game_bids}. Haver-ne guanyat una no posa ningú en zona.',
    ],
    'rubber.contract': [
      'Amb la segona mànega d’una parella s’acaba. Rep {rubber} punts si els contraris no en tenen cap, o {rubber_after_one} si en tenen una. Se suma tot, sobre la línia i a sota, i guanya el total més alt; si són iguals, hi ha empat.',
      'Amb multes i honors pot perdre el rubber qui va guanyar les mànegues.',
    ],
    'rubber.1920': [
      'Amb la segona mànega d’una parella s’acaba. Rep {rubber} punts, tant si els contraris en tenen una com si no. Se suma tot, sobre la línia i a sota, i guanya el total més alt; si són iguals, hi ha empat.',
    ],
    'unfinished.bonuses': [
      'Si s’ha de plegar, s’anota tal com està: {only_game} per a qui ha guanyat l’única mànega, i {only_part_score} per a l’única parella amb un parcial a la mànega començada. Poden ser parelles diferents.',
      'Amb una mànega cadascuna, o amb un parcial cadascuna, ningú no rep res per això.',
    ],
    'unfinished.nothing': [
      'El codi no dona res per un rubber a mitges, i nosaltres tampoc: se suma el que hi hagi.',
    ],
    'back-score': [
      'Si jugueu diversos rubbers canviant de parella, cada jugador porta el seu compte: la diferència de cada rubber, en centenars, a favor o en contra. Mig centenar compta com un: guanyar per {margin_1} és +{hundreds_1}, i guanyar per {margin_2}, +{hundreds_2}. Els qui perden escriuen el mateix en negatiu.',
    ],
    'game-bonus.chicago': [
      'El repartiment que completa una mànega la cobra a l’acte: {game_bonus}, o {game_bonus_vulnerable} si la parella era en zona en aquell repartiment.',
    ],
    'game-bonus.duplicate': [
      'Si les bases anunciades valen {game} punts o més, el contracte és una mànega i suma {game_bonus}, o {game_bonus_vulnerable} si la parella era en zona. Sense doblar són mànega {game_bids} i tot el que en passi; doblat, ho pot ser un contracte més baix.',
    ],
    'part-score.chicago': [
      'En el quart repartiment, un contracte complert que no completa una mànega rep {part_score} més. En els tres primers, res.',
    ],
    'part-score.duplicate': ['Qualsevol contracte complert que no arriba a mànega suma {part_score}.'],
    'end.chicago': [
      'Jugats els quatre repartiments, se suma tot i guanya el total més alt. Després es fan altres parelles. Si es deixa abans, se suma el que hi hagi i ningú no rep cap prima.',
    ],
    'end.duplicate': [
      'El teu resultat es compara amb els de les altres taules que han jugat el mateix repartiment. En punts de partit te’n donen dos per cada resultat pitjor que el teu i un per cada igual, sigui gran o petita la diferència. En IMP importa la diferència, que una taula suavitza. També es pot jugar a IMP creuats, a Butler o a punts totals.',
    ],
    adjustment: [
      'Atureu-vos i digueu-ho: qualsevol pot aturar la taula. Mireu què diu la llei del que ha passat, quines opcions dona i qui tria. Res no s’aplica tot sol ni s’inventa un càstig.',
    ],
    'adjustment.above': [
      'Els punts que acordeu s’escriuen sobre la línia, amb la seva llei al costat, i no compten mai per a la mànega.',
    ],
    'adjustment.duplicate': ['Els punts que s’acordin se sumen al repartiment, amb la seva llei al costat.'],
    examples: [
      'Totes les xifres d’aquí les ha calculat el mateix programa que anota a les taules. Toca el nom d’una per anar a la seva regla.',
    ],
  },
  differences: {
    draw: {
      name: 'Reparteix primer',
      rubber: 'Qui treu la carta més alta',
      auction1920: 'Qui treu la carta més baixa',
      chicago: 'Qui treu la carta més alta',
      duplicate: 'El que diu el número del repartiment',
    },
    passed: {
      name: 'Si passen tots quatre',
      rubber: 'Reparteix el següent',
      auction1920: 'Reparteix el següent',
      chicago: 'Torna a repartir el mateix',
      duplicate: 'Val zero, i no es repeteix',
    },
    vulnerable: {
      name: 'En zona',
      rubber: 'Qui ha guanyat una mànega',
      auction1920: 'Ningú',
      chicago: 'Segons el número del repartiment',
      duplicate: 'Segons el número del repartiment',
    },
    below: {
      name: 'Sota la línia',
      rubber: 'El que s’ha anunciat i fet',
      auction1920: 'Tot el que passa de sis bases',
      chicago: 'El que s’ha anunciat i fet',
      duplicate: 'No hi ha línia',
    },
    tricks: {
      name: 'Cada basa',
      rubber: '♣ ♦ {minor}, ♥ ♠ {major}, SA {nt} i després {nt_following}',
      auction1920: '♣ {clubs}, ♦ {diamonds}, ♥ {hearts}, ♠ {spades}, SA {nt}',
      chicago: '♣ ♦ {minor}, ♥ ♠ {major}, SA {nt} i després {nt_following}',
      duplicate: '♣ ♦ {minor}, ♥ ♠ {major}, SA {nt} i després {nt_following}',
    },
    game: {
      name: 'Una mànega',
      rubber: '{game} sota la línia',
      auction1920: '{game} sota la línia',
      chicago: '{game} sota la línia',
      duplicate: '{game} en un sol contracte',
    },
    bonus: {
      name: 'Primes de mànega i rubber',
      rubber: '{rubber} per dues mànegues a zero, {rubber_after_one} per dues a una',
      auction1920: '{rubber} en guanyar el rubber',
      chicago: '{game_bonus} per mànega, en zona {game_bonus_vulnerable}',
      duplicate: '{game_bonus} per mànega, en zona {game_bonus_vulnerable}',
    },
    part: {
      name: 'Prima de parcial',
      rubber: 'Cap',
      auction1920: 'Cap',
      chicago: '{part_score}, només en el quart repartiment',
      duplicate: '{part_score} per cadascun',
    },
    slam: {
      name: 'Eslams',
      rubber:
        'Anunciats: {slam_small} i {slam_grand}; en zona, {slam_small_vulnerable} i {slam_grand_vulnerable}',
      auction1920: 'Sense anunciar, per a qualsevol: {slam_small} i {slam_grand}',
      chicago:
        'Anunciats: {slam_small} i {slam_grand}; en zona, {slam_small_vulnerable} i {slam_grand_vulnerable}',
      duplicate:
        'Anunciats: {slam_small} i {slam_grand}; en zona, {slam_small_vulnerable} i {slam_grand_vulnerable}',
    },
    honors: {
      name: 'Honors',
      rubber: 'En una mà, si es demanen a temps',
      auction1920: 'Els de la parella, sense demanar-los',
      chicago: 'Com al rubber, si s’acorda',
      duplicate: 'No es compten',
    },
    claims: {
      name: 'Reclamar',
      rubber: 'Discutida, es continua jugant i la línia obliga',
      auction1920: 'No: es juguen les tretze bases',
      chicago: 'Discutida, es continua jugant i la línia obliga',
      duplicate: 'Discutida, es jutja el resultat',
    },
    end: {
      name: 'S’acaba',
      rubber: 'Amb dues mànegues d’una parella',
      auction1920: 'Amb dues mànegues d’una parella',
      chicago: 'Després de quatre repartiments',
      duplicate: 'Quan s’han jugat tots',
    },
  },
  examples: {
    'rubber/two-hearts': [
      'Dos cors, i vuit bases',
      'Dos cors prometen vuit bases. Sud les fa totes vuit: les dues que passen de sis s’anoten sota la línia.',
    ],
    'rubber/two-games': [
      'Dues mànegues seguides',
      'Sud obre d’1♥, Nord li fa costat i Sud diu 4♥. Declara Sud, que va anomenar els cors abans que el seu company. Fa onze bases: una de més, sobre la línia. Quan més tard fa 3SA just, guanya la segona mànega i el rubber.',
    ],
    'rubber/game-in-two-deals': [
      'Una mànega en dos repartiments',
      'Nord-Sud completen la mànega amb dos parcials. El parcial que Est-Oest van fer entremig queda per sobre de la ratlla: suma al final, però ja no ajuda a la mànega següent.',
    ],
    'rubber/doubled-and-down': [
      'Doblat i tres de menys',
      'Ningú no era en zona. La primera basa que falta costa menys que les altres dues.',
    ],
    'rubber/doubled-and-made': [
      'Doblat i complert',
      'Doblar un contracte baix que es compleix surt car: les bases valen el doble, la de més té el seu preu i a sobre hi ha l’ofensa.',
    ],
    'rubber/honors-in-defeat': [
      'Honors en la derrota',
      'A Sud li falta una basa, però tenia quatre honors del trumfo a la mà i els demana a temps. En un mateix repartiment anoten les dues parelles.',
    ],
    'rubber/slam': [
      'Un eslam en zona',
      'Amb una mànega ja guanyada, Nord anuncia i fa el petit eslam; Sud tenia els cinc honors. L’eslam, els honors i el rubber se sumen.',
    ],
    'rubber/broken-off': [
      'Un rubber interromput',
      'Nord-Sud tenen l’única mànega; Est-Oest, l’únic parcial de la segona. S’ha de plegar: cada parella rep una de les dues primes.',
    ],
    'rubber/winner-of-games-loses': [
      'Guanyar les mànegues i perdre el rubber',
      'Nord-Sud guanyen dues mànegues a cap. Entre l’una i l’altra, un contracte doblat que cau de molt: en zona, paguen més del que valen les mànegues.',
    ],
    'auction1920/one-spade': [
      'Una pica, i deu bases',
      'Només se’n va anunciar una, però compten les quatre que passen de sis: és mànega.',
    ],
    'auction1920/one-heart-doubled': [
      'Un cor doblat, i nou bases',
      'Les tres bases, doblades, van sota la línia. A sobre, la prima per complir-lo i una altra per cadascuna de les dues de més.',
    ],
    'auction1920/four-honors': [
      'Quatre honors en una mà',
      'Sud tenia quatre honors de piques. Se li compten sense que els demani; a la mànega no hi ajuden.',
    ],
    'auction1920/honors-of-defenders': [
      'Honors de qui defensa',
      'Oest tenia tres honors del trumfo i Est un altre: quatre de repartits. Els cobren encara que no juguessin el contracte, a més de la multa.',
    ],
    'auction1920/seven-by-one-trick': [
      'Un set anunciat, i dotze bases',
      'El contracte cau d’una basa i els defensors cobren la multa. Però dotze bases són un petit eslam, i aquest no es perd.',
    ],
    'auction1920/whole-rubber': [
      'Un rubber sencer',
      'Una mànega anunciant-ne un, un parcial dels contraris que la ratlla següent esborra, una multa doblada i tres sense trumfos justos. La segona mànega tanca el rubber.',
    ],
    'chicago/four-deals': [
      'Quatre repartiments',
      'Dos parcials de Nord-Sud completen una mànega en el segon repartiment, on no eren en zona. Est-Oest en fan una altra en el tercer. En l’últim, un parcial té la seva prima.',
    ],
    'chicago/another-four': [
      'Quatre més, més moguts',
      'Un parcial doblat que es converteix en mànega, un eslam en zona amb quatre honors en una mà, una multa i l’últim parcial.',
    ],
    'chicago/passed-out': [
      'Passen tots quatre',
      'Nord torna a repartir: el repartiment continua sent el primer.',
    ],
    'duplicate/three-no-trump': [
      'Tres sense trumfos, i deu bases',
      'Nord obre d’1SA i Sud conclou a 3SA. Declara Nord, que va anomenar primer el sense trumfos, i surt Est. Amb les cartes a la vista es fan deu bases, una de més.',
    ],
    'duplicate/fourteen-results': [
      'Catorze resultats',
      'Sempre declara Nord-Sud. Fixa’t en el número de cada repartiment: diu si eren en zona.',
    ],
    'duplicate/passed-out': [
      'Un repartiment passat',
      'El primer es queda en zero i no es repeteix. En el segon, un parcial amb una basa de més.',
    ],
  },
}
