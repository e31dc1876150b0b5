import type { Prose } from './prose'

export const PROSE: Prose = {
  titles: {
    intro: 'What it is about',
    'first-hand': 'One hand, step by step',
    deal: 'The deal',
    auction: 'The auction',
    play: 'The play',
    claims: 'Claiming the rest',
    tricks: 'What tricks are worth',
    overtricks: 'Overtricks',
    insult: 'Making a doubled contract',
    slam: 'Slams',
    undertricks: 'Undertricks',
    honors: 'Honors',
    game: 'A game',
    rubber: 'The end of the rubber',
    unfinished: 'If you have to stop',
    'back-score': 'Each player’s account',
    game_bonus: 'The bonus for game',
    part_score_bonus: 'The bonus for a part-score',
    end: 'The end',
    adjustment: 'When something goes wrong',
    examples: 'Worked examples',
  },
  texts: {
    'intro.rubber': [
      'Rubber bridge is the bridge of the home: two pairs, an evening and a sheet of paper. First comes an auction for who will undertake to win more tricks, and with which trumps; then the hand is played, by one side to keep its word and by the other to prevent it.',
      'You play until one pair has won two games. Then everything on the paper is added up, and the larger total wins. That is not always the pair that won the games.',
      'It comes from whist, auction bridge and plafond; the scoring that made it famous is Harold Vanderbilt’s, of 1925.',
    ],
    'intro.1920': [
      'This is bridge before the contract: every trick you win over six counts towards game, whether you bid it or not. So nobody bids more than it takes to win the auction.',
      'Nobody is ever vulnerable, honors weigh heavily, and slams are paid without being bid, to the defenders too.',
    ],
    'history.1920': [
      'We play by the American code of the New York Whist Club of 1920, as Helen Derby Elwell published it in New Auction Bridge; today’s summaries tend to print premiums for honors that came later.',
    ],
    'intro.chicago': [
      'Chicago is a rubber that ends when you expect it: four deals, one by each player, and then new partners. A game is paid for in the very deal that completes it.',
      'A fifth player who turns up never waits for more than four deals, which is why clubs took to it.',
    ],
    'intro.duplicate': [
      'In duplicate the same cards are played at several tables. It does not matter whether you hold good ones or bad ones, only what you make of them beside what the others make.',
      'Every board is scored by itself. Nothing passes from one to the next: no part-score, no game, no vulnerability.',
    ],
    'steps.contract': [
      'South deals. Everyone picks up thirteen cards and sorts them by suit, for nobody else to see.',
      'South speaks: 1♥. West passes. North likes hearts: 2♥. East passes. South feels strong: 4♥. The next three pass, and the auction is closed.',
      'The contract is 4♥: ten tricks with hearts as trumps. South declares, having named them before North; North is dummy, East and West defend.',
      'West, on South’s left, leads the ace of clubs. North faces his hand on the table and from now on only watches.',
      'South calls for the three of clubs from dummy, East plays the seven and South the king: he could not help it, it was his only club. West wins, and leads to the second trick.',
      'So on up to thirteen. South ends with eleven, one more than he promised.',
      'It is entered: the ten bid, below the line; the other, above it. That is a game for North-South. West deals next.',
    ],
    'steps.1920': [
      'North drew the lowest card and deals. Everyone sorts thirteen cards by suit.',
      'North and East pass. South bids 1♠, and the next three pass: nobody made him say more.',
      'The contract is 1♠: seven tricks with spades as trumps. South declares, and North is dummy.',
      'West leads, on South’s left, and North faces his hand. The first time somebody leads the ace of a suit that South has none of, South may win the trick with a small trump.',
      'South makes ten tricks. He promised only seven, but the four over six go below the line, and that is a game.',
      'The honors of both pairs are looked at as they were dealt, and entered. East deals next.',
    ],
    'steps.duplicate': [
      'It is board number 1: North deals and nobody is vulnerable. Everyone takes a hand out of the board and counts thirteen cards.',
      'North has 16 points and a balanced hand: 1NT. East passes. South, with 11, knows that there is enough: 3NT. The next three pass.',
      'The contract is 3NT: nine tricks with no trumps. North declares, having named no trump first; South is dummy.',
      'East leads, on North’s left. South faces his hand, and North plays both.',
      'On each trick everyone leaves the card before him: upright if his side won it, crosswise if not. North makes ten.',
      'The result is entered, each hand goes back to its place in the board, and the board goes on to another table. What it is worth will be known when it is compared.',
    ],
    'draw.highest': [
      'Sit opposite your partner. The pack is spread face down and everyone draws a card: the highest deals first. Between two of a rank the suit decides: spades, hearts, diamonds, clubs.',
    ],
    'draw.lowest': [
      'Sit opposite your partner. The pack is spread face down and everyone draws a card: here the lowest deals first.',
    ],
    'deal.table': [
      'Once shuffled, the pack is cut by the player on dealer’s right. The 52 cards are dealt one at a time, beginning at the left: thirteen each. In every suit they go from ace to two: A K Q J 10 9 8 7 6 5 4 3 2.',
      'At Tapete the table shuffles, with a secret that it cannot change any more when you cut; and the cut is really yours. Afterwards you can check the sum.',
    ],
    'deal.duplicate': [
      'Every board has a number, and the number says who deals and who is vulnerable. After {cycle} boards the cycle begins again.',
      'The cards are shuffled once only. After that they travel in their board, the hand of each seat in its place, so that every table plays the same.',
    ],
    auction: [
      'Dealer speaks first, then the others in turn, clockwise. You may bid, pass, double or redouble.',
      'A bid is a number from 1 to 7 and a suit, or no trump (NT): it promises six tricks more than that number. To bid 1♠ is to promise seven tricks with spades as trumps; 7NT, all of them with no trumps.',
      'Each bid must be higher than the last: a higher level, or the same level in a higher denomination. The order is ♣, ♦, ♥, ♠ and no trump.',
      'You may double the last bid if your opponents made it, and redouble their double, with nothing but passes in between. A new bid wipes out both. Whoever has passed may speak again.',
      'Three passes in a row after a bid, a double or a redouble close the auction: the last bid is the contract. It is played by declarer, the first of that pair to have named the denomination; the partner is dummy.',
    ],
    'passed.next': ['If all four pass at once, nothing is scored and the next player deals.'],
    'passed.again': [
      'If all four pass at once, the same player deals again, with the same number and the same vulnerability.',
    ],
    'passed.board': ['If all four pass at once, the board scores zero and is not dealt again.'],
    agreements: [
      'To begin with, a simple agreement known to the whole table will do: a suit offers to play with it as trumps, no trump to play without any, and a double is meant to punish. Count ace 4, king 3, queen 2, jack 1: with about 12 points it is usual to open the longest suit, and with 15 to 17 and a balanced hand, 1NT. This is advice, not law.',
      'The opponents may know all that you have agreed: at Tapete, tap a call and read what it shows. Secret signals are forbidden.',
    ],
    'auction.1920': [
      'Since tricks that nobody bid count as well, going higher than you must only adds risk: bid just enough to keep the contract.',
    ],
    lead: [
      'The player on declarer’s left leads. Only then does dummy face his hand, in columns towards declarer, trumps on dummy’s right. From there on declarer plays both hands, each in its turn.',
      'Dummy gives no advice. He may warn against leading from the wrong hand, and ask declarer whether he really has none of the suit.',
    ],
    trick: [
      'A trick is four cards, one from each hand, clockwise. You must follow the suit that was led. If you have none left, play what you like: nobody has to ruff or to overtake.',
      'The highest trump wins or, with no trump in it, the highest card of the suit led. The hand that wins leads to the next: declarer may not choose between his own and dummy. So on for thirteen tricks.',
    ],
    'play.duplicate': [
      'The cards are not mixed in the middle: each player keeps his own before him, so that his hand goes back whole into the board.',
    ],
    'claims.binding': [
      'When the end is clear, it need not be played out. Declarer says how many of the remaining tricks he wins or gives up, faces his hand and tells his line: what he will play, and in which order.',
      'If both defenders accept, that is scored. If one contests it, play goes on with that hand in view, and the line binds: while it can be followed it must be, and where it said nothing, the doubt goes to the defenders.',
      'A defender may also give up the rest, showing nothing. If his partner objects, nothing was given up and play goes on. If he claims some instead, declarer has to accept it, or play goes on.',
    ],
    'claims.none': [
      'There is no claiming here. All thirteen tricks are played, even with the game already won, since each of them counts.',
    ],
    'claims.judged': [
      'Whoever claims says how many of the remaining tricks he wins and how, and play stops. If somebody disagrees, it does not go on: the result is judged, and the doubt goes against the claimer.',
      'If a defender gives up tricks and his partner objects at once, nothing was given up and play goes on.',
    ],
    'tricks.contract': [
      'If the contract is made, the tricks bid over six are written below the line. Doubled, they count {times} times; redoubled, {times_redoubled} times. If it fails, nothing is written below the line.',
    ],
    'tricks.chicago': ['Part-scores are kept and added up from deal to deal, until somebody wins a game.'],
    'tricks.1920': [
      'If the contract is made, all tricks over six are written below the line, whether they were bid or not. Doubled, they count {times} times; redoubled, {times_redoubled} times. If it fails, nothing is written there, however many were won.',
    ],
    'tricks.duplicate': [
      'Tricks bid and made have the points of rubber bridge, but there is no line here: all of a board is added up to one figure. They also say whether the contract is a game.',
    ],
    'overtricks.contract': [
      'Tricks beyond those bid are written above the line: they are points, but no help towards game. Undoubled they are worth as much as any trick of their suit (at no trump {nt_following}, never {nt}); doubled they have a price of their own, higher if your side is vulnerable.',
    ],
    'overtricks.1920': [
      'Their value is below the line already, with the others. If the contract was doubled, each adds {over_doubled} above the line; redoubled, {over_redoubled}.',
    ],
    'overtricks.duplicate': [
      'Undoubled they are worth as much as any trick of their suit (at no trump {nt_following}, never {nt}); doubled they have a price of their own, higher if your side is vulnerable. They do not make a game of a contract that was none.',
    ],
    insult: [
      'If they double you and you make it, you score {insult} more for the insult; redoubled, {insult_redoubled}. It is the same in every suit, vulnerable or not.',
    ],
    'insult.1920': [
      'If they double you and you make it, you score {insult} more above the line for the insult; redoubled, {insult_redoubled}. It is the same in every suit.',
    ],
    'slam.bid': [
      'A slam must be bid. A small one is a contract at the six level made, with twelve tricks; a grand one is at the seven level, with all of them. Doubling does not change their price. Twelve tricks that you did not bid are overtricks.',
    ],
    'slam.taken': [
      'They need not be bid, and either pair is paid for them: twelve tricks are worth {slam_small}; all thirteen, {slam_grand} instead. A bid of seven that fails by one trick keeps its small slam. Doubling does not change them.',
    ],
    'undertricks.contract': [
      'If the contract fails, the defenders score. Undoubled, each trick short gives them {down}, or {down_vulnerable} if declarer was vulnerable. Doubled, the first is the cheapest; redoubled, all cost twice as much as doubled. The table has the sums.',
    ],
    'undertricks.1920': [
      'If the contract fails, the defenders score above the line: {down} for each trick short, {down_doubled} if it was doubled and {down_redoubled} if it was redoubled. Always the same, since nobody is vulnerable.',
    ],
    'honors.agreed': ['Settle before you begin whether they count. If they do, it is as in rubber bridge:'],
    'honors.one-hand': [
      'Honors are the ace, king, queen, jack and ten of trumps. Four in one hand are worth {honors_four}; all five, {honors_five}. At no trump, the four aces in one hand are worth {honors_aces}. Your partner’s are not added to yours.',
    ],
    'honors.claimed': [
      'They belong to whoever held them, declarer or defender, whether the contract was made or not. But they must be claimed: before the result of the next deal is entered, or before the sheet is closed if that comes first.',
    ],
    'honors.pair': [
      'Honors are the ace, king, queen, jack and ten of trumps; at no trump, the aces. They are counted as they were dealt, both hands of a pair together, and nobody has to ask: for the side that declares and for the side that defends, even if the contract fails.',
      'Only one row of the table counts. They are written above the line, are no help towards game, and are never doubled.',
    ],
    'honors.none': [
      'They do not count: everybody who plays this board in your seat will hold the same cards.',
    ],
    'game.rubber': [
      'Whoever gathers {game} points below the line, at one stroke or little by little, wins a game. A line is drawn under both columns and both pairs begin again from nothing; the part-scores stay for the final sum.',
      'From nothing and undoubled, these make game: {game_bids}.',
    ],
    'vulnerable.by-game': [
      'Whoever has won a game is vulnerable: slams and doubled overtricks bring more, and undertricks cost more. What counts is the vulnerability before the deal.',
    ],
    'vulnerable.chicago': [
      'Vulnerability is not won: it comes with the number of the deal. On the second and third, dealer’s side is vulnerable; you may agree that it is the other.',
    ],
    'game.1920': [
      'Whoever gathers {game} points below the line wins a game. A line is drawn and both pairs begin again from nothing. What is left over is not carried on, so that one deal never wins two games.',
      'Made exactly and undoubled, these make game from nothing: {game_bids}; but so does a lower bid that wins more tricks.',
    ],
    'game.chicago': [
      'Whoever completes {game} points below the line wins a game. A line is drawn and the part-scores of both pairs are wiped out. From nothing and undoubled, these make game: {game_bids}. To have won one makes nobody vulnerable.',
    ],
    'rubber.contract': [
      'A pair’s second game is the end. They score {rubber} points if the opponents have none, or {rubber_after_one} if they have one. Everything is added up, above the line and below, and the larger total wins; equal totals are a tie.',
      'What with penalties and honors, the pair that won the games may lose the rubber.',
    ],
    'rubber.1920': [
      'A pair’s second game is the end. They score {rubber} points, whether the opponents have one or not. Everything is added up, above the line and below, and the larger total wins; equal totals are a tie.',
    ],
    'unfinished.bonuses': [
      'If somebody has to go, it is scored as it stands: {only_game} to whoever has won the only game, and {only_part_score} to the only pair with a part-score in the game begun. They may be different pairs.',
      'At one game each, or with a part-score each, nobody has anything for it.',
    ],
    'unfinished.nothing': [
      'The code gives nothing for half a rubber, and neither do we: what there is is added up.',
    ],
    'back-score': [
      'If you play several rubbers with changing partners, each player keeps an account: the margin of each rubber in hundreds, won or lost. Half a hundred counts as one: to win by {margin_1} is +{hundreds_1}, and to win by {margin_2} is +{hundreds_2}. The losers write the same with a minus.',
    ],
    'game-bonus.chicago': [
      'The deal that completes a game is paid for it at once: {game_bonus}, or {game_bonus_vulnerable} if the pair was vulnerable on that deal.',
    ],
    'game-bonus.duplicate': [
      'If the tricks bid are worth {game} points or more, the contract is a game and adds {game_bonus}, or {game_bonus_vulnerable} if the pair was vulnerable. Undoubled, {game_bids} are games, and all that is beyond; doubled, a lower contract may be one.',
    ],
    'part-score.chicago': [
      'On the fourth deal, a contract made that completes no game has {part_score} more. On the first three, nothing.',
    ],
    'part-score.duplicate': ['Any contract made that is no game adds {part_score}.'],
    'end.chicago': [
      'After four deals all is added up, and the larger total wins. Then new partners are found. If you stop before, what there is is added up and nobody has a bonus.',
    ],
    'end.duplicate': [
      'Your result is compared with those of the other tables that played the same board. At matchpoints you have two for each result worse than yours and one for each that is equal, whether the difference is large or small. At IMPs the difference matters, softened by a table. Cross-IMPs, Butler and total points can be played too.',
    ],
    adjustment: [
      'Stop and say so: anyone may stop the table. See what the law says of what happened, which options it gives and who chooses. Nothing is applied by itself, and no penalty is made up.',
    ],
    'adjustment.above': [
      'Points that you agree on are written above the line, with their law beside them, and never count towards a game.',
    ],
    'adjustment.duplicate': ['Points that are agreed on are added to the board, with their law beside them.'],
    examples: [
      'All figures here were worked out by the program that scores at the tables. Tap the name of one to go to its rule.',
    ],
  },
  differences: {
    draw: {
      name: 'First dealer',
      rubber: 'Who draws the highest card',
      auction1920: 'Who draws the lowest card',
      chicago: 'Who draws the highest card',
      duplicate: 'The one that the board names',
    },
    passed: {
      name: 'If all four pass',
      rubber: 'The next player deals',
      auction1920: 'The next player deals',
      chicago: 'The same player deals again',
      duplicate: 'Zero, and no second try',
    },
    vulnerable: {
      name: 'Vulnerable',
      rubber: 'Who has won a game',
      auction1920: 'Nobody',
      chicago: 'By the number of the deal',
      duplicate: 'By the number of the board',
    },
    below: {
      name: 'Below the line',
      rubber: 'What was bid and made',
      auction1920: 'All tricks over six',
      chicago: 'What was bid and made',
      duplicate: 'There is no line',
    },
    tricks: {
      name: 'Each trick',
      rubber: '♣ ♦ {minor}, ♥ ♠ {major}, NT {nt} and then {nt_following}',
      auction1920: '♣ {clubs}, ♦ {diamonds}, ♥ {hearts}, ♠ {spades}, NT {nt}',
      chicago: '♣ ♦ {minor}, ♥ ♠ {major}, NT {nt} and then {nt_following}',
      duplicate: '♣ ♦ {minor}, ♥ ♠ {major}, NT {nt} and then {nt_following}',
    },
    game: {
      name: 'A game',
      rubber: '{game} below the line',
      auction1920: '{game} below the line',
      chicago: '{game} below the line',
      duplicate: '{game} in one contract',
    },
    bonus: {
      name: 'Bonus for game and rubber',
      rubber: '{rubber} for two games to none, {rubber_after_one} for two to one',
      auction1920: '{rubber} on winning the rubber',
      chicago: '{game_bonus} for a game, vulnerable {game_bonus_vulnerable}',
      duplicate: '{game_bonus} for a game, vulnerable {game_bonus_vulnerable}',
    },
    part: {
      name: 'Bonus for a part-score',
      rubber: 'None',
      auction1920: 'None',
      chicago: '{part_score}, on the fourth deal only',
      duplicate: '{part_score} for each',
    },
    slam: {
      name: 'Slams',
      rubber:
        'If bid: {slam_small} and {slam_grand}; vulnerable {slam_small_vulnerable} and {slam_grand_vulnerable}',
      auction1920: 'Unbid too, to either side: {slam_small} and {slam_grand}',
      chicago:
        'If bid: {slam_small} and {slam_grand}; vulnerable {slam_small_vulnerable} and {slam_grand_vulnerable}',
      duplicate:
        'If bid: {slam_small} and {slam_grand}; vulnerable {slam_small_vulnerable} and {slam_grand_vulnerable}',
    },
    honors: {
      name: 'Honors',
      rubber: 'In one hand, if claimed in time',
      auction1920: 'The pair’s together, unclaimed',
      chicago: 'As in rubber bridge, if agreed',
      duplicate: 'None',
    },
    claims: {
      name: 'Claims',
      rubber: 'If contested, play goes on and the line binds',
      auction1920: 'None: all thirteen tricks are played',
      chicago: 'If contested, play goes on and the line binds',
      duplicate: 'If contested, the result is judged',
    },
    end: {
      name: 'Ends',
      rubber: 'With a pair’s second game',
      auction1920: 'With a pair’s second game',
      chicago: 'After four deals',
      duplicate: 'When the boards are done',
    },
  },
  examples: {
    'rubber/two-hearts': [
      'Two hearts, and eight tricks',
      'Two hearts promise eight tricks. South makes all eight: the two over six are written below the line.',
    ],
    'rubber/two-games': [
      'Two games in a row',
      'South opens 1♥, North supports and South bids 4♥. South declares, having named hearts before his partner. He wins eleven tricks: one more, above the line. When later he makes 3NT exactly, he wins the second game and the rubber.',
    ],
    'rubber/game-in-two-deals': [
      'A game in two deals',
      'North-South complete the game with two part-scores. The part-score that East-West made in between stays above the new line: it counts in the end, but no longer helps towards the next game.',
    ],
    'rubber/doubled-and-down': [
      'Doubled, and three down',
      'Nobody was vulnerable. The first trick short costs less than the other two.',
    ],
    'rubber/doubled-and-made': [
      'Doubled, and made',
      'To double a low contract that is made is dear: its tricks count double, the overtrick has its price, and there is the insult besides.',
    ],
    'rubber/honors-in-defeat': [
      'Honors in defeat',
      'South is a trick short, but held four honors of trumps and claims them in time. Both pairs score on the same deal.',
    ],
    'rubber/slam': [
      'A vulnerable slam',
      'With a game won already, North bids and makes a small slam; South held all five honors. Slam, honors and rubber are added up.',
    ],
    'rubber/broken-off': [
      'A rubber broken off',
      'North-South have the only game; East-West, the only part-score of the second. It is time to go: each pair has one of the two bonuses.',
    ],
    'rubber/winner-of-games-loses': [
      'Winning the games and losing the rubber',
      'North-South win two games to none. Between the two, a doubled contract goes down badly: vulnerable, they pay more than the games are worth.',
    ],
    'auction1920/one-spade': [
      'One spade, and ten tricks',
      'Only one was bid, but all four over six count: it is a game.',
    ],
    'auction1920/one-heart-doubled': [
      'One heart doubled, and nine tricks',
      'The three tricks, doubled, go below the line. Above it, the bonus for making it and another for each of the two overtricks.',
    ],
    'auction1920/four-honors': [
      'Four honors in one hand',
      'South held four honors in spades. They are counted without his asking; they do not help towards game.',
    ],
    'auction1920/honors-of-defenders': [
      'Honors of the defenders',
      'West held three honors of trumps and East another: four divided. They are paid for them though they did not play the contract, besides the penalty.',
    ],
    'auction1920/seven-by-one-trick': [
      'Seven bid, twelve tricks won',
      'The contract fails by a trick and the defenders have their penalty. But twelve tricks are a small slam, and that is not lost.',
    ],
    'auction1920/whole-rubber': [
      'A whole rubber',
      'A game on a bid of one, a part-score of the opponents, a doubled penalty, and three no trump made exactly. The second game ends the rubber.',
    ],
    'chicago/four-deals': [
      'Four deals',
      'Two part-scores of North-South complete a game on the second deal, where they were not vulnerable. East-West make another on the third. On the last, a part-score has its bonus.',
    ],
    'chicago/another-four': [
      'Four more, livelier',
      'A doubled part-score that becomes a game, a vulnerable slam with four honors in one hand, a penalty, and the last part-score.',
    ],
    'chicago/passed-out': ['All four pass', 'North deals again: it is still the first deal.'],
    'duplicate/three-no-trump': [
      'Three no trump, and ten tricks',
      'North opens 1NT and South goes to 3NT. North declares, having named no trump first, and East leads. With all cards in view ten tricks are there, one more than needed.',
    ],
    'duplicate/fourteen-results': [
      'Fourteen results',
      'North-South always declare. Look at the number of each board: it says whether they were vulnerable.',
    ],
    'duplicate/passed-out': [
      'A board passed out',
      'The first stays at zero and is not dealt again. On the second, a part-score with an overtrick.',
    ],
  },
}
