/** What seats give to the shuffle, and the moment in which all of it becomes the seed. */
import { and, asc, drizzle, eq, isNull, sql } from '../../schema/drizzle.ts'
import type pg from 'pg'
import type { Options, Shuffle } from '@loggia/core'
import { transaction } from '../../platform/database.ts'
import type { Subscribers } from '../events.ts'
import { DEALT_BY, matches, seats } from '../../schema/index.ts'
import type { WriteExtras } from '../written.ts'
import { dealClocks } from '../clock/queries.ts'
import { writeProgress } from '../queries/rows.ts'
import { settleRated } from './rated-queries.ts'
import { closeWithin } from './queries.ts'
import { executor, lockSeats, noteChange, UNDEALT } from '../queries/shared.ts'

/** A table as it is dealt: by which rules, of which seed, and how the match stands then. */
export interface Dealt extends WriteExtras {
  rules: string
  seed: string
}

export function sealQueries(pool: pg.Pool, subscribers: Subscribers) {
  return {
    /** What a person gives, for each of their seats that has given nothing yet. False where the cards are shuffled, or something else was given before: what counts is the first. */
    contribute: (match: string, person: string, contribution: string): Promise<boolean> =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        const held = and(eq(seats.match, match), eq(seats.person, person))
        if (UNDEALT.includes((await lockSeats(tx, match)) ?? ''))
          await tx
            .update(seats)
            .set({ contribution })
            .where(and(held, isNull(seats.contribution)))
        const given = await tx.select({ contribution: seats.contribution }).from(seats).where(held)
        return given.length > 0 && given.every(s => s.contribution === contribution)
      }),
    /**
     * Deals a table: all its seats are taken, and each person has given their part, or has had long enough to. `deal` makes the table of the parts and of what
     * was chosen for it; where that can't be played (undefined) it is closed. False where it is not time for that, or another was quicker: of servers that try at once one deals.
     */
    seal: (match: string, deal: (shuffle: Shuffle, options: Options) => Promise<Dealt | undefined>): Promise<boolean> =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        if ((await lockSeats(tx, match)) !== 'full') return false
        const [kept] = await tx
          .select({
            secret: matches.secret,
            options: matches.options,
            late: sql<boolean>`${matches.sealBy} <= clock_timestamp()`,
          })
          .from(matches)
          .where(eq(matches.id, match))
        const sitting = await tx
          .select({ kind: seats.kind, contribution: seats.contribution })
          .from(seats)
          .where(eq(seats.match, match))
          .orderBy(asc(seats.seat))
        const waits = sitting.some(s => s.kind === 'person' && s.contribution === null)
        if (!kept?.secret || (waits && !kept.late)) return false
        const dealt = await deal({ secret: kept.secret, contributions: sitting.map(s => s.contribution) }, kept.options)
        if (!dealt) {
          await closeWithin(client, match, null, 'unplayable')
          return true
        }
        const { rules, seed, progress, job } = dealt
        await tx
          .update(matches)
          .set({ status: 'running', rules, seed, generator: DEALT_BY, sealBy: null })
          .where(eq(matches.id, match))
        await client.query('update progress set at = greatest(clock_timestamp(), at) where match = $1', [match])
        await client.query('delete from rooms where match = $1', [match])
        await settleRated(client, match)
        await writeProgress(client, match, progress, subscribers)
        await dealClocks(client, match, progress.asked)
        await noteChange(client, [match])
        await subscribers.tell(client, { kind: 'begun', match })
        await subscribers.tell(client, { kind: 'turn', match })
        await job?.(executor(client))
        return true
      }),
    /** Whether a person sits there who has given nothing yet. */
    mayGive: async (match: string, person: string): Promise<boolean> =>
      (
        await pool.query('select from seats where match = $1 and person = $2 and contribution is null limit 1', [
          match,
          person,
        ])
      ).rowCount === 1,
    /** The parts of a seed; undefined of a match from before seats gave any. Not to be told to anybody before the match is over. */
    async shuffle(match: string): Promise<Shuffle | undefined> {
      const [kept] = await drizzle(pool).select({ secret: matches.secret }).from(matches).where(eq(matches.id, match))
      if (!kept?.secret) return undefined
      const given = await drizzle(pool)
        .select({ contribution: seats.contribution })
        .from(seats)
        .where(eq(seats.match, match))
        .orderBy(asc(seats.seat))
      return { secret: kept.secret, contributions: given.map(s => s.contribution) }
    },
  }
}
