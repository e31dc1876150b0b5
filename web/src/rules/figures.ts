/** The figures that the words of the rules leave open, taken from what the server says of the form. */

import type { Locale } from '../i18n/locales'
import { bidParts, bidText } from '../notation/letters'
import type { BonusCase, Holding, RulesBook, ScoringTable, Strain } from '../wire'

export type Figures = Readonly<Record<string, string>>

export function figuresOf(book: RulesBook, locale: Locale): Figures {
  const format = new Intl.NumberFormat(locale)
  const numbers = { ...tricksOf(book.table), ...penaltiesOf(book.table), ...bonusesOf(book) }
  const known = Object.entries(numbers).filter((entry): entry is [string, number] => entry[1] !== undefined)
  const written = Object.fromEntries(known.map(([name, number]) => [name, format.format(number)]))
  return { ...written, game_bids: bidsOf(book.table, locale) }
}

type Numbers = Record<string, number | null | undefined>

function tricksOf({ tricks, overtricks, insult, game, deals }: ScoringTable): Numbers {
  const row = (strain: Strain) => tricks.find((each) => each.strain === strain)!
  const over = overtricks[0]!.not_vulnerable
  const clubs = row('C').first
  return {
    game,
    cycle: deals.length,
    clubs: clubs.undoubled,
    diamonds: row('D').first.undoubled,
    minor: clubs.undoubled,
    hearts: row('H').first.undoubled,
    major: row('S').first.undoubled,
    spades: row('S').first.undoubled,
    nt: row('NT').first.undoubled,
    nt_following: row('NT').following.undoubled,
    times: clubs.doubled / clubs.undoubled,
    times_redoubled: clubs.redoubled / clubs.undoubled,
    over_doubled: over.doubled,
    over_redoubled: over.redoubled,
    insult: insult.doubled,
    insult_redoubled: insult.redoubled,
  }
}

function penaltiesOf({ undertricks, slams }: ScoringTable): Numbers {
  const { not_vulnerable, vulnerable } = undertricks[0]!
  const [small, grand] = [slams[0]!, slams[1]!]
  return {
    down: not_vulnerable.undoubled,
    down_vulnerable: vulnerable.undoubled,
    down_doubled: not_vulnerable.doubled,
    down_redoubled: not_vulnerable.redoubled,
    slam_small: small.not_vulnerable,
    slam_small_vulnerable: small.vulnerable,
    slam_grand: grand.not_vulnerable,
    slam_grand_vulnerable: grand.vulnerable,
  }
}

function bonusesOf({ table: { bonuses, honors }, back_scores }: RulesBook): Numbers {
  const bonus = (name: BonusCase) => bonuses.find((row) => row.case === name)?.points
  const held = (holding: Holding) => honors.find((row) => row.holding === holding)?.points
  return {
    rubber: bonus('rubber_in_two_games'),
    rubber_after_one: bonus('rubber_in_three_games'),
    only_game: bonus('only_game'),
    only_part_score: bonus('only_part_score'),
    game_bonus: bonus('game'),
    game_bonus_vulnerable: bonus('game_vulnerable'),
    part_score: bonus('part_score'),
    honors_four: held('four_in_one')?.at(0),
    honors_five: held('five_in_one')?.at(0),
    honors_aces: held('four_in_one')?.at(-1),
    margin_1: back_scores[0]?.margin,
    hundreds_1: back_scores[0]?.hundreds,
    margin_2: back_scores[1]?.margin,
    hundreds_2: back_scores[1]?.hundreds,
  }
}

function bidsOf({ game_bids }: ScoringTable, locale: Locale): string {
  const bids = game_bids.map(bidParts).filter((bid) => bid !== null)
  return new Intl.ListFormat(locale).format(bids.map(({ level, strain }) => bidText(level, strain, locale)))
}
