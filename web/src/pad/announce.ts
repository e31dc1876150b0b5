/** What has happened on a pad, in sentences: for whoever listens, whoever of the players wrote it. */

import { both, type Translate } from '../i18n'
import type { Locale } from '../i18n/locales'
import type { PadDealSeen, PadView, UnitSeen } from '../wire'
import { namesAt } from './seating'
import { resultLine, scoreText } from './words'

export function changesIn(t: Translate, locale: Locale, before: PadView, now: PadView): string[] {
  return now.units.flatMap((unit) => {
    const was = before.units.find(({ id }) => id === unit.id)
    return unitNews(t, locale, now, was, unit)
  })
}

function unitNews(
  t: Translate,
  locale: Locale,
  view: PadView,
  was: UnitSeen | undefined,
  unit: UnitSeen,
): string[] {
  const news: string[] = []
  if (was === undefined) {
    const names = namesAt(view.players, unit.seatings[0]!)
    news.push(t('pad.live.begun', { form: view.form, unit: unit.number, names: both(Object.values(names)) }))
  }
  for (const deal of unit.deals) {
    const old = was?.deals.find(({ id }) => id === deal.id)
    if (old === undefined || old.was.length !== deal.was.length) {
      news.push(t('pad.live.deal', dealValues(t, locale, view, unit, deal)))
    } else if (old.score_ns !== deal.score_ns) {
      news.push(t('pad.live.changed', dealValues(t, locale, view, unit, deal)))
    }
  }
  for (const gone of was?.deals ?? []) {
    if (!unit.deals.some(({ id }) => id === gone.id)) news.push(t('pad.live.removed', { deal: gone.number }))
  }
  if (unit.is_over && was?.is_over === false) {
    news.push(t('pad.live.over', { form: view.form, unit: unit.number }))
  }
  return news
}

function dealValues(
  t: Translate,
  locale: Locale,
  view: PadView,
  unit: UnitSeen,
  deal: PadDealSeen,
): { deal: number; line: string; points: string } {
  const names = namesAt(view.players, unit.seatings[deal.half - 1]!)
  return {
    deal: deal.number,
    line: resultLine(t, locale, deal.result, names, view.choices),
    points: scoreText(t, deal.score_ns, names),
  }
}
