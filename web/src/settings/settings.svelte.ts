/** The settings in force: assign a field and the page follows; `keepSettings` is called once, by the app. */

import { i18n } from '../i18n'
import { readSettings, type Settings } from './settings'

const SAVED = 'tapete.settings'

export const settings: Settings = $state(readSettings(localStorage.getItem(SAVED)))

/** Save every change; the root element tells style sheet and screen readers. */
export function keepSettings(root: HTMLElement): () => void {
  return $effect.root(() => {
    $effect(() => {
      localStorage.setItem(SAVED, JSON.stringify(settings))
      root.dataset.colors = String(settings.colors)
      root.lang = i18n.locale
      root.dataset.animation = settings.animation ? 'on' : 'off'
    })
  })
}
