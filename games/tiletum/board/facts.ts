/** What the page's own words need to know of a view. */
import {
  asked,
  type BoardContext,
  type Facts,
  heardNotes,
  type Reason,
  read,
  splitTarget,
  type WordOf,
} from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { pillarsOnMap, postsOnMap } from '../rules/fair.ts'
import { score } from '../rules/goods.ts'
import type { TiletumTable } from '../rules/table.ts'
import { GOODS } from '../rules/terms.ts'
import { N, V } from '../rules/words.ts'
import { consequence } from './consequence.ts'
import { FINAL, formatEntry, gainSummary, points } from './log.ts'
import { projected } from './projected.ts'
import { amounts } from './tooltips.ts'

type Context = BoardContext<TiletumTable, Box>

/** TI-8: tasks are on offer at any time of one's own turn, beside what is asked. */
const TASKS: readonly WordOf<typeof V>['kind'][] = ['buy', 'fulfil', 'fulfil-with', 'crest', 'join', 'use']
/** Notes of which a piece, tile or disc tells that moves on the board. */

/** The round, and which of its dice are being taken. */
function phase({ view, box, speaker }: Pick<Context, 'view' | 'box' | 'speaker'>): string {
  if (!view.todo.length) return speaker.text('over')
  const round = speaker.text('round', { n: view.round })
  const now =
    view.turn >= 0
      ? speaker.text('die-of', {
          n: Math.min(view.corruption.length, box.data.setup.turnsPerRound),
          of: box.data.setup.turnsPerRound,
        })
      : view.todo.at(-1)?.do === 'king-tile'
        ? speaker.text('king-phase')
        : ''
  return [round, now].filter(Boolean).join(' · ')
}

/** Where this seat stands in the turn order, and what is left of it in this round. */
const role = ({ view, seat, speaker }: Context): string =>
  speaker.text('turn-place', { n: view.order.indexOf(seat) + 1 })

/** A die that need not be turned comes before one that has to be paid for; to end comes last. */
function rank(_: Context, move: string): number {
  const choice = read(V, move)
  if (choice?.kind === 'done' || choice?.kind === 'leave') return 1
  return choice?.kind === 'die' && choice.args[1] !== choice.args[2] ? 0.5 : 0
}

/** Why not, of the move that was meant: a tile of the own storehouse is fulfilled, used or placed, others are taken; at an own pillar one joins. */
function why({ view, game, seat, box }: Context, target: string): Reason | undefined {
  const now = asked(view, seat)?.do
  const { domain, id } = splitTarget(target)
  const p = view.players[seat]!
  const of = (word: string) => game.why(view, seat, game.parse(word)) || undefined
  /** The refusal of the first that is refused for itself, not for where it would go. */
  const best = (words: readonly string[]) => words.map(of).find(reason => reason !== undefined)
  if (view.turn !== seat || target.includes(' ')) return undefined
  switch (domain) {
    case 'tile': {
      const tile = box.tileIds.indexOf(id)
      if (!p.storehouse.includes(tile)) return undefined
      const { kind, identical } = box.tiles[tile]!
      if (kind === 'helper') return of(`use:${id}`)
      if (kind === 'contract') return of(identical ? `fulfil-with:${id},${richest(p.goods)}` : `fulfil:${id}`)
      return kind === 'character' && now === 'character' ? best(box.rooms.map(r => `place:${id},${r.id}`)) : undefined
    }
    case 'cathedral': {
      const { first, slots } = box.cathedrals.find(c => c.id === id)!
      const pillar = view.pillars.slice(first, first + slots).includes(seat)
      return pillar || (now !== 'architect' && now !== 'build-pillar') ? of(`join:${id}`) : undefined
    }
    case 'building': {
      const family = p.storehouse.map(tile => box.tiles[tile]!.family).find(f => f >= 0)
      return family === undefined ? undefined : of(`crest:${box.families[family]},${id}`)
    }
  }
  return undefined
}
/** The good of which there is most. */
const richest = (goods: readonly number[]): string => GOODS[goods.indexOf(Math.max(...goods))]!

export const facts: Facts<TiletumTable, Box> = {
  number: ({ view, seat, speaker }) => ({ value: score(view.players[seat]!), name: speaker.text('points') }),
  figures: ({ view, seat, box, speaker }) => [
    { icon: 'post', name: speaker.name('counter', 'trading-post-on-map'), n: postsOnMap(view, seat, box) },
    { icon: 'pillar', name: speaker.name('counter', 'pillar-on-map'), n: pillarsOnMap(view, seat, box) },
    {
      icon: 'storehouse',
      name: speaker.text('stored'),
      n: `${view.players[seat]!.storehouse.length}/${box.storehouse}`,
    },
  ],
  phase,
  role,
  rank,
  anyTime: (_, move) => TASKS.includes(read(V, move)?.kind ?? 'done'),
  why,
  sectionTitle: (entry, speaker) => {
    const round = heardNotes(N, entry.heard).find(note => note.kind === 'round')
    return round ? speaker.text('round', { n: round.args[0] }) : ''
  },
  // The king phases and fairs that are still to come, as things stand, with it.
  projected: ({ view, game }) =>
    game.scores(view).map(score => {
      const { king, fairs, total } = projected(view, score.seat, game)
      const { sources } = score
      const fair = fairs.reduce((sum, { points }) => sum + points, 0)
      return {
        ...score,
        total,
        sources: { ...sources, king: sources['king']! + king, fairs: sources['fairs']! + fair },
      }
    }),
  ending: ({ view, box, speaker }) =>
    speaker.text('round-of', { n: Math.max(1, view.round), of: box.data.setup.rounds }),
  formatEntry,
  gainSummary,
  amounts,
  consequence,
  points,
  // Goods and points are explained by what brought them, which stands in the line before; what fairs, kings and ends bring, by their own rules.
  rule: word => {
    const note = read(N, word)
    if (note?.kind !== 'points' && note?.kind !== 'lost') return undefined
    const source = note.args[1]
    return source === 'fairs'
      ? 'TI-11.2'
      : source === 'king'
        ? 'TI-10.2'
        : FINAL.includes(source)
          ? 'TI-14.1'
          : undefined
  },
}
