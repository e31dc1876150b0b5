/** The pad, for every component of its page. */

import { createContext } from 'svelte'
import type { PadView, Seat } from '../wire'
import type { Draft } from './draft'
import type { PadKept } from './pad.svelte'

/** What the form of a deal is about: a new deal, one to be corrected, or one that was refused. */
export interface Room {
  readonly kept: PadKept
  /** The newest view: components inside the room are only there when there is one. */
  readonly view: PadView
  /** Put a refused deal back into the form. */
  mend(waiting: string, draft: Draft): void
  /** Say something to those who listen. */
  announce(text: string): void
}

export const [usePad, providePad] = createContext<Room>()

/** A name for each seat. */
export type Names = Readonly<Record<Seat, string>>
