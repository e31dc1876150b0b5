/** The table and the desk, for every component in the room. */

import { createContext } from 'svelte'
import type { Desk } from './desk.svelte'
import type { TableStore } from './table.svelte'
import type { TableView } from '../wire'

export interface Room {
  store: TableStore
  desk: Desk
  /** The newest view: components inside the room are only there when there is one. */
  readonly view: TableView
}

export const [useRoom, provideRoom] = createContext<Room>()
