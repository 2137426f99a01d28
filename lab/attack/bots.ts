/**
 * Somebody takes the bots from everybody: hundreds of tables of masters, at half of them a person who has moved and gone. Meanwhile others play
 * against a greedy bot and against a master: how long do their answers take?
 */
import { type Options, optionsFor, pick, seeded } from '@loggia/core'
import { SUBJECTS } from '../games.ts'
import { Hall } from '../hall.ts'
import { round } from '../print.ts'
import type { Found, Plan } from './index.ts'
import { Folder, Server } from './servers.ts'

/** A greedy bot must answer within this many seconds. */
const SOON = 2
/** How many answers are asked of a bot in each game. */
const ANSWERS = { greedy: 12, master: 2 }
/** How many hostile tables each hostile person has. */
const EACH = 20
/** From where the hostile ones come. */
const HOSTILE = '127.0.0.2'
/** After this many seconds an answer counts as missing. */
const PATIENCE = 120

const me = { kind: 'me' }
const greedy = { kind: 'bot', bot: 'greedy' }
const master = { kind: 'bot', bot: 'search', level: 'master' }

interface Row {
  seq: number
  status: string
  entry?: { seat: number }
  legal?: { seat: number; move: string }[]
}
interface Heard {
  seconds: number[]
  unanswered: number
  lowered: boolean
}

/**
 * `rounds`: the number of hostile tables. `url`: a hall on this machine (RATE_LIMIT=off there); without it one is
 * opened.
 */
export async function bots({ seed, rounds = 400, url }: Plan & { url?: string }): Promise<Found> {
  const folder = url === undefined ? new Folder() : undefined
  const server = folder && (await Server.start({ DATA_DIR: folder.path }))
  // Of localhost only one family has other addresses to come from.
  const at4 = (url ?? server!.url).replace('localhost', '127.0.0.1')
  const hostile = new Hall(at4, 16, HOSTILE)
  const hall = new Hall(at4, 16)
  const rng = seeded(seed)
  try {
    for (let n = 0; n < rounds; n += EACH) {
      const cookie = await enter(hostile)
      await Promise.all(
        Array.from({ length: Math.min(EACH, rounds - n) }, async (_, k) => {
          const game = anyOf(rng, Object.keys(SUBJECTS))
          const attended = k % 2 === 1
          const id = await table(
            hostile,
            cookie,
            game,
            attended ? [me, master, master, master] : [master, master, master, master],
          )
          if (attended) await moveOnce(hostile, cookie, id, rng)
        }),
      )
    }
    const found = { greedy: nothing(), master: nothing() }
    const cookie = await enter(hall)
    for (const game of Object.keys(SUBJECTS)) {
      for (const [name, bot] of [
        ['greedy', greedy],
        ['master', master],
      ] as const) {
        const { seconds, unanswered, lowered } = await listen(
          hall,
          cookie,
          await table(hall, cookie, game, [me, bot]),
          ANSWERS[name],
          rng,
        )
        const all = found[name]
        all.seconds.push(...seconds)
        all.unanswered += unanswered
        all.lowered ||= lowered
      }
    }
    const { greedy: quick, master: long } = found
    return {
      drill: 'bots',
      rounds,
      greedyAnswers: quick.seconds.length,
      greedyMedian: at(quick.seconds, 0.5),
      greedyWorst: at(quick.seconds, 1),
      masterAnswers: long.seconds.length,
      masterMedian: at(long.seconds, 0.5),
      masterWorst: at(long.seconds, 1),
      masterLowered: long.lowered,
      unanswered: quick.unanswered + long.unanswered,
      held: !quick.unanswered && !long.unanswered && at(quick.seconds, 1) < SOON,
    }
  } finally {
    hall.close()
    hostile.close()
    await server?.stop('SIGKILL')
    await folder?.remove()
  }
}

const nothing = (): Heard => ({ seconds: [], unanswered: 0, lowered: false })
const anyOf = <X>(rng: number[], list: readonly X[]): X => list[pick(rng, list.length)]!
const at = (seconds: number[], share: number): number =>
  round(seconds.sort((a, b) => a - b)[Math.min(seconds.length - 1, Math.floor(seconds.length * share))] ?? Infinity, 3)
const enter = async (hall: Hall): Promise<string> =>
  (await hall.must('POST', '/api/session', undefined, { name: 'drill' })).cookie!

async function table(hall: Hall, cookie: string, game: string, seats: readonly object[]): Promise<string> {
  const options: Options = Object.fromEntries(
    optionsFor(SUBJECTS[game]!.game.options, seats.length).map(o => [o.id, o.values[0]!]),
  )
  const wish = { game, seats, options, visibility: 'private' }
  const { id } = await hall.must<{ id: string }>('POST', '/api/matches', cookie, wish)
  if (seats.some(s => 'kind' in s && s.kind === 'me')) await hall.give(id, cookie)
  return id
}

/** Makes one move, if one is asked for: from now on a person waits there. */
async function moveOnce(hall: Hall, cookie: string, id: string, rng: number[]): Promise<void> {
  const { seq, legal } = await hall.must<Required<Row>>('GET', `/api/matches/${id}`, cookie)
  if (legal.length) await hall.call('POST', `/api/matches/${id}/moves`, cookie, { seq, ...pickMove(rng, legal) })
}

/** Plays at random against the bot of seat 1 until it has answered this often; returns how long each answer took. */
function listen(hall: Hall, cookie: string, id: string, answers: number, rng: number[]): Promise<Heard> {
  const heard = nothing()
  return new Promise((resolve, reject) => {
    let asked = performance.now()
    let late = setTimeout(over, PATIENCE * 1000, 1)
    function over(unanswered: number): void {
      clearTimeout(late)
      resolve({ ...heard, unanswered })
    }
    hall
      .stream(
        `/api/matches/${id}/events`,
        cookie,
        (event, data) => {
          if (event === 'seats' && (JSON.parse(data) as { seats: { lowered?: string }[] }).seats[1]!.lowered)
            heard.lowered = true
          if (event !== 'row') return false
          const { seq, status, entry, legal } = JSON.parse(data) as Row
          const now = performance.now()
          if (entry?.seat === 1) heard.seconds.push((now - asked) / 1000)
          asked = now
          clearTimeout(late)
          late = setTimeout(over, PATIENCE * 1000, 1)
          if (heard.seconds.length >= answers || status === 'finished') {
            over(0)
            return true
          }
          if (legal?.length)
            hall.call('POST', `/api/matches/${id}/moves`, cookie, { seq, ...pickMove(rng, legal) }).catch(reject)
          return false
        },
        () => {
          reject(new Error('a stream was lost'))
        },
      )
      .catch(reject)
  })
}

const pickMove = (rng: number[], legal: readonly { seat: number; move: string }[]): { seat: number; move: string } => {
  const { seat, move } = anyOf(rng, legal)
  return { seat, move }
}
