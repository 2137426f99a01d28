/** What a game's manifest has to teach: loaded with what teaches, so neither lobby nor table carries it. */
import type {
  AnyLessonWords,
  AnyPrimerWords,
  Cards,
  CardWords,
  Goal,
  GoalWords,
  Language,
  Legend,
  Lesson,
  Primer,
} from '@loggia/core'
import { type GameId, registered } from '../games.ts'

/** What each kind of question of it is for. */
export const tipsIn = async (game: GameId, language: Language): Promise<Readonly<Record<string, string>>> =>
  (await (await registered(game)).tips?.[language]()) ?? {}
/** Its cards of peoples and the like; undefined for a game that has none. */
export async function cardsIn(
  game: GameId,
  language: Language,
): Promise<{ domain: string; facts: Cards; told: CardWords } | undefined> {
  const { cards } = await registered(game)
  if (!cards) return undefined
  const [facts, told] = await Promise.all([cards.facts(), cards.words[language]()])
  return { domain: cards.domain, facts, told }
}
/** Its goal line; undefined for a game that has none. */
export async function goalIn(game: GameId, language: Language): Promise<{ facts: Goal; told: GoalWords } | undefined> {
  const { goal } = await registered(game)
  if (!goal) return undefined
  const [facts, told] = await Promise.all([goal.facts(), goal.words[language]()])
  return { facts, told }
}
/** What its icons are called; undefined for a game that has no legend. */
export const legendIn = async (game: GameId): Promise<Legend | undefined> => (await registered(game)).legend?.()
/** What teaches it: facts and sentences; undefined for a game that has no primer. */
export async function primerIn(
  game: GameId,
  language: Language,
): Promise<{ primer: Primer; told: AnyPrimerWords } | undefined> {
  const { primer } = await registered(game)
  if (!primer) return undefined
  const [facts, told] = await Promise.all([primer.facts(), primer.words[language]()])
  return { primer: facts, told }
}
/** A lesson of a game. */
export interface LessonOf {
  id: string
  facts: Lesson
  told: AnyLessonWords
}
/** Its lessons in their order; none for a game that has none. */
export async function lessonsIn(game: GameId, language: Language): Promise<LessonOf[]> {
  const { lessons } = await registered(game)
  if (!lessons) return []
  const [facts, told] = await Promise.all([lessons.facts(), lessons.words[language]()])
  return Object.entries(facts).map(([id, lesson]) => ({ id, facts: lesson, told: told[id]! }))
}
