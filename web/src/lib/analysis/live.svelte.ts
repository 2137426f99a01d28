/** An analysis as components read it. */
import { moments } from '@loggia/bots/judge'
import { Analysis, type Progress, type Subject, type Surroundings } from './analysis.ts'

export class LiveAnalysis {
  readonly seat: number
  readonly #analysis: Analysis
  now = $state.raw() as Progress

  constructor(subject: Subject, by: Omit<Surroundings, 'tell'>) {
    this.seat = subject.seat
    this.#analysis = new Analysis(subject, {
      ...by,
      tell: now => {
        this.now = now
      },
    })
    this.now = this.#analysis.now
  }

  /** The dearest decisions, at most three. Until all is judged they are none. */
  moments = $derived.by(() => (this.now.state === 'done' ? moments([...this.now.judgements.values()]) : []))

  restore = () => this.#analysis.restore()
  judge = () => this.#analysis.judge()
  pause = () => this.#analysis.pause()
  close = () => this.#analysis.close()
}
