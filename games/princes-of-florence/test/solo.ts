/** Solo tables prepared by hand: what the Automa's next cards are, how the die falls, what lies in its row. */
import { EVERYONE, pick, seeded } from '@loggia/core'
import { princes, type PrincesTable } from '../index.ts'
import { AUTOMA, RECRUIT } from '../rules/automa/table.ts'
import { card, give, play, step, table } from './helpers.ts'

const named = (id: string) => princes.box.automa.cards.findIndex(c => c.id === id)

/** A solo table at the first offer of round 1, the human first if the Automa shall not be; this is the auction's card. */
export function solo(id: string, { auctions = '4', difficulty = 'easy', start = 0 } = {}): PrincesTable {
  const t = table({ seats: 1, start, options: { auctions, difficulty } })
  swap(t, 0, id)
  return t
}

/** Exchanges the card at this place of the revealed ones (0) or, from the top, of the deck (1, 2, …) with another. */
function swap(t: PrincesTable, place: number, id: string): void {
  const { deck, shown } = t.automa!
  const k = named(id)
  const at = deck.ids.indexOf(k)
  const from = shown.indexOf(k)
  const before = place === 0 ? shown.at(-1)! : deck.ids.at(-place)!
  if (at >= 0) deck.ids[at] = before
  else shown[from] = before
  if (place === 0) shown[shown.length - 1] = k
  else deck.ids[deck.ids.length - place] = k
}

/** The next automa cards. */
export const nextCards = (t: PrincesTable, ...ids: string[]): void => {
  ids.forEach((id, k) => {
    swap(t, k + 1, id)
  })
}

/** The next throw of the die. */
export function die(t: PrincesTable, roll: number): PrincesTable {
  for (let k = 0; ; k++) {
    const rng = seeded(`die ${k}`)
    if (pick(rng.slice(), 6) + 1 === roll) {
      t.rng = rng
      return t
    }
  }
}

/** The human takes nothing, the Automa what it wants: the human's turn, in this round. */
export function atTurn(t: PrincesTable, round = 1): PrincesTable {
  play(t, 'forgo')
  if (step(t) !== 'act') throw new Error(`at ${step(t)}`)
  t.round = round
  return t
}

/** The Automa's row: professions by name, `recruit` for a recruiting card; all face down. What it has used already: `front`. */
export function row(t: PrincesTable, cards: readonly string[], front: readonly string[] = []): void {
  const { hand } = give(t, AUTOMA, { hand: cards.filter(c => c !== 'recruit'), front: front.slice() })
  hand.ids = cards.map(c => (c === 'recruit' ? RECRUIT : card(c)))
  hand.seen = hand.ids.map(id => (id === RECRUIT ? EVERYONE : 0))
  t.recruiting -= cards.filter(c => c === 'recruit').length
}

/** Turns up these professions in front of a virtual player, who has nothing else. */
export function virtual(t: PrincesTable, k: number, ...up: string[]): void {
  const v = t.automa!.virtual[k]
  for (const id of v.ids.splice(0)) {
    t.decks[0].ids.unshift(id)
    t.decks[0].seen.unshift(0)
  }
  give(t, 0, { front: up })
  t.players[0].front = []
  v.ids = up.map(card)
  v.seen = up.map(() => EVERYONE)
}
