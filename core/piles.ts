/** Piles of things that not everybody may know, position by position. */
import { HIDDEN } from './lexicon.ts'
import { shuffle, pick } from './random.ts'
import { OMNISCIENT, among, EVERYONE, type Viewer, type Seat, type SeatSet } from './table.ts'

/** `seen[k]`: who knows `ids[k]`. The last one is the top. */
export interface Pile {
  ids: number[]
  seen: SeatSet[]
}

export const pile = (ids: number[] = [], seen: SeatSet = 0): Pile => ({ ids, seen: ids.map(() => seen) })

/** Moves position `i` to the top of another pile, where `seen` know it (besides those who already did). */
export function transfer(from: Pile, i: number, to: Pile, seen: SeatSet): number {
  const id = from.ids[i]
  to.ids.push(id)
  to.seen.push(from.seen[i] | seen)
  from.ids.splice(i, 1)
  from.seen.splice(i, 1)
  return id
}

/** A secret choice: as `give`, but the others can't tell which one went, so what they knew of this pile is void. */
export function moveHidden(from: Pile, i: number, to: Pile, chooser: Seat, under = false): number {
  const id = from.ids[i]
  const mine = 1 << chooser
  from.ids.splice(i, 1)
  from.seen.splice(i, 1)
  for (let k = 0; k < from.seen.length; k++) from.seen[k] &= mine
  if (under) {
    to.ids.unshift(id)
    to.seen.unshift(mine)
  } else {
    to.ids.push(id)
    to.seen.push(mine)
  }
  return id
}

/**
 * Plays one of these from a hand, openly. Of equal cards, each other player assumes that the one they knew has left,
 * and so knows one fewer. So which of seven traps was sprung reveals nothing.
 */
export function playFromHand(hand: Pile, id: number, to: Pile, seen: SeatSet = EVERYONE): void {
  const i = hand.ids.indexOf(id)
  let told = hand.seen[i]
  for (let k = 0; k < hand.ids.length; k++)
    if (k !== i && hand.ids[k] === id) {
      const mistaken = hand.seen[k] & ~told
      hand.seen[k] &= ~mistaken
      told |= mistaken
    }
  transfer(hand, i, to, seen)
}

/** Shuffles a pile; nobody knows anything of it any more. */
export function shufflePile(rng: number[], p: Pile): void {
  shuffle(rng, p.ids)
  p.seen.fill(0)
}

/** The pile as that viewer sees it: holes where they may not look. A hand has no order, so it is shown sorted, holes last. */
export function viewPile(p: Pile, viewer: Viewer, hand = false): Pile {
  if (viewer === OMNISCIENT) return { ids: p.ids.slice(), seen: p.seen.slice() }
  const order = p.ids.map((_, k) => k)
  const known = (k: number) => among(p.seen[k], viewer)
  if (hand)
    order.sort(
      (a, b) => Number(known(b)) - Number(known(a)) || (known(a) ? p.ids[a] - p.ids[b] : 0) || p.seen[a] - p.seen[b],
    )
  return { ids: order.map(k => (known(k) ? p.ids[k] : HIDDEN)), seen: order.map(k => p.seen[k]) }
}

/** Puts the things that are nowhere to be seen into the holes of these piles, at random. `all`: every thing that the piles hold together. */
export function determinizePiles(rng: number[], all: readonly number[], piles: readonly Pile[]): void {
  const left = all.slice()
  for (const p of piles)
    for (const id of p.ids)
      if (id !== HIDDEN) {
        const k = left.indexOf(id)
        if (k >= 0) {
          left[k] = left[left.length - 1]
          left.pop()
        }
      }
  for (const p of piles)
    for (let k = 0; k < p.ids.length; k++)
      if (p.ids[k] === HIDDEN) {
        const i = pick(rng, left.length)
        p.ids[k] = left[i]
        left[i] = left[left.length - 1]
        left.pop()
      }
}
