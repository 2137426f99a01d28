/** What a page asks the worker in which matches are judged, and how that answers. It knows no worker. */
import { type Decision, decisionsOf, FIRST, type Judgement, Judging, lookOver, MORE } from '@loggia/bots/judge'
import { type Ledger, luckOf } from '@loggia/bots/luck'
import type { Knowledge } from '@loggia/bots'
import type { Game, MatchRecord, Seat, Table } from '@loggia/core'

/** A decision to be judged, or where it stands in its match. */
export type Place = Pick<Decision, 'seq' | 'turn'>
/** How long a decision is judged: a little, or until its loss is clear. */
export const BUDGETS = { first: FIRST, more: MORE } as const
export type Stage = keyof typeof BUDGETS

/** An answer that was just given, and what its seat saw before. */
export interface Given {
  game: string
  view: Table
  seat: Seat
  seq: number
  move: string
}

/** `match` comes first, once; `given` needs none. */
export type Asked =
  | ({ ask: 'given' } & Given)
  | { ask: 'match'; game: string; record: MatchRecord; seat: Seat }
  | { ask: 'judge'; seq: number; stage: Stage }
  | { ask: 'luck' }
export type Said =
  | { say: 'match'; decisions: readonly Place[] }
  | { say: 'judge'; judgement: Judgement }
  /** How many rows the ledger has read, as it goes on. */
  | { say: 'rows'; rows: number }
  | { say: 'luck'; ledger: Ledger }
  | { say: 'failed'; why: string }

/** The reading of a ledger is told each time it has read this number of rows. */
const TOLD = 8
/** A game with what its bots know of it. */
export interface Field {
  game: Game
  know: Knowledge
}
/** The seed of all judgements here: every browser judges a match the same. */
const SEED = 'page'

/** The worker's end: `say` is called with each answer. A question that fails is answered by why. */
export function answering(
  load: (game: string) => Promise<Field>,
  say: (said: Said) => void,
  clock: () => number = () => performance.now(),
): (asked: Asked) => Promise<void> {
  let match: (Field & { record: MatchRecord; seat: Seat; decisions: readonly Decision[] }) | undefined
  const judges = new Map<number, Judging>()

  function judgeOf(seq: number): Judging {
    const { game, know, decisions } = match!
    const had = judges.get(seq)
    const judge = had ?? new Judging(game, know, decisions.find(d => d.seq === seq)!, SEED)
    judges.set(seq, judge)
    return judge
  }

  async function judged({ game: id, view, seat, seq, move }: Given): Promise<Judgement> {
    const { game, know } = await load(id)
    return lookOver(new Judging(game, know, { seq, seat, view, played: game.parse(move), turn: 0 }, SEED), clock)
  }

  async function answer(asked: Asked): Promise<Said> {
    switch (asked.ask) {
      case 'given':
        return { say: 'judge', judgement: await judged(asked) }
      case 'match': {
        const { record, seat } = asked
        const { game, know } = await load(asked.game)
        match = { game, know, record, seat, decisions: decisionsOf(game, know, record, seat) }
        return { say: 'match', decisions: match.decisions.map(({ seq, turn }) => ({ seq, turn })) }
      }
      case 'judge': {
        const judge = judgeOf(asked.seq)
        while (!judge.done(BUDGETS[asked.stage])) judge.step()
        return { say: 'judge', judgement: judge.judgement }
      }
      case 'luck': {
        const { game, know, record, seat } = match!
        const reading = luckOf(game, know, record, seat)
        for (;;) {
          const read = reading.next()
          if (read.done) return { say: 'luck', ledger: read.value }
          if (read.value % TOLD === 0) say({ say: 'rows', rows: read.value })
        }
      }
    }
  }
  return async asked =>
    say(
      await answer(asked).catch((error: unknown) => ({
        say: 'failed',
        why: error instanceof Error ? error.message : String(error),
      })),
    )
}
