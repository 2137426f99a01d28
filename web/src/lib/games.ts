/** The games of the hall. The lobby knows their names only; rules, words and board of a game are loaded with its first table. */
import { TINCTURES, type AnyDictionary, type BoardProps, type Facts, type Game, type Language, type Particle, type PositionProps, type Seat, type Tincture } from '@loggia/core'
import type { Component } from 'svelte'

/** In the order of the arches. Those without a `table` are to come. */
export const GAMES = ['ostia', 'terra-mystica', 'princes-of-florence', 'tiletum', 'tapestry'] as const
export type GameId = (typeof GAMES)[number]
export const PLAYABLE: readonly GameId[] = ['ostia']

/** Everything that a table page needs to know of a game. */
export interface Kit {
  game: Game
  words: AnyDictionary
  particle: Particle
  Board: Component<BoardProps>
  Position: Component<PositionProps>
  People: Component<PositionProps>
  facts: Facts
}

const KITS: Readonly<Record<string, (language: Language) => Promise<Kit>>> = {
  ostia: async language => {
    const [{ ostia }, { words, particle }, board] = await Promise.all([import('@loggia/ostia'), import('@loggia/ostia/words'), import('@loggia/ostia/board')])
    return { game: ostia, words: words[language], particle, ...board } as unknown as Kit
  },
}

/** Loads a game in a language; throws when the hall does not have it. */
export function kit(game: string, language: Language): Promise<Kit> {
  const load = KITS[game]
  if (!load) throw new Error(`no such game: ${game}`)
  return load(language)
}

/** The colour of a seat. */
export const tincture = (seat: Seat): Tincture => TINCTURES[seat % TINCTURES.length]!

/** A data file of a game's components, with where its figures come from. */
export interface ComponentFile { provenance: { default: string } & Readonly<Record<string, unknown>>; [field: string]: unknown }

/** The words of a game and its components as data, for the page that says where they come from. */
export async function components(game: string, language: Language): Promise<{ words: AnyDictionary; files: Readonly<Record<string, ComponentFile>> }> {
  if (game !== 'ostia') throw new Error(`no such game: ${game}`)
  const [{ shipped }, { words }] = await Promise.all([import('@loggia/ostia'), import('@loggia/ostia/words')])
  return { words: words[language], files: shipped as unknown as Readonly<Record<string, ComponentFile>> }
}
