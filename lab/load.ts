/** Random people at a hall: matches of two who play as fast as it answers, or listeners who only sit there. */
import { pick, seeded } from '@loggia/core'
import { Hall } from './hall.ts'
import { type Line, round } from './print.ts'

export interface LoadPlan {
  url: string
  game: string
  seed: string
  concurrency: number
  matches: number
  seconds: number
}

interface Created {
  id: string
  invite: string
}
/** What of a frame's data the load needs. */
interface Frame {
  seq: number
  status: string
  acting: number[]
  legal?: { seat: number; move: string }[]
}

/** How many requests of the preparation run at once. */
const PREPARING = 16

/** Plays for this many seconds. Latency is from sending a move to its acknowledgement, which comes after the commit. */
export async function load({ url, game, seed, concurrency, matches, seconds }: LoadPlan): Promise<Line> {
  const hall = new Hall(url, concurrency)
  const rng = seeded(seed)
  const latencies: number[] = []
  const errors: Record<string, number> = {}
  let finished = 0
  let lost = 0
  let frames = 0
  let playing = true
  let begun = 0
  const failed = (what: string) => {
    errors[what] = (errors[what] ?? 0) + 1
  }

  /** One match of two people, and after it the next. */
  async function table(n: number): Promise<void> {
    const people = await Promise.all(
      [0, 1].map(async k => (await hall.must('POST', '/api/session', undefined, { name: `load ${n}.${k}` })).cookie),
    )
    await match(people)
  }
  async function match(people: readonly (string | undefined)[]): Promise<void> {
    const { id, invite } = await hall.must<Created>('POST', '/api/matches', people[0], {
      game,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
    })
    await hall.must('POST', `/api/matches/${id}/join`, people[1], { invite })
    for (const cookie of people) await hall.give(id, cookie)
    const path = `/api/matches/${id}/moves`
    let answered = -1
    let over = false
    await Promise.all(
      people.map(cookie =>
        hall.stream(
          `/api/matches/${id}/events`,
          cookie,
          (event, data) => {
            frames++
            if (event !== 'row') return false
            const { seq, status, legal } = JSON.parse(data) as Frame
            if (status === 'finished') {
              if (!over && playing)
                match(people).catch((error: Error) => {
                  if (playing) failed(error.message)
                })
              if (!over) finished++
              return (over = true)
            }
            if (!legal?.length || seq <= answered) return false
            answered = seq
            const { seat, move } = legal[pick(rng, legal.length)]!
            ready.push(() => send(path, cookie, { seq, move, seat }))
            flow()
            return false
          },
          () => {
            if (playing) lost++
          },
        ),
      ),
    )
  }
  async function send(path: string, cookie: string | undefined, body: object): Promise<void> {
    const sent = performance.now()
    try {
      const { status } = await hall.call('POST', path, cookie, body)
      if (status === 200) latencies.push(performance.now() - sent)
      else failed(String(status))
    } catch (error) {
      if (playing) failed((error as Error).message)
    }
  }

  const ready: (() => Promise<void>)[] = []
  let under = 0
  function flow(): void {
    while (playing && begun && under < concurrency && ready.length) {
      under++
      ready.shift()!().finally(() => {
        under--
        flow()
      })
    }
  }

  try {
    await inTurn(matches, table)
    begun = performance.now()
    frames = 0
    flow()
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  } finally {
    playing = false
  }
  const took = (performance.now() - begun) / 1000
  hall.close()
  latencies.sort((a, b) => a - b)
  const at = (share: number) =>
    round(latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? NaN, 1)
  return {
    matches,
    seconds: round(took),
    moves: latencies.length,
    movesPerSecond: round(latencies.length / took, 1),
    p50: at(0.5),
    p99: at(0.99),
    worst: at(1),
    framesPerSecond: round(frames / took, 1),
    listeners: matches * 2,
    finished,
    lost,
    errors: Object.values(errors).reduce((a, b) => a + b, 0),
    kinds: errors,
  }
}

export interface ListenPlan {
  url: string
  game: string
  concurrency: number
  matches: number
  listeners: number
  /** Milliseconds between two readings of the hall's memory. */
  rest?: number
}

/** Opens this many streams on some idle matches, and asks the hall's metrics what it costs. */
export async function listen({ url, game, concurrency, matches, listeners, rest = 500 }: ListenPlan): Promise<Line> {
  const hall = new Hall(url, concurrency)
  let lost = 0
  let open = true
  try {
    const { cookie } = await hall.must('POST', '/api/session', undefined, { name: 'load' })
    const made: Created[] = []
    const hotseat = { game, seats: [{ kind: 'me' }, { kind: 'me' }], visibility: 'private' }
    await inTurn(matches, async () => {
      const table = await hall.must<Created>('POST', '/api/matches', cookie, hotseat)
      await hall.give(table.id, cookie)
      made.push(table)
    })
    const watch = (n: number) => {
      const { id, invite } = made[n % made.length]!
      return hall.stream(
        `/api/matches/${id}/events?invite=${invite}`,
        undefined,
        () => false,
        () => {
          if (open) lost++
        },
      )
    }
    // The first hundred warm the hall up: what they cost is the code's, not theirs.
    await inTurn(100, watch)
    const before = await settled(hall, rest)
    await inTurn(listeners, watch)
    const after = await settled(hall, rest)
    const watchers = gauge(await hall.text('/metrics'), 'loggia_watchers')
    return {
      listeners,
      watchers,
      lost,
      bytesPerListener: Math.round((after.resident - before.resident) / listeners),
      heapPerListener: Math.round((after.heap - before.heap) / listeners),
      residentBefore: before.resident,
      residentAfter: after.resident,
    }
  } finally {
    open = false
    hall.close()
  }
}

const gauge = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? NaN)

/** The hall's memory when it has come to rest: the least of some readings, since rubbish not yet collected is nobody's. */
async function settled(hall: Hall, rest: number): Promise<{ resident: number; heap: number }> {
  const least = { resident: Infinity, heap: Infinity }
  for (let k = 0; k < 8; k++) {
    await new Promise(resolve => setTimeout(resolve, rest))
    const metrics = await hall.text('/metrics')
    least.resident = Math.min(least.resident, gauge(metrics, 'process_resident_memory_bytes'))
    least.heap = Math.min(least.heap, gauge(metrics, 'nodejs_heap_size_used_bytes'))
  }
  return least
}

/** Does 0 … n − 1, some at a time. */
async function inTurn(n: number, work: (k: number) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(PREPARING, n) }, async () => {
      while (next < n) await work(next++)
    }),
  )
}
