/**
 * The quick match: a player sits down at a waiting table, or waits for others. A person seeks one at a time for each
 * game, speed and clock.
 */
import type pg from 'pg'
import type { Options } from '@loggia/core'
import { transaction } from '../../platform/database.ts'
import { bigint, bool, integer, orNull, text, texts } from '../../platform/kind.ts'
import { lockOf } from '../../platform/locks.ts'
import { statement } from '../../platform/statement.ts'
import { matches } from '../../schema/index.ts'
import type { ChosenClock, Speed } from '../../domain/speed.ts'
import type { Maker, NewMatch } from '../written.ts'
import { addMatchWithin } from '../queries/new-match.ts'
import { BLOCKED } from '../queries/persons.ts'
import { closeWithin, mayOpen, sitWithin } from './within.ts'
import { lockSeats } from '../queries/shared.ts'
import { TAKES } from './requirements-queries.ts'

/** First key of the locks under which tables are sought, one game at a time: else two who come at once would each wait alone. */
const SEEKING = 7_105_648

const FIND = statement(
  `select m.id, m.options, count(*)::int as seats, bool_or(s.person = $person) is true as mine from matches m join rooms r on r.match = m.id join seats s on s.match = m.id
   where m.game = $game and m.speed = $speed and m.clock is not distinct from $clock::jsonb and not m.rated and ${TAKES('$person')} and m.status = 'open' and m.visibility = 'open'
     and not exists (select from partings p where p.match = m.id and p.person = $person and p.why like 'removed%')
     and not exists (select from seats o where o.match = m.id and o.person <> $person and ${BLOCKED('o.person', '$person')})
   group by m.id, r.match
   having count(*) = coalesce($seats, count(*)) and case when bool_or(s.person = $person) then r.quick else bool_or(s.kind = 'open') end
   order by mine desc, r.quick desc, m.created_at, m.id limit 100`,
  { game: text, speed: matches.speed, person: text, clock: matches.clock, seats: orNull(bigint) },
  { id: matches.id, options: matches.options, seats: integer, mine: bool },
)
const TWINS = statement(
  `select game, array_agg(id order by created_at, id) as ids from (
     select m.id, m.game, m.speed, m.clock, m.created_at, count(*) as seats from matches m join rooms r on r.match = m.id join seats s on s.match = m.id
     where r.quick and m.wants is null and m.status = 'open' group by m.id having bool_or(s.kind = 'open')) waiting
   group by game, speed, clock, seats having count(*) > 1`,
  {},
  { game: matches.game, ids: texts },
)
const BOTH = statement(
  `select array(select person from sittings where match = $younger and person is not null order by at, seat) as people,
     (select count(*)::int from seats where match = $older and kind = 'open') as free,
     exists (select from seats a join seats c on c.match = $younger where a.match = $older and (c.person = a.person or ${BLOCKED('a.person', 'c.person')})) as known`,
  { older: text, younger: text },
  { people: texts, free: integer, known: bool },
)

/** What a person seeks to play; for this many players, or any number. */
export interface Sought {
  game: string
  speed: Speed
  clock: ChosenClock | null
  seats: number | undefined
}

export function quickQueries(pool: pg.Pool) {
  return {
    /**
     * Where that person plays: a table at which they already are found; the longest-waiting one that `fit`s; or a new
     * one that `make` describes. Nowhere if they have `most` waiting tables of their own.
     */
    seek: (
      { game, speed, clock, seats }: Sought,
      person: string,
      fits: (options: Options, seats: number) => boolean,
      make: () => NewMatch,
      maker: Maker,
      most = Number.POSITIVE_INFINITY,
    ): Promise<string | undefined> =>
      transaction(pool, async client => {
        await lockOf(client, SEEKING, game)
        for (const table of await FIND.all(client, { game, speed, person, clock, seats })) {
          if (table.mine) return table.id
          if (!fits(table.options, table.seats)) continue
          if ((await lockSeats(client, table.id)) !== 'open') continue
          if ((await sitWithin(client, table.id, person)) !== undefined) return table.id
        }
        if (!(await mayOpen(client, person, most))) return undefined
        const made = make()
        await addMatchWithin(client, made, maker, { quick: true })
        return made.id
      }),
    /** Where two tables of the quick match wait for the same, since somebody got up who did not answer: those who wait at the younger one move to the older. Gives the tables. */
    gather: async (): Promise<string[]> => {
      const moved: string[] = []
      for (const { game, ids } of await TWINS.all(pool))
        if (await transaction(pool, client => join(client, game, ids[0]!, ids.at(-1)!)))
          moved.push(ids[0]!, ids.at(-1)!)
      return moved
    },
  }
}

async function join(client: pg.PoolClient, game: string, older: string, younger: string): Promise<boolean> {
  await lockOf(client, SEEKING, game)
  // In the order in which all code locks several (`rename`, `merge`); otherwise they could deadlock.
  for (const id of [older, younger].sort()) if ((await lockSeats(client, id)) !== 'open') return false
  const { people, free, known } = await BOTH.only(client, { older, younger })
  if (known || people.length > free) return false
  await closeWithin(client, younger, null, 'moved', older)
  for (const person of people) await sitWithin(client, older, person, { here: false, invited: true })
  return true
}
