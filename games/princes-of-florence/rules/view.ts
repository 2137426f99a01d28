/** PF-16: what is hidden from which player, what may lie there, and what never changes. */
import {
  OMNISCIENT,
  type Viewer,
  determinizePiles,
  HIDDEN,
  shuffle,
  pick,
  type Pile,
  type Seat,
  viewPile,
} from '@loggia/core'
import { recruitingOf } from './automa/row.ts'
import { AUTOMA, RECRUIT, type Solo } from './automa/table.ts'
import type { Box } from './box.ts'
import { priceOf } from './build.ts'
import { bonusValue } from './count.ts'
import { neighbour } from './estate.ts'
import type { Player, PrincesTable } from './table.ts'
import { BONUS, DECKS, FREEDOMS, PRESTIGE, PROFESSIONS } from './terms.ts'
import { allBonuses, valueSoFar } from './work.ts'

export function view(t: PrincesTable, viewer: Viewer): PrincesTable {
  return {
    rng: viewer === OMNISCIENT ? t.rng.slice() : [0, 0, 0, 0],
    todo: t.todo.map(s => ({ ...s })),
    revealCount: t.revealCount,
    round: t.round,
    start: t.start,
    side: t.side,
    players: t.players.map((p, seat) =>
      viewPlayer(p, viewer, seat === viewer, t.todo.length === 0, t.automa !== null && seat === AUTOMA),
    ),
    tiles: t.tiles.slice(),
    freedoms: t.freedoms.slice(),
    jesters: t.jesters,
    builders: t.builders,
    recruiting: t.recruiting,
    decks: t.decks.map(d => viewPile(d, viewer)),
    used: t.used.slice(),
    characters: t.characters && {
      ...t.characters,
      owner: t.characters.owner.slice(),
      pawn: t.characters.pawn.slice(),
      space: t.characters.space.slice(),
    },
    automa: t.automa && viewSolo(t.automa, viewer),
  }
}

/** `over`: after the last card all florins are public (PF-14.5). The Automa's purse always is, and its hand is a row. */
const viewPlayer = (p: Player, viewer: Viewer, own: boolean, over: boolean, automa: boolean): Player => ({
  prestige: p.prestige,
  sources: p.sources.slice(),
  florins: own || over || automa || viewer === OMNISCIENT ? p.florins : HIDDEN,
  jesters: p.jesters,
  builders: p.builders,
  recruiting: p.recruiting,
  recruited: p.recruited,
  freedoms: p.freedoms,
  tiles: p.tiles.slice(),
  upper: p.upper.slice(),
  lower: p.lower.slice(),
  joint: p.joint,
  hand: viewPile(p.hand, viewer, !own && !automa),
  front: p.front.slice(),
  bonus: viewPile(p.bonus, viewer, !own && !automa),
  secret: viewPile(p.secret, viewer, !own && !automa),
  looked: viewPile(p.looked, viewer),
  best: p.best,
  pawn: p.pawn,
})

const viewSolo = (s: Solo, viewer: Viewer): Solo => ({
  deck: viewPile(s.deck, viewer),
  shown: s.shown.slice(),
  auctions: s.auctions,
  bids: s.bids.slice(),
  virtual: s.virtual.map(v => viewPile(v, viewer)),
  discarded: { ...s.discarded },
})

/** PF-16.3: what went into a purse and out of it was said aloud, so a listener knows what it holds. */
export function recall(v: PrincesTable, t: PrincesTable): void {
  for (const [seat, p] of v.players.entries()) p.florins = t.players[seat].florins
}

/** More than a purse must hold, in hundreds, it is imagined to hold up to this. */
const RICH = 48

/** Purses that can pay what they owe; cards that are nowhere to be seen, anywhere. */
export function determinize(v: PrincesTable, _viewer: Viewer, rng: number[], box: Box): void {
  for (const [seat, p] of v.players.entries())
    if (p.florins === HIDDEN) p.florins = owed(v, seat, box) + pick(rng, RICH)
  for (const [deck] of DECKS.entries()) {
    const piles = pilesOf(v, deck)
    const holes: Hole[] = piles.flatMap(pile => pile.ids.flatMap((id, k) => (id === HIDDEN ? [{ pile, k }] : [])))
    if (!holes.length) continue
    determinizePiles(
      rng,
      box.decks[deck].filter(card => !isOut(v, deck, card)),
      piles,
    )
    if (deck === BONUS) makeWorkPossible(v, holes.concat(holesOf(leftOver(v, piles, box))), box)
  }
  if (v.automa) fillDeck(v.automa, rng, box)
}
/** Automa cards that have not been shown, back by back: those of the last rounds lie undermost (PF-19.1). */
function fillDeck({ deck, shown }: Solo, rng: number[], box: Box): void {
  let k = 0
  for (const group of box.automa.groups) {
    const left = shuffle(
      rng,
      group.filter(card => !shown.includes(card) && !deck.ids.includes(card)),
    )
    for (const end = k + group.length; k < end; k++) if (deck.ids[k] === HIDDEN) deck.ids[k] = left.pop()!
  }
}

/**
 * What a player certainly holds, because it was bid, offered or agreed to: a standing bid, a price to be settled, a
 * part of a joint building, a pawn's space.
 */
function owed(v: PrincesTable, seat: Seat, box: Box): number {
  const c = v.characters
  const k = c ? c.pawn.indexOf(seat) : -1
  let least = k < 0 ? 0 : c!.space[k]
  for (const s of v.todo) {
    if (s.do === 'bid' && s.leader === seat) least = Math.max(least, s.bid)
    else if (s.do === 'settle' && s.seat === seat) least = Math.max(least, s.price)
    else if (s.do === 'partner' && s.builder === seat) least = Math.max(least, priceOf(v, seat, box) - s.share)
    else if (s.do === 'answer' && neighbour(v, s.seat, s.edge, box) === seat) least = Math.max(least, s.share)
  }
  return least
}

interface Hole {
  pile: Pile
  k: number
}
const holesOf = (pile: Pile): Hole[] => pile.ids.map((_, k) => ({ pile, k }))

/** Bonus cards that lie nowhere: none but in a scene whose deck was shortened. */
function leftOver(v: PrincesTable, piles: readonly Pile[], box: Box): Pile {
  const ids = box.decks[BONUS].filter(card => !isOut(v, BONUS, card) && !piles.some(p => p.ids.includes(card)))
  return { ids, seen: ids.map(() => 0) }
}

/**
 * A player who composes a work holds bonus cards that make it possible (PF-9.3). Where the imagined ones do not, better
 * ones replace them.
 */
function makeWorkPossible(v: PrincesTable, holes: readonly Hole[], box: Box): void {
  for (const s of v.todo)
    if (s.do === 'compose') {
      const p = v.players[s.seat]
      const worth = ({ pile, k }: Hole) => bonusValue(p, box.cards[pile.ids[k]].terms, box)
      for (const own of holes)
        if (own.pile === p.bonus && valueSoFar(v, s, box) + allBonuses(p, box, 0) < box.minimum[v.round]) {
          const best = holes.reduce((a, b) => (b.pile !== p.bonus && worth(b) > worth(a) ? b : a), own)
          const card = own.pile.ids[own.k]
          own.pile.ids[own.k] = best.pile.ids[best.k]
          best.pile.ids[best.k] = card
        }
    }
}

/** Whether a card lies openly outside of all piles. */
const isOut = (t: PrincesTable, deck: number, card: number): boolean =>
  deck === PROFESSIONS ? t.players.some(p => p.front.includes(card)) : deck === BONUS && t.used.includes(card)

/** The deck and all piles with cards of it. */
function pilesOf(t: PrincesTable, deck: number): Pile[] {
  const piles = [t.decks[deck]]
  t.players.forEach((p, seat) => {
    piles.push(deck === PROFESSIONS ? p.hand : deck === PRESTIGE ? p.secret : p.bonus)
    if (p.looked.ids.length && lookedAt(t, seat) === deck) piles.push(p.looked)
  })
  if (deck === PROFESSIONS && t.automa) piles.push(...t.automa.virtual)
  return piles
}

/** From which deck the cards are that a player looks at: its step says so; the first professions else. */
function lookedAt(t: PrincesTable, seat: number): number {
  for (const s of t.todo) if (s.seat === seat && (s.do === 'keep' || s.do === 'tuck')) return s.deck
  return PROFESSIONS
}

export function conserved(t: PrincesTable, box: Box): Record<string, number> {
  const sum = (of: (p: Player) => number) => t.players.reduce((n, p) => n + of(p), 0)
  const all: Record<string, number> = {
    jesters: t.jesters + sum(p => p.jesters),
    builders: t.builders + sum(p => p.builders),
    recruiting: t.recruiting + sum(p => p.recruiting + p.recruited),
    professions: sum(p => p.front.length),
    prestige: 0,
    bonus: t.used.length,
    unexplained: sum(p => p.prestige - p.sources.reduce((a, b) => a + b, 0)),
    debts: sum(p => Math.min(0, p.florins)),
  }
  for (const [deck, name] of ['professions', 'prestige', 'bonus'].entries())
    for (const p of pilesOf(t, deck)) all[name] += p.ids.filter(id => id !== RECRUIT).length
  box.tiles.forEach((tile, k) => {
    all[tile.id] = t.tiles[k] + sum(p => p.tiles.filter(id => id === k).length - ((p.joint >> k) & 1) / 2)
  }) // a joint building lies on two estates
  if (t.automa) {
    const { recruiting, builders } = t.automa.discarded
    all.recruiting += recruiting + recruitingOf(t.players[AUTOMA]) - t.players[AUTOMA].recruited
    all.builders += builders
    all['automa-cards'] = t.automa.deck.ids.length + t.automa.shown.length
  }
  FREEDOMS.forEach((id, k) => {
    all[id] = t.freedoms[k] + sum(p => ((p.freedoms >> k) & 1) + ((p.freedoms >> (k + FREEDOMS.length)) & 1))
  })
  t.players.forEach((p, seat) => {
    all[`squares-${seat}`] = p.tiles.length - p.upper.length + p.tiles.length - p.lower.length
  })
  return all
}
