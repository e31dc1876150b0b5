/** A file on its way in: dropped, chosen or pasted; what stands in its way is told where it was dropped. */

import { files } from '../api/files'

/** What the server takes. */
export const MOST_BYTES = 4 * 1024 * 1024

export type Hindrance = 'several' | 'too-large' | 'unreadable'

export class Intake {
  /** What the file that is being read is called. */
  name = $state('')
  isBusy = $state(false)
  hindrance = $state<Hindrance | null>(null)
  error = $state.raw<unknown>(null)

  /** Send what was brought; the address of what came of it, null where nothing did. */
  async take(brought: readonly File[]): Promise<string | null> {
    if (this.isBusy || brought.length === 0) return null
    const file = brought[0]!
    this.name = file.name
    this.error = null
    this.hindrance = hindranceOf(brought)
    if (this.hindrance !== null) return null
    this.isBusy = true
    try {
      const content = await file.arrayBuffer().catch(() => null)
      if (content !== null) return (await files.share(file.name, content)).path
      this.hindrance = 'unreadable'
    } catch (error) {
      this.error = error
    } finally {
      this.isBusy = false
    }
    return null
  }
}

function hindranceOf(brought: readonly File[]): Hindrance | null {
  if (brought.length > 1) return 'several'
  return brought[0]!.size > MOST_BYTES ? 'too-large' : null
}

/** The files in what was dropped or pasted; a text, such as an address, is a file without a name. */
export function filesOf(brought: DataTransfer | null): File[] {
  if (brought === null) return []
  if (brought.files.length > 0) return [...brought.files]
  const text = brought.getData('text/plain').trim()
  return text === '' ? [] : [new File([text], '')]
}
