/** The games of the hall. The lobby knows their names only; rules, words and board of a game are loaded with its first table. */
import {
  TINCTURES, type AnyDictionary, type BoardProps, type Facts, type Game, type Language, type Particle, type PositionProps, type Seat, type Tincture,
} from '@loggia/core'
import type { Component } from 'svelte'

/** In the order of the arches. */
export const GAMES = ['ostia', 'terra-mystica', 'princes-of-florence', 'tiletum', 'tapestry'] as const
export type GameId = (typeof GAMES)[number]

/** A data file of a game's components, with where its figures come from. */
export interface ComponentFile { provenance: { default: string } & Readonly<Record<string, unknown>>; [field: string]: unknown }
interface Words { words: Readonly<Record<Language, AnyDictionary>>; particle: Particle }
interface Boards { Board: Component<BoardProps>; Position: Component<PositionProps>; People: Component<PositionProps>; facts: Facts }
interface Shelf {
  rules: () => Promise<{ game: Game; files: Readonly<Record<string, ComponentFile>> }>
  words: () => Promise<Words>
  board: () => Promise<Boards>
}

/** Where the parts of a game are; a game that is to come has none. Each is typed for its own table and box, the page for any. */
const SHELVES: Partial<Record<GameId, Shelf>> = {
  ostia: {
    rules: async () => { const { ostia, shipped } = await import('@loggia/ostia'); return { game: ostia as unknown as Game, files: shipped as unknown as Record<string, ComponentFile> } },
    words: () => import('@loggia/ostia/words'),
    board: () => import('@loggia/ostia/board') as unknown as Promise<Boards>,
  },
}
export const PLAYABLE = Object.keys(SHELVES) as readonly GameId[]

function shelf(game: string): Shelf {
  const found = SHELVES[game as GameId]
  if (!found) throw new Error(`no such game: ${game}`)
  return found
}

/** Everything that a table page needs to know of a game. */
export interface Kit extends Boards { game: Game; words: AnyDictionary; particle: Particle }

/** Loads a game in a language; throws when the hall does not have it. */
export async function kit(game: string, language: Language): Promise<Kit> {
  const { rules, words, board } = shelf(game), [{ game: loaded }, { words: all, particle }, boards] = await Promise.all([rules(), words(), board()])
  return { game: loaded, words: all[language], particle, Board: boards.Board, Position: boards.Position, People: boards.People, facts: boards.facts }
}

/** The words of a game and its components as data, for the page that says where they come from. */
export async function components(game: string, language: Language): Promise<{ words: AnyDictionary; files: Readonly<Record<string, ComponentFile>> }> {
  const { rules, words } = shelf(game), [{ files }, { words: all }] = await Promise.all([rules(), words()])
  return { words: all[language], files }
}

/** The colour of a seat. */
export const tincture = (seat: Seat): Tincture => TINCTURES[seat % TINCTURES.length]!
