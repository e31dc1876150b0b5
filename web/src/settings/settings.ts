/** What a reader may choose for himself; all of it stays in this browser. */

/** Letters of ace, king, queen and jack; the ten is always 10. */
export const ALPHABETS = ['AKQJ', 'ARDJ', 'ARDV', 'ARDS'] as const

export type Alphabet = (typeof ALPHABETS)[number]

export interface Settings {
  letters: Alphabet
  /** Four colours tell the suits apart; two are those of a printed pack. */
  colors: 2 | 4
  /** Cards drawn by us, or the classic court deck. */
  deck: 'ours' | 'classic'
  sound: boolean
  /** Whether cards move; a browser that asks for less motion always has its way. */
  animation: boolean
  /** Whether calls and cards take a second tap. */
  confirm: boolean
}

export const DEFAULTS: Readonly<Settings> = {
  letters: 'AKQJ',
  colors: 4,
  deck: 'ours',
  sound: false,
  animation: true,
  confirm: false,
}

const ALLOWED: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  letters: ALPHABETS,
  colors: [2, 4],
  deck: ['ours', 'classic'],
  sound: [true, false],
  animation: [true, false],
  confirm: [true, false],
}

/** The settings kept as text; whatever cannot be read is as if it had never been chosen. */
export function readSettings(text: string | null): Settings {
  const kept = parsed(text)
  const settings = { ...DEFAULTS }
  for (const name of Object.keys(ALLOWED) as (keyof Settings)[]) copyIfAllowed(settings, kept, name)
  return settings
}

function copyIfAllowed<K extends keyof Settings>(into: Settings, kept: Partial<Settings>, name: K): void {
  const value = kept[name]
  if (value !== undefined && ALLOWED[name].includes(value)) into[name] = value
}

function parsed(text: string | null): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}
