/** What a tooltip says about a thing on the board: what it is and where it lies, what it costs and brings, what stands against it, and the rule. */
import { ruleOf } from '@loggia/core'
import type { Amounts, Tooltips, TooltipText } from '../../../board/tooltips.ts'
import { pillarsOnMap, postsOnMap } from '../rules/fair.ts'
import { score } from '../rules/goods.ts'
import { isCompleted, isFilled, markerAt, typeIn } from '../rules/pools.ts'
import type { TiletumTable } from '../rules/table.ts'
import { ACTIONS, GOLD, GOODS, NONE, PIPS } from '../rules/terms.ts'
import { changeCost, dieOf, positionOf } from '../rules/turn.ts'
import { V } from '../rules/words.ts'
import { lossLines } from './losses.ts'
import { brings, type Context, type Lines, listed, tileName } from './tooltip-parts.ts'
import { cathedral, slot, space } from './tooltips-map.ts'
import { ofDeck, ofPips, ofSector } from './tooltips-wheel.ts'
import { fair, token } from './tooltips-round.ts'
import { tile } from './tooltips-tile.ts'

/** Things that no move is about: what fairs count, a corruption token of the row, what decks hold, a contract space, what is in supply. */
type Own = 'fair' | 'token' | 'deck' | 'contract-space' | 'supply'

export const tooltips: Tooltips<Context, typeof V, Own> = {
  colour: (k, { view, speaker }) => ({
    lines: [
      speaker.text('die-brings', { name: speaker.name('good', GOODS[k]!) }),
      speaker.text('dice-left', { n: diceOf(view, k), bag: view.bag[k]! }),
    ],
    rule: 'TI-5.4',
  }),
  pips: ofPips,
  value: (k, c) => ({
    title: c.speaker.text('sector', { n: k + 1, name: actionAt(k, c) }),
    lines: [...ofSector(k, c), changing(k, c), nextRound(k, c)],
    rule: 'TI-5.1',
  }),
  tile,
  good: (k, { view, box, seat, speaker }) => ({
    lines: [
      speaker.text('have', { n: view.players[seat]!.goods[k]! }),
      k !== GOLD && speaker.text('buy-price', { n: box.buyGold, get: box.buyGoods }),
    ],
    rule: k === GOLD ? 'TI-6.13' : 'TI-8.1',
  }),
  action(k, c) {
    const { view, box, seat, speaker } = c
    const now = view.todo.at(-1)
    const marker = markerAt(view.players[seat]!, k, box)
    const points = now?.do === 'joker' && now.seat === seat ? now.points + (now.die ? marker : 0) : 0
    return {
      title: speaker.text('action-of', { name: speaker.name('action', ACTIONS[k]!) }),
      lines: [
        points > 0 && speaker.text('would-have', { n: points }),
        marker > 0 && speaker.text('own-marker', { n: marker }),
      ],
      rule: ACTION_RULES[k]!,
    }
  },
  space,
  slot,
  cathedral,
  room(k, c) {
    const { view, box, seat, speaker } = c
    const { building, floor } = box.rooms[k]!
    const lives = view.players[seat]!.rooms[k]!
    const type = typeIn(view.players[seat]!, building, box)
    return {
      lines: [
        lives >= 0 ? tileName(lives, c) : speaker.text('room-price', { n: floor }),
        lives < 0 && type >= 0 && speaker.text('only-type', { name: speaker.name('action', ACTIONS[type]!) }),
      ],
      rule: lives >= 0 ? 'TI-7.9' : 'TI-7.1',
    }
  },
  building,
  family(k, c) {
    const { view, box, seat, speaker } = c
    const p = view.players[seat]!
    const spaces = box.buildings.flatMap((b, n) =>
      p.crests[n] === NONE ? [speaker.text('crest-price', { name: speaker.name('building', b.id), n: b.food })] : [],
    )
    return {
      title: speaker.text('crest-of', { name: speaker.name('family', box.families[k]!) }),
      lines: [listed('crest-spaces', spaces, c)],
      rule: 'TI-8.3',
    }
  },
  verb: (id, c) => ({ lines: VERBS[id]?.(c) ?? [], rule: ruleOf(V, id) }),
  fair,
  token,
  deck: ofDeck,
  'contract-space': (id, c) => ({
    title: c.speaker.text('the-contract-space'),
    lines: [brings('contract-space', id, c)],
    rule: 'TI-7.8',
  }),
  supply: (id, { view, box, seat, speaker }) => {
    const p = view.players[seat]!
    const posts = id === 'post'
    return {
      title: speaker.text(posts ? 'trading-posts' : 'pillars'),
      lines: posts
        ? [
            speaker.text('in-supply', { n: p.posts }),
            speaker.text('on-roofs', { n: box.buildings.filter((b, k) => b.roof && !isFilled(p, k, box)).length }),
            speaker.text('on-map', { n: postsOnMap(view, seat, box) }),
          ]
        : [
            speaker.text('in-supply', { n: p.pillars }),
            speaker.text('on-contracts', {
              n: box.contractSpaces.slice(p.contracts.length).filter(s => s.pillar).length,
            }),
            speaker.text('on-map', { n: pillarsOnMap(view, seat, box) }),
          ],
      rule: posts ? 'TI-7.2' : 'TI-7.8',
    }
  },
}

/** What can be done in each action (TI-6). */
const ACTION_RULES = ['TI-6.1', 'TI-6.2', 'TI-6.3', 'TI-6.4', 'TI-6.5', 'TI-6.6'] as const

const diceOf = (t: TiletumTable, colour: number): number =>
  Array.from({ length: PIPS }, (_, pip) => t.dice[dieOf(colour, pip)]!).reduce((a, b) => a + b, 0)
const actionAt = (pip: number, { view, speaker }: Context): string =>
  speaker.name('action', ACTIONS[view.actions[positionOf(view, pip)]!]!)

/** What it costs to turn dice of other values to this one. */
function changing(pip: number, c: Context): string {
  const { view, box, speaker } = c
  const others = Array.from({ length: PIPS }, (_, from) => from).filter(
    from => from !== pip && GOODS.some((_, colour) => view.dice[dieOf(colour, from)]! > 0),
  )
  return listed(
    'change-from',
    others.map(from => speaker.text('change-one', { from: from + 1, n: changeCost(from, pip, box) })),
    c,
  )
}

/** What a die of this value will do when the wheel has turned (TI-2.13). */
const nextRound = (pip: number, c: Context): string | false =>
  c.view.round < c.box.data.setup.rounds && c.speaker.text('next-round', { name: actionAt((pip + 1) % PIPS, c) })

function building(k: number, c: Context): TooltipText {
  const { view, box, seat, speaker } = c
  const p = view.players[seat]!
  const { id, first, rooms, roof, marker } = box.buildings[k]!
  const type = typeIn(p, k, box)
  const crest = p.crests[k]!
  const filled = p.rooms.slice(first, first + rooms).filter(r => r >= 0).length
  return {
    lines: [
      type >= 0 && speaker.text('type-here', { name: speaker.name('action', ACTIONS[type]!) }),
      rooms > 0 && speaker.text('rooms-filled', { n: filled, of: rooms }),
      crest >= 0
        ? tileName(crest, c)
        : speaker.effects((c.game.effects?.components['building']?.[id] ?? []).filter(e => e.kind === 'crest-space')),
      roof && filled < rooms && speaker.text('roof-post'),
      isCompleted(p, k, box)
        ? speaker.text('is-completed')
        : marker > 0 &&
          (type >= 0
            ? speaker.text('marker-for', { n: marker, name: speaker.name('action', ACTIONS[type]!) })
            : speaker.text('marker-any', { n: marker })),
    ],
    rule: 'TI-7.4',
  }
}

/** Answers that are about nothing on the table. */
const VERBS: Readonly<Partial<Record<string, (c: Context) => Lines>>> = {
  done: context => lossLines(context),
  renew: ({ view, speaker }) => [
    speaker.text('deck-holds', { n: view.characterDeck.length, gone: view.discards.length }),
  ],
  receive: ({ view, seat, speaker }) => {
    const income = view.todo.find(s => s.do === 'income' && s.seat === seat)
    return [
      income?.do === 'income' &&
        speaker.text('some', { name: speaker.name('good', GOODS[income.good]!), n: income.amount }),
    ]
  },
  advance({ view, box, seat, speaker }) {
    const now = view.todo.at(-1)
    const to = now?.do === 'king' ? Math.min(view.places[seat]! + now.points, box.track.length - 1) : NONE
    return [
      to >= 0 &&
        speaker.text('advance-to', {
          from: speaker.name('place', box.trackIds[view.places[seat]!]!),
          to: speaker.name('place', box.trackIds[to]!),
        }),
    ]
  },
}

/** What a person has, by name. */
export function amounts(c: Context): Amounts {
  const { view, box, seat, speaker, game } = c
  const p = view.players[seat]
  if (!p) return {}
  const { total } = game.scores(view)[seat]!
  const open = view.todo.at(-1)
  const points = open && 'points' in open && open.seat === seat ? { [speaker.text('action-points')]: open.points } : {}
  return {
    ...points,
    ...Object.fromEntries(p.goods.map((n, k) => [speaker.name('good', GOODS[k]!), n])),
    // The final scoring (TI-14.1) is no step of its own: the last move brings it.
    [speaker.text('points')]: game.over(view) ? total : score(p),
    [speaker.text('trading-posts')]: p.posts,
    [speaker.text('pillars')]: p.pillars,
    [speaker.text('storehouse')]: `${p.storehouse.length}/${box.storehouse}`,
    [speaker.text('king-track')]: speaker.name('place', box.trackIds[view.places[seat]!]!),
    [speaker.text('at-the-end')]: total,
  }
}
