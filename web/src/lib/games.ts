/** The games of the house as the page wants them. It names them without loading any; rules, words and board come with the first table. */
import {
  TINCTURES,
  type AnyDictionary,
  type BoardDesk,
  type BoardPlace,
  type BoardProps,
  type ComponentFiles,
  type Faces,
  type Game,
  type GameBoard,
  type Language,
  type Manifest,
  type Particle,
  type PositionProps,
  type ProvenanceNotes,
  type Readings,
  type RecordGrammar,
  type Seat,
  type Tincture,
  type Measured,
} from '@loggia/core'
import { ANNOUNCED, GAMES as PLAYED, findGame } from '@loggia/games'
import type { Component } from 'svelte'

export type GameId = string
const ids = (list: readonly { id: GameId }[]): readonly GameId[] => list.map(game => game.id)

export const PLAYABLE = ids(PLAYED)
/** In the order of the arches: those to come stand last. */
export const GAMES = [...PLAYABLE, ...ids(ANNOUNCED)]
export const isPlayable = (game: GameId): boolean => PLAYABLE.includes(game)

/** Its manifest. Throws when the hall does not have it. */
export async function registered(game: GameId): Promise<Manifest> {
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
  /** Which of its things have cards, and which kinds of question choose among them. */
  cards: Manifest['cards']
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
  const drawn = { Board, Position, People, PlaceView, places, desk, facts, tellings }
  return { game, words: told, particle, ...drawn, sentences, cards }
}

/** What was measured of its bots, if anything was. */
export const strengthIn = async (game: GameId): Promise<Measured | undefined> => (await registered(game)).strength?.()

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
/** Its faces; undefined for a game that has none. */
export const facesIn = async (game: GameId): Promise<Faces | undefined> => (await registered(game)).faces?.()
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
