/** What seats give to the shuffle, and the moment in which all of it becomes the seed. */
import type pg from 'pg'
import type { Options, Shuffle } from '@loggia/core'
import { transaction } from '../../platform/database.ts'
import type { Subscribers } from '../events.ts'
import { bool, text } from '../../platform/kind.ts'
import { statement } from '../../platform/statement.ts'
import { DEALT_BY, matches, seats } from '../../schema/index.ts'
import type { WriteExtras } from '../written.ts'
import { dealClocks } from '../clock/row-queries.ts'
import { writeProgress } from '../queries/rows.ts'
import { settleRated } from './rated-queries.ts'
import { closeWithin } from './within.ts'
import { lockSeats, noteChange, UNDEALT } from '../queries/shared.ts'

/** A table as it is dealt: by which rules, of which seed, and how the match stands then. */
export interface Dealt extends WriteExtras {
  rules: string
  seed: string
}

const HELD = { match: text, person: text }
const GIVE = statement(
  'update seats set contribution = $contribution where match = $match and person = $person and contribution is null',
  { ...HELD, contribution: text },
)
const GIVEN_BY = statement('select contribution from seats where match = $match and person = $person', HELD, {
  contribution: seats.contribution,
})
const MAY_GIVE = statement(
  'select from seats where match = $match and person = $person and contribution is null limit 1',
  HELD,
)
const KEPT = statement(
  'select secret, options, seal_by <= clock_timestamp() as late from matches where id = $match',
  { match: text },
  { secret: matches.secret, options: matches.options, late: bool },
)
const GIVEN = statement(
  'select kind, contribution from seats where match = $match order by seat',
  { match: text },
  { kind: seats.kind, contribution: seats.contribution },
)
const DEAL = statement(
  `update matches set status = 'running', rules = $rules, seed = $seed, generator = $generator, seal_by = null where id = $match`,
  { match: text, rules: text, seed: text, generator: matches.generator },
)
const BEGIN = statement('update progress set at = greatest(clock_timestamp(), at) where match = $match', {
  match: text,
})
const NO_ROOM = statement('delete from rooms where match = $match', { match: text })

export function sealQueries(pool: pg.Pool, subscribers: Subscribers) {
  return {
    /** What a person gives, for each of their seats that has given nothing yet. False where the cards are shuffled, or something else was given before: what counts is the first. */
    contribute: (match: string, person: string, contribution: string): Promise<boolean> =>
      transaction(pool, async client => {
        if (UNDEALT.includes((await lockSeats(client, match)) ?? ''))
          await GIVE.run(client, { match, person, contribution })
        const given = await GIVEN_BY.all(client, { match, person })
        return given.length > 0 && given.every(s => s.contribution === contribution)
      }),
    /**
     * Deals a table: all its seats are taken, and each person has given their part, or has had long enough to. `deal` makes the table of the parts and of what
     * was chosen for it; where that can't be played (undefined) it is closed. False where it is not time for that, or another was quicker: of servers that try at once one deals.
     */
    seal: (match: string, deal: (shuffle: Shuffle, options: Options) => Promise<Dealt | undefined>): Promise<boolean> =>
      transaction(pool, async client => {
        if ((await lockSeats(client, match)) !== 'full') return false
        const kept = await KEPT.first(client, { match })
        const sitting = await GIVEN.all(client, { match })
        const waits = sitting.some(s => s.kind === 'person' && s.contribution === null)
        if (!kept?.secret || (waits && !kept.late)) return false
        const dealt = await deal({ secret: kept.secret, contributions: sitting.map(s => s.contribution) }, kept.options)
        if (!dealt) {
          await closeWithin(client, match, null, 'unplayable')
          return true
        }
        const { rules, seed, progress, job } = dealt
        await DEAL.run(client, { match, rules, seed, generator: DEALT_BY })
        await BEGIN.run(client, { match })
        await NO_ROOM.run(client, { match })
        await settleRated(client, match)
        await writeProgress(client, match, progress, subscribers)
        await dealClocks(client, match, progress.asked)
        await noteChange(client, [match])
        await subscribers.tell(client, { kind: 'begun', match })
        await subscribers.tell(client, { kind: 'turn', match })
        await job?.(client)
        return true
      }),
    /** Whether a person sits there who has given nothing yet. */
    mayGive: async (match: string, person: string): Promise<boolean> =>
      (await MAY_GIVE.run(pool, { match, person })) === 1,
    /** The parts of a seed; undefined of a match from before seats gave any. Not to be told to anybody before the match is over. */
    async shuffle(match: string): Promise<Shuffle | undefined> {
      const kept = await KEPT.first(pool, { match })
      if (!kept?.secret) return undefined
      const given = await GIVEN.all(pool, { match })
      return { secret: kept.secret, contributions: given.map(s => s.contribution) }
    },
  }
}
