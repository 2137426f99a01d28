/**
 * The decisions of one seat of a finished match, judged in workers beside the page: every one a little, then the dearest
 * until it is clear what they cost. It can be paused, and goes on where it was left. Nothing is sent.
 */
import { dearest, type Judgement } from '@loggia/bots/judge'
import type { MatchRecord, Seat } from '@loggia/core'
import type { Asked, Place, Said, Stage } from './ask.ts'

/** A worker, as far as it is used here. */
export interface Mind {
  postMessage(asked: Asked): void
  terminate(): void
}
/** Starts a worker; `hear` gets what it says, `lost` is called when its script does not come. */
export type Open = (hear: (said: Said) => void, lost: (why: string) => void) => Mind
/** Where judgements are kept. */
export interface Keeps {
  kept(stage: Stage): Promise<ReadonlyMap<number, Judgement>>
  keep(stage: Stage, judgement: Judgement): Promise<void>
  /** All decisions are judged, now or before. */
  whole(judgements: readonly Judgement[]): Promise<void>
}
/** What is looked at. */
export interface Subject {
  game: string
  record: MatchRecord
  seat: Seat
}

/** One processor is left to the page; two judge at least, since a page that only waits needs none. */
export const minds = (cores: number): number => Math.min(4, Math.max(2, cores - 1))

/** About how many decisions are judged at length, and how much longer each takes: for the time that is left. */
const DEAREST = 10
const LONGER = 4

/** One worker that answers one question at a time. */
class Judge {
  readonly #mind: Mind
  #hear: (said: Said) => void = () => {}

  constructor(open: Open) {
    this.#mind = open(
      said => this.#hear(said),
      why => this.#hear({ say: 'failed', why }),
    )
  }
  ask(asked: Asked): Promise<Said> {
    return new Promise(hear => {
      this.#hear = hear
      this.#mind.postMessage(asked)
    })
  }
  end(): void {
    this.#mind.terminate()
    this.#hear({ say: 'failed', why: '' })
  }
}

/** How far it is. */
export interface Progress {
  /** Not begun, judging, over, or it failed: why. */
  state: 'idle' | 'judging' | 'done' | 'failed'
  why: string
  paused: boolean
  /** Decisions judged in this stage, of how many. */
  stage: Stage
  done: number
  of: number
  /** About how many seconds are left; undefined while nobody can know. */
  left: number | undefined
  /** Imagined matches so far. */
  imagined: number
  /** By row, as well as each is known. */
  judgements: ReadonlyMap<number, Judgement>
}
const NOTHING: Progress = {
  state: 'idle',
  why: '',
  paused: false,
  stage: 'first',
  done: 0,
  of: 0,
  left: undefined,
  imagined: 0,
  judgements: new Map(),
}

/** What an analysis has around it. `tell` hears of all progress. */
export interface Surroundings {
  open: Open
  shelf: Keeps
  tell?: (now: Progress) => void
  cores?: number
  clock?: () => number
}

export class Analysis {
  readonly #subject: Subject
  readonly #by: Required<Surroundings>
  #judges: Judge[] = []
  #closed = false
  /** What waits while it is paused. */
  #gate: PromiseWithResolvers<void> | undefined
  now: Progress = NOTHING

  constructor(subject: Subject, by: Surroundings) {
    this.#subject = subject
    this.#by = { tell: () => {}, cores: 2, clock: () => performance.now(), ...by }
  }

  #is(change: Partial<Progress>): void {
    this.now = { ...this.now, ...change }
    this.#by.tell(this.now)
  }

  /** What was judged here before is shown at once: true where nothing is left to do. */
  async restore(): Promise<boolean> {
    const [first, more] = await Promise.all([this.#by.shelf.kept('first'), this.#by.shelf.kept('more')])
    const whole = more.size > 0 && dearest([...first.values()]).every(({ seq }) => more.has(seq))
    if (!whole || this.now.state !== 'idle') return false
    this.#is({ judgements: new Map([...first, ...more]), state: 'done' })
    await this.#whole()
    return true
  }

  /** Judges until all is done. A second call changes nothing. */
  async judge(): Promise<void> {
    if (this.now.state === 'judging' || this.now.state === 'done') return
    this.#is({ state: 'judging' })
    try {
      const { game, record, seat } = this.#subject
      this.#judges = Array.from({ length: minds(this.#by.cores) }, () => new Judge(this.#by.open))
      const told = await Promise.all(this.#judges.map(one => one.ask({ ask: 'match', game, record, seat })))
      const [match] = told.map(said => answered(said, 'match'))
      const first = await this.#all('first', match!.decisions)
      await this.#all('more', dearest(first))
      this.#is({ state: 'done' })
      await this.#whole()
    } catch (error) {
      if (this.#closed) return
      this.#is({ state: 'failed', why: error instanceof Error ? error.message : String(error) })
    } finally {
      this.#end()
    }
  }

  #whole = (): Promise<void> => this.#by.shelf.whole([...this.now.judgements.values()])

  pause(): void {
    this.#gate?.resolve()
    this.#gate = this.#gate ? undefined : Promise.withResolvers()
    this.#is({ paused: this.#gate !== undefined })
  }

  close(): void {
    this.#closed = true
    this.#gate?.resolve()
    this.#end()
  }

  #end(): void {
    for (const one of this.#judges) one.end()
    this.#judges = []
  }

  /** Judges these decisions, each worker the next one. Gives them all. */
  async #all(stage: Stage, places: readonly Place[]): Promise<Judgement[]> {
    const known = new Map(await this.#by.shelf.kept(stage))
    this.#learn([...known.values()])
    const todo = places.filter(({ seq }) => !known.has(seq))
    const of = places.length
    this.#is({ stage, of, done: of - todo.length })
    let spent = 0
    let judged = 0
    const work = async (judge: Judge): Promise<void> => {
      for (let next: Place | undefined; (next = todo.shift()); ) {
        await this.#gate?.promise
        // It was closed while it was paused: no worker is left to answer.
        if (this.#closed) throw new Error('closed')
        const began = this.#by.clock()
        const { judgement } = answered(await judge.ask({ ask: 'judge', seq: next.seq, stage }), 'judge')
        spent += this.#by.clock() - began
        known.set(next.seq, judgement)
        this.#learn([judgement])
        await this.#by.shelf.keep(stage, judgement)
        judged++
        const done = this.now.done + 1
        const more = stage === 'first' ? DEAREST * LONGER : 0
        this.#is({
          done,
          imagined: this.now.imagined + judgement.candidates.length * judgement.pairs,
          left: (spent / judged / 1000 / this.#judges.length) * (of - done + more),
        })
      }
    }
    await Promise.all(this.#judges.map(work))
    return places.map(({ seq }) => known.get(seq)!)
  }

  #learn(more: readonly Judgement[]): void {
    this.#is({ judgements: new Map([...this.now.judgements, ...more.map(one => [one.seq, one] as const)]) })
  }
}

/** The answer that was asked for; throws when it is another one. */
function answered<S extends Said['say']>(said: Said, say: S): Extract<Said, { say: S }> {
  if (said.say === say) return said as Extract<Said, { say: S }>
  throw new Error(said.say === 'failed' ? said.why : `unexpected: ${said.say}`)
}
