/** The tables on a page of rules, laid out from the scorer's figures. */

import { type Locale } from '../i18n/locales'
import type { Translate } from '../i18n/translator'
import { strainText } from '../notation/letters'
import type { ByDoubling, ScoringTable, Strain, Terms } from '../wire'
import type { Anchor } from './plan'

export interface Table {
  readonly caption: string
  /** Heads of the columns; that of the first, over the heads of the rows, too. */
  readonly heads: readonly string[]
  readonly rows: readonly { readonly head: string; readonly cells: readonly string[] }[]
}

interface Reader {
  readonly t: Translate
  readonly locale: Locale
}

/** The tables that belong to a section; none where its words say all. */
export function tablesOf(anchor: Anchor, table: ScoringTable, reader: Reader): readonly Table[] {
  const { t } = reader
  switch (anchor) {
    case 'tricks':
      return [tricks(table, reader)]
    case 'overtricks':
      return table.is_vulnerable ? [overtricks(table, reader)] : []
    case 'undertricks':
      return table.is_vulnerable
        ? [
            undertricks(table, 'not_vulnerable', t('rules.table.not-vulnerable'), reader),
            undertricks(table, 'vulnerable', t('rules.table.vulnerable'), reader),
          ]
        : []
    case 'slam':
      return table.is_vulnerable ? [slams(table, reader)] : []
    case 'honors':
      return table.honors.length > 2 ? [honors(table, reader)] : []
    case 'deal':
      return table.deals.length > 0 ? [deals(table, reader)] : []
    default:
      return []
  }
}

const number = (value: number, { locale }: Reader) => new Intl.NumberFormat(locale).format(value)
const doublings = ({ t }: Reader) => [
  t('rules.table.undoubled'),
  t('rules.table.doubled'),
  t('rules.table.redoubled'),
]
const three = ({ undoubled, doubled, redoubled }: ByDoubling) => [undoubled, doubled, redoubled]

/** Neighbours with the same cells share a row: `♣ ♦`. */
function grouped(
  rows: readonly { readonly strain: Strain; readonly cells: readonly string[] }[],
  { locale }: Reader,
): Table['rows'] {
  const groups: { head: string; cells: readonly string[] }[] = []
  for (const { strain, cells } of rows) {
    const last = groups.at(-1)
    const name = strainText(strain, locale)
    if (last?.cells.join() === cells.join()) last.head += ` ${name}`
    else groups.push({ head: name, cells })
  }
  return groups
}

function tricks(table: ScoringTable, reader: Reader): Table {
  const rows = table.tricks.map(({ strain, first, following }) => ({
    strain,
    cells: three(first).map((one, place) => {
      const next = three(following)[place]!
      const each = number(one, reader)
      return one === next
        ? each
        : reader.t('rules.table.then', { first: each, following: number(next, reader) })
    }),
  }))
  return {
    caption: reader.t('rules.table.each-trick'),
    heads: [reader.t('rules.table.trumps'), ...doublings(reader)],
    rows: grouped(rows, reader),
  }
}

function overtricks(table: ScoringTable, reader: Reader): Table {
  const { t } = reader
  const row = (doubling: keyof ByDoubling) =>
    grouped(
      table.overtricks.map(({ strain, not_vulnerable, vulnerable }) => ({
        strain,
        cells: [not_vulnerable[doubling], vulnerable[doubling]].map((each) => number(each, reader)),
      })),
      reader,
    )
  /** Doubled, the strain makes no difference. */
  const named = (name: string, rows: Table['rows']) =>
    rows.map(({ head, cells }) => ({ head: rows.length === 1 ? name : `${name}, ${head}`, cells }))
  const [plain, doubled, redoubled] = doublings(reader)
  return {
    caption: t('rules.table.each-overtrick'),
    heads: ['', t('rules.table.not-vulnerable'), t('rules.table.vulnerable')],
    rows: [
      ...named(plain!, row('undoubled')),
      ...named(doubled!, row('doubled')),
      ...named(redoubled!, row('redoubled')),
    ],
  }
}

function undertricks(
  table: ScoringTable,
  when: 'not_vulnerable' | 'vulnerable',
  caption: string,
  reader: Reader,
): Table {
  return {
    caption,
    heads: [reader.t('rules.table.short'), ...doublings(reader)],
    rows: table.undertricks.map((row) => ({
      head: String(row.undertricks),
      cells: three(row[when]).map((n) => number(n, reader)),
    })),
  }
}

function slams(table: ScoringTable, reader: Reader): Table {
  const { t } = reader
  return {
    caption: t('rules.table.slams'),
    heads: [t('rules.table.slam'), t('rules.table.not-vulnerable'), t('rules.table.vulnerable')],
    rows: table.slams.map(({ tricks, not_vulnerable, vulnerable }) => ({
      head: t(tricks === 12 ? 'rules.table.small' : 'rules.table.grand'),
      cells: [number(not_vulnerable, reader), number(vulnerable, reader)],
    })),
  }
}

function honors(table: ScoringTable, reader: Reader): Table {
  const { t, locale } = reader
  const strains = table.tricks.map(({ strain }) => strain)
  return {
    caption: t('rules.table.honors'),
    heads: [
      t('rules.table.holding'),
      ...strains.map((strain) => (strain === 'NT' ? t('rules.table.aces') : strainText(strain, locale))),
    ],
    rows: table.honors.map(({ holding, points }) => ({
      head: t(`rules.holding.${holding}`),
      cells: points.map((value) => (value === null ? '—' : number(value, reader))),
    })),
  }
}

function deals({ form, deals, deals_by_agreement: agreed }: ScoringTable, { t }: Reader): Table {
  const vulnerable = ({ vulnerability }: Terms) => t(`rules.vulnerable.${vulnerability}`)
  const heads = [t('rules.table.number'), t('rules.table.dealer'), t('rules.table.who-is-vulnerable')]
  if (agreed.length > 0) heads.push(t('rules.table.by-agreement'))
  return {
    caption: t(form === 'duplicate' ? 'rules.table.boards' : 'rules.table.deals'),
    heads,
    rows: deals.map((terms, place) => {
      const other = agreed[place]
      const cells = [t(`seat.${terms.dealer}`), vulnerable(terms)]
      return { head: String(terms.deal), cells: other === undefined ? cells : [...cells, vulnerable(other)] }
    }),
  }
}
