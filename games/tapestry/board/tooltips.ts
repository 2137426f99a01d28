/** What a tooltip says about a thing on the board: what it is, what it costs and brings, what stands against it, and the rule. */
import { asked, OK, ruleOf, ruleOfComponent } from '@loggia/core'
import type { Amounts, Tooltips } from '../../../board/tooltips.ts'
import { completeDistricts, lines } from '../rules/capital.ts'
import { rowPoints } from '../rules/income.ts'
import { controlled } from '../rules/map.ts'
import { uncovered } from '../rules/tapestries/play.ts'
import { pointsOf } from '../rules/resources.ts'
import { ACHIEVEMENTS, BUILDINGS, NONE, RESOURCES, SLOTS } from '../rules/terms.ts'
import { V } from '../rules/words.ts'
import { nextIncome } from './projected.ts'
import { brings, type Context, listed, nameOf } from './tooltip-parts.ts'
import { civilization, deck, landmark, played, tapestry, tech } from './tooltips-cards.ts'
import { hex } from './tooltips-map.ts'
import { rival } from './tooltips-solo.ts'
import { resource, space, track } from './tooltips-tracks.ts'

/**
 * Things that no move names: decks, achievements, a played tapestry, what the first of the neighbours gains, rivals.
 */
type Own = 'deck' | 'achievement' | 'played' | 'first' | 'rival'

export const tooltips: Tooltips<Context, typeof V, Own> = {
  resource,
  space,
  track,
  effect: (k, { box, game }) => ({ rule: ruleOfComponent(game, 'effect', box.effects[k]!.id) }),
  tapestry,
  'territory': (k, c) => ({ lines: [brings('territory', c.box.territories[k]!.id, c)], rule: 'TA-6.1' }),
  tech,
  hex,
  'rotation': (k, { view, seat, speaker }) => {
    const step = asked(view, seat)
    return { lines: [step?.do === 'lay' && speaker.text('turned-by', { n: k * 60 })], rule: 'TA-6.2' }
  },
  'space-tile': (k, c) => ({ lines: [brings('space-tile', c.box.spaceTiles[k]!.id, c)], rule: 'TA-6.5' }),
  'die': (k, c) => {
    const step = c.view.todo.findLast(s => s.do === 'take-die')
    const effect = step?.do === 'take-die' ? (k ? step.black : step.red) : undefined
    return { lines: [effect !== undefined && brings('effect', c.box.effects[effect]!.id, c)], rule: 'TA-7.4' }
  },
  building,
  landmark,
  'turn': 'TA-9.2',
  'corner': 'TA-9.3',
  'column': 'TA-11.9',
  // Espionage copies what lies before somebody: pointed at is the person, so that is where the cards are told.
  'seat': (k, c) => ({
    lines: uncovered(c.view.players[k]!).flatMap(card => {
      const { id } = c.box.tapestries[card]!
      return asked(c.view, c.seat)?.do === 'copy-tapestry' && c.game.why(c.view, c.seat, V.copy(k, card)) === OK
        ? [`${c.speaker.name('tapestry', id)}: ${brings('tapestry', id, c)}`]
        : []
    }),
    rule: 'TA-3.6',
  }),
  'number': 'TA-3.7',
  'capital': (k, { view, box, speaker }) => {
    const world = view.large ? box.maps.large : box.maps.small
    return {
      lines: [speaker.text('starts-at', { name: speaker.name('hex', box.hexIds[world.starts[k]!]!) })],
      rule: 'TA-2.3',
    }
  },
  civilization,
  'category': 'TA-2.11',
  'cell': 'TA-11.4',
  'square': 'TA-11.5',
  'mat-row': 'TA-11.8',
  'automa': 'TA-19.10',
  'verb': id => ({ rule: ruleOf(V, id) }),
  deck,
  'achievement': (id, c) => {
    const { view, box, speaker } = c
    const k = ACHIEVEMENTS.indexOf(id as 'middle-island')
    const places = (view.large ? box.achievements.large : box.achievements.small)[k]!
    const by = view.players.flatMap((p, seat) => ((p.achieved >> k) & 1 ? [nameOf(seat, c)] : []))
    return {
      lines: [speaker.text('achievement-vp', { list: places.join(', ') }), listed('achieved-by', by, c)],
      rule: 'TA-12.1',
    }
  },
  played,
  rival,
  'first': (slot, { box, speaker }) => ({
    title: speaker.text('first-of-neighbours'),
    lines: [speaker.text('any-n', { n: box.firstOfNeighbours[Number(slot)]! })],
    rule: 'TA-4.2',
  }),
}

/** A row of the income mat: what is exposed, what would be next, its points (TA-2.5, 4.3). */
function building(k: number, c: Context) {
  const { view, box, seat, speaker } = c
  const open = view.players[seat]!.exposed[k]!
  const next = box.slots[k]![open]
  return {
    lines: [
      speaker.text('exposed-n', { n: open, of: SLOTS }),
      next
        ? speaker.text('next-slot', { name: speaker.name('slot', next.id), what: brings('slot', next.id, c) })
        : false,
      speaker.text('row-points', { n: rowPoints(view, seat, k, box) }),
      next ? oneMore(k, c) : false,
    ] as const,
    rule: 'TA-9.2',
  }
}

/** What the next income turn would bring more if one more building of a row had left the mat. */
function oneMore(row: number, { view, game, seat, box, speaker }: Context): string {
  const then = game.copy(view)
  then.players[seat]!.exposed[row]!++
  const [now, next] = [view, then].map(t => nextIncome(t, seat, box))
  const sum = (points: readonly number[]) => points.reduce((a, b) => a + b, 0)
  const list = [
    ...now!.resources.map(({ id, n }, k) => ({ name: speaker.name('resource', id), n, to: next!.resources[k]!.n })),
    ...now!.cards.map(({ id, n }, k) => ({ name: speaker.name('kind', id), n, to: next!.cards[k]!.n })),
    { name: speaker.text('points'), n: sum(now!.points), to: sum(next!.points) },
  ].flatMap(({ name, n, to }) => (to === n ? [] : [`${name} ${n} → ${to}`]))
  return list.length ? speaker.text('one-more', { list: list.join(', ') }) : ''
}

/** What a person has, by name. */
export function amounts({ view, box, seat, speaker }: Context): Amounts {
  const p = view.players[seat]
  if (!p) return {}
  return {
    ...Object.fromEntries(p.resources.map((n, k) => [speaker.name('resource', RESOURCES[k]!), n])),
    [speaker.text('points')]: pointsOf(p),
    [speaker.text('territories')]: controlled(view, seat, box),
    [speaker.text('tech-cards')]: p.tech.length,
    [speaker.text('hand')]: p.hand.length,
    [speaker.name('kind', 'territory')]: p.tiles.length,
    ...Object.fromEntries(p.exposed.map((n, k) => [speaker.name('building', BUILDINGS[k]!, 2), n - 1])),
    ...(p.capital === NONE
      ? {}
      : { [speaker.text('lines')]: lines(p), [speaker.text('districts')]: completeDistricts(p) }),
    [speaker.text('outposts')]: p.outposts,
  }
}
