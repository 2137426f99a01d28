/** A lesson at a table: a match in the page in which only that counts which the lesson asks for. Nothing is sent. */
import {
  type AnyLessonWords,
  LEARNER,
  type Lesson,
  type Lit,
  movesOf,
  type Refusal,
  type Seat,
  splitWord,
  type Table,
  type Target,
  targetsOf,
} from '@loggia/core'
import { sayLearn } from '#lib/words/learn.ts'
import type { LoadedGame } from '../games.ts'
import type { MatchState } from '../api.ts'
import { stateHere } from '../study/state.ts'
import { whyNot } from '../table/ahead.ts'
import { TableStore } from '../table/store.svelte.ts'
import type { LessonGuide, Said } from './guide.ts'
import { leaveAt, nowDone, progressIn } from './progress.ts'
import { Walk } from './walk.ts'

/** A lesson with its place among the others. */
export interface Taught {
  id: string
  facts: Lesson
  told: AnyLessonWords
  next: { id: string; title: string } | undefined
}

export class LessonStore extends TableStore implements LessonGuide {
  readonly waiting = false
  readonly mayTry = false
  readonly record = undefined
  readonly sending = []
  readonly mayTakeBack = undefined
  readonly mine = [LEARNER]
  override readonly guide: LessonGuide = this
  readonly kind = 'lesson'
  readonly title: string
  readonly pages: number
  readonly list: string
  readonly next: LessonGuide['next']
  readonly #taught: Taught
  #walk: Walk
  page = $state(0)
  said = $state.raw<Said | null>(null)
  /** The page may be turned. */
  mayTurn = $state(false)

  constructor(loaded: LoadedGame, taught: Taught) {
    const { id, facts, told } = taught
    const walk = new Walk(loaded.game, facts, progressIn(loaded.game.id).left[id])
    super(`${loaded.game.id}-${id}`, loaded, stateOf(walk, loaded, taught))
    this.#taught = taught
    this.#walk = walk
    this.title = told.title
    this.pages = facts.pages.length
    this.list = `/about/${loaded.game.id}#lessons`
    this.next = taught.next && { href: `/learn/${loaded.game.id}/${taught.next.id}`, title: taught.next.title }
    this.page = walk.page
    this.mayTurn = walk.mayTurn
  }

  table = $derived.by(() => this.state.view)
  log = $derived.by(() => this.state.log)
  over = $derived.by(() => this.page >= this.pages)
  #facts = $derived.by(() => (this.over ? {} : this.#taught.facts.pages[this.page]!))
  /** How far this visit has come. */
  visit = $derived.by(() => ({
    game: this.loaded.game.id,
    lesson: this.#taught.id,
    page: `${Math.min(this.page + 1, this.pages)}`,
    finished: this.over,
  }))
  shown = $derived.by(() => [this.page, this.said])
  asks = $derived.by(() => this.#facts.do !== undefined || this.#facts.ask !== undefined)
  say = $derived.by(() => this.#taught.told.pages[this.page]?.say ?? this.#taught.told.aim)
  /** Who only reads is asked nothing. */
  override me = $derived.by((): Seat | undefined => (this.asks && this.acting.includes(LEARNER) ? LEARNER : undefined))

  /** What can be answered where an answer is asked for: what is to be pressed in vain is none. */
  override legal = $derived.by((): string[] =>
    this.#facts.do === undefined || this.me === undefined
      ? []
      : movesOf(this.loaded.game, this.table, LEARNER).map(move => this.loaded.game.format(move)),
  )

  open(): void {
    /* all of it is here */
  }
  close(): void {}
  takeBack(): Promise<void> {
    return Promise.resolve()
  }
  tableAt(seq: number): Promise<Table> {
    return Promise.resolve(this.loaded.game.view(this.#walk.match.tableAt(seq), LEARNER))
  }

  /** An answer that counts is played. Any other is answered in words, and nothing happens. */
  act(_seat: Seat, move: string): void {
    const verdict = this.#walk.judge(move)
    if (verdict.counts) this.#go(() => this.#walk.play(move))
    else this.#tell(this.#instead(verdict.instead))
  }
  turn(): void {
    this.#go(() => this.#walk.turn())
  }
  help(): void {
    this.#go(() => this.#walk.help())
  }
  back(): void {
    this.#walk.back()
    this.#again()
  }
  override again = (): Promise<void> => {
    this.#walk = new Walk(this.loaded.game, this.#taught.facts)
    this.#again()
    return Promise.resolve()
  }

  /** Plays on, and draws what came of it, row by row. */
  #go(play: () => void): void {
    const { seq } = this.#walk.match
    play()
    this.state = stateOf(this.#walk, this.loaded, this.#taught, this.state)
    for (const entry of this.state.log.filter(e => e.seq > seq)) {
      this.onrow(entry)
      this.show(entry, this.loaded.game.view(this.#walk.match.tableAt(entry.seq), LEARNER))
    }
    this.#turned()
  }
  /** Shows the table as it stands, whatever was shown before. */
  #again(): void {
    this.state = stateOf(this.#walk, this.loaded, this.#taught)
    this.view = this.state.view
    this.last = null
    this.#turned()
  }
  #turned(): void {
    const { id } = this.#taught
    this.page = this.#walk.page
    this.mayTurn = this.#walk.mayTurn
    this.said = null
    if (this.over) nowDone(this.loaded.game.id, id)
    else leaveAt(this.loaded.game.id, id, this.#walk.answers)
  }
  #tell(sentence: string): void {
    this.said = { sentence, more: '', rule: '' }
  }
  #instead = (name: string | undefined): string =>
    (name !== undefined && this.#taught.told.pages[this.page]?.instead?.[name]) || sayLearn('lesson_other')

  // ---- what the board shows

  lights(lit: Lit): Lit {
    const { see = [] } = this.#facts
    const shown = new Map(see.map(target => [target, lit.targets.get(target) ?? 0]))
    if (this.me === undefined) return { ...lit, targets: shown, chosen: [] }
    // What is to be pressed in vain is lit all the same; of what the question lights only that which the page is about.
    return this.#facts.ask || (lit.chosen.length === 0 && see.some(target => lit.targets.has(target)))
      ? { ...lit, targets: shown }
      : lit
  }
  wants(target: Target): boolean {
    return this.#facts.ask === target
  }
  refused(target: Target, { sentence, rule, text }: Refusal): void {
    const { game } = this.loaded
    if (!this.asks) {
      this.#tell(sayLearn(this.over ? 'lesson_other' : 'lesson_read_on'))
      return
    }
    if (this.#facts.ask && !this.wants(target)) {
      this.#tell(sayLearn('lesson_other'))
      return
    }
    const parts = target.split(' ')
    const legal = this.legal.find(move => parts.every(part => targetsOf(game, move).includes(part)))
    if (legal !== undefined) {
      const verdict = this.#walk.judge(legal)
      this.#tell(this.#instead(verdict.counts ? undefined : verdict.instead))
      return
    }
    const { why = {} } = this.#taught.told.pages[this.page]!
    const reason = whyNot(game, this.table, LEARNER, target)
    this.said = { sentence, more: (reason && why[splitWord(reason.code).verb]) ?? text, rule }
    if (!this.wants(target)) return
    this.#walk.heard()
    this.mayTurn = this.#walk.mayTurn
  }
}

/** Its state for the learner: with the log heard so far, where the walk went on from there. */
const stateOf = (walk: Walk, loaded: LoadedGame, { id, facts, told }: Taught, had?: MatchState): MatchState =>
  stateHere(walk.match, {
    id: `${loaded.game.id}-${id}`,
    game: loaded.game.id,
    name: told.title,
    seats: Array.from({ length: facts.seats }, (_, seat) => ({
      seat,
      kind: seat === LEARNER ? 'person' : 'bot',
      name: sayLearn(seat === LEARNER ? 'picture_you' : 'picture_other') + (seat > 1 ? ` ${seat}` : ''),
      you: seat === LEARNER,
    })),
    eyes: LEARNER,
    mayTakeBack: [],
    ...(had ? { log: [...had.log, ...walk.match.log(LEARNER, had.seq)] } : {}),
  })
