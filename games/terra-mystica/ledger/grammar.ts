/** The classic ledger as the page knows it: a text that becomes a match, and a match that becomes a text. */
import type { Obstacle, Recorded, RecordGrammar } from '@loggia/core'
import { terraMystica } from '../rules/index.ts'
import { exportLedger } from './export.ts'
import { parseLedger } from './parse.ts'
import { lineOf, replayOf, setupOf, step, Unsupported, type Game, type Replay } from './replay.ts'

/** Replays a ledger as far as it goes. What stands before a line that is not understood can still be looked at. */
function read(text: string, tell?: (share: number) => void, game: Game = terraMystica): Recorded {
  const ledger = parseLedger(text, share => tell?.(share / 2))
  const { obstacle: unread } = ledger
  const { length } = ledger.rows
  let r: Replay | undefined
  let obstacle = unread
  try {
    r = replayOf({ ...ledger, obstacle: undefined }, game)
    while (!game.over(r.t)) {
      step(r)
      tell?.((1 + Math.max(0, ...r.queues.map(q => q.row)) / length) / 2)
    }
    obstacle ??= idle(r)
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error
    obstacle ??= error.obstacle
  }
  const seats = ledger.factions.map((id, k) => {
    const name = ledger.people[k]!.name
    const plays = `faction:${game.box.factions.find(f => f.ledger === id)?.id ?? id}`
    return name ? { name, plays } : { plays }
  })
  return {
    record: { rules: game.rules, ...setupOf(ledger), seed: 'ledger', rows: r?.rows ?? [] },
    seats,
    ...(obstacle && { obstacle }),
  }
}

/** The first command that no question of the match has used. */
function idle(r: Replay): Obstacle | undefined {
  const rows = [...r.unmatched, ...r.queues.flatMap(q => q.head() ?? [])].map(e => e.row)
  const row = rows.length ? r.ledger.rows[Math.min(...rows)] : undefined
  return row && { kind: 'idle', ...lineOf(row) }
}

/** The ledger of Terra Mystica. */
export const grammar: RecordGrammar = {
  example: 'witches: upgrade F4 to TE. +FAV11',
  read,
  write: record => exportLedger(record),
}
