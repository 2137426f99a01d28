/** What the rules would say to things that are not asked yet: parts of a work value, what an object would bring, what the end would. */
import { OMNISCIENT, asked, type Game, HIDDEN, type Seat, type Speaker } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { museBonus } from '../rules/characters.ts'
import { bonusValue, buildingsOf, cardsOf, landscapesOf } from '../rules/count.ts'
import { goalPoints } from '../rules/end.ts'
import { tilesOf } from '../rules/estate.ts'
import type { Player, PrincesTable } from '../rules/table.ts'
import { ANY_LANDSCAPE, BUILDER, FOREST, JESTER, PRESTIGE_CARD, RECRUITING_CARD } from '../rules/terms.ts'
import { workValue } from '../rules/work.ts'

type PrincesGame = Game<PrincesTable, Box>

/** What the sum of a work is made of (PF-9.2): its source, the number of things there, what they add; `of`: which wish. */
export interface Part {
  id:
    | 'building'
    | 'landscape'
    | 'freedom'
    | 'jesters'
    | 'cards'
    | 'bonus'
    | 'muse'
    | 'landscapes'
    | 'builders'
    | 'buildings'
  of: string
  count: number
  adds: number
  may: number
}
const many = (id: Part['id'], count: number, each: number): Part => ({ id, of: '', count, adds: count * each, may: 0 })
const museOf = (view: PrincesTable, seat: Seat): Part[] =>
  museBonus(view, seat) ? [many('muse', 1, museBonus(view, seat))] : []

/** The parts of a profession's work value, the wishes first; `may`: what a wish would add. Their sum is what the rules say. */
export function partsOf(view: PrincesTable, seat: Seat, card: number, box: Box): Part[] {
  const p = view.players[seat]
  const { worth, tiles } = box
  const w = box.cards[card].wishes!
  const wish = (id: Part['id'], of: string, has: boolean, may: number): Part => ({
    id,
    of,
    count: has ? 1 : 0,
    adds: has ? may : 0,
    may,
  })
  return [
    wish('building', tiles[w.building].id, tilesOf(p, w.building) > 0, worth.building),
    wish('landscape', tiles[w.landscape].id, tilesOf(p, w.landscape) > 0, worth.landscape),
    wish(
      'freedom',
      box.data.boards.nobleBoard.freedomSlots[w.freedom],
      ((p.freedoms >> w.freedom) & 1) === 1,
      worth.freedom,
    ),
    many('jesters', p.jesters, worth.jester),
    many('cards', cardsOf(p), worth.card),
    ...museOf(view, seat),
  ]
}

/** The parts of a work of the Princess (PF-17.8). */
export function princessParts(view: PrincesTable, seat: Seat, box: Box): Part[] {
  const p = view.players[seat]
  const { landscape, builder, building, card } = box.characters.princess
  return [
    many('landscapes', landscapesOf(p), landscape),
    many('builders', p.builders, builder),
    many('buildings', buildingsOf(p), building),
    many('cards', cardsOf(p), card),
    ...museOf(view, seat),
  ]
}

/** What a part of a work value is called. */
export function nameOfPart({ id, of }: Part, speaker: Speaker): string {
  if (of) return id === 'freedom' ? speaker.text(`short-${of}`) : speaker.name(id, of)
  return ['landscapes', 'builders', 'buildings'].includes(id) ? speaker.text(id) : speaker.name('part', id)
}

/** What a bonus card would add to the work that is asked about: one in the making, or the next one. */
export const bonusOf = (view: PrincesTable, seat: Seat, card: number, box: Box): number =>
  bonusValue(view.players[seat], box.cards[card].terms, box, asked(view, seat)?.do === 'compose' ? 0 : 1)

/** What all bonus cards in hand would add to the next work; holes add nothing. */
export const bonuses = (view: PrincesTable, seat: Seat, box: Box): number =>
  view.players[seat].bonus.ids.reduce((n, card) => (card === HIDDEN ? n : n + bonusOf(view, seat, card, box)), 0)

/** The most that this player can pay now, in hundreds: florins, and prestige where it may be sold (PF-4.1). HIDDEN when the purse is closed. */
export function limitOf(view: PrincesTable, seat: Seat, box: Box): { florins: number; prestige: number } {
  const p = view.players[seat]
  return { florins: p.florins, prestige: sells(view) ? p.prestige * box.sale : 0 }
}
/** Whether prestige may be sold at this table (PF-4.2). */
export const sells = (view: PrincesTable): boolean => view.characters === null

/** This player with one more of an object; null for what shows only later what it brings (cards). A landscape covers nothing yet. */
function having(game: PrincesGame, view: PrincesTable, seat: Seat, object: number): PrincesTable | null {
  if (object === PRESTIGE_CARD || object === ANY_LANDSCAPE) return null
  const t = game.view(view, OMNISCIENT)
  const p: Player = t.players[seat]
  if (object < JESTER) {
    p.tiles.push(FOREST + object)
    p.upper.push(0)
    p.lower.push(0)
  }
  if (object === JESTER) p.jesters++
  if (object === BUILDER) p.builders++
  if (object === RECRUITING_CARD) p.recruiting++
  return t
}

/** What an object would bring this player: prestige at once, and by profession in hand the work value with it. */
export function bringing(
  game: PrincesGame,
  view: PrincesTable,
  seat: Seat,
  object: number,
): { prestige: number; values: Map<number, number>; price: number } {
  const { box } = game
  const p = view.players[seat]
  const t = having(game, view, seat, object)
  const prestige =
    object < JESTER
      ? tilesOf(p, FOREST + object)
        ? box.awards.landscape
        : 0
      : object === BUILDER
        ? (box.awards.builder[p.builders + 1] ?? 0)
        : 0
  const hand = p.hand.ids.filter(card => card !== HIDDEN)
  return {
    prestige,
    values: new Map(t ? hand.map(card => [card, workValue(t, seat, card, box)]) : []),
    price: box.buildCost[Math.min(box.maxBuilders, p.builders + (object === BUILDER ? 1 : 0))],
  }
}

/** Prestige that the prestige cards in hand would bring if the game ended now, card by card; holes are left out. */
export const projected = (view: PrincesTable, seat: Seat, box: Box): { card: number; points: number }[] =>
  view.players[seat].secret.ids
    .filter(card => card !== HIDDEN)
    .map(card => ({ card, points: goalPoints(view, seat, box.cards[card].goal!, box) }))
