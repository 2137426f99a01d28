/** Writes a table that waits for its people. */
import type pg from 'pg'
import { jsonb, text } from '../../platform/kind.ts'
import { statement } from '../../platform/statement.ts'
import { matches } from '../../schema/index.ts'
import { RATING_LAW } from '../leaving/departures.ts'
import { fill, openRoom } from '../room/within.ts'
import type { Maker, NewMatch, SeatRow } from '../written.ts'

const NEW_MATCH = {
  id: matches.id,
  game: matches.game,
  rules: matches.rules,
  box: matches.box,
  name: matches.name,
  options: matches.options,
  visibility: matches.visibility,
  mayTry: matches.mayTry,
  speed: matches.speed,
  clock: matches.clock,
  leaver: matches.leaver,
  comeBack: matches.comeBack,
  language: matches.language,
  rated: matches.rated,
  wants: matches.wants,
  invite: matches.invite,
  secret: matches.secret,
  commitment: matches.commitment,
}
const NAMES = Object.entries(NEW_MATCH)
const ADD_MATCH = statement(
  `insert into matches (${NAMES.map(([, column]) => column.name).join(', ')}, rating_law, status)
   values (${NAMES.map(([name]) => `$${name}`).join(', ')}, ${RATING_LAW}, 'open')`,
  NEW_MATCH,
)
const ADD_PROGRESS = statement('insert into progress (match) values ($match)', { match: text })
const ADD_SEATS = statement(
  `insert into seats (match, seat, kind, person, name, bot, level, lowered)
   select $match, s.* from jsonb_to_recordset($seats::jsonb)
     as s(seat smallint, kind text, person text, name text, bot text, level text, lowered text)`,
  { match: text, seats: jsonb<readonly SeatRow[]>() },
)
/** People who sit down before the first row. */
const ADD_SITTINGS = statement(
  `insert into sittings (match, seat, n, person, bot, since)
   select $match, s.seat, 0, s.person, s.bot, 0 from jsonb_to_recordset($seats::jsonb) as s(seat smallint, person text, bot text)`,
  { match: text, seats: jsonb<readonly SeatRow[]>() },
)
const ADD_MAKER = statement('insert into makers (match, person, address) values ($match, $person, $address)', {
  match: text,
  person: text,
  address: text,
})

/** Writes a table that waits for its people. */
export async function addMatchWithin(
  client: pg.PoolClient,
  { seats: sitting, ...made }: NewMatch,
  maker: Maker,
  { quick }: { quick: boolean },
): Promise<void> {
  const match = made.id
  await ADD_MATCH.run(client, made)
  await ADD_PROGRESS.run(client, { match })
  await ADD_SEATS.run(client, { match, seats: sitting.map(s => ({ ...s, name: s.kind === 'open' ? '' : s.name })) })
  const taken = sitting.filter(s => s.kind !== 'open')
  // A table may be made for others alone.
  if (taken.length) await ADD_SITTINGS.run(client, { match, seats: taken })
  await ADD_MAKER.run(client, { match, ...maker })
  await openRoom(client, match, maker.person, made.speed, quick)
  if (taken.length === sitting.length) await fill(client, match)
}
