/** What a table's page asks of the judge: the analysis of a seat, the marks of its decisions, and a match that goes on from one of them. */
import { goto } from '$app/navigation'
import type { Judgement } from '@loggia/bots/judge'
import type { Ledger } from '@loggia/bots/luck'
import { canonicalJson, Match, type MatchRecord, type Seat, sha256 } from '@loggia/core'
import '@loggia/core/hash'
import { sayAnalysis } from '#lib/words/analysis.ts'
import { freshId, keep } from '../alone/make.ts'
import { type GameId, rulesOf } from '../games.ts'
import type { TableModel } from '../table/model.svelte.ts'
import type { TableStore } from '../table/store.svelte.ts'
import { LiveAnalysis } from './live.svelte.ts'
import { worker } from './mind.ts'
import { Shelf } from './shelf.ts'

/** A finished match does not change: it is asked for once. */
const records = new WeakMap<TableStore, Promise<MatchRecord>>()
function recordOf(store: TableStore): Promise<MatchRecord> {
  const record = records.get(store) ?? store.record!()
  records.set(store, record)
  record.catch(() => records.delete(store))
  return record
}

/**
 * Makes this seat's analysis the table's, with what was judged here before, if it is still `wanted` when that was read. A
 * match of other rules or components has no analysis: the bots would judge another game.
 */
export async function analyse(t: TableModel, seat: Seat, wanted: () => boolean): Promise<void> {
  const { store, loaded } = t
  if (t.analysis?.seat === seat || store.state.otherBox) return
  const record = await recordOf(store)
  if (record.rules !== loaded.game.rules) return
  const analysis = new LiveAnalysis(
    { game: loaded.game.id, record, seat },
    { open: worker, shelf: new Shelf(record, seat, store.mine.includes(seat)), cores: navigator.hardwareConcurrency },
  )
  await analysis.restore()
  if (!wanted()) return
  t.analysis?.close()
  t.analysis = analysis
}

/** The luck ledger of a seat, read in a worker that ends with it; `told` hears how many rows are read. */
export function ledgerOf(
  t: TableModel,
  seat: Seat,
  told: (rows: number) => void,
): { ledger: Promise<Ledger>; stop: () => void } {
  const { promise: ledger, resolve, reject } = Promise.withResolvers<Ledger>()
  const mind = worker(
    said => {
      if (said.say === 'rows') told(said.rows)
      else if (said.say === 'match') mind.postMessage({ ask: 'luck' })
      else {
        mind.terminate()
        if (said.say === 'luck') resolve(said.ledger)
        else reject(new Error(said.say === 'failed' ? said.why : said.say))
      }
    },
    why => reject(new Error(why)),
  )
  recordOf(t.store).then(record => mind.postMessage({ ask: 'match', game: t.loaded.game.id, record, seat }), reject)
  return { ledger, stop: () => mind.terminate() }
}

/** Opens the table as it was before a decision. */
export function open(t: TableModel, { seq }: Pick<Judgement, 'seq'>): void {
  const before = t.store.log.findLast(e => e.seq < seq)
  if (t.replay) void t.replay.go(t.replay.stops.findIndex(e => e.seq === before?.seq))
  else t.enter(before?.seq ?? 0)
}

/** Goes on before a decision, on this device: its seat is mine, and the others are bots. */
export async function playOn(t: TableModel, { seq, seat }: Pick<Judgement, 'seq' | 'seat'>): Promise<void> {
  const { store, loaded, people } = t
  const record = await recordOf(store)
  const { game, files } = await rulesOf(loaded.game.id as GameId)
  const table = {
    id: freshId(),
    game: loaded.game.id,
    name: sayAnalysis('name', { name: store.state.name || loaded.words.title, at: seq }),
    seats: people.map((name, k) =>
      k === seat ? { kind: 'person' as const, name } : { kind: 'bot' as const, name, level: 'club' as const },
    ),
  }
  const box = await sha256(canonicalJson(files))
  const match = new Match(game, { ...record, box, rows: record.rows.slice(0, seq - 1) })
  await goto(`/alone/${await keep(table, match, box, files)}`)
}
