/** What a button asks of the server: busy meanwhile, and the reason if it fails. */
export class Attempt {
  isBusy = $state(false)
  error = $state.raw<unknown>(null)

  /** Do it; what went wrong is kept in `error` until the next time. */
  async make(asked: () => Promise<void>): Promise<void> {
    this.isBusy = true
    this.error = null
    try {
      await asked()
    } catch (trouble) {
      this.error = trouble
    } finally {
      this.isBusy = false
    }
  }
}
