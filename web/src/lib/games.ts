/** The games of the hall. The lobby knows their names only; rules, words and board of a game are loaded with its first table. */
import {
  notesOf,
  TINCTURES,
  type AnyDictionary,
  type BoardProps,
  type ComponentFile,
  type Facts,
  type Game,
  type Language,
  type Particle,
  type PositionProps,
  type RecordGrammar,
  type Seat,
  type Tincture,
} from '@loggia/core'
import type { Component } from 'svelte'
import { GRAMMARS } from './study/grammars.ts'

/** In the order of the arches. */
export const GAMES = ['ostia', 'terra-mystica', 'princes-of-florence', 'tiletum', 'tapestry'] as const
export type GameId = (typeof GAMES)[number]
export const isGame = (id: string): id is GameId => (GAMES as readonly string[]).includes(id)

type Files = Readonly<Record<string, ComponentFile>>
/** Notes by file and by what they are about. */
type Notes = Readonly<Record<string, Readonly<Record<string, string>>>>
interface Rules {
  game: Game
  files: Files
}
interface Boards {
  Board: Component<BoardProps>
  Position: Component<PositionProps>
  People: Component<PositionProps>
  facts: Facts
}
interface Shelf {
  /** For how many people it is, as the lobby says it. */
  seats: string
  rules: () => Promise<Rules>
  /** Each language is a chunk of its own: nobody loads what they do not read. */
  words: Readonly<Record<Language, () => Promise<AnyDictionary>>>
  /** What the data files note on where their figures come from, in the languages in which they are not written. */
  notes: { ko: () => Promise<{ provenance: Notes }> }
  board: () => Promise<Boards>
}

/** What is open, each game typed for any table and box though it has its own; a game that is to come has no shelf. */
const SHELVES: Partial<Record<GameId, Shelf>> = {
  'ostia': {
    seats: '2–4',
    board: () => import('@loggia/ostia/board') as Promise<unknown> as Promise<Boards>,
    words: {
      en: async () => (await import('@loggia/ostia/words/en')).en,
      ko: async () => (await import('@loggia/ostia/words/ko')).ko,
    },
    notes: { ko: () => import('@loggia/ostia/words/provenance.ko') },
    rules: async () => {
      const { ostia, shipped } = await import('@loggia/ostia')
      return open(ostia, shipped)
    },
  },
  'terra-mystica': {
    seats: '2–5',
    board: () => import('@loggia/terra-mystica/board') as Promise<unknown> as Promise<Boards>,
    words: {
      en: async () => (await import('@loggia/terra-mystica/words/en')).en,
      ko: async () => (await import('@loggia/terra-mystica/words/ko')).ko,
    },
    notes: { ko: () => import('@loggia/terra-mystica/words/provenance.ko') },
    rules: async () => {
      const { terraMystica, shipped } = await import('@loggia/terra-mystica')
      return open(terraMystica, shipped)
    },
  },
  'princes-of-florence': {
    seats: '1–5',
    board: () => import('@loggia/princes-of-florence/board') as Promise<unknown> as Promise<Boards>,
    words: {
      en: async () => (await import('@loggia/princes-of-florence/words/en')).en,
      ko: async () => (await import('@loggia/princes-of-florence/words/ko')).ko,
    },
    notes: { ko: () => import('@loggia/princes-of-florence/words/provenance.ko') },
    rules: async () => {
      const { princes, shipped } = await import('@loggia/princes-of-florence')
      return open(princes, shipped)
    },
  },
}
export const PLAYABLE = Object.keys(SHELVES) as readonly GameId[]
/** Those whose recorded games can be imported. */
export const IMPORTABLE = PLAYABLE.filter(game => game in GRAMMARS)
export const isPlayable = (game: GameId): boolean => game in SHELVES

const open = (game: unknown, files: unknown): Rules => ({ game: game as Game, files: files as Files })

function shelf(game: string): Shelf {
  const found = SHELVES[game as GameId]
  if (!found) throw new Error(`no such game: ${game}`)
  return found
}

/** Everything that a table page needs to know of a game; particles where the language has them. */
export interface Kit extends Boards {
  game: Game
  words: AnyDictionary
  particle: Particle | undefined
}

/** Loads a game in a language; throws when the hall does not have it. */
export async function kit(game: string, language: Language): Promise<Kit> {
  const { rules, words, board } = shelf(game)
  const [{ game: loaded }, said, boards, particle] = await Promise.all([
    rules(),
    words[language](),
    board(),
    language === 'ko' ? import('@loggia/core/particle').then(p => p.particle) : undefined,
  ])
  return {
    game: loaded,
    words: said,
    particle,
    Board: boards.Board,
    Position: boards.Position,
    People: boards.People,
    facts: boards.facts,
  }
}

/** The words of a game, for pages without a table. */
export const wordsOf = (game: string, language: Language): Promise<AnyDictionary> => shelf(game).words[language]()
/** The grammar in which its matches are recorded elsewhere, where there is one. */
export const grammarOf = async (game: string): Promise<RecordGrammar | undefined> => (await GRAMMARS[game]?.())?.grammar
/** Its rules, and its components as data. */
export const rulesOf = (game: string): Promise<Rules> => shelf(game).rules()
/** What its data files note on where their figures come from: in English as it stands there, each note after what it is about. */
export async function notesIn(game: string, language: Language): Promise<Notes> {
  if (language !== 'en') return (await shelf(game).notes[language]()).provenance
  const labelled = (notes: Notes[string]) =>
    Object.fromEntries(Object.entries(notes).map(([key, note]) => [key, key === 'default' ? note : `${key}: ${note}`]))
  return Object.fromEntries(
    Object.entries((await rulesOf(game)).files).map(([id, file]) => [id, labelled(notesOf(file))]),
  )
}
/** For how many people it is: `2–4`. */
export const seatsOf = (game: GameId): string => SHELVES[game]?.seats ?? ''

/** The colour of a seat, where the game has no better. */
export const tincture = (seat: Seat): Tincture => TINCTURES[seat % TINCTURES.length]!
