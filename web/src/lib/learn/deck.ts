/** The cards of a game's peoples as a page reads them. They come when somebody wants to read one, and for each game once. */
import { type Card, readCard, type Seat, splitTarget, type Table, type Target } from '@loggia/core'
import type { LoadedGame } from '../games.ts'
import { language } from '../words/index.ts'
import { cardsIn } from './of.ts'

export interface Deck {
  /** Of which game. */
  game: string
  /** What they are: peoples, professions. */
  title: string
  all: readonly Card[]
  /** The card of the thing that a target stands for. */
  of: (target: Target) => Card | undefined
  /** The cards of what a person has. */
  held: (view: Table, seat: Seat) => readonly Card[]
}

const decks = new WeakMap<LoadedGame, Promise<Deck | undefined>>()

/** The cards of a game; undefined for one that has none. */
export function deckOf(loaded: LoadedGame): Promise<Deck | undefined> {
  const deck = decks.get(loaded) ?? load(loaded)
  decks.set(loaded, deck)
  return deck
}

async function load({ game, words: { names }, particle }: LoadedGame): Promise<Deck | undefined> {
  const cards = await cardsIn(game.id, language)
  if (!cards) return undefined
  const { domain, facts, told } = cards
  const { box } = game
  const all = Object.keys(facts.marks).map(id => readCard(facts, told, id, { domain, box, names, particle }))
  const byId = new Map(all.map(card => [card.id, card]))
  return {
    game: game.id,
    title: told.title,
    all,
    of(target) {
      const { domain: of, id } = splitTarget(target)
      return of === domain ? byId.get(facts.cardOf?.(id) ?? id) : undefined
    },
    held: (view, seat) => facts.held(view, seat, box).flatMap(id => byId.get(id) ?? []),
  }
}
