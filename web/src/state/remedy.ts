/** What goes on the sheet after something irregular, in words. */

import type { Translate } from '../i18n/translator'
import type { Remedy } from '../wire'

/** `Pasan 2 bazas a Norte-Sur, 50 puntos para Norte-Sur`; without its note, without a full stop. */
export function remedyText(t: Translate, { side, tricks, points }: Remedy): string {
  const parts = []
  if (tricks > 0) parts.push(t('rulings.tricks', { tricks, side: t(`side.${side}`) }))
  if (points > 0) parts.push(t('rulings.points', { points, side: t(`side.${side}`) }))
  return parts.length === 0 ? t('rulings.nothing') : parts.join(', ')
}
