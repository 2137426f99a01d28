/**
 * The matches at which a bot is asked: one row each, written in the transaction of the row that asks, so that no crash
 * can lose it. A server claims one for a few seconds and renews the claim while it works. When it is killed or cut off,
 * another soon takes the match up. This file also decides, for all servers, which bot goes first and how many think at
 * once for each person.
 */
import type pg from 'pg'
import { transaction } from '../../platform/database.ts'
import { double, integer, bool, text, texts } from '../../platform/kind.ts'
import { lock } from '../../platform/locks.ts'
import { kept, statement } from '../../platform/statement.ts'
import { botTurns } from '../../schema/index.ts'
import type { Sql } from '../written.ts'

/** How many long thoughts one person, and one address, may have at once. Their others wait. */
export const THINKING = { person: 2, address: 4 } as const
/** When a person waits this many seconds for a long thought, it becomes one level shorter, once for each value. */
export const PATIENCE = 4
/** After this many seconds such a thought is so short that it need not wait for the long ones. */
const SOON = PATIENCE * 2
/** How many seconds a claim holds, and how many each renewal adds. */
const LEASE = 3
/** How often it says so, in milliseconds. */
const RENEW = 1_000
/** Key of the lock under which one server at a time takes a match up: else two could take one more than THINKING. */
const TAKING = 7_105_647

/** What somebody who takes matches up is there for. */
export interface Lane {
  /** Bots that think long; otherwise those that answer in a moment. */
  deep: boolean
  /** Also, when there is nothing else, tables of bots only; and of long thoughts those that shall be over in a moment, since a person has waited too long. */
  any: boolean
}
/** A match in hand. */
export interface Turn {
  match: string
  written: number /** Seconds since the bot was asked. */
  waited: number
}
/** What is known of the next thought. */
export interface Kind {
  deep: boolean
  attended: boolean
}

const ASK = statement(
  'insert into bot_turns (match) values ($match) on conflict (match) do update set written = bot_turns.written + 1',
  { match: text },
)
const REQUEUE = statement('insert into bot_turns (match) values ($match) on conflict do nothing', { match: text })
const LIGHTLY = statement('set local synchronous_commit = off')
const DONE = kept(
  'done_bot_turn',
  'delete from bot_turns where match = $match and server = $server and written = $written',
  { match: text, server: text, written: integer },
)
const PUT_BACK = kept(
  'put_back_bot_turn',
  `update bot_turns set deep = $deep, attended = $attended, since = now() - $waited * interval '1 second', server = null, until = '-infinity'
   where match = $match and server = $server`,
  { match: text, server: text, waited: double, deep: bool, attended: bool },
)
const LEAVE_ALL = statement(`update bot_turns set server = null, until = '-infinity' where server = $server`, {
  server: text,
})
const RENEW_ALL = statement(
  `update bot_turns set until = now() + ${LEASE} * interval '1 second' where server = $server and match = any($matches)`,
  { server: text, matches: texts },
)
const TAKE = kept(
  'take_bot_turn',
  `with thinking as (select makers.*, deep from bot_turns left join makers using (match) where until > now()),
next as (
  select match, person, coalesce(address, person) as home from bot_turns waiting left join makers using (match)
    left join bot_owners home on home.owner = coalesce(address, person) left join bot_owners self on self.owner = person
  where until <= now() and (attended or $any) and (deep = $deep or $any and deep and attended and since < now() - ${SOON} * interval '1 second')
    and (not deep or (select count(*) from thinking t where t.deep and t.person = makers.person) < ${THINKING.person}
                 and (select count(*) from thinking t where t.deep and t.address = makers.address) < ${THINKING.address})
  order by attended desc, deep <> $deep, home.served nulls first, self.served nulls first, since
  limit 1),
served as (
  insert into bot_owners select owner, clock_timestamp() from (select distinct unnest(array[person, home]) as owner from next) owners where owner is not null
  on conflict (owner) do update set served = excluded.served)
update bot_turns set server = $server, until = now() + ${LEASE} * interval '1 second' from next where bot_turns.match = next.match
returning bot_turns.match, written, extract(epoch from now() - since)::float8 as waited`,
  { server: text, deep: bool, any: bool },
  { match: botTurns.match, written: botTurns.written, waited: double },
)

export class BotQueue {
  readonly #pool: pg.Pool
  readonly #server: string
  readonly #error: (error: Error) => void
  readonly #inHand = new Set<string>()
  readonly #renewing: NodeJS.Timeout
  /** One after another here, too: waiting for the lock holds a connection. */
  #taking: Promise<unknown> = Promise.resolve()

  /** `server`: what this server is called among those on the same database. */
  constructor(pool: pg.Pool, server: string, error: (error: Error) => void) {
    this.#pool = pool
    this.#server = server
    this.#error = error
    this.#renewing = setInterval(() => {
      this.#renew().catch(error)
    }, RENEW)
  }

  /**
   * Writes that a bot is asked, in the transaction of the row that asks it. A server that has claimed the match looks
   * again.
   */
  write(match: string, sql: Sql): Promise<unknown> {
    return ASK.run(sql, { match })
  }

  /** Of a match that was away: should its row have been lost, here is another. */
  async requeue(match: string): Promise<void> {
    await REQUEUE.run(this.#pool, { match })
  }

  /**
   * Takes up the match whose turn it is. Those at which a person waits come first. Among them the addresses take turns, and the people of an
   * address, so that many tables get no more than one does; at last it counts who has waited longest.
   */
  take({ deep, any }: Lane): Promise<Turn | undefined> {
    const taken = this.#taking.then(() =>
      this.#lightly(async client => {
        await lock(client, TAKING)
        const turn = await TAKE.first(client, { server: this.#server, deep, any })
        if (turn) this.#inHand.add(turn.match)
        return turn
      }),
    )
    this.#taking = taken.catch(() => {
      /* is told to who wanted it */
    })
    return taken
  }

  /**
   * No bot is asked there any more. False if that has been written again: then the match is free for the next server
   * that looks.
   */
  async done(turn: Turn): Promise<boolean> {
    const { match, written } = turn
    const gone = await this.#lightly(client => DONE.run(client, { match, server: this.#server, written }))
    if (!gone) await this.putBack({ ...turn, waited: 0 }, { deep: false, attended: true })
    return gone === 1
  }

  /** Leaves the match to others, with what is known of it; it has waited for as long as `waited` says. */
  putBack({ match, waited }: Turn, { deep, attended }: Kind): Promise<unknown> {
    return this.#lightly(client => PUT_BACK.run(client, { match, server: this.#server, waited, deep, attended }))
  }

  /** Is no longer at it. Unless it was said how that ended, others may take the match up as soon as the time is over. */
  letGo({ match }: Turn): void {
    this.#inHand.delete(match)
  }

  /** Leaves all to others, at once. */
  async close(): Promise<void> {
    clearInterval(this.#renewing)
    await LEAVE_ALL.run(this.#pool, { server: this.#server }).catch(this.#error)
  }

  async #renew(): Promise<void> {
    if (this.#inHand.size)
      await this.#lightly(client => RENEW_ALL.run(client, { server: this.#server, matches: [...this.#inHand] }))
  }

  /** A transaction that need not outlive a crash of the database: afterwards a match is at most looked at once too often. */
  #lightly<X>(act: (client: pg.PoolClient) => Promise<X>): Promise<X> {
    return transaction(this.#pool, async client => {
      await LIGHTLY.run(client)
      return act(client)
    })
  }
}
