/** What fails beside all requests: nobody waits for it, so the log and the operators' figures must tell it. */
import type { Logger } from 'pino'
import type { Faults } from '../platform/faults.ts'
import { Refusal } from '../platform/refusal.ts'
import type { SchemaWatch } from '../platform/schema-watch.ts'

interface Uses {
  watch: Pick<SchemaWatch, 'outdated'>
  faults: Pick<Faults, 'note'>
  log: Pick<Logger, 'warn'>
}

export class Failures {
  readonly #uses: Uses
  /** The hall closes: what it can't do any more is no fault. */
  closing = false

  constructor(uses: Uses) {
    this.#uses = uses
  }

  /** Hears the errors of a job: logs each, and counts it for the operators under the job's name. */
  of(job: string): (error: Error) => void {
    const { watch, faults, log } = this.#uses
    return error => {
      // A refusal says that a match is played on elsewhere. A server left behind by a newer release can do nothing.
      if (this.closing || watch.outdated || error instanceof Refusal) return
      faults.note(job)
      log.warn({ err: error }, job)
    }
  }
}
