/** A lesson as it is walked through: the match behind it, the page that is read, and what an answer counts for. It knows neither page nor storage. */
import {
  acting,
  firstOf,
  type Game,
  isNamed,
  LEARNER,
  type Lesson,
  type LessonPage,
  Match,
  movesOf,
  moveRow,
  namedBy,
  OK,
  type Table,
} from '@loggia/core'

/** What a lesson says to a legal answer: it counts, it has a sentence, or it is just another one. */
export type Verdict = { counts: true } | { counts: false; instead: string | undefined }

/** Nobody gets lost in a page: more answers than this none takes. */
const MOST = 40

export class Walk {
  readonly game: Game
  readonly lesson: Lesson
  #match: Match
  #page = 0
  /** After which row each page begins that was come to, what was played for it included. */
  #begins: number[] = []
  #done = false

  /** `answers`: what was played on each page, the last of which was left. It goes as far as today's rules go with it. */
  constructor(game: Game, lesson: Lesson, answers: readonly (readonly string[])[] = []) {
    this.game = game
    this.lesson = lesson
    const { seats, options = {} } = lesson
    this.#match = new Match(game, { rules: game.rules, seats, options, seed: '', start: lesson.start(game), rows: [] })
    this.#begin()
    for (const [k, moves] of answers.entries()) {
      for (const move of moves) if (this.page === k && this.may(move)) this.play(move)
      const left = k === answers.length - 1
      if (this.page === k && !left && (this.mayTurn || this.facts.ask !== undefined)) this.turn()
      if (this.page === k) break
    }
  }

  get match(): Match {
    return this.#match
  }
  get page(): number {
    return this.#page
  }
  get over(): boolean {
    return this.#page >= this.lesson.pages.length
  }
  /** The facts of the page; of the last one when the lesson is over. */
  get facts(): LessonPage {
    return this.lesson.pages[Math.min(this.#page, this.lesson.pages.length - 1)]!
  }
  get view(): Table {
    return this.game.view(this.#match.table, LEARNER)
  }
  /** What was played on each page so far. */
  get answers(): string[][] {
    return this.#begins.map((from, k) =>
      this.#match.rows
        .slice(from, this.#begins[k + 1])
        .filter(row => row.seat === LEARNER)
        .map(row => row.word),
    )
  }

  /** Something is to be done here: an answer, or a press on what can't be done. */
  get asks(): boolean {
    return !this.over && (this.facts.do !== undefined || this.facts.ask !== undefined)
  }
  /** The page may be turned by who has read it. */
  get mayTurn(): boolean {
    return !this.over && (!this.asks || this.#done || this.facts.free === true)
  }

  /** Whether the learner may play this now. */
  may(move: string): boolean {
    const parsed = this.game.parse(move)
    return parsed >= 0 && movesOf(this.game, this.#match.table, LEARNER).includes(parsed) && this.judge(move).counts
  }
  /** What a legal answer counts for. */
  judge(move: string): Verdict {
    const { do: counting = [], instead = [] } = this.facts
    if (!this.over && isNamed(counting, move)) return { counts: true }
    return { counts: false, instead: namedBy(instead, move) }
  }
  /** Plays an answer that counts, and turns the page when it is done. */
  play(move: string): void {
    this.#answer(LEARNER, move)
    const { until } = this.facts
    if (!until || until(this.view)) this.turn()
  }
  /** What was to be pressed was, and its reason read. */
  heard(): void {
    this.#done = true
  }
  turn(): void {
    this.#page++
    this.#done = false
    this.#begin()
  }
  /** To the page before, as it was when it began. */
  back(): void {
    if (this.#page === 0) return
    this.#page--
    this.#done = false
    this.#begins = this.#begins.slice(0, this.#page + 1)
    this.#match = this.#match.branch(this.#begins[this.#page]!)
  }
  /** The page is done as the lesson would do it. */
  help(): void {
    const { page } = this
    for (let n = 0; this.#page === page && !this.over; n++) {
      if (n > MOST) throw new Error(`page ${page + 1} does not end`)
      const move = this.facts.do && this.counting[0]
      if (move === undefined) this.turn()
      else this.play(move)
    }
  }
  /** The legal answers that count, the first named first. */
  get counting(): string[] {
    const { game, facts } = this
    const legal = movesOf(game, this.#match.table, LEARNER).map(move => game.format(move))
    return (facts.do ?? []).flatMap(name => legal.filter(move => isNamed([name], move)))
  }

  #begin(): void {
    const { reply = [] } = this.over ? {} : this.facts
    for (const word of reply) this.#answer(firstOf(acting(this.#match.table)), word)
    this.#begins[this.#page] = this.#match.seq
  }
  #answer(seat: number, word: string): void {
    if (this.#match.append(moveRow(seat, word)) !== OK) throw new Error(`${word} can't be played in this lesson`)
  }
}
