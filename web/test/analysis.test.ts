/** How a match is judged beside the page: each decision once, the dearest ones at length, and nothing twice. */
import { type Judgement, moments } from '@loggia/bots/judge'
import { acting, firstOf, type MatchRecord, movesOf } from '@loggia/core'
import { findGame } from '@loggia/games'
import { expect, test } from 'vitest'
import { Analysis, type Keeps, minds, type Open } from '../src/lib/analysis/analysis.ts'
import { answering, type Asked, type Said, type Stage } from '../src/lib/analysis/ask.ts'
import { broughtMore, lostBy, markOf, rateOf } from '../src/lib/analysis/marks.ts'

const RECORD = { rules: 'x', seats: 2, options: {}, seed: '', rows: [] } as MatchRecord
const SUBJECT = { game: 'ostia', record: RECORD, seat: 0 }
const DECISIONS = Array.from({ length: 30 }, (_, k) => ({ seq: 2 * k + 1, turn: k }))
/** Row 41 cost most; of row 21 it is not clear. */
function found(seq: number, stage: Stage): Judgement {
  const mean = seq === 41 ? 9 : seq === 21 ? 5 : seq % 8
  const some = (points: number, chance: number, sources: Record<string, number>) => ({
    move: 0,
    word: 'x',
    points: { mean: points, error: 1 },
    chance: { mean: chance, error: 0.1 },
    sources,
  })
  return {
    seq,
    seat: 0,
    turn: seq >> 1,
    pairs: stage === 'first' ? 20 : 200,
    played: some(50, 0.4, { ships: 10, gold: 4 }),
    best: some(50 + mean, 0.4 + mean / 50, { ships: 10.2, gold: 4 + mean }),
    line: [],
    candidates: [],
    points: { mean, error: 1 },
    chance: { mean: mean / 50, error: 0.01 },
    unclear: seq === 21 || mean < 2,
  }
}

/** Minds that answer at once, or (`held`) when the test lets them. */
function world(held = false) {
  const asked: Asked[] = []
  const gates: (() => void)[] = []
  let open = 0
  const opens: Open = hear => {
    open++
    return {
      postMessage(question) {
        asked.push(question)
        const answer = () => {
          if (question.ask === 'match') hear({ say: 'match', decisions: DECISIONS })
          else if (question.ask === 'judge') hear({ say: 'judge', judgement: found(question.seq, question.stage) })
        }
        if (held) gates.push(answer)
        else queueMicrotask(answer)
      },
      terminate() {
        open--
      },
    }
  }
  return { asked, gates, opens, open: () => open }
}
function shelf(): Keeps & { lies: Map<string, Judgement>; wholes: number[] } {
  const lies = new Map<string, Judgement>()
  const wholes: number[] = []
  return {
    lies,
    wholes,
    async whole(judgements) {
      wholes.push(judgements.length)
    },
    async kept(stage) {
      return new Map([...lies].flatMap(([key, one]) => (key.startsWith(stage) ? [[one.seq, one] as const] : [])))
    },
    async keep(stage, judgement) {
      lies.set(`${stage} ${judgement.seq}`, judgement)
    },
  }
}
const judged = (asked: readonly Asked[], stage: Stage) =>
  asked.flatMap(one => (one.ask === 'judge' && one.stage === stage ? [one.seq] : []))

test('every decision is judged once, the ten dearest at length, and three of them are named', async () => {
  const { asked, opens, open } = world()
  const keeps = shelf()
  const analysis = new Analysis(SUBJECT, { open: opens, shelf: keeps })
  await analysis.judge()
  expect(judged(asked, 'first').sort((a, b) => a - b)).toEqual(DECISIONS.map(d => d.seq))
  const more = judged(asked, 'more')
  expect(more.slice(0, 2)).toEqual([41, 7])
  expect(more).toHaveLength(10)
  expect(analysis.now.state).toBe('done')
  expect(keeps.wholes).toEqual([30])
  expect(moments([...analysis.now.judgements.values()]).map(m => m.seq)).toEqual([41, 7, 15])
  expect(analysis.now.judgements.get(41)!.pairs).toBe(200)
  expect(open()).toBe(0)
})

test('what was judged before is shown without a worker, and what is missing is judged alone', async () => {
  const keeps = shelf()
  await new Analysis(SUBJECT, { open: world().opens, shelf: keeps }).judge()
  const { asked, opens } = world()
  const again = new Analysis(SUBJECT, { open: opens, shelf: keeps })
  expect(await again.restore()).toBe(true)
  expect(moments([...again.now.judgements.values()])[0]!.seq).toBe(41)
  expect(asked).toEqual([])

  keeps.lies.delete('first 5')
  keeps.lies.delete('more 41')
  const rest = world()
  const part = new Analysis(SUBJECT, { open: rest.opens, shelf: keeps })
  expect(await part.restore()).toBe(false)
  expect(keeps.wholes).toEqual([30, 30])
  await part.judge()
  expect([judged(rest.asked, 'first'), judged(rest.asked, 'more')]).toEqual([[5], [41]])
})

test('paused, it asks no worker for more; closed, it ends them all and keeps what it has', async () => {
  const { asked, gates, opens, open } = world(true)
  const keeps = shelf()
  const analysis = new Analysis(SUBJECT, { open: opens, shelf: keeps, cores: 3 })
  const end = analysis.judge()
  const answer = () => {
    for (const gate of gates.splice(0)) gate()
  }
  const settled = () => expect.poll(() => gates.length)
  answer()
  await settled().toBe(2)
  analysis.pause()
  answer()
  await expect.poll(() => analysis.now.done).toBe(2)
  expect(judged(asked, 'first')).toHaveLength(2)
  analysis.pause()
  await settled().toBe(2)
  expect(analysis.now.left).toBeGreaterThanOrEqual(0)
  analysis.close()
  await end
  expect([open(), keeps.lies.size, analysis.now.state]).toEqual([0, 2, 'judging'])
})

test('closed while it is paused, it ends, too', async () => {
  const { gates, opens, open } = world(true)
  const analysis = new Analysis(SUBJECT, { open: opens, shelf: shelf() })
  const end = analysis.judge()
  const answer = () => {
    for (const gate of gates.splice(0)) gate()
  }
  answer()
  await expect.poll(() => gates.length).toBe(2)
  analysis.pause()
  answer()
  await expect.poll(() => analysis.now.done).toBe(2)
  analysis.close()
  await end
  expect([open(), gates.length]).toEqual([0, 0])
})

test('a worker that fails is told, and the next try goes on', async () => {
  const keeps = shelf()
  const broken: Open = hear => ({ postMessage: () => hear({ say: 'failed', why: 'no memory' }), terminate() {} })
  let opens = broken
  const analysis = new Analysis(SUBJECT, { open: (hear, lost) => opens(hear, lost), shelf: keeps })
  await analysis.judge()
  expect([analysis.now.state, analysis.now.why]).toEqual(['failed', 'no memory'])
  opens = world().opens
  await analysis.judge()
  expect(analysis.now.state).toBe('done')
})

test('a mark needs a loss that is clear; sources say where it comes from', () => {
  expect([7, 21, 41, 1].map(seq => markOf(found(seq, 'more')))).toEqual(['mistake', undefined, 'mistake', undefined])
  expect(markOf(undefined)).toBeUndefined()
  const lost = lostBy([3, 5].map(seq => found(seq, 'more')))
  expect(lost).toEqual({ points: 8, error: Math.SQRT2 })
  expect(rateOf([{ decisions: 2, ...lost }])).toEqual({ mean: 4, error: Math.SQRT1_2 })
  const longer = { decisions: 6, points: 4, error: 1 }
  expect(rateOf([{ decisions: 2, ...lost }, longer])).toEqual({ mean: 1.5, error: Math.sqrt(3) / 8 })
  expect(rateOf([]).mean).toBe(0)
  expect(broughtMore(found(41, 'more'))).toEqual([{ source: 'gold', by: 9 }])
})

test('an answer that was just given is judged by as many pairs as there is time for, and by enough on a slow machine', async () => {
  const manifest = await findGame('ostia')!.manifest()
  const [{ game }, know] = await Promise.all([manifest.rules(), manifest.bot()])
  const table = game.setup({ seats: 2, seed: 'one' })
  const seat = firstOf(acting(table))
  const [move] = movesOf(game, table, seat)
  const given = { game: 'ostia', view: game.view(table, seat), seat, seq: 1, move: game.format(move!) }
  const pairsBy = async (ms: number): Promise<number> => {
    const said: Said[] = []
    let now = 0
    const answer = answering(
      async () => ({ game, know }),
      one => said.push(one),
      () => (now += ms),
    )
    await answer({ ask: 'given', ...given })
    const [judged] = said
    return judged!.say === 'judge' ? judged!.judgement.pairs : 0
  }
  const [slow, quick] = [await pairsBy(100_000), await pairsBy(0.1)]
  expect(slow).toBeGreaterThanOrEqual(20)
  expect(slow).toBeLessThanOrEqual(60)
  expect(quick).toBeGreaterThanOrEqual(slow)
})

test('one processor is left to the page, and two judge at least', () => {
  expect([1, 2, 3, 4, 8].map(minds)).toEqual([2, 2, 2, 3, 4])
})
