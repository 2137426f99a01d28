/** What would be lost by ending the turn now (TI-5.6, 14.6), and what could still be done in it: said before it is lost. */
import { asked, type BoardContext, foresee, type Game, OK, read, type Seat, type Speaker } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { fairWorth, takesPart } from '../rules/fair.ts'
import type { OpenKind } from '../rules/open.ts'
import type { TiletumTable } from '../rules/table.ts'
import { NONE } from '../rules/terms.ts'
import { V } from '../rules/words.ts'
import { poolsOf } from './pools.ts'

/** What is lost: something open, points of this round's fair or of the end, a task of the last turn, a tile that the storehouse has no room for. */
export interface Loss {
  kind: Exclude<OpenKind, 'effect'> | 'full' | 'helper' | 'fulfil' | 'crest' | 'join' | 'king-tile'
  /** The action, piece, tile, family or cathedral. */
  what: string
  /** How much of it; for a task the points, and how many of them at this round's fair. */
  n: number
  fair: number
  /** Lost for good; else it could be done in a later turn as well. */
  lost: boolean
  /** By the `done` of this moment, not only by those that follow until the turn is over. */
  now: boolean
}

type Context = Pick<BoardContext<TiletumTable, Box>, 'view' | 'game' | 'box' | 'seat'>

const TASKS = ['use', 'fulfil', 'fulfil-with', 'crest', 'join'] as const

/** What a seat holds in points if the match ended now, with the fair that this round still brings. */
function worth(t: TiletumTable, seat: Seat, game: Game<TiletumTable, Box>): { fair: number; end: number } {
  return { fair: takesPart(t, seat, game.box) ? fairWorth(t, seat, game.box) : 0, end: game.scores(t)[seat]!.total }
}

/** Tasks that can be done now, each thing once, with what the fair and the end would bring more by it. */
function tasksOf({ view, game, seat }: Context): { kind: Loss['kind']; what: string; fair: number; end: number }[] {
  const moves: number[] = []
  const before = worth(view, seat, game)
  const best = new Map<string, { kind: Loss['kind']; what: string; fair: number; end: number }>()
  game.moves(view, seat, moves)
  for (const move of moves) {
    const word = read(V, game.format(move))
    if (!word || !TASKS.some(task => task === word.kind)) continue
    const kind = word.kind === 'use' ? 'helper' : word.kind === 'fulfil-with' ? 'fulfil' : (word.kind as Loss['kind'])
    const what = String(word.args[0])
    const after = foresee(game, view, seat, [move])
    if (!after) continue
    const then = worth(after.view, seat, game)
    const task = { kind, what, fair: then.fair - before.fair, end: then.end - before.end }
    const known = best.get(`${kind} ${what}`)
    if (!known || task.fair + task.end > known.fair + known.end) best.set(`${kind} ${what}`, task)
  }
  return [...best.values()]
}

/** Everything that the seat would lose, what is lost by the next `done` first. Nothing while it is not asked in its own turn. */
export function losses(context: Context): Loss[] {
  const { view, game, box, seat } = context
  const now = asked(view, seat)
  if (view.turn !== seat || !now || now.do === 'die') return []
  const can = (word: string) => game.why(view, seat, game.parse(word)) === OK
  const ends = 'die' in now && now.die === 1
  const open = poolsOf(view, seat, box).flatMap((o): Loss[] => {
    if (o.kind === 'effect' || o.left === 0 || o.kind === 'goods') return []
    // A tile that is left stays for others; whether it fits into the storehouse is another matter (TI-5.3, 9.2).
    const full = o.kind === 'tile' && !can(`take:${o.what}`)
    return [
      { kind: full ? 'full' : o.kind, what: o.what, n: o.left, fair: 0, lost: full || o.kind !== 'tile', now: o.now },
    ]
  })
  const { rounds, turnsPerRound } = box.data.setup
  const lastOfRound = view.corruption.length === turnsPerRound
  const lastOfAll = lastOfRound && view.round === rounds
  const tasks = tasksOf(context).flatMap((task): Loss[] => {
    const fair = lastOfRound ? task.fair : 0
    const n = fair + (lastOfAll ? task.end : 0)
    // What brings nothing more is no loss; but what a helper opens nobody can foresee.
    if (task.kind !== 'helper' && lastOfAll && n <= 0) return []
    return [{ kind: task.kind, what: task.what, n, fair, lost: lastOfAll || n > 0, now: ends }]
  })
  const full = view.players[seat]!.storehouse.length >= box.storehouse
  const king: Loss[] =
    lastOfRound && full && view.kingTile !== NONE && view.discs[0] === seat
      ? [{ kind: 'king-tile', what: box.tileIds[view.kingTile]!, n: 1, fair: 0, lost: true, now: ends }]
      : []
  return [...open, ...king, ...tasks]
}

/** A loss as a sentence, or a few words. */
export const lossText = ({ kind, what, n, fair }: Loss, speaker: Speaker): string => {
  const of = (domain: string) => speaker.name(domain, what)
  switch (kind) {
    case 'points':
      return speaker.text('lost-points', { what: of('action'), n })
    case 'steps':
    case 'anywhere':
      return speaker.text(`lost-${kind}`, { what: of('piece'), n })
    case 'crest':
      return withPoints(speaker.text('lost-crest', { what: of('family') }), n, fair, speaker)
    case 'join':
      return withPoints(speaker.text('lost-join', { what: of('cathedral') }), n, fair, speaker)
    case 'helper':
    case 'fulfil':
      return withPoints(speaker.text(`lost-${kind}`, { what: of('tile') }), n, fair, speaker)
    case 'tile':
    case 'full':
    case 'king-tile':
      return speaker.text(`lost-${kind}`, { what: of('tile') })
    default:
      return speaker.text(`lost-${kind}`, { n })
  }
}
const withPoints = (text: string, n: number, fair: number, speaker: Speaker): string =>
  n > 0 ? `${text} (${speaker.text(n === fair ? 'lost-fair' : 'lost-vp', { n })})` : text

/** What could still be done, of each kind how often. */
export function undoneText(all: readonly Loss[], speaker: Speaker): string {
  const kinds = new Map<string, number>()
  for (const { lost, kind } of all) if (!lost) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  return [...kinds].map(([kind, n]) => speaker.text(`undone-${kind}`, { n }).replaceAll(' ', '\u00a0')).join(' · ')
}
export const lostText = (all: readonly Loss[], speaker: Speaker): string =>
  all.flatMap(loss => (loss.lost ? [lossText(loss, speaker)] : [])).join(' · ')

/** What the `done` of this moment would lose, and what could still be done: a line each, none where there is nothing. */
export function lossLines(
  context: Context & { speaker: Speaker },
  told: (loss: Loss) => boolean = () => true,
): string[] {
  const { speaker } = context
  const all = losses(context).filter(loss => loss.now && told(loss))
  const lost = lostText(all, speaker)
  const undone = undoneText(all, speaker)
  return [
    ...(lost ? [`${speaker.text('losing')}: ${lost}`] : []),
    ...(undone ? [`${speaker.text('undone')}: ${undone}`] : []),
  ]
}
