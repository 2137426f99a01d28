/** Something that may fail is done: it is `busy` meanwhile, and why it did not work stays in `failure`, for `Failure.svelte` to say, until something does. */
export class Attempt {
  busy = $state(false)
  failure = $state.raw<unknown>(null)

  /** True when it was done. */
  async do(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    try {
      await what()
      this.failure = null
      return true
    } catch (error) {
      this.failure = error
      return false
    } finally {
      this.busy = false
    }
  }
}
