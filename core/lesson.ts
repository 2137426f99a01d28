/**
 * Lessons of a game. `games/<game>/learn/lessons.ts` has the facts, `lessons.en.ts` and `lessons.ko.ts` the sentences. A lesson is a match from a
 * prepared table. The learner has seat 0 and turns pages; a page is only read, or is done by an answer.
 */
import type { Game, Options } from './game.ts'
import type { Seat, Table } from './table.ts'
import type { Target } from './targets.ts'

/** One page. Where answers are named, a name is a move in notation or its beginning: `build` is all of `build:tomis`. */
export interface LessonPage<T extends Table = Table> {
  /** What is answered before the page is read, one after the other, by whoever is asked. */
  readonly reply?: readonly string[]
  /** What is lit; else what the question lights. */
  readonly see?: readonly Target[]
  /** The answers that count. One is enough, or as many as `until` wants. */
  readonly do?: readonly string[]
  until?(view: T): boolean
  /** It may be left without an answer. */
  readonly free?: true
  /** What is to be pressed though it can't be done: the page is done when its reason has been read. */
  readonly ask?: Target
  /** Legal answers that people like to give instead. Each has a sentence; nothing is played. */
  readonly instead?: readonly string[]
  /** Reasons of refusals, by name. Each has a sentence beside that of the rule. */
  readonly why?: readonly string[]
}

/** One lesson. `start` makes a table at which seat 0 is asked or looks on; `goal` is false there, and true after the last page. */
export interface Lesson<T extends Table = Table> {
  readonly minutes: number
  readonly seats: number
  readonly options?: Options
  start(game: Game<T>): T
  goal(view: T): boolean
  readonly pages: readonly LessonPage<T>[]
}
/** The lessons of a game by id, in the order in which they are learnt. */
export type Lessons<T extends Table = Table> = Readonly<Record<string, Lesson<T>>>

/** The sentences of a page, whatever it is. */
export interface AnyPageWords {
  say: string
  instead?: Readonly<Record<string, string>>
  why?: Readonly<Record<string, string>>
}
export interface AnyLessonWords {
  title: string
  /** The one thing that is learnt. */
  aim: string
  pages: readonly AnyPageWords[]
}
export type AnyLessonsWords = Readonly<Record<string, AnyLessonWords>>

type By<Key extends string, Names> = Names extends readonly (infer Name extends string)[]
  ? { readonly [K in Key]: { readonly [N in Name]: string } }
  : object
type PageWords<P> = { say: string } & (P extends { instead: infer I } ? By<'instead', I> : object) &
  (P extends { why: infer W } ? By<'why', W> : object)
type PagesWords<P extends readonly unknown[]> = { readonly [K in keyof P]: PageWords<P[K]> }

/** The sentences of lessons: what is missing for a page, an answer or a reason of `L` is a type error. */
export type LessonsWords<L extends Lessons> = {
  readonly [K in keyof L]: { title: string; aim: string; pages: PagesWords<L[K]['pages']> }
}

/** Whether an answer is one of those that are named. */
export const isNamed = (names: readonly string[], move: string): boolean => namedBy(names, move) !== undefined
/** The first name that fits an answer. */
export const namedBy = (names: readonly string[], move: string): string | undefined =>
  names.find(name => move === name || move.startsWith(`${name}:`) || move.startsWith(`${name},`))

/** The learner's seat. */
export const LEARNER: Seat = 0
