/** Giving one's name at the table: typed beside it, and given at the latest when it is needed. */

import { me } from './me.svelte'

export class Naming {
  /** What stands in the field. */
  typed = $state('')
  /** Something was wanted that needs a name, and there is none. */
  isMissing = $state(false)
  error = $state.raw<unknown>(null)

  /** `renamed`: the line is opened anew, because the server knows each line by the name it came with. */
  constructor(private readonly renamed: () => void) {}

  get known(): string | null {
    return me.name
  }

  get isNew(): boolean {
    return this.typed.trim() !== '' && this.typed.trim() !== me.name
  }

  async load(): Promise<void> {
    await this.attempt(() => me.load())
    this.typed = me.name ?? ''
  }

  /** Whether the reader has a name now; one typed and not yet given is given. */
  async settle(): Promise<boolean> {
    const isDone = await this.attempt(async () => {
      await me.load()
      if (!this.isNew) return
      await me.rename(this.typed)
      this.renamed()
    })
    this.isMissing = isDone && me.name === null
    return isDone && !this.isMissing
  }

  private async attempt(action: () => Promise<void>): Promise<boolean> {
    try {
      await action()
      this.error = null
      return true
    } catch (error) {
      this.error = error
      return false
    }
  }
}
