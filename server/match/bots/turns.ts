/**
 * Which bot thinks next. That a bot is asked is stored in the database (queue.ts), together with the row that led to
 * it. A bot never blocks a match. In a busy hall it thinks shorter, and says so. A bot that thinks too long or fails
 * plays as a novice, then as the greedy one, then any legal move. Quick bots have threads of their own, and so have
 * tables where a person waits: neither waits for a master whose table has no person.
 */
import { randomInt, randomUUID } from 'node:crypto'
import type { Seat } from '@loggia/core'
import { type Level, LEVELS, searches } from '@loggia/bots'
import type pg from 'pg'
import type { Logger } from 'pino'
import { BotQueue, type Kind, type Lane, PATIENCE, type Turn } from './queue.ts'
import { BotThreads } from './threads.ts'
import type { Question } from './worker.ts'
import { chance } from '../../platform/chance.ts'
import type { Config } from '../../platform/config.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SeatRow, Sql } from '../written.ts'
import { askedOf, type LoadedMatch } from '../loaded-match.ts'
import type { Tables } from '../tables.ts'

/** How many answer in a moment at the same time. The first of them looks at nothing but tables where a person waits. */
const QUICK = 2
/** After this long a match makes way for others. */
const SLICE = 500
/** How often an idle hand looks for work: left by another server, or missed by a lost connection. */
const LOOK = 1_000
/** By how much those who think long stand back behind the rest of the server. */
const NICE = 10

/** One who takes matches up, one after another. */
interface Hand extends Lane {
  idle: boolean
  wake: () => void
  work: Promise<void>
}

export class BotTurns {
  readonly #queue: BotQueue
  readonly #quick: BotThreads
  readonly #deep: BotThreads
  readonly #tables: Tables
  readonly #log: Logger
  readonly #failed: (error: Error) => void
  readonly #seconds: number
  readonly #lanes: readonly Lane[]
  #hands: Hand[] = []
  #open = true
  /** Called with the seconds of each thought. */
  onThought: (seconds: number) => void = () => {
    /* nobody measures */
  }
  /** Called when a thought ended in an error. Nobody at the table sees it: a simpler bot plays. */
  onFailure: () => void = () => {
    /* nobody counts */
  }

  constructor(
    pool: pg.Pool,
    tables: Tables,
    { games, botSeconds, botThreads }: Pick<Config, 'games' | 'botSeconds' | 'botThreads'>,
    log: Logger,
    failed: (error: Error) => void,
  ) {
    this.#failed = failed
    this.#queue = new BotQueue(pool, randomUUID(), failed)
    this.#quick = new BotThreads(games, QUICK, 0)
    this.#deep = new BotThreads(games, botThreads, NICE)
    this.#tables = tables
    this.#log = log
    this.#seconds = botSeconds
    // Of those who think long, too, half are there only for people.
    const lanes = (most: number, deep: boolean) =>
      Array.from({ length: most }, (_, k): Lane => ({ deep, any: k >= most / 2 }))
    this.#lanes = [...lanes(QUICK, false), ...lanes(botThreads, true)]
  }

  start(): void {
    this.#hands = this.#lanes.map(lane => {
      const hand: Hand = {
        ...lane,
        idle: false,
        wake: () => {
          /* it is at work */
        },
        work: Promise.resolve(),
      }
      hand.work = this.#work(hand)
      return hand
    })
  }

  /** Writes that a bot is to be asked, in the transaction of the row that asks it. */
  write(match: string, sql: Sql): Promise<unknown> {
    return this.#queue.write(match, sql)
  }

  /** Something was written, or put back: somebody idle who is there for it looks at once. Those at work look when they are done. */
  wake({ deep, attended }: Kind = { deep: false, attended: true }): void {
    const hand = this.#hands.find(h => h.idle && h.deep === deep && (attended || h.any))
    if (hand) hand.idle = false
    hand?.wake()
  }

  /** Of a match that was away: should what was written have been lost, it is written again. */
  async requeue(loaded: LoadedMatch): Promise<void> {
    if (askedBot(loaded) === undefined) return
    await this.#queue.requeue(loaded.id)
    this.wake()
  }

  /** Stops in the middle of thoughts: their matches are left to another server, or the next start. */
  async stop(): Promise<void> {
    this.#open = false
    await Promise.all([this.#quick.close(), this.#deep.close()])
    for (const hand of this.#hands) hand.wake()
    await Promise.all(this.#hands.map(hand => hand.work))
    await this.#queue.close()
  }

  async #work(hand: Hand): Promise<void> {
    while (this.#open) {
      const turn = await this.#queue.take(hand).catch(this.#failed)
      if (turn) await this.#turn(hand, turn)
      else if (this.#open) await this.#rest(hand)
    }
  }

  /** Until there may be something to do. */
  async #rest(hand: Hand): Promise<void> {
    await new Promise<void>(resolve => {
      const late = setTimeout(resolve, LOOK)
      hand.idle = true
      hand.wake = () => {
        clearTimeout(late)
        resolve()
      }
    })
    hand.idle = false
  }

  async #turn(lane: Lane, turn: Turn): Promise<void> {
    try {
      const kind = await this.#playFor(lane, turn)
      if (kind) await this.#queue.putBack(turn, kind)
      else if (!this.#open || (await this.#queue.done(turn))) return
      this.wake(kind)
    } catch (error) {
      if (this.#open) this.#failed(new Error(`match ${turn.match}`, { cause: error }))
    } finally {
      this.#queue.letGo(turn)
    }
  }

  /** Plays for the bots of a match until none is asked, or the next thought shall be another's: then it says what that is like. */
  async #playFor(lane: Lane, turn: Turn): Promise<Kind | undefined> {
    const id = turn.match
    const found = await this.#tables.get(id).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
    if (!found) return undefined // it is no longer played
    // The row that asks may be another server's, and not yet be known here. Looking at an old table and giving up would
    // leave the bot asked for ever.
    await this.#tables.catchUp(found)
    for (let until = 0; this.#open; until ||= Date.now() + SLICE, turn.waited = 0) {
      const loaded = await this.#tables.get(id)
      const seat = askedBot(loaded)
      if (seat === undefined) return undefined
      const kind = kindOf(loaded, seat)
      if (!fits(lane, kind, turn) || (until && Date.now() > until)) return kind
      const { seq } = loaded.match
      const word = await this.#think(lane, loaded, seat, kind.attended ? turn.waited : 0)
      if (this.#open) await this.#play(id, seat, seq, word)
    }
    return undefined
  }

  /** What a bot answers; nothing when all fails. */
  async #think(lane: Lane, loaded: LoadedMatch, seat: Seat, waited: number): Promise<string | undefined> {
    const { game, table } = loaded.match
    const { bot, level } = loaded.meta.seats[seat]!
    const begun = performance.now()
    const question: Question & { level: Level } = {
      game: loaded.meta.game,
      view: game.recall(table, seat),
      seat,
      bot: bot ?? 'random',
      level: shortened(level, waited),
      seed: chance.thought(),
      ...(loaded.olderBox ? { box: { hash: loaded.meta.box, json: loaded.olderBox } } : {}),
    }
    for (const shorter of [
      {},
      ...(isDeep(question) ? [{ level: 'novice' as const }] : []),
      { bot: 'greedy' as const },
    ]) {
      const asked = { ...question, ...shorter }
      if (asked.bot === 'search')
        await this.#tables.lower(loaded, seat, asked.level === (level ?? 'club') ? null : asked.level)
      try {
        return await (lane.deep ? this.#deep : this.#quick).think(asked, this.#seconds)
      } catch (error) {
        if (!this.#open) return undefined
        if ((error as Error).name === 'AbortError')
          this.#log.warn({ match: loaded.id, seat, ...shorter }, 'a bot thought too long')
        else {
          this.#failed(new Error(`match ${loaded.id}, seat ${seat}: ${asked.bot} failed`, { cause: error }))
          this.onFailure()
        }
      } finally {
        this.onThought((performance.now() - begun) / 1000)
      }
    }
    return undefined
  }

  /** Plays that word; when it is none, random ones until one can be played. Stale answers are dropped. */
  async #play(id: string, seat: Seat, seq: number, word: string | undefined): Promise<void> {
    for (let attempt = 0, say = word; attempt < 20; attempt++) {
      const loaded = await this.#tables.get(id)
      const moves: number[] = []
      if (say === undefined) {
        loaded.match.game.moves(loaded.match.table, seat, moves)
        if (!moves.length) return
        say = loaded.match.game.format(moves[randomInt(moves.length)]!)
      }
      try {
        await this.#tables.play(loaded, null, seat, { seq, move: say })
        return
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        if (error.code === 'stale' || error.code === 'not-running' || error.code === 'not-your-seat') return
        this.#failed(new Error(`match ${id}, seat ${seat}: a bot was refused ${say}`, { cause: error }))
        say = undefined
      }
    }
    throw new Error(`match ${id}: seat ${seat} finds no move that can be played`)
  }
}

/** Whether a bot's thoughts take seconds: those of others are over in a moment. */
const isDeep = ({ bot, level }: Pick<SeatRow, 'bot' | 'level'>): boolean =>
  bot === 'search' && searches(level ?? 'club')

const kindOf = ({ meta: { seats } }: LoadedMatch, seat: Seat): Kind => ({
  deep: isDeep(seats[seat]!),
  attended: seats.some(s => s.kind === 'person'),
})

/** Whether a hand is there for such a thought. A long one that has waited too long is none any more. */
const fits = (lane: Lane, { deep, attended }: Kind, { waited }: Turn): boolean =>
  (lane.any || attended) && (lane.deep || !deep || (lane.any && attended && shortened('master', waited) === 'novice'))

/**
 * The level at which a bot thinks for a person who has waited this long: one lower each time their patience ends, and a
 * grandmaster like a master. A bot that does not search needs no time.
 */
function shortened(level: Level | null, waited: number): Level {
  const own = level ?? 'club'
  const times = Math.floor(waited / PATIENCE)
  if (!times || !searches(own)) return own
  return LEVELS[Math.max(LEVELS.indexOf('novice'), Math.min(LEVELS.indexOf(own), LEVELS.indexOf('master')) - times)]!
}

/** A bot that is asked now. */
export function askedBot(loaded: LoadedMatch): Seat | undefined {
  const asked = askedOf(loaded)
  return loaded.meta.seats.find(s => s.kind === 'bot' && (asked >> s.seat) & 1)?.seat
}
