/** Short sounds, made in the browser; only for readers who turned sound on. */

import type { AnyEvent, TableView } from '../wire'

export type Sound = 'tap' | 'turn'

/** A card or call taps; being waited for rings, and is the only one heard then. */
export function soundOf(
  events: readonly AnyEvent[],
  before: TableView | null,
  after: TableView,
): Sound | null {
  if (isWaitedFor(after) && !(before !== null && isWaitedFor(before))) return 'turn'
  return events.some(({ type }) => type === 'card-played' || type === 'call-made') ? 'tap' : null
}

function isWaitedFor({ may, seat, waiting_for }: TableView): boolean {
  return seat !== null && (waiting_for.includes(seat) || may.calls.length > 0 || may.cards.length > 0)
}

/** Pitch in hertz, length in seconds, loudness from 0 to 1. */
const NOTES: Readonly<Record<Sound, readonly [number, number, number]>> = {
  tap: [190, 0.05, 0.12],
  turn: [660, 0.16, 0.1],
}

let context: AudioContext | null = null

export function playSound(sound: Sound): void {
  context ??= new AudioContext()
  const [pitch, length, loudness] = NOTES[sound]
  const tone = new OscillatorNode(context, { frequency: pitch, type: 'triangle' })
  const volume = new GainNode(context, { gain: loudness })
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + length)
  tone.connect(volume).connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + length)
}
