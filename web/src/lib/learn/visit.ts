/** Where a lesson or a first match was left: told to the hall once a visit, for those who run it. It names nobody. */
import type { LessonVisit } from '../../../../server/contract.ts'

/** Sends it to its end even when the page closes, and without a cookie. A hall that can't be reached misses one visit. */
function tell(visit: LessonVisit): void {
  fetch('/api/lesson-visits', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visit),
  }).catch(() => {})
}

/** One visit, from the first page that is seen until the person leaves. */
export class Visit {
  #at: LessonVisit | undefined
  #left = false
  readonly #tell: (visit: LessonVisit) => void

  constructor(send = tell) {
    this.#tell = send
  }
  /** It has come that far. */
  reach(at: LessonVisit | undefined): void {
    if (at) this.#at = at
  }
  leave(): void {
    if (this.#left || !this.#at) return
    this.#left = true
    this.#tell(this.#at)
  }
}
