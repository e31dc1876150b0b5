// Written by `python -m tapete.server.typescript web/src/wire.ts`; do not edit.
// What each message is for, with examples: docs/protocol.md.

/** Anyone seated may mix 16 random bytes of his own (hexadecimal) into the shuffle before the cut. */
export interface AddEntropy {
  readonly type: "add-entropy";
  readonly entropy: string;
}

/** Somebody joins the evening. */
export interface AddPlayer {
  readonly type: "add-player";
  readonly player: PadPlayer;
}

/** The house says what a contested claim is worth at the worst; None when it could not work that out. */
export interface Adjudicate {
  readonly type: "adjudicate";
  readonly tricks: number | null;
  readonly cards?: readonly Card[];
}

/** A seat accepted it or objected. */
export interface AdjudicationAnswered {
  readonly type: "adjudication-answered";
  readonly seat: Seat;
  readonly accepted: boolean;
}

/** What a contested claim is worth at the worst, for the four to accept (None: not yet). */
export interface AdjudicationSeen {
  /** Of those that remained; None when it could not be worked out. */
  readonly tricks: number | null;
  /** How the play would go. */
  readonly cards: readonly Card[];
  readonly answers: BySeat<boolean | null>;
  /** Whether the host, as director, has to say. */
  readonly is_for_director: boolean;
}

/** One of the four accepts the adjudication, or objects and leaves it to the director. */
export interface AnswerAdjudication {
  readonly type: "answer-adjudication";
  readonly accept: boolean;
}

/** Who is asked accepts a claim or contests it; a conceding defender's partner objects (Laws 68, 70). */
export interface AnswerClaim {
  readonly type: "answer-claim";
  readonly accept: boolean;
}

/** Agree or not. Who proposed it or agreed may still think better of it while others have not answered. */
export interface AnswerInterrupt {
  readonly type: "answer-interrupt";
  readonly agree: boolean;
}

/** Agree to what was proposed, or not. */
export interface AnswerRemedy {
  readonly type: "answer-remedy";
  readonly agree: boolean;
}

/** Grant or refuse it. Who asked withdraws with a refusal, who granted may still refuse. */
export interface AnswerUndo {
  readonly type: "answer-undo";
  readonly grant: boolean;
}

/** Propose to break the rubber off and score it as it stands (Law 80). */
export interface AskInterrupt {
  readonly type: "ask-interrupt";
}

/** A question that others must answer (None: not yet): an undo, or breaking off the rubber. */
export interface AskSeen {
  readonly asked_by: Seat;
  readonly answers: BySeat<boolean | null>;
}

/** Ask the other side to let one's last call or card be taken back. */
export interface AskUndo {
  readonly type: "ask-undo";
}

/** The director, who is the host, says how many of the remaining tricks go to the claimer's side. */
export interface AssignTricks {
  readonly type: "assign-tricks";
  readonly tricks: number;
}

/** What a rubber won by so much counts in hundreds. */
export interface BackScoreShown {
  readonly margin: number;
  readonly hundreds: number;
}

/** At a table for practice: take up the position at that place, from 0, or the same one again. */
export interface BeginPosition {
  readonly type: "begin-position";
  readonly place: number;
}

/** Begin: robots take what seats are empty, and the draw for dealer starts. */
export interface BeginRubber {
  readonly type: "begin-rubber";
}

/**
 * An undertaking to win `level` odd tricks (tricks over six) in a strain.
 *
 * Bids are ordered as they outbid each other (Law 18): by level, then by strain.
 */
export type Bid = `${1 | 2 | 3 | 4 | 5 | 6 | 7}${Strain}`;

/** After bidding only: how the house's book would have bid the four hands, and what can be made. */
export interface BiddingCompared {
  readonly auction: readonly CallSeen[];
  readonly contract: ContractSeen | null;
  readonly analysis: DealAnalysis;
}

/** The auction is over, and so is a position that was for bidding only. */
export interface BiddingEnded {
  readonly type: "bidding-ended";
}

/** A board in the list of a file; what is not known is null. */
export interface BoardListed {
  /** Among the boards of the file, from 1. */
  readonly place: number;
  /** What it is called: its number, as a rule. */
  readonly title: string;
  readonly names: BySeat<string>;
  readonly room: Room | null;
  readonly contract: ContractSeen | null;
  readonly is_passed_out: boolean;
  readonly tricks_taken: number | null;
  readonly score_ns: number | null;
  readonly problems: readonly ProblemSeen[];
}

/** A board of a file that people share: the file's id, and its place from 1. */
export interface BoardNamed {
  readonly file: string;
  readonly place: number;
}

/** A board of a file with everything that was written of it; what is not known is null. */
export interface BoardSeen {
  readonly place: number;
  /** How many boards the file has. */
  readonly of: number;
  readonly title: string;
  readonly number: number | null;
  readonly event: string;
  readonly site: string;
  readonly date: string;
  readonly room: Room | null;
  readonly dealer: Seat | null;
  readonly vulnerability: Vulnerability | null;
  readonly names: BySeat<string>;
  /** As far as they are known. */
  readonly hands: BySeat<readonly Card[]>;
  readonly hcp: BySeat<number | null>;
  /** Up to the first call that is not allowed. */
  readonly auction: readonly CallSeen[];
  readonly contract: ContractSeen | null;
  readonly is_passed_out: boolean;
  /** Up to the first card that is not allowed; the last trick perhaps incomplete. */
  readonly tricks: readonly TrickSeen[];
  readonly is_claimed: boolean;
  readonly tricks_taken: number | null;
  /** Scored as a board of duplicate. */
  readonly score_ns: number | null;
  readonly comments: readonly string[];
  readonly problems: readonly ProblemSeen[];
  /** Whether all four hands are known, so that it can be looked at double dummy. */
  readonly is_solvable: boolean;
  /** Whether its calls, and its cards if there are any, can be graded: a board of duplicate that was bid. */
  readonly is_gradable: boolean;
}

/** The boards of the first set were dealt elsewhere; nobody is told what is in them. */
export interface BoardsBrought {
  readonly type: "boards-brought";
  readonly origin: string;
  readonly deals: readonly string[];
}

/** When a bonus is given that no single trick earns. */
export type BonusCase =
  | "rubber_in_two_games"
  | "rubber_in_three_games"
  | "only_game"
  | "only_part_score"
  | "game"
  | "game_vulnerable"
  | "part_score";

/** A bonus, and why it is given. */
export interface BonusRow {
  readonly case: BonusCase;
  readonly reason: Reason;
  readonly points: number;
}

/** Break a unit off and score it as it stands (Law 80); another deal takes it up again by itself. */
export interface BreakOff {
  readonly type: "break-off";
  readonly unit: string;
}

/**
 * The house brings the boards of a set that was dealt elsewhere, before the first set here is begun.
 *
 * Each deal is written as in PBN; the first is board 1.
 */
export interface BringBoards {
  readonly type: "bring-boards";
  readonly origin: string;
  readonly deals: readonly string[];
}

/** The same thing undoubled, doubled and redoubled. */
export interface ByDoubling {
  readonly undoubled: number;
  readonly doubled: number;
  readonly redoubled: number;
}

/** One thing for each seat. */
export interface BySeat<T> {
  readonly north: T;
  readonly east: T;
  readonly south: T;
  readonly west: T;
}

/** One thing for each side. */
export interface BySide<T> {
  readonly ns: T;
  readonly ew: T;
}

/** What a call shows by the house's card; no row where the book does not make it. */
export interface ByTheCard {
  readonly row: string | null;
  readonly explanation: Words;
}

/** Anything a player may say at his turn in the auction. */
export type Call = Bid | "P" | "X" | "XX";

/** What an earlier call shows; `place` counts calls from 0. */
export interface CallExplained {
  readonly type: "call-explained";
  readonly place: number;
  readonly explanation: Words;
}

/** A call that was made, against the book. */
export interface CallGraded {
  /** How many calls had been made before it. */
  readonly place: number;
  readonly call: Call;
  readonly kind: CallKind;
  readonly standing: CallStanding;
  /** What it shows by the book; empty where the book has no such call. */
  readonly explanation: Words;
  /** Why the book does not make it with this hand; empty where it does. */
  readonly against: Words;
  readonly book: Call;
  readonly book_explanation: Words;
  /** What the book looks at before its own call, row by row, with what the hand lacks for it. */
  readonly looked_at: readonly CallHint[];
}

/** A call of the book that the hand makes, or nearly. */
export interface CallHint {
  readonly call: Call;
  /** The words of its row, and what it would show. */
  readonly explanation: Words;
  /** Whether the hand holds all of that. */
  readonly fits: boolean;
  /** Why the book does not make it; empty for the call that it makes. */
  readonly against: Words;
}

/** Where in the auction a call stands, as the seat in turn sees it. */
export type CallKind =
  /** Nobody has bid. */
  | "opening"
  /** Partner has bid, the opponents have only passed, and it is this seat's first word after it. */
  | "response"
  /** This seat has spoken, and the opponents have only passed. */
  | "rebid"
  /** An opponent has said something. */
  | "competition";

/** A call, with what it shows. */
export interface CallMade {
  readonly type: "call-made";
  readonly seat: Seat;
  readonly call: Call;
  readonly explanation: Words;
}

/** A call to be reported: of the deal on the table or of one that is over, and what is wrong with it. */
export interface CallReport {
  readonly unit: number;
  /** As the view and the page of a deal have them. */
  readonly place: number;
  /** Its place in the auction, from 0. */
  readonly call: number;
  readonly remark: string;
}

/** A call and what it shows (empty words: nothing was said). */
export interface CallSeen {
  readonly seat: Seat;
  readonly call: Call;
  readonly explanation: Words;
}

/** How a call stands to the book. */
export type CallStanding =
  /** The call that the book makes with this hand. */
  | "book"
  /** It shows what the hand holds, but the book looks at another row first. */
  | "fits"
  /** It shows what the hand does not hold. */
  | "misleads"
  /** The book has no such call at this turn: it shows nothing. */
  | "unknown";

/**
 * A card of the pack; there is only one of each, so `Card(...)` hands out the one that exists.
 *
 * Cards are ordered as in the pack: by suit, then by rank.
 */
export type Card = `${Suit}${Rank}`;

/** A chapter of the book: openings, responses, rebids, competition, later. */
export interface CardChapter {
  readonly id: string;
  readonly title: Words;
  readonly groups: readonly CardGroup[];
}

/** A seat drew a card for the first deal. */
export interface CardDrawn {
  readonly type: "card-drawn";
  readonly seat: Seat;
  readonly place: number;
  readonly card: Card;
}

/** A card that was played, with all hands in view and by what its player saw. */
export interface CardGraded {
  /** How many cards had been played before it. */
  readonly place: number;
  /** Whose hand it came from: dummy's cards are declarer's choice. */
  readonly seat: Seat;
  readonly card: Card;
  readonly kind: CardKind;
  readonly verdict: CardVerdict;
  /** Tricks that it gave away with all hands in view. */
  readonly cost: number;
  /** Cards that would have given none away. */
  readonly better: readonly Card[];
  readonly known: KnownSeen | null;
}

/** The rows of one kind of turn, in the order in which a hand is tried on them. */
export interface CardGroup {
  readonly contexts: readonly string[];
  readonly title: Words;
  readonly lines: readonly CardLine[];
}

/** What a card is worth by what the viewer can see. */
export interface CardHint {
  readonly card: Card;
  /** Tricks of the viewer's side in all, expected. */
  readonly tricks: number;
  /** The chance, 0 to 1, that the contract is made by declarer's side, or beaten by the defenders. */
  readonly goal: number;
}

/** What a card decides; where two kinds fit, the first of these. */
export type CardKind =
  | "opening-lead"
  /** To lead trumps, or not to. */
  | "trumps"
  /** To take a trick that is there at once, or not yet. */
  | "cashing"
  /** Which suit to lead. */
  | "suit"
  /** To play for a high card of theirs to lie where it does no harm, or for it to fall. */
  | "finesse"
  /** To take the trick that may be had, or to hold up. */
  | "duck"
  /** How high a defender plays after his partner's lead. */
  | "third-hand"
  /** Which hand is to be on lead, and high cards that are in the way. */
  | "entries"
  /** To ruff or not, and how high. */
  | "ruff"
  | "discard"
  /** Which card of the suit led, in another way. */
  | "following";

/** A row of the book: the call, the row's own words, what the hand holds, and when it applies. */
export interface CardLine {
  readonly row: string;
  readonly call: Words;
  readonly title: Words;
  readonly shows: Words;
  /** Empty where the row always applies. */
  readonly when: Words;
}

/** A card played from the hand of `seat`. */
export interface CardPlayed {
  readonly type: "card-played";
  readonly seat: Seat;
  readonly card: Card;
}

/** How a card stands, with all hands in view and by what its player could know. */
export type CardVerdict =
  /** It gave nothing away, and nothing better could be known. */
  | "good"
  /** It gave tricks away, and by what could be known another card was better. */
  | "error"
  /** It gave tricks away as the cards lay, but was right by what could be known. */
  | "unlucky"
  /** It gave nothing away as the cards lay, but another card was better by what could be known. */
  | "lucky"
  /** It gave tricks away; what could be known has not been worked out. */
  | "costly";

/** A legal card, and the tricks of the declaring side in all when everybody then plays their best. */
export interface CardWorth {
  readonly card: Card;
  readonly tricks: number;
}

/** A part of the Laws with its irregularities, in their order. */
export interface Chapter {
  readonly id: string;
  readonly title: Words;
  readonly irregularities: readonly Irregularity[];
}

/** What players agree on before they begin. */
export interface ChicagoOptions {
  readonly vulnerable: Vulnerable;
  /** Whether honors are scored. */
  readonly honors: boolean;
}

/** Choose an option of the law, where one is entitled to. */
export interface ChooseOption {
  readonly type: "choose-option";
  readonly option: string;
}

/**
 * Who may choose among the options of a law.
 *
 * The offender is whoever broke it; the opponents are the side that did not.
 */
export type Chooser =
  /** The offender's left-hand opponent. */
  | "lho"
  /** Either player of the side that did not offend. */
  | "opponents"
  | "declarer"
  /** Either defender; they may not consult. */
  | "defenders"
  | "offender"
  /** The law works by itself: the option is the one whose case it is. */
  | "nobody"
  /** The four together. */
  | "all"
  /** The director; at a rubber table the arbiter, if the players agreed on one. */
  | "director";

/** Who may choose, in words. */
export interface ChooserNamed {
  readonly chooser: Chooser;
  readonly name: Words;
}

/**
 * Declarer or a defender says how many of the remaining tricks his side wins (0 concedes them all).
 *
 * `line` is the order in which declarer will play these cards of his two hands; a defender names no card.
 * `words` add to it.
 */
export interface Claim {
  readonly type: "claim";
  readonly tricks: number;
  readonly line?: readonly Card[];
  readonly words?: string;
}

/** The worst normal line of a contested claim was worked out, or could not be (Law 70 of duplicate). */
export interface ClaimAdjudicated {
  readonly type: "claim-adjudicated";
  readonly tricks: number | null;
  readonly cards: readonly Card[];
}

/** One of those who are asked accepted or contested. */
export interface ClaimAnswered {
  readonly type: "claim-answered";
  readonly seat: Seat;
  readonly accepted: boolean;
}

/** A claim that ended the play, with all hands in view. */
export interface ClaimGraded {
  readonly claimer: Seat;
  /** Of declarer's side in all, by the claim. */
  readonly tricks_taken: number;
  /** The same if all had played their best from there. */
  readonly makeable: number;
}

/** Claim the honors held in a deal whose play is over (Law 81, spec 000 §05). */
export interface ClaimHonors {
  readonly type: "claim-honors";
  readonly deal: number;
}

/** The claimer's side claimed `tricks` of those that remain; declarer's hand is faced, if it was he. */
export interface ClaimMade {
  readonly type: "claim-made";
  readonly seat: Seat;
  readonly tricks: number;
  readonly line: readonly Card[];
  readonly words: string;
}

/** A claim: answered by those it asks (None: not yet), or contested and binding the rest of the play. */
export interface ClaimSeen {
  readonly claimer: Seat;
  /** No hand is faced; his partner is asked about what he concedes, then declarer about the rest. */
  readonly is_of_defender: boolean;
  readonly tricks: number;
  /** The tricks that remained. */
  readonly of: number;
  readonly line: readonly Card[];
  readonly words: string;
  readonly answers: BySeat<boolean | null>;
  /** Contested: play goes on, bound to the line. */
  readonly is_binding: boolean;
  /** The card that the line demands of the hand in turn. */
  readonly bound_card: Card | null;
  /** Declarer's last card, on which the line was silent, while a defender may refuse it. */
  readonly doubtful_card: Card | null;
  /** In duplicate: play has ended and the claim is adjudicated. */
  readonly is_contested: boolean;
  readonly adjudication: AdjudicationSeen | null;
}

/** The books that number their laws: those of rubber bridge and of duplicate. */
export type Code =
  | "rubber"
  | "duplicate";

/** A person's intent. Sent again with the same `command_id`, it is answered as it was the first time. */
export interface Command {
  readonly type: "command";
  readonly command_id: string;
  /** The version of the view on which the person decided. */
  readonly at_version: number;
  readonly intent: AnyIntent;
}

/** How a score on a board is set against the others on it. */
export type Comparison =
  /** 2 for each score below, 1 for each equal. */
  | "matchpoints"
  /** 1 for each score below, a half for each equal. */
  | "matchpoints_acbl"
  /** IMPs against the mean of the other tables: with two tables, their difference. */
  | "imps"
  /** IMPs against each other score, for each comparison. */
  | "cross_imps"
  /** IMPs against the datum, the mean of all scores, one's own among them. */
  | "butler"
  /** The points themselves, added up. */
  | "total_points";

/** The final bid, its doubling, and who plays it. */
export interface Contract {
  readonly bid: Bid;
  readonly doubling: Doubling;
  readonly declarer: Seat;
}

/** The contract, spelt out. */
export interface ContractSeen {
  readonly level: number;
  readonly strain: Strain;
  readonly doubling: Doubling;
  readonly declarer: Seat;
  readonly dummy: Seat;
  /** Tricks that declarer's side needs. */
  readonly tricks_needed: number;
  /** Tricks that defeat it. */
  readonly tricks_to_defeat: number;
}

/** A deal was written down wrong: this is what came of it. */
export interface CorrectDeal {
  readonly type: "correct-deal";
  readonly deal: string;
  readonly result: PadResult;
  readonly note?: string;
  /** If it then ends sooner: the deals after its end begin a new unit of this id, with the same seats. */
  readonly rest?: string | null;
}

/** Dealer's right-hand opponent cuts: 16 random bytes of his own, in hexadecimal (Law 5). */
export interface Cut {
  readonly type: "cut";
  readonly entropy: string;
}

/** A finished deal, double dummy: first what can be made, then what each card cost. */
export interface DealAnalysis {
  readonly makeable_state: Solved;
  /** The tricks of each declarer in each strain. */
  readonly makeable: BySeat<StrainTricks> | null;
  /** None in the auction bridge of 1920, which scores otherwise. */
  readonly par: ParSeen | null;
  /** None when the deal was passed out. */
  readonly result: ResultSeen | null;
  readonly play_state: Solved;
  /** Each card as it was played; `tricks` are those of the declaring side in all. */
  readonly play: readonly PlayedCard[] | null;
}

/** The cards are gathered for the next deal. */
export interface DealCleared {
  readonly type: "deal-cleared";
}

/** Deals to be had as a file. */
export interface DealFileAsked {
  readonly format: string;
  readonly deals: readonly string[];
}

/** One of the deals, as the board of its place. */
export interface DealFound {
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  /** As PBN has it. */
  readonly text: string;
  readonly hands: BySeat<readonly Card[]>;
  readonly hcp: BySeat<number>;
}

/** Conditions that are ready, the functions, and the formats in which deals can be had. */
export interface DealLanguage {
  readonly examples: readonly Example[];
  readonly functions: readonly FunctionTold[];
  readonly formats: readonly string[];
}

/** The next deal was laid out beforehand; nobody is told which it is. */
export interface DealPrepared {
  readonly type: "deal-prepared";
  readonly deal: string;
}

/** A finished deal with all its cards face up: the page after the deal. */
export interface DealRecord {
  readonly form: Form;
  readonly rubber: number;
  readonly place: number;
  readonly deal: number;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  readonly names: BySeat<string | null>;
  readonly hands: BySeat<readonly Card[]>;
  readonly hcp: BySeat<number>;
  readonly auction: readonly CallSeen[];
  readonly contract: ContractSeen | null;
  /** All tricks, the last perhaps incomplete when a claim ended the play. */
  readonly tricks: readonly TrickSeen[];
  readonly claim: ClaimSeen | null;
  readonly rulings: readonly RulingSeen[];
  readonly tricks_taken: number;
  readonly entries: readonly EntrySeen[];
  /** None for a board that was dealt elsewhere. */
  readonly proof: Proof | null;
  /** Whether it was practice, and counted nowhere. */
  readonly is_practice: boolean;
}

/** The result was entered. */
export interface DealScored {
  readonly type: "deal-scored";
  readonly outcome: Outcome;
}

/** One scored deal, for the list of deals beside the sheet. */
export interface DealSeen {
  /** Its place among all deals, those passed out too, from 1. */
  readonly place: number;
  /** Its number: of the board in duplicate; in Chicago a deal passed out has the number of the next. */
  readonly deal: number;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  readonly contract: ContractSeen | null;
  readonly tricks_taken: number;
  /** All that was entered for it, NS less EW. */
  readonly score_ns: number;
}

/** A table for duplicate with its boards prepared: those that one has seen, or others that nobody has. */
export interface DealTableAsked {
  readonly seen?: readonly string[];
  /** Dealt without being shown, from a seed that nobody is told: whoever asks may play them. */
  readonly unseen?: DealsAsked | null;
  readonly options?: Partial<Options>;
}

/** The highest card deals first. */
export interface DealerDrawn {
  readonly type: "dealer-drawn";
  readonly dealer: Seat;
}

/** Deals to be dealt: under a condition, with given cards, from a seed; by chance where there is none. */
export interface DealsAsked {
  readonly where?: string;
  readonly count?: number;
  readonly seed?: number | null;
  /** As people write them: `AKQ.T9..` or `SAKQ HT9`. */
  readonly given?: BySeat<string>;
  readonly swap?: Swap;
  /** Deals that are looked at, at the most. */
  readonly tries?: number;
}

/** What was found; fewer than were wanted where tries or time came to an end. */
export interface DealsFound {
  readonly deals: readonly DealFound[];
  readonly seed: number;
  readonly tries: number;
  readonly wanted: number;
  readonly ended: Ended;
}

/** Why nothing was dealt: a `Problem` that knows its place in the condition, or the seat of the cards. */
export interface DealsProblem {
  readonly code: string;
  readonly law: number | null;
  readonly text: Words;
  /** In the condition, from 1; 0 where the fault is elsewhere. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** Whose given cards are wrong. */
  readonly seat: Seat | null;
}

/** Say that one plays the house's system, or that one does not. */
export interface DeclareSystem {
  readonly type: "declare-system";
  readonly house_card: boolean;
}

/** A command was committed: it is on disk, and nothing can lose it. */
export interface Done {
  readonly type: "done";
  readonly command_id: string;
  /** The version of the table just after the command's events. */
  readonly version: number;
}

/** Whether the final bid stands undoubled, doubled or redoubled (Law 19). */
export type Doubling =
  | ""
  | "X"
  | "XX";

/** Take a card of the spread pack, by its place 1 to 50: none from the ends (Law 3). */
export interface DrawCard {
  readonly type: "draw-card";
  readonly place: number;
}

/** All that the browser needs to spread the pack of the draw again (docs/fair-deal.md). */
export interface DrawProof {
  readonly commitment: string;
  /** Shown once all four have drawn. */
  readonly secret: string | null;
}

/** A card drawn for the first deal, and its place in the spread pack. */
export interface DrawnCard {
  readonly seat: Seat;
  readonly place: number;
  readonly card: Card;
}

/** All that dummy may say while the hand is played (Law 42, spec 000 §04). */
export type DummyPhrase =
  /** Has declarer, who did not follow, really none of the suit led? */
  | "having-none"
  /** The lead is not from the hand that declarer is about to lead from. */
  | "wrong-hand";

/** Dummy used his right. */
export interface DummySaid {
  readonly type: "dummy-said";
  readonly seat: Seat;
  readonly phrase: DummyPhrase;
}

/** What the law lets dummy say during the play. */
export interface DummySay {
  readonly type: "dummy-say";
  readonly phrase: DummyPhrase;
}

/** Settle: in points, or in money at so much a hundred. */
export interface EndEvening {
  readonly type: "end-evening";
  /** Money for each hundred points, such as `0.50`; empty: points alone. */
  readonly stake: string;
  readonly currency: string;
}

/** Why a search came to its end. */
export type Ended =
  | "found"
  | "tries"
  | "time";

/** Write down a deal that was played. */
export interface EnterDeal {
  readonly type: "enter-deal";
  readonly unit: string;
  readonly deal: string;
  readonly result: PadResult;
  /** The deal it follows, as its writer saw the sheet ("" for none): refused if another stands there now. */
  readonly after?: string | null;
  /** A deal was forgotten: this one was played before that. */
  readonly before?: string | null;
  /** In duplicate: the number of the board. */
  readonly board?: number | null;
  /** In duplicate: which time it was played, from 1. */
  readonly half?: number | null;
}

/** Honors claimed after the result was entered, while that is in time (Law 81, spec 000 §05). */
export interface EnterHonors {
  readonly type: "enter-honors";
  readonly deal: string;
  readonly seat: Seat;
  readonly count: number;
}

/** A seat mixed bytes of its own into the shuffle. */
export interface EntropyAdded {
  readonly type: "entropy-added";
  readonly seat: Seat;
  readonly entropy: string;
}

/** A figure on the sheet and why it stands there. */
export interface EntrySeen {
  readonly deal: number;
  readonly side: Side;
  readonly line: Line;
  readonly points: number;
  readonly reason: Reason;
  /** Where the rules chosen say it, such as `000 §05`. */
  readonly section: string;
  /** Its number in that code; none where the rules have no numbers. */
  readonly law: number | null;
  readonly code: Code | null;
}

/** A condition with a name: an id for the command line, a title and what it is good for. */
export interface Example {
  readonly id: string;
  readonly title: Words;
  readonly condition: string;
}

/** A worked example: what was played, and the sheet that the scorer made of it. */
export interface ExampleSeen {
  /** By which the page knows what to say about it. */
  readonly name: string;
  readonly sheet: SheetSeen;
  /** Deal by deal. */
  readonly honors: readonly (readonly HonorsHeld[])[];
  /** The auction of the first deal, where it is worth telling. */
  readonly calls: readonly Call[];
  /** The cards of the first deal, where they are worth seeing. */
  readonly hands: BySeat<readonly Card[]> | null;
  readonly hcp: BySeat<number> | null;
}

/** Say what an earlier call of one's own shows; all may read it. `place` counts calls from 0. */
export interface ExplainCall {
  readonly type: "explain-call";
  readonly place: number;
  readonly explanation: Words;
}

/** Something in the file that is not as it should be. */
export interface FaultSeen {
  readonly code: string;
  readonly text: string;
  /** From 1; 0 where it belongs to no line. */
  readonly line: number;
  readonly column: number;
  /** The place of its board, from 1; None where it belongs to none. */
  readonly board: number | null;
  readonly law: number | null;
  readonly is_warning: boolean;
}

/** How many tables of robots are to play a set too. */
export interface FieldAsked {
  readonly tables: number;
}

/** The tables of robots that were asked for, and how many have played. */
export interface FieldSeen {
  readonly tables: number;
  readonly done: number;
}

/** A whole file. */
export interface FileSeen {
  readonly id: string;
  readonly name: string;
  readonly format: string;
  /** What the format is called. */
  readonly title: string;
  readonly boards: readonly BoardListed[];
  readonly faults: readonly FaultSeen[];
  readonly formats: readonly FormatSeen[];
}

/** A file was read and kept; its path can be passed on. */
export interface FileShared {
  readonly id: string;
  readonly path: string;
}

/** A deal that is over: its table, as in the address of its page, its unit and its place in it. */
export interface FinishedNamed {
  readonly table: string;
  readonly unit: number;
  readonly place: number;
}

/** Rubber bridge, the auction bridge of 1920, the four deals of Chicago, and sets of duplicate boards. */
export type Form =
  | "rubber"
  | "auction1920"
  | "chicago"
  | "duplicate";

/** A format in which the file can be taken away. */
export interface FormatSeen {
  readonly name: string;
  readonly title: string;
  readonly ending: string;
}

/** A function of the language of conditions. */
export interface FunctionTold {
  readonly signature: string;
  readonly words: Words;
  readonly example: string;
}

/** A game won: the line is drawn under the entries up to this deal. */
export interface GameSeen {
  readonly deal: number;
  readonly side: Side;
}

/** Play on after all: the evening is open again. */
export interface GoOn {
  readonly type: "go-on";
}

/**
 * A hand that the viewer may see, with the cards left, in the order in which they lie.
 *
 * `suits` is the order of the columns: in dummy from dummy's right, trumps first (Law 41); in a
 * hand of one's own from the left.
 */
export interface HandSeen {
  readonly seat: Seat;
  readonly suits: readonly Suit[];
  readonly cards: readonly Card[];
  readonly is_dummy: boolean;
  readonly is_faced_by_claim: boolean;
}

/** Whether the server and its store answer. */
export interface Health {
  readonly status: string;
  readonly version: string;
}

/** What the book would call, or what each card is worth, by what the viewer can see. */
export interface Hint {
  readonly type: "hint";
  readonly request_id: string;
  /** The version of the view that it is about. */
  readonly at_version: number;
  /** The first choice, as `card` is; each None when it is the other's turn. */
  readonly call: Call | null;
  readonly card: Card | null;
  /** What the call shows. */
  readonly explanation: Words;
  readonly basis: HintBasis;
  /** Two or three, the book's own first. */
  readonly calls: readonly CallHint[];
  /** What the book looks at before its own call, row by row, with what the hand lacks for it. */
  readonly looked_at: readonly CallHint[];
  /** All that may be played, the best first; none with `only` and `thumb`. */
  readonly cards: readonly CardHint[];
  /** How many layouts were looked at. */
  readonly layouts: number;
}

/** Where a hint comes from. */
export type HintBasis =
  /** The book of bidding. */
  | "book"
  /** Layouts of the hidden cards that agree with all that the viewer sees, as many as there was time for. */
  | "layouts"
  /** All such layouts: the chances are exact against the best play. */
  | "all-layouts"
  /** There is but one card to play. */
  | "only"
  /** A rule of thumb: working it out took too long. */
  | "thumb";

/** Asks for help with the viewer's turn. A newer request takes the place of one not answered yet. */
export interface HintRequest {
  readonly type: "hint";
  readonly request_id: string;
}

/** How the honors lie: in one hand, or in both hands of a pair. */
export type Holding =
  | "three"
  | "four_divided"
  | "five_as_3_2"
  | "four_in_one"
  | "five_as_4_1"
  | "five_in_one";

/** Honors that can be entered in a strain: how many for one hand, and the most in all hands together. */
export interface HonorsChoice {
  readonly strain: Strain;
  readonly counts: readonly number[];
  readonly most: number;
}

/** A seat claimed the honors it held in a deal. */
export interface HonorsClaimed {
  readonly type: "honors-claimed";
  readonly seat: Seat;
  readonly deal: number;
  readonly count: number;
}

/** Honors that somebody was dealt in an example. */
export interface HonorsHeld {
  readonly seat: Seat;
  readonly count: number;
}

/** What honors that lie so are worth, from clubs to no trump; None where they cannot. */
export interface HonorsRow {
  readonly holding: Holding;
  readonly points: readonly (number | null)[];
}

/** Honors held in one hand: of which deal, how many, and what they are worth. */
export interface HonorsSeen {
  readonly deal: number;
  readonly count: number;
  readonly points: number;
}

/** A seat answered. */
export interface InterruptAnswered {
  readonly type: "interrupt-answered";
  readonly seat: Seat;
  readonly agreed: boolean;
}

/** A seat proposes to break off the rubber. */
export interface InterruptAsked {
  readonly type: "interrupt-asked";
  readonly seat: Seat;
}

/** What a program is invited to; it takes the seat itself, or does not. */
export interface Invitation {
  readonly table: string;
  readonly path: string;
  readonly seat: Seat;
}

/** A program of one's own to be invited to a seat. */
export interface InviteProgram {
  readonly program: string;
  readonly seat: Seat;
}

/** What can go wrong at a table under one law of one code, or of both where they agree. */
export interface Irregularity {
  readonly id: string;
  readonly chapter: string;
  readonly law: number;
  /** What follows the number in the Laws, such as the `A` of 27A; empty for the whole law. */
  readonly part: string;
  readonly codes: readonly Code[];
  readonly title: Words;
  readonly happened: Words;
  readonly options: readonly Option[];
  readonly chooser: Chooser;
  /** Whether the players should look all of it up in their law book before they rely on it. */
  readonly unsure: boolean;
  /** Other laws that it leads to. */
  readonly see: readonly number[];
  /** Other words for it, in any of the three languages, by which it is looked for. */
  readonly also: readonly string[];
}

/** A seat said what it was, by its name in the laws, and whose. */
export interface IrregularityNamed {
  readonly type: "irregularity-named";
  readonly seat: Seat;
  readonly irregularity: string;
  readonly offender: Seat;
}

/** What could be known as a card was played: of it, and of the card that was best by that. */
export interface KnownSeen {
  /** Tricks of the side in all, expected. */
  readonly tricks: number;
  /** The chance, 0 to 1, that the contract is made by declarer's side, or beaten by the defenders. */
  readonly goal: number;
  readonly best: Card;
  readonly best_tricks: number;
  readonly best_goal: number;
  readonly layouts: number;
  /** Whether those are all the layouts there may be. */
  readonly exact: boolean;
}

/** What the Laws say when something irregular happens. */
export interface LawBook {
  readonly chapters: readonly Chapter[];
  readonly choosers: readonly ChooserNamed[];
  readonly notes: readonly Note[];
}

/** What was irregular, in words. */
export interface LawSeen {
  readonly id: string;
  /** Such as `27A`. */
  readonly number: string;
  readonly code: Code;
  readonly title: Words;
  readonly happened: Words;
  readonly unsure: boolean;
}

/** The house lays out positions for practice, before anything is played at the table. */
export interface LayPositions {
  readonly type: "lay-positions";
  readonly positions: readonly Position[];
  readonly origin?: string | null;
}

/** A holding from the top, and the place in it, from 0, of the card that is led. */
export interface LeadLine {
  readonly holding: readonly Rank[];
  readonly against_suit: number;
  readonly against_notrump: number;
}

/** Get up: before the rubber the seat is free again, during it the seat is held. */
export interface LeaveSeat {
  readonly type: "leave-seat";
}

/** One player's evening: units that are over, points won less points lost, the back score in hundreds. */
export interface LedgerLine {
  readonly player: string;
  readonly units: number;
  readonly points: number;
  readonly back: number;
  /** The back score at the stake, once the evening is settled in money. */
  readonly money: string | null;
}

/** A defender lets such a play pass; playing to the trick in his turn does the same. */
export interface LetPlayPass {
  readonly type: "let-play-pass";
}

/** A level of a contract and the tricks that fulfil it. */
export interface LevelChoice {
  readonly level: number;
  readonly tricks_needed: number;
}

/** Where points are written: trick points below the line, premiums above it (Law 72). */
export type Line =
  | "below"
  | "above";

/** A seat is ready to go on. */
export interface MadeReady {
  readonly type: "made-ready";
  readonly seat: Seat;
}

/** Call in one's turn, with what the call shows if it needs saying. */
export interface MakeCall {
  readonly type: "make-call";
  readonly call: Call;
  readonly explanation?: Partial<Words>;
}

/** Somebody goes home or rests, and is not proposed for a seat until he is back. */
export interface MarkAway {
  readonly type: "mark-away";
  readonly player: string;
  readonly is_away: boolean;
}

/** What the viewer may do now, so that the browser need not know. */
export interface May {
  readonly take_seats: readonly Seat[];
  readonly seat_robots: readonly Seat[];
  readonly remove_robots: readonly Seat[];
  readonly leave_seat: boolean;
  readonly begin: boolean;
  /** For practice: to take up a position, or the same one again. */
  readonly begin_position: boolean;
  /** To say whether one plays the house's system. */
  readonly declare_system: boolean;
  readonly draw: boolean;
  readonly add_entropy: boolean;
  readonly cut: boolean;
  readonly calls: readonly Call[];
  /** Places of one's own calls that one may explain, from 0. */
  readonly explain: readonly number[];
  /** Legal cards of the hand in turn, when the viewer plays it. */
  readonly cards: readonly Card[];
  readonly claim: boolean;
  /** Cards that a claim's line may name: none of a defender's. */
  readonly claim_cards: readonly Card[];
  readonly answer_claim: boolean;
  readonly answer_adjudication: boolean;
  /** As director: to say what a contested claim is worth. */
  readonly assign_tricks: boolean;
  readonly refuse_play: boolean;
  readonly let_play_pass: boolean;
  /** Honors that the viewer held and may still claim: for him alone, and only if the table reminds him. */
  readonly claim_honors: readonly HonorsSeen[];
  /** Deals in which a claim of honors is still in time (whether he held any is his to know). */
  readonly claim_honors_deals: readonly number[];
  readonly ask_undo: boolean;
  readonly answer_undo: boolean;
  /** To refuse, with an answer of no, what one asked or granted. */
  readonly withdraw_undo: boolean;
  readonly ask_interrupt: boolean;
  readonly answer_interrupt: boolean;
  /** To say no after all to what one proposed or agreed to. */
  readonly withdraw_interrupt: boolean;
  readonly settle: MaySettle;
  readonly ready: boolean;
  readonly say: boolean;
  readonly dummy_phrases: readonly DummyPhrase[];
  readonly hint: boolean;
  /** As whoever made the table: to read what was reported there. */
  readonly read_reports: boolean;
}

/** What the viewer may do to stop the table, and to settle what was irregular. */
export interface MaySettle {
  readonly stop: boolean;
  readonly resume: boolean;
  /** Whether he may say what it was; the form must have laws that name it. */
  readonly name: boolean;
  /** Options of the law that he is entitled to choose. */
  readonly choose: readonly string[];
  readonly propose: boolean;
  /** Whether a remedy may have tricks or points: a deal passed out has none to adjust. */
  readonly adjust: boolean;
  readonly answer: boolean;
}

/** Who the cookie says one is; no name before the first one is given. */
export interface Me {
  readonly name: string | null;
}

/** How results are compared: two in IMPs, three or more in matchpoints (Law 78). */
export type Method =
  | "imps"
  | "matchpoints";

/** Say what it was, by its name in the laws (`GET /api/laws`), and whose. */
export interface NameIrregularity {
  readonly type: "name-irregularity";
  readonly irregularity: string;
  readonly offender: Seat;
}

/** A pad to be begun. With an id of its own it can be sent again: nothing is begun twice. */
export interface NewPad {
  readonly pad: OpenPad;
  /** Small letters and digits that nobody can guess, 14 to 32; the server makes one if there is none. */
  readonly id?: string | null;
}

/** A program that shall play in its maker's name. */
export interface NewProgram {
  readonly name: string;
}

/** A table to be made. */
export interface NewTable {
  readonly form: Form;
  readonly options?: Partial<Options>;
  /** Duplicate: a set of boards that is over elsewhere, to be played here first. */
  readonly again?: SetNamed | null;
}

/** What the next deal of the unit is played under. */
export interface NextDeal {
  readonly number: number;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  /** The id of the last deal entered, "" before the first: what `enter-deal` may name. */
  readonly after: string;
}

/** Something that whoever looks for a law should know, and that is no irregularity. */
export interface Note {
  readonly id: string;
  readonly text: Words;
}

/** Begin a pad: the form, and who plays. */
export interface OpenPad {
  readonly type: "open-pad";
  readonly form: Form;
  readonly players: readonly PadPlayer[];
  readonly chicago?: Partial<ChicagoOptions>;
}

/** One way in which a law lets an irregularity be put right, or one case that it tells apart. */
export interface Option {
  readonly id: string;
  readonly text: Words;
  /** Who may choose it; not always the same for all options of a law. */
  readonly chooser: Chooser;
  /** Tricks that pass to the side that did not offend; 0 for none. */
  readonly tricks: number;
  /** Whether the players should look it up in their law book before they rely on it. */
  readonly unsure: boolean;
}

/** Who was entitled to it chose an option of the law. */
export interface OptionChosen {
  readonly type: "option-chosen";
  readonly seat: Seat;
  readonly option: string;
}

/** An option of the law that was named. */
export interface OptionSeen {
  readonly id: string;
  readonly text: Words;
  /** Tricks that it passes to the side that did not offend. */
  readonly tricks: number;
  readonly choosers: readonly Seat[];
  /** Whether the players should look it up in their law book. */
  readonly unsure: boolean;
}

/** The options of a table. */
export interface Options {
  /** What may be taken back by consent. */
  readonly undo: Undo;
  /** Whether a player may ask what the book would call or play. */
  readonly hints: boolean;
  /** Whether the holder of honors, and he alone, is reminded to claim them. */
  readonly honors_reminder: boolean;
  /** Milliseconds that a robot takes over a call or a card, 0 to 10,000. */
  readonly tempo: number;
  /** Whether robots play by rule of thumb, or work each card out over the layouts that may be. */
  readonly skill: Skill;
  /** Whether people behind no one's chair may look on; if not, they see who sits and what seat is free. */
  readonly watchers: boolean;
  /** Whether seats stay as taken or are drawn for. */
  readonly seats: Seats;
  /** Whether the house may lay out prepared deals, as in a lesson; every view says that it does. */
  readonly prepared_deals: boolean;
  /** Chicago: which side is vulnerable on the second and third deal. */
  readonly vulnerable: Vulnerable;
  /** Chicago: whether honors are scored. */
  readonly honors: boolean;
  /** Chicago: whether the next four deals are played with another partner, where seats are not drawn. */
  readonly partners: Partners;
  /** Duplicate: how many boards a set has, 1 to 36. */
  readonly boards: number;
  /** Duplicate: what the boards are played for; robots bid and play accordingly. */
  readonly scoring: Scoring;
}

/**
 * A contract and the tricks won by the declaring side (0-13), or a passed-out deal (no contract).
 *
 * Raises `ImpossibleOutcome` for tricks beyond those of a pack of 52 cards (Law 1).
 *
 * `honors` holds, for each seat that claimed them, how many honors it was dealt: of trumps, or
 * aces at no trump.
 */
export interface Outcome {
  readonly contract: Contract | null;
  readonly tricks_taken: number;
  readonly honors: readonly (readonly [Seat, number])[];
}

/** What a trick over the contract puts above the line. */
export interface OvertrickRow {
  readonly strain: Strain;
  readonly not_vulnerable: ByDoubling;
  readonly vulnerable: ByDoubling;
}

/** The pack was cut, and so dealt: the deal follows from secret, added bytes and cut, unless prepared. */
export interface PackCut {
  readonly type: "pack-cut";
  readonly seat: Seat;
  readonly entropy: string;
}

/** The pack lies face down for the draw; the secret stays hidden until all have drawn. */
export interface PackSpread {
  readonly type: "pack-spread";
  readonly secret: string;
  readonly commitment: string;
}

/** What became of one command. */
export interface PadAnswer {
  readonly command_id: string;
  readonly status: PadStatus;
  /** The version of the pad just after it, when it was done. */
  readonly version: number | null;
  readonly problem: Problem | null;
  /** When it was refused: the deals that are in its way, by their ids. */
  readonly deals: readonly string[];
}

/** What became of each command, and the pad as it stands now. */
export interface PadAnswers {
  readonly answers: readonly PadAnswer[];
  readonly view: PadView;
}

/** What would this come to? Nothing is written. */
export interface PadAsked {
  readonly command: EnterDeal | CorrectDeal;
}

/** All that can be entered of a deal. */
export interface PadChoices {
  readonly levels: readonly LevelChoice[];
  readonly strains: readonly Strain[];
  readonly doublings: readonly Doubling[];
  readonly tricks: readonly number[];
  /** Empty where honors do not count. */
  readonly honors: readonly HonorsChoice[];
}

/** A command and the id under which it is done once, however often it is sent. */
export interface PadCommandSent {
  readonly command_id: string;
  readonly command: AnyPadCommand;
}

/** Commands in the order in which they were written, perhaps while out of reach. */
export interface PadCommands {
  readonly commands: readonly PadCommandSent[];
}

/** A deal on the pad and what came of it. */
export interface PadDealSeen {
  readonly id: string;
  /** Its place in the unit from 1, deals passed out counted too; 0 once it is removed. */
  readonly place: number;
  /** Under which its figures stand on the sheet; the number of the board in duplicate. */
  readonly number: number;
  /** In duplicate: which time the board was played. Otherwise 1. */
  readonly half: number;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  /** When it was entered, in seconds since 1970. */
  readonly at: number;
  /** As it was typed. */
  readonly result: PadResult;
  readonly contract: ContractSeen | null;
  readonly tricks_taken: number;
  /** Tricks over the contract; negative when it failed. */
  readonly over: number;
  readonly entries: readonly EntrySeen[];
  readonly score_ns: number;
  readonly rulings: readonly PadRulingSeen[];
  /** Honors in one hand that can still be claimed for it; none when it is too late. */
  readonly honors_in_time: readonly number[];
  readonly is_corrected: boolean;
  /** What it was before each correction. */
  readonly was: readonly Was[];
  /** Other deals whose correction has changed its figures. */
  readonly changed_by: readonly string[];
  /** What its figures were, when another deal's correction has changed them. */
  readonly entries_before: readonly EntrySeen[];
}

/** A pad of mine: one that I began or wrote on. */
export interface PadListed {
  readonly id: string;
  readonly path: string;
  readonly form: Form;
  readonly names: readonly string[];
  readonly units: number;
  /** In seconds since 1970. */
  readonly begun_at: number;
  readonly written_at: number;
  readonly is_ended: boolean;
}

/** A pad was begun; whoever has its path may write on it. */
export interface PadMade {
  readonly id: string;
  readonly path: string;
  readonly view: PadView;
}

/** What can be written now. */
export interface PadMay {
  readonly start_unit: boolean;
  readonly add_player: boolean;
  /** The units that take another deal. */
  readonly enter_deal: readonly string[];
  readonly break_off: readonly string[];
  readonly remove_unit: readonly string[];
  readonly end_evening: boolean;
  readonly go_on: boolean;
}

/** Somebody who plays this evening. */
export interface PadPlayer {
  readonly id: string;
  readonly name: string;
}

/** What would stand on the sheet. */
export interface PadPreview {
  /** The figures of the deal. */
  readonly entries: readonly EntrySeen[];
  /** Those of the whole that come with it, such as the bonus for the rubber. */
  readonly whole: readonly EntrySeen[];
  readonly totals: BySide<number>;
  /** Who wins a game by this deal. */
  readonly wins_game: Side | null;
  /** Whether it would be over then. */
  readonly ends_unit: boolean;
  /** Other deals whose figures would change, by their ids. */
  readonly changes: readonly string[];
}

/** What came of a deal, as it was typed; whether it can be is judged by the pad. */
export interface PadResult {
  /** `4H`, `3NTX`, `7CXX`, or `pass` when nobody bid. */
  readonly contract: string;
  readonly declarer: Seat | null;
  /** Tricks won by the declaring side, 0 to 13. */
  readonly tricks: number | null;
  /** Honors held in one hand: claimed in rubber bridge and Chicago, as dealt in 1920. */
  readonly honors: readonly (readonly [Seat, number])[];
  /** Who doubled (or, of a redoubled contract, who redoubled), if that is to be kept. */
  readonly doubled_by: Seat | null;
}

/** What the players agreed on after an irregularity in a deal. */
export interface PadRulingSeen {
  readonly id: string;
  readonly irregularity: string;
  /** What the irregularity is called; None for one that is not among those of the laws. */
  readonly title: Words | null;
  readonly note: string;
  readonly side: Side | null;
  readonly points: number;
  readonly law: number | null;
}

/** What became of a command. */
export type PadStatus =
  /** It is on disk, now or from an earlier time. */
  | "done"
  /** It cannot stand; the pad is as it was. */
  | "refused"
  /** One before it was refused, and it was not looked at: take that one out, then send it again. */
  | "waiting";

/** A pad as everybody sees it. */
export interface PadView {
  /** How many lines have been written. */
  readonly version: number;
  readonly form: Form;
  readonly chicago: ChicagoOptions;
  /** In the order of their entry. */
  readonly players: readonly PadPlayer[];
  /** Who has gone home or rests, by their ids. */
  readonly away: readonly string[];
  readonly units: readonly UnitSeen[];
  /** The unit that is being played. */
  readonly current: string | null;
  /** Who could play next, if the players do not want it otherwise. */
  readonly proposal: Proposal;
  readonly ledger: readonly LedgerLine[];
  /** How the evening was settled, once it is over. */
  readonly ended: EndEvening | null;
  readonly payments: readonly Payment[];
  readonly choices: PadChoices;
  readonly may: PadMay;
}

/** What a pair has made of a set of boards. */
export interface PairLine {
  readonly players: readonly [string, string];
  /** Results of theirs that could be compared. */
  readonly boards: number;
  /** IMPs, or matchpoints (2 for each result beaten, 1 for each equalled). */
  readonly worth: number;
  /** The most matchpoints they could have had; 0 in IMPs. */
  readonly most: number;
  /** Of the most; none in IMPs. */
  readonly percent: number | null;
  /** `1`, or `1=` when it is shared. */
  readonly place: string;
}

/** A contract that scores par, the lowest of its strain. */
export interface ParContractSeen {
  readonly bid: Bid;
  readonly doubling: Doubling;
  readonly side: Side;
  /** Who can declare it with this result: one of the side, or both. */
  readonly declarers: readonly Seat[];
  readonly tricks_taken: number;
  /** Less than none where it fails. */
  readonly overtricks: number;
}

/** Par, scored as a board of duplicate; no contract where nobody should bid. */
export interface ParSeen {
  readonly score_ns: number;
  readonly contracts: readonly ParContractSeen[];
}

/** What becomes of the partnerships after the four deals of Chicago. */
export type Partners =
  | "change"
  | "keep";

/** After the four deals of Chicago the players moved: for each new seat, the seat its player sat in. */
export interface PartnersChanged {
  readonly type: "partners-changed";
  readonly came_from: BySeat<Seat>;
}

/** Somebody pays somebody: so many hundreds, and in money where that was agreed. */
export interface Payment {
  readonly payer: string;
  readonly payee: string;
  readonly hundreds: number;
  readonly money: string | null;
}

/** Somebody at the browser, or his program: a lasting id that nobody else is shown, and a name. */
export interface Person {
  readonly kind: "person";
  readonly id: string;
  readonly name: string;
  /** None for a person; everybody at the table is shown that it is a program, and whose. */
  readonly program: Program | null;
}

/** The stages of a rubber, in the order in which a table passes through them. */
export type Phase =
  | "seating"
  /** The four draw for the first deal. */
  | "draw"
  /** The house is to shuffle. */
  | "shuffle"
  | "cut"
  | "auction"
  | "play"
  /** Play is suspended until both defenders have answered. */
  | "claim"
  /** The deal is over and seen by all, until everyone is ready. */
  | "result"
  | "rubber-over";

/** Asks whether the server is there. */
export interface Ping {
  readonly type: "ping";
}

/** Play a card from the hand in turn; declarer plays dummy's too. */
export interface PlayCard {
  readonly type: "play-card";
  readonly card: Card;
}

/** A defender let declarer's last card pass. */
export interface PlayLetPass {
  readonly type: "play-let-pass";
  readonly seat: Seat;
}

/** A defender refused declarer's last card; it goes back to its hand. */
export interface PlayRefused {
  readonly type: "play-refused";
  readonly seat: Seat;
  readonly card: Card;
}

/** A card as it was played, and what the others would have been worth. */
export interface PlayedCard {
  readonly seat: Seat;
  readonly card: Card;
  /** Tricks of the declaring side in all, had the best card been played. */
  readonly before: number;
  /** The same with the card played. */
  readonly after: number;
  /** Tricks that the card gave away, seen from the side that played it; never less than none. */
  readonly cost: number;
  /** Every card that could have been played, highest first. */
  readonly legal: readonly CardWorth[];
}

/** The server is there. */
export interface Pong {
  readonly type: "pong";
}

/** A deal to be taken up from a point on; all that went before is given, and nobody chose it here. */
export interface Position {
  /** As PBN has it. */
  readonly deal: string;
  /** Duplicate: the number of the board, which says who deals and who is vulnerable. */
  readonly board: number;
  /** In the other forms: who dealt first, and what came of the deals before: the sheet stands alike. */
  readonly first_dealer: Seat;
  readonly earlier: readonly Outcome[];
  readonly calls: readonly Call[];
  /** Of those calls, as far as there are any. */
  readonly explanations: readonly Words[];
  readonly cards: readonly Card[];
  /** Whether it ends with the auction. */
  readonly is_bidding_only: boolean;
}

/** The position at that place, from 0, is on the table as it was laid. */
export interface PositionBegun {
  readonly type: "position-begun";
  readonly place: number;
}

/** The table is one for practice, of these positions; nobody is told what is in them. */
export interface PositionsLaid {
  readonly type: "positions-laid";
  readonly positions: readonly Position[];
  readonly origin: string | null;
}

/** A table for practice: deals that one has seen, or nobody, or one that is over, or a file's board. */
export interface PracticeAsked {
  readonly seen?: readonly string[];
  readonly unseen?: DealsAsked | null;
  readonly of?: FinishedNamed | null;
  readonly of_board?: BoardNamed | null;
  /** Of a deal that is over, or a board with its auction: play begins at once, in its contract. */
  readonly keeps_auction?: boolean;
  /** Of such a one: so many cards were played already; the auction is kept then. */
  readonly cards?: number;
  readonly is_bidding_only?: boolean;
  /** To sit there at once, with robots in the other seats; without it the table waits for people. */
  readonly seat?: Seat | null;
  readonly options?: Partial<Options>;
}

/** What is practised: the table says so to everybody, and nothing of it counts. */
export interface PracticeSeen {
  /** Of the position on the table, from 0. */
  readonly place: number;
  readonly of: number;
  /** The place of the next; after the last comes the first again. */
  readonly following: number;
  /** Calls that were given, and cards: nobody made them here. */
  readonly calls: number;
  readonly cards: number;
  readonly is_bidding_only: boolean;
}

/**
 * The house lays out this deal in place of the one that would be cut, at a table for prepared deals.
 *
 * The deal is written as in PBN: `N:` and four hands clockwise.
 */
export interface PrepareDeal {
  readonly type: "prepare-deal";
  readonly deal: string;
}

/** Why a REST request was refused, with a 4xx status. */
export interface Problem {
  readonly code: string;
  readonly law: number | null;
  readonly text: Words;
}

/** Something that is wrong with a board. */
export interface ProblemSeen {
  readonly code: string;
  /** In the file (line and column), or in the board (call 7, trick 3). */
  readonly where: string;
  readonly text: string;
  readonly law: number | null;
}

/** What it says of a player that he is no person: a robot from outside, and who answers for it. */
export interface Program {
  /** The name of the person who gave it its token; empty for one that came in by the robots' own door. */
  readonly maker: string;
  /** Whether it understands claims. Where one that does not sits, all thirteen tricks are played. */
  readonly claims: boolean;
}

/** A program of mine; times in seconds since 1970. */
export interface ProgramListed {
  readonly id: string;
  readonly name: string;
  readonly made_at: number;
  /** When it last came in. */
  readonly used_at: number | null;
  /** Whether it waits to be invited to a seat. */
  readonly is_listening: boolean;
}

/** A new program and its token, which is told this once and never again. */
export interface ProgramMade {
  readonly program: ProgramListed;
  readonly token: string;
}

/** All that the browser needs to compute the deal again (docs/fair-deal.md). */
export interface Proof {
  readonly commitment: string;
  /** Shown once the deal is over. */
  readonly secret: string | null;
  readonly cut_by: Seat;
  readonly cut: string | null;
  readonly added: BySeat<string | null>;
  /** A decimal number, too long for a browser's own numbers; shown once the deal is over. */
  readonly deal_number: string | null;
  /** The house laid this deal out beforehand: there is no chance in it to prove. */
  readonly is_prepared: boolean;
}

/** Who could play the next unit. Players by their ids. */
export interface Proposal {
  readonly seats: BySeat<string>;
  /** In duplicate: one table plays the boards twice, in either direction; of eight each four once. */
  readonly halves: readonly BySeat<string>[];
  readonly sits_out: readonly string[];
  /** Who sat out last time and plays now. */
  readonly cuts_in: readonly string[];
}

/** Propose what goes on the sheet for `side`: tricks of the deal, points above the line, or nothing. */
export interface ProposeRemedy {
  readonly type: "propose-remedy";
  readonly side: Side;
  readonly tricks?: number;
  readonly points?: number;
  readonly note?: string;
}

/** A card's rank within its suit: the deuce lowest, the ace highest (Law 1). */
export type Rank =
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7"
  | "8"
  | "9"
  | "T"
  | "J"
  | "Q"
  | "K"
  | "A";

/** The result has been seen: go on to the next deal, to the score of the rubber, or to a new rubber. */
export interface Ready {
  readonly type: "ready";
}

/**
 * What an entry was scored for; the names are those of the command line.
 *
 * An adjustment is what the players agreed on after an irregularity.
 */
export type Reason =
  | "tricks"
  | "overtricks"
  | "insult"
  | "slam"
  | "undertricks"
  | "honors"
  | "rubber"
  | "unfinished_game"
  | "unfinished_part_score"
  | "game_bonus"
  | "part_score_bonus"
  | "adjustment";

/** A reason for which this form gives points, and where its rules say so. */
export interface ReasonShown {
  readonly reason: Reason;
  readonly source: Source;
}

/** Something irregular happened, and what the players agreed on. Tricks moved by it are a correction. */
export interface RecordRuling {
  readonly type: "record-ruling";
  readonly ruling: string;
  readonly deal: string;
  /** The id of an irregularity of the laws, or "" for one that is not among them. */
  readonly irregularity: string;
  readonly note?: string;
  /** Who is given points; none if nobody is. */
  readonly side?: Side | null;
  readonly points?: number;
  readonly law?: number | null;
}

/** A defender refuses a doubtful play on which a contested claim was silent. */
export interface RefusePlay {
  readonly type: "refuse-play";
}

/** A message that changed nothing, and why; sent to its sender alone. */
export interface Refused {
  readonly type: "refused";
  /** The command (or the request for a hint) refused; None when the message could not be read. */
  readonly command_id: string | null;
  readonly code: string;
  /** The number in the Laws, where one forbids it. */
  readonly law: number | null;
  readonly text: Words;
}

/** What the players agree to put on the sheet for one side: tricks of the deal, points above the line. */
export interface Remedy {
  readonly side: Side;
  readonly tricks: number;
  readonly points: number;
  /** What happened and why, in the words of whoever proposes it. */
  readonly note: string;
}

/** One of the others agreed or did not. */
export interface RemedyAnswered {
  readonly type: "remedy-answered";
  readonly seat: Seat;
  readonly agreed: boolean;
}

/** A seat proposed what goes on the sheet, perhaps nothing. */
export interface RemedyProposed {
  readonly type: "remedy-proposed";
  readonly seat: Seat;
  readonly remedy: Remedy;
}

/** A deal was written down that was never played, or twice. */
export interface RemoveDeal {
  readonly type: "remove-deal";
  readonly deal: string;
  readonly note?: string;
}

/** Before the rubber: empty a robot's seat again. */
export interface RemoveRobot {
  readonly type: "remove-robot";
  readonly seat: Seat;
}

/** Take a ruling back. */
export interface RemoveRuling {
  readonly type: "remove-ruling";
  readonly ruling: string;
}

/** A unit was begun by mistake: it has no deal yet, and goes. */
export interface RemoveUnit {
  readonly type: "remove-unit";
  readonly unit: string;
}

/** A deal that was taken out: nothing written on a pad is lost. */
export interface RemovedDeal {
  readonly id: string;
  readonly half: number;
  readonly board: number | null;
  /** As it last stood. */
  readonly result: PadResult;
  readonly contract: ContractSeen | null;
  /** What it was before each correction; the last is its removal. */
  readonly was: readonly Was[];
}

/** The name by which the tables shall know one. */
export interface Rename {
  readonly name: string;
}

/** Somebody's name was misspelt. */
export interface RenamePlayer {
  readonly type: "rename-player";
  readonly player: string;
  readonly name: string;
}

/** It is kept for the owner of the table. */
export interface ReportDone {
  readonly id: string;
}

/** A report as the owner of the table reads it: sealed until that deal is over. */
export interface ReportSeen {
  readonly id: string;
  readonly unit: number;
  readonly place: number;
  readonly by: string;
  /** In seconds. */
  readonly at: number;
  /** Empty while it is sealed: it might tell of a hand. */
  readonly remark: string;
  /** None while it is sealed. */
  readonly reported: ReportedDeal | null;
  /** Whether the deal was finished, and so has a page; what was only bid has none. */
  readonly has_page: boolean;
}

/** The deal as it was when the call was reported. */
export interface ReportedDeal {
  readonly form: Form;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  /** As PBN has it. */
  readonly deal: string;
  /** Up to the time of the report, with what was said of each call. */
  readonly auction: readonly CallSeen[];
  readonly call: Call;
  readonly seat: Seat;
  /** Of the call in the auction. */
  readonly place: number;
  /** The row of the house's book that makes it; none where no row does. */
  readonly row: string | null;
}

/** All that was reported at a table, the latest first. */
export interface ReportsSeen {
  readonly table: string;
  readonly reports: readonly ReportSeen[];
}

/** The contract that was played, beside what could be made of it. */
export interface ResultSeen {
  readonly tricks_taken: number;
  /** Tricks of the declaring side when everybody plays their best from the opening lead on. */
  readonly makeable: number;
  /** Scored as a board of duplicate, to stand beside par; None where par is. */
  readonly score_ns: number | null;
}

/** Let it go on with nothing settled. */
export interface ResumeTable {
  readonly type: "resume-table";
}

/** The robot got up. */
export interface RobotRemoved {
  readonly type: "robot-removed";
  readonly seat: Seat;
}

/** A robot plays the seat from now on. */
export interface RobotSeated {
  readonly type: "robot-seated";
  readonly seat: Seat;
}

/** Of a team match. */
export type Room =
  | "open"
  | "closed";

/** A new rubber, or Chicago, or set of boards, counted from 1. */
export interface RubberBegun {
  readonly type: "rubber-begun";
  readonly rubber: number;
}

/** All agreed; the rubber is scored as it stands, and a deal in progress is void. */
export interface RubberInterrupted {
  readonly type: "rubber-interrupted";
}

/** The rubber is scored: honors can no longer be claimed. */
export interface RubberScored {
  readonly type: "rubber-scored";
}

/** A finished rubber at this table: for each side who played, and what they made of it. */
export interface RubberSeen {
  readonly rubber: number;
  readonly names: BySeat<string | null>;
  readonly totals: BySide<number>;
  readonly winner: Side | null;
}

/** All figures of the page of one form's rules. */
export interface RulesBook {
  readonly form: Form;
  readonly table: ScoringTable;
  readonly reasons: readonly ReasonShown[];
  readonly trick: TrickShown;
  readonly examples: readonly ExampleSeen[];
  readonly back_scores: readonly BackScoreShown[];
}

/** All agreed: the ruling stands, and the table goes on. */
export interface RulingMade {
  readonly type: "ruling-made";
}

/** How something irregular was settled. */
export interface RulingSeen {
  readonly rubber: number;
  readonly place: number;
  readonly law: LawSeen | null;
  readonly offender: Seat | null;
  readonly option: Words | null;
  readonly chosen_by: Seat | null;
  readonly remedy: Remedy;
}

/** Table talk; `seat` is None for a watcher. `at` in seconds. */
export interface Said {
  readonly type: "said";
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Table talk, which everyone reads. */
export interface Say {
  readonly type: "say";
  readonly text: string;
}

/** How the boards are compared with other tables, which is what they are played for (Law 78). */
export type Scoring =
  | "matchpoints"
  | "imps"
  /** Total points: every point counts. */
  | "total";

/** Everything that can be scored in a form; rows that are worth nothing in it are left out. */
export interface ScoringTable {
  readonly form: Form;
  /** Whether there is such a thing as being vulnerable. */
  readonly is_vulnerable: boolean;
  /** Points for tricks that make a game. */
  readonly game: number;
  /** The lowest bid of each strain that makes game from nothing, when made exactly. */
  readonly game_bids: readonly Bid[];
  readonly tricks: readonly TrickRow[];
  readonly overtricks: readonly OvertrickRow[];
  readonly insult: ByDoubling;
  readonly slams: readonly SlamRow[];
  readonly undertricks: readonly UndertrickRow[];
  readonly honors: readonly HonorsRow[];
  readonly bonuses: readonly BonusRow[];
  /** Where the deal's number says who is vulnerable: the cycle, with North the first dealer. */
  readonly deals: readonly Terms[];
  /** In Chicago: the same as others play it. */
  readonly deals_by_agreement: readonly Terms[];
}

/** A position at the table (the Laws' direction), in the clockwise order of calls and plays. */
export type Seat =
  | "N"
  | "E"
  | "S"
  | "W";

/** How what one seat called and played stands. */
export interface SeatGrading {
  readonly seat: Seat;
  /** Where the reader sat. */
  readonly own: Seat | null;
  readonly calls: readonly CallGraded[];
  /** Of the cards; while it is `working` they may be there already, without all that could be known. */
  readonly state: Solved;
  /** How many choices have been thought over, of those that mattered. */
  readonly thought: number;
  readonly of: number;
  readonly cards: readonly CardGraded[] | null;
  readonly claim: ClaimGraded | null;
}

/** Somebody got up; `held` while his rubber goes on. `at` in seconds. */
export interface SeatLeft {
  readonly type: "seat-left";
  readonly seat: Seat;
  readonly held: boolean;
  readonly at: number;
}

/** Let a robot play an empty seat, or stand in for somebody who is away. */
export interface SeatRobot {
  readonly type: "seat-robot";
  readonly seat: Seat;
}

/** Who sits there. */
export interface SeatSeen {
  /** The person's name; None for a robot's own seat and for an empty one. */
  readonly name: string | null;
  /** Whether a robot plays it now; with a name, it stands in for him. */
  readonly is_robot: boolean;
  readonly is_away: boolean;
  readonly is_you: boolean;
  /** Cards still in the hand, seen or not. */
  readonly cards_left: number;
  /** Whose program sits there; None for a person and for the house's robots. */
  readonly program: Program | null;
  /** Whether he declared the house's system; its robots play nothing else. */
  readonly plays_house_card: boolean;
}

/** Somebody sat down, or came back to his seat. */
export interface SeatTaken {
  readonly type: "seat-taken";
  readonly seat: Seat;
  readonly person: Person;
}

/** Whether the people keep the seats they took, or the draw makes the partnerships (Law 3). */
export type Seats =
  | "fixed"
  | "drawn";

/** The draw moved the players: for each new seat, the seat its player sat in. */
export interface SeatsDrawn {
  readonly type: "seats-drawn";
  readonly came_from: BySeat<Seat>;
}

/** The traveller of a board, the best score for North-South first. */
export interface SetBoard {
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  /** Whether more than one table has played it. */
  readonly is_compared: boolean;
  /** The most matchpoints there were; None by other methods. */
  readonly top: number | null;
  /** Butler: the score with which all others were compared. */
  readonly datum: number | null;
  readonly rows: readonly SetRow[];
}

/** A set of boards, by a table that has played it and as which of its sets. */
export interface SetNamed {
  readonly table: string;
  readonly unit?: number;
}

/** All that one may see of a set: of a set in progress, the boards that one's own table has finished. */
export interface SetResults {
  /** Where it was dealt, and as which set there. */
  readonly table: string;
  readonly unit: number;
  /** How many it has. */
  readonly boards: number;
  /** For whom one played, by one's name; None for whoever only watched. */
  readonly side: Side | null;
  readonly method: Comparison;
  /** Where the Laws of duplicate have the method. */
  readonly law: string;
  readonly tables: readonly SetTable[];
  readonly travellers: readonly SetBoard[];
  readonly ranking: BySide<readonly SetStanding[]>;
  readonly field: FieldSeen;
  /** Whether robots may be asked to play it too, or more of them. */
  readonly may_ask_field: boolean;
  /** Whether one may open another table for it. */
  readonly may_play_again: boolean;
}

/** A line of a traveller. */
export interface SetRow {
  readonly table: number;
  readonly names: BySeat<string | null>;
  /** None: passed out. */
  readonly contract: ContractSeen | null;
  readonly tricks_taken: number;
  readonly score_ns: number;
  /** By the method, to two decimals; None where there is nothing to compare with. */
  readonly points: BySide<number> | null;
  /** The address of the deal as this table played it. */
  readonly deal: string | null;
}

/** A pair's place in the ranking of its side. */
export interface SetStanding {
  readonly place: number;
  readonly is_shared: boolean;
  readonly table: number;
  readonly boards: number;
  readonly total: number;
  readonly mean: number;
  /** Of the matchpoints; None by other methods. */
  readonly percent: number | null;
}

/** A table that has played the set or plays it. */
export interface SetTable {
  /** By which the travellers name it, from 1. */
  readonly number: number;
  /** Who sits there, or sat at the last board; None for a robot. */
  readonly names: BySeat<string | null>;
  /** A table of the field: there are robots in all seats. */
  readonly is_robots: boolean;
  readonly is_yours: boolean;
  /** How many boards it has finished, of those that are shown. */
  readonly boards: number;
  readonly is_over: boolean;
  /** Its address, where the set is over there and people may look on. */
  readonly path: string | null;
}

/** The score sheet. */
export interface SheetSeen {
  readonly form: Form;
  readonly entries: readonly EntrySeen[];
  readonly games: readonly GameSeen[];
  readonly deals: readonly DealSeen[];
  /** Points towards the game in progress. */
  readonly below: BySide<number>;
  /** Points that still make game; none in duplicate, where nothing is carried from board to board. */
  readonly needed: BySide<number> | null;
  /**
   * For each side and in each strain, the lowest bid whose odd tricks make game from here; none once over.
   *
   * In the game of 1920 the tricks make it whether they were bid or not.
   */
  readonly enough_for_game: BySide<readonly Call[]>;
  readonly games_won: BySide<number>;
  readonly totals: BySide<number>;
  readonly is_over: boolean;
  readonly is_interrupted: boolean;
  readonly winner: Side | null;
  /** NS less EW. */
  readonly margin: number;
}

/** The house shuffles: 32 secret bytes in hexadecimal, of which only the SHA-256 is shown. */
export interface Shuffle {
  readonly type: "shuffle";
  readonly secret: string;
}

/** The pack is shuffled; only the commitment is shown until the deal is over. */
export interface Shuffled {
  readonly type: "shuffled";
  readonly secret: string;
  readonly commitment: string;
}

/** One of the two partnerships at a table. */
export type Side =
  | "NS"
  | "EW";

/** How the robots at a table choose their cards. */
export type Skill =
  | "quick"
  | "strong";

/** A slam: 12 tricks or all 13. */
export interface SlamRow {
  readonly tricks: number;
  readonly not_vulnerable: number;
  readonly vulnerable: number;
}

/** How far the solver has come. */
export type Solved =
  /** Ask again in a moment. */
  | "working"
  | "ready"
  /** Nothing is known in the time that a deal may take: it is one of the few that need minutes. */
  | "over-budget"
  /** Our fault; whoever asks again begins again. */
  | "failed";

/** A place in the rules; the code of 1920 is known here by the sections of its spec only. */
export interface Source {
  /** Such as `000 §05`. */
  readonly section: string;
  readonly law: number | null;
  readonly code: Code | null;
}

/** The house spreads a pack for the draw, in the order that the secret gives. */
export interface SpreadPack {
  readonly type: "spread-pack";
  readonly secret: string;
}

/** Begin a set of duplicate boards, played as often as there are halves. */
export interface StartBoards {
  readonly type: "start-boards";
  readonly unit: string;
  /** How many boards, 1 to 36. */
  readonly boards: number;
  /** Who sits where each time they are played, 2 to 8 times: one table with pairs swapped, or others. */
  readonly halves: readonly BySeat<string>[];
  readonly first_board?: number;
}

/** Begin a rubber or a Chicago: who sits where, and who deals first. */
export interface StartUnit {
  readonly type: "start-unit";
  readonly unit: string;
  readonly seats: BySeat<string>;
  readonly first_dealer?: Seat;
}

/** The table is stopped, and this is how far the matter is settled. */
export interface StopSeen {
  readonly stopped_by: Seat;
  readonly law: LawSeen | null;
  readonly offender: Seat | null;
  readonly options: readonly OptionSeen[];
  readonly option: string | null;
  readonly chosen_by: Seat | null;
  readonly remedy: Remedy | null;
  readonly proposed_by: Seat | null;
  readonly answers: BySeat<boolean | null>;
}

/** Stop the table: something irregular happened (Law 13). */
export interface StopTable {
  readonly type: "stop-table";
}

/** What a bid proposes to play in: a trump suit, or no trump, which ranks above all suits. */
export type Strain =
  | "C"
  | "D"
  | "H"
  | "S"
  | "NT";

/** The tricks of one declarer, from clubs up to no trump. */
export interface StrainTricks {
  readonly clubs: number;
  readonly diamonds: number;
  readonly hearts: number;
  readonly spades: number;
  readonly notrump: number;
}

/** One of the four suits, clubs lowest. */
export type Suit =
  | "C"
  | "D"
  | "H"
  | "S";

/** Which hands of a shuffled deal also change places; each way of it is a deal, and a try, of its own. */
export type Swap =
  | "none"
  /** East and West: two deals of each shuffle. */
  | "EW"
  /** East, South and West in each of their six orders; North keeps the hand. */
  | "all";

/** All that a side has agreed: what its calls show, what it leads, and that it gives no signals. */
export interface SystemCard {
  readonly book: "contract" | "auction1920";
  readonly title: Words;
  readonly general: readonly Words[];
  readonly chapters: readonly CardChapter[];
  readonly leads: readonly LeadLine[];
  readonly carding: readonly Words[];
}

/** A person said whether he plays the house's system at his seat. */
export interface SystemDeclared {
  readonly type: "system-declared";
  readonly seat: Seat;
  readonly house_card: boolean;
}

/** A table of mine: one that I made or sit at. */
export interface TableListed {
  readonly id: string;
  readonly path: string;
  readonly form: Form;
  readonly phase: Phase;
  readonly rubber: number;
  readonly deal: number;
  readonly names: BySeat<string | null>;
  /** Whether its last rubber is over. */
  readonly is_over: boolean;
  /** Whether nothing counts there. */
  readonly is_practice: boolean;
}

/** A table was made; its path is the invitation. */
export interface TableMade {
  readonly id: string;
  readonly path: string;
}

/** The first event: somebody made the table. */
export interface TableOpened {
  readonly type: "table-opened";
  readonly host: Person;
  readonly options: Options;
  readonly form: Form;
}

/** The table goes on with nothing settled; `seat` is None for a host who does not sit. */
export interface TableResumed {
  readonly type: "table-resumed";
  readonly seat: Seat | null;
}

/** A seat stopped the table: something irregular happened. */
export interface TableStopped {
  readonly type: "table-stopped";
  readonly seat: Seat;
}

/** The table as one viewer sees it. Where watchers are not admitted they see who sits, and no card. */
export interface TableView {
  /** How many events the table has: the version that a command must name. */
  readonly version: number;
  readonly form: Form;
  readonly phase: Phase;
  readonly options: Options;
  /** The name of who made the table. */
  readonly host: string;
  /** The viewer's seat; None for a watcher. */
  readonly seat: Seat | null;
  readonly seats: BySeat<SeatSeen>;
  /** Which rubber this is, or Chicago, or set of boards, from 1; 0 before the first. */
  readonly rubber: number;
  /** Which deal of it, from 1, or which board; 0 before the first. */
  readonly deal: number;
  /** Its place among the deals of the rubber, those passed out too: with `rubber`, its address. */
  readonly place: number;
  /** How many boards the set has; none in the other forms. */
  readonly boards: number | null;
  /** Where these boards were dealt, when the set is played again here. */
  readonly boards_from: string | null;
  readonly practice: PracticeSeen | null;
  /** Of the deal in progress, or of the one about to be dealt. */
  readonly dealer: Seat | null;
  readonly vulnerability: Vulnerability;
  readonly draw: readonly DrawnCard[];
  readonly draw_proof: DrawProof | null;
  readonly proof: Proof | null;
  /** Whose hand is to call or play. */
  readonly turn: Seat | null;
  /** Who must act before the table goes on: declarer for dummy's cards too. */
  readonly waiting_for: readonly Seat[];
  readonly auction: readonly CallSeen[];
  readonly contract: ContractSeen | null;
  readonly hands: readonly HandSeen[];
  readonly trick: TrickSeen | null;
  /** While the law lets the viewer look at it: until his side plays to the next (Law 66). */
  readonly last_trick: TrickSeen | null;
  readonly tricks: BySide<number>;
  readonly tricks_left: number;
  readonly claim: ClaimSeen | null;
  readonly sheet: SheetSeen | null;
  /** In the result: nobody bid. */
  readonly is_passed_out: boolean;
  /** In the result: the tricks of declarer's side. */
  readonly tricks_taken: number | null;
  /** Honors claimed of the last deal that is over. */
  readonly claimed_honors: readonly (readonly [Seat, HonorsSeen])[];
  readonly stop: StopSeen | null;
  /** Those of this rubber. */
  readonly rulings: readonly RulingSeen[];
  readonly undo: AskSeen | null;
  readonly interrupt: AskSeen | null;
  readonly ready: readonly Seat[];
  readonly talk: readonly Talk[];
  /** The finished rubbers at this table. */
  readonly rubbers: readonly RubberSeen[];
  /** When Chicago is over and partners change: for each seat, where its next player sits now. */
  readonly next_players: BySeat<Seat> | null;
  readonly may: May;
}

/** Sit down in an empty or robot-held seat, or come back to one's own. */
export interface TakeSeat {
  readonly type: "take-seat";
  readonly seat: Seat;
}

/** A line of table talk; a phrase of dummy's has no text. */
export interface Talk {
  readonly place: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly phrase: DummyPhrase | null;
}

/** What a deal is played under: its number from 1, who deals, who is vulnerable before it. */
export interface Terms {
  readonly deal: number;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
}

/** A board and its results. */
export interface Traveller {
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  readonly lines: readonly TravellerLine[];
}

/** One result of a board. Without a deal it is not yet played; its worth comes with a second result. */
export interface TravellerLine {
  readonly half: number;
  readonly deal: string | null;
  readonly score_ns: number | null;
  readonly worth_ns: number | null;
  readonly worth_ew: number | null;
}

/** What odd tricks are worth in a strain: the first, and each one after it. */
export interface TrickRow {
  readonly strain: Strain;
  readonly first: ByDoubling;
  readonly following: ByDoubling;
}

/** A trick, in the order of play; `winner` once it is complete. */
export interface TrickSeen {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat | null;
}

/** A trick to look at, and who wins it. */
export interface TrickShown {
  readonly name: string;
  readonly trump: Strain;
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat;
}

/** What so many undertricks cost together. */
export interface UndertrickRow {
  readonly undertricks: number;
  readonly not_vulnerable: ByDoubling;
  readonly vulnerable: ByDoubling;
}

/** What may be taken back when the other side consents. */
export type Undo =
  | "never"
  | "auction"
  | "any";

/** An opponent answered, or who asked withdrew. */
export interface UndoAnswered {
  readonly type: "undo-answered";
  readonly seat: Seat;
  readonly granted: boolean;
}

/** A seat asks that the calls and cards after so many be taken back. */
export interface UndoAsked {
  readonly type: "undo-asked";
  readonly seat: Seat;
  readonly calls: number;
  readonly cards: number;
}

/** So many calls and cards remain. */
export interface Undone {
  readonly type: "undone";
  readonly calls: number;
  readonly cards: number;
}

/** A rubber, a Chicago, or a set of boards. */
export interface UnitSeen {
  readonly id: string;
  readonly number: number;
  /** Who sits where, by ids: once, or in duplicate each time the boards are played. */
  readonly seatings: readonly BySeat<string>[];
  readonly first_dealer: Seat;
  readonly is_over: boolean;
  /** Another deal takes it up again. */
  readonly is_broken_off: boolean;
  /** None in duplicate, which has travellers instead. */
  readonly sheet: SheetSeen | null;
  readonly deals: readonly PadDealSeen[];
  readonly removed: readonly RemovedDeal[];
  /** None once it takes no more, and in duplicate, where boards are played in any order. */
  readonly next: NextDeal | null;
  /** The back score in hundreds, once it is over; none in duplicate. */
  readonly back: BySide<number> | null;
  /** Deals whose correction has changed the figures of the whole (those of deal 0 on the sheet). */
  readonly whole_changed_by: readonly string[];
  /** What those figures were. */
  readonly whole_before: readonly EntrySeen[];
  /** In duplicate: how results are compared. */
  readonly method: Method | null;
  readonly travellers: readonly Traveller[];
  /** In duplicate, the best first. */
  readonly pairs: readonly PairLine[];
}

/** The table as its viewer sees it, and what he may know of what happened since his last view. */
export interface View {
  readonly type: "view";
  readonly view: TableView;
  /** Empty on the first view of a connection. */
  readonly events: readonly AnyEvent[];
}

/** Which sides are vulnerable on a deal (Law 2 of duplicate; games won in rubber bridge). */
export type Vulnerability =
  | "None"
  | "NS"
  | "EW"
  | "Both";

/** Which side is vulnerable on the second and third deal: dealer's, or the other. */
export type Vulnerable =
  | "dealer"
  | "nondealer";

/** What a deal was before it was corrected, when that was (seconds since 1970), and why if it was said. */
export interface Was {
  readonly result: PadResult;
  readonly at: number;
  readonly note: string;
}

/** The same thing said in Spanish, Catalan and English. */
export interface Words {
  readonly es: string;
  readonly ca: string;
  readonly en: string;
}

export type AnyIntent =
  | TakeSeat
  | LeaveSeat
  | SeatRobot
  | RemoveRobot
  | BeginRubber
  | BringBoards
  | LayPositions
  | BeginPosition
  | DeclareSystem
  | SpreadPack
  | DrawCard
  | Shuffle
  | PrepareDeal
  | AddEntropy
  | Cut
  | MakeCall
  | ExplainCall
  | PlayCard
  | Claim
  | AnswerClaim
  | Adjudicate
  | AnswerAdjudication
  | AssignTricks
  | RefusePlay
  | LetPlayPass
  | ClaimHonors
  | AskUndo
  | AnswerUndo
  | AskInterrupt
  | AnswerInterrupt
  | StopTable
  | ResumeTable
  | NameIrregularity
  | ChooseOption
  | ProposeRemedy
  | AnswerRemedy
  | Ready
  | Say
  | DummySay;

export type AnyEvent =
  | TableOpened
  | SeatTaken
  | SeatLeft
  | RobotSeated
  | RobotRemoved
  | BoardsBrought
  | PositionsLaid
  | PositionBegun
  | BiddingEnded
  | SystemDeclared
  | PartnersChanged
  | RubberBegun
  | PackSpread
  | CardDrawn
  | SeatsDrawn
  | DealerDrawn
  | Shuffled
  | DealPrepared
  | EntropyAdded
  | PackCut
  | CallMade
  | CallExplained
  | CardPlayed
  | ClaimMade
  | ClaimAnswered
  | ClaimAdjudicated
  | AdjudicationAnswered
  | PlayRefused
  | PlayLetPass
  | DealScored
  | HonorsClaimed
  | UndoAsked
  | UndoAnswered
  | Undone
  | InterruptAsked
  | InterruptAnswered
  | RubberInterrupted
  | TableStopped
  | TableResumed
  | IrregularityNamed
  | OptionChosen
  | RemedyProposed
  | RemedyAnswered
  | RulingMade
  | MadeReady
  | DealCleared
  | RubberScored
  | Said
  | DummySaid;

export type AnyClientMessage =
  | Command
  | HintRequest
  | Ping;

export type AnyServerMessage =
  | View
  | Done
  | Refused
  | Hint
  | Pong;

export type AnyPadCommand =
  | AddPlayer
  | RenamePlayer
  | MarkAway
  | StartUnit
  | StartBoards
  | EnterDeal
  | EnterHonors
  | CorrectDeal
  | RemoveDeal
  | RecordRuling
  | RemoveRuling
  | BreakOff
  | RemoveUnit
  | EndEvening
  | GoOn;
