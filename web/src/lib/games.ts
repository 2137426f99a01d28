/** The games of the house as the page wants them. It names them without loading any; rules, words and board come with the first table. */
import {
  TINCTURES,
  type AnyDictionary,
  type AnyLessonWords,
  type AnyPrimerWords,
  type BoardDesk,
  type BoardPlace,
  type BoardProps,
  type Cards,
  type CardWords,
  type ComponentFiles,
  type Faces,
  type Game,
  type GameBoard,
  type Goal,
  type GoalWords,
  type Language,
  type Legend,
  type Lesson,
  type Manifest,
  type Particle,
  type PositionProps,
  type Primer,
  type ProvenanceNotes,
  type Readings,
  type RecordGrammar,
  type Seat,
  type Tincture,
} from '@loggia/core'
import { ANNOUNCED, GAMES as PLAYED, findGame } from '@loggia/games'
import type { Component } from 'svelte'

export type GameId = string
const ids = (list: readonly { id: GameId }[]): readonly GameId[] => list.map(game => game.id)

export const PLAYABLE = ids(PLAYED)
/** In the order of the arches: those to come stand last. */
export const GAMES = [...PLAYABLE, ...ids(ANNOUNCED)]
export const isPlayable = (game: GameId): boolean => PLAYABLE.includes(game)

async function registered(game: GameId): Promise<Manifest> {
  const found = findGame(game)
  if (!found) throw new Error(`no such game: ${game}`)
  return found.manifest()
}

/** Everything that a table page needs to know of a game; particles where the language has them. */
export interface LoadedGame {
  game: Game
  words: AnyDictionary
  particle: Particle | undefined
  Board: Component<BoardProps>
  Position: Component<PositionProps>
  People: Component<PositionProps>
  /** Draws one of its places alone. */
  PlaceView: Component<BoardProps & { place: BoardPlace; north?: boolean; seat?: Seat }>
  places: readonly BoardPlace[]
  /** Its parts on a desk, and where they lie. */
  desk: BoardDesk | undefined
  facts: GameBoard['facts']
  /** What is told above its board, loaded after it. */
  tellings: GameBoard['told']
  /** What each rule says; words have it as soon as it has come. */
  sentences: Promise<AnyDictionary['rules']>
  /** Kinds of question that choose among cards of peoples. */
  choosing: readonly string[]
}

/** Loads a game in a language, with the box that it comes with or another; throws when the hall does not have it. */
export async function loadGame(id: GameId, language: Language, files?: ComponentFiles): Promise<LoadedGame> {
  const { rules, words, ruleSentences, board, cards } = await registered(id)
  const [{ game: shipped, withBox }, said, boards, particle] = await Promise.all([
    rules(),
    words[language](),
    board() as Promise<GameBoard<never>>,
    language === 'ko' ? import('@loggia/core/particle').then(p => p.particle) : undefined,
  ])
  const { Board, Position, People, PlaceView, places, desk, facts, told: tellings } = boards
  const game = files ? withBox(files as never) : shipped
  // What rules say is first asked for when somebody points at something: it comes after the table.
  const told = ruleSentences ? { ...said, rules: {} } : said
  const sentences =
    ruleSentences?.[language]().then(rules => Object.assign(told.rules, rules)) ?? Promise.resolve(said.rules)
  sentences.catch(() => {
    /* a table can be played without them; opening the rules waits for them */
  })
  const choosing = cards?.asked ?? []
  const drawn = { Board, Position, People, PlaceView, places, desk, facts, tellings }
  return { game, words: told, particle, ...drawn, sentences, choosing }
}

/** The words of a game, for pages without a table. */
export const wordsOf = async (game: GameId, language: Language): Promise<AnyDictionary> =>
  (await registered(game)).words[language]()
/** The grammar in which its matches are recorded elsewhere, where there is one. */
export const grammarOf = async (game: GameId): Promise<RecordGrammar | undefined> =>
  (await registered(game)).record?.grammar()
/** Its rules, and its components as data. */
export async function rulesOf(
  game: GameId,
): Promise<{ game: Game; files: ComponentFiles; withBox: (files: ComponentFiles) => Game }> {
  const { game: rules, shipped, withBox } = await (await registered(game)).rules()
  return { game: rules, files: shipped, withBox: files => withBox(files as never) }
}
/** What there is to say on where the figures of its data files come from. */
export const notesIn = async (game: GameId, language: Language): Promise<ProvenanceNotes> =>
  (await registered(game)).notes[language]()
/** What each of its rules says, by number. */
export async function sentencesIn(game: GameId, language: Language): Promise<AnyDictionary['rules']> {
  const { words, ruleSentences } = await registered(game)
  return ruleSentences ? ruleSentences[language]() : (await words[language]()).rules
}
/** What each kind of question of it is for. */
export const tipsIn = async (game: GameId, language: Language): Promise<Readonly<Record<string, string>>> =>
  (await (await registered(game)).tips?.[language]()) ?? {}
/** Its cards of peoples and the like; undefined for a game that has none. */
export async function cardsIn(
  game: GameId,
  language: Language,
): Promise<{ facts: Cards; told: CardWords } | undefined> {
  const { cards } = await registered(game)
  if (!cards) return undefined
  const [facts, told] = await Promise.all([cards.facts(), cards.words[language]()])
  return { facts, told }
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
/** Its faces; undefined for a game that has none. */
export const facesIn = async (game: GameId): Promise<Faces | undefined> => (await registered(game)).faces?.()
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
/** How it reads its rulebook where that leaves room, by the number of the rule. */
export const readingsIn = async (game: GameId, language: Language): Promise<Readings> =>
  (await (await registered(game)).readings?.[language]()) ?? {}
/** For how many people it is: `2–4`. */
export function seatsOf(game: GameId): string {
  const seats = findGame(game)?.seats
  return seats ? `${seats.min}–${seats.max}` : ''
}

/** The colour of a seat, where the game has no better. */
export const tincture = (seat: Seat): Tincture => TINCTURES[seat % TINCTURES.length]!
