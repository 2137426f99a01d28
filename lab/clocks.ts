/**
 * A year of turn-based matches, with people in several time zones who sleep, go on vacation and move, with pauses and
 * outages. After every event each clock of core is compared with a second calculation by PostgreSQL, which has its own
 * time zones, uses ranges, and computes from the beginning each time.
 */
import pg from 'pg'
import {
  type ClockOption,
  deadlineOf,
  type Dial,
  dialsAfter,
  dialsOf,
  dialsTakenBack,
  type Interval,
  joined,
  listOf,
  nights,
  pick,
  seeded,
  type Seat,
} from '@loggia/core'
import { Folder, Server } from './attack/servers.ts'
import { type Line, round } from './print.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = Date.UTC(2026, 0, 1)
const ZONES = [
  ...['Asia/Seoul', 'Europe/Berlin', 'America/New_York', 'America/Los_Angeles', 'Australia/Sydney'],
  ...['Australia/Lord_Howe', 'America/Santiago', 'Europe/London', 'Pacific/Auckland', 'Asia/Kolkata'],
  ...['America/St_Johns', 'Africa/Cairo', 'UTC'],
] as const
const PEOPLE = 120
const EVENTS = 14
/** New hours count after a day, and nobody sleeps twice for them: as the hall has it. */
const NOTICE = DAY
const AWAKE = 12 * HOUR

interface Sleeper {
  zone: string
  begins: number
  /** Then they choose other hours. */
  moves: { at: number; zone: string; begins: number } | undefined
  vacations: Interval[]
}
interface Happened {
  n: number
  at: number
  kind: 'begin' | 'answer' | 'free' | 'back'
  seat: Seat
  /** Who is asked after it, and whose turns it began. */
  asked: number
  turns: Seat[]
  found: { seat: Seat; left: number; deadline: number }[]
}

export interface ClocksPlan {
  seed: string
  matches: number
}

/** One line: how many deadlines there were, and how many of them differ. Throws nothing away: `held` says whether all agree. */
export async function clocks({ seed, matches }: ClocksPlan): Promise<Line & { held: boolean }> {
  const rng = seeded(seed)
  const minute = () => pick(rng, 96) * 15
  const zone = () => ZONES[pick(rng, ZONES.length)]!
  const people = Array.from({ length: Math.min(PEOPLE, 8 + matches) }, (): Sleeper => {
    const vacations: Interval[] = Array.from({ length: pick(rng, 3) }, (_, k) => {
      const from = YEAR + k * 180 * DAY + pick(rng, 150 * 24 * 3600) * 1000
      return [from, from + (1 + pick(rng, 14)) * DAY]
    })
    const at = YEAR + pick(rng, 365 * 24 * 60) * MINUTE
    return {
      zone: zone(),
      begins: minute(),
      moves: pick(rng, 3) ? undefined : { at, zone: zone(), begins: minute() },
      vacations,
    }
  })
  const outages = Array.from({ length: 20 }, (): Interval => {
    const from = YEAR + pick(rng, 365 * 24 * 3600) * 1000
    return [from, from + (10 + pick(rng, 3 * 3600)) * 1000]
  })
  const off = people.map(p => [...sleepOf(p), ...p.vacations, ...outages])

  const folder = new Folder()
  let client: pg.Client | undefined
  let server: Server | undefined
  try {
    server = await Server.start({ DATA_DIR: folder.path })
    client = new pg.Client(folder.databaseUrl)
    await client.connect()
    await client.query(SECOND)
    await client.query(
      `insert into people_ select * from jsonb_to_recordset($1) as p(person int, zone text, begins int, at float8, zone2 text, begins2 int)`,
      [
        JSON.stringify(
          people.map(({ zone, begins, moves }, person) => ({
            ...{ person, zone, begins },
            ...(moves && { at: moves.at, zone2: moves.zone, begins2: moves.begins }),
          })),
        ),
      ],
    )
    await client.query(
      `insert into off_ select * from jsonb_to_recordset($1) as o(person int, match int, b float8, e float8)`,
      [
        JSON.stringify([
          ...people.flatMap((p, person) => p.vacations.map(([b, e]) => ({ person, b, e }))),
          ...outages.map(([b, e]) => ({ b, e })),
        ]),
      ],
    )
    await client.query('call nights_($1, $2)', [YEAR - 40 * DAY, YEAR + 700 * DAY])
    let deadlines = 0
    let wrong = 0
    let worst = 0
    const BATCH = 200
    for (let done = 0; done < matches; done += BATCH) {
      const played = Array.from({ length: Math.min(BATCH, matches - done) }, (_, k) => play(rng, done + k, off))
      await client.query(
        `insert into off_ select * from jsonb_to_recordset($1) as o(person int, match int, b float8, e float8)`,
        [JSON.stringify(played.flatMap(m => m.pauses.map(([b, e]) => ({ match: m.match, b, e }))))],
      )
      await client.query(
        `insert into matches_ select * from jsonb_to_recordset($1) as m(match int, bank float8, more float8, cap float8, turns boolean, persons int[])`,
        [
          JSON.stringify(
            played.map(({ match, option, persons }) => ({
              ...{
                match,
                bank: option.bank,
                more: option.increment,
                cap: option.cap,
                turns: option.per === 'turn',
                persons,
              },
            })),
          ),
        ],
      )
      await client.query(
        `insert into events_ select * from jsonb_to_recordset($1) as e(match int, n int, at float8, kind text, seat int, asked int, turns int[])`,
        [JSON.stringify(played.flatMap(m => m.events.map(({ found: _, ...e }) => ({ match: m.match, ...e }))))],
      )
      const { rows } = await client.query<{ match: number; n: number; seat: number; left: number; deadline: number }>(
        'select match, n, seat, "left", deadline from second_($1, $2)',
        [done, done + played.length],
      )
      const second = new Map(rows.map(r => [`${r.match} ${r.n} ${r.seat}`, r]))
      for (const { match, events } of played)
        for (const { n, found } of events)
          for (const { seat, left, deadline } of found) {
            const other = second.get(`${match} ${n} ${seat}`)
            const apart = other ? Math.max(Math.abs(other.left - left), Math.abs(other.deadline - deadline)) : Infinity
            deadlines++
            worst = Math.max(worst, apart)
            if (apart >= 1000) wrong++
          }
      if (rows.length !== played.reduce((sum, m) => sum + m.events.reduce((s, e) => s + e.found.length, 0), 0)) wrong++
    }
    return { ...{ matches, deadlines, zones: ZONES.length, wrong, apart: `${round(worst)} ms` }, held: wrong === 0 }
  } finally {
    await client?.end()
    await server?.stop()
    await folder.remove()
  }
}

/** The nights of somebody, as the hall writes them. */
function sleepOf({ zone, begins, moves }: Sleeper): Interval[] {
  const [from, until] = [YEAR - 30 * DAY, YEAR + 600 * DAY]
  if (!moves) return nights(zone, begins, from, until)
  const counts = moves.at + NOTICE
  const before = nights(zone, begins, from, counts)
  const last = Math.max(0, ...before.map(n => n[1]))
  return [...before, ...nights(moves.zone, moves.begins, Math.max(counts, last + AWAKE), until)]
}

/** A match, event by event, with what core says of its clocks after each. */
function play(r: ReturnType<typeof seeded>, match: number, off: readonly Interval[][]) {
  const seats = 2 + pick(r, 4)
  const days = 1 + pick(r, 7)
  const option: ClockOption = {
    bank: days * DAY,
    increment: (1 + pick(r, 24)) * HOUR,
    cap: (days + pick(r, 5)) * DAY,
    grace: 0,
    // Half of them as in the first releases: each decision earns the increment.
    ...(match % 2 ? { per: 'turn' } : {}),
  }
  const persons: number[] = []
  while (persons.length < seats) {
    const one = pick(r, off.length)
    if (!persons.includes(one)) persons.push(one)
  }
  const begins = YEAR + pick(r, 300 * 24 * 3600) * 1000
  const pauseAt = begins + pick(r, 20 * 24 * 3600) * 1000
  const pauses: Interval[] = pick(r, 5) ? [] : [[pauseAt, pauseAt + (1 + pick(r, 10)) * DAY]]
  const stops = persons.map(person => joined([...off[person]!, ...pauses]))
  const still = (seat: Seat) => stops[seat]!
  /** Some of them, side by side. */
  const some = () => (pick(r, 3) ? 1 << pick(r, seats) : (1 << pick(r, seats)) | (1 << pick(r, seats)))
  let asked = some()
  let dials: readonly Dial[] = dialsOf(option, seats, asked, begins)
  let at = begins
  const found = () =>
    listOf(asked).map(seat => ({
      seat,
      left: dials[seat]!.left,
      deadline: deadlineOf(option, dials[seat]!, still(seat))!,
    }))
  const events: Happened[] = [{ n: 0, at, kind: 'begin', seat: -1, asked, turns: [], found: found() }]
  let before: { dials: readonly Dial[]; at: number; asked: number; seat: Seat } | undefined
  for (let n = 1; n <= EVENTS; n++) {
    if (before && pick(r, 5) === 0) {
      at += 1000 * (1 + pick(r, 4 * 3600))
      dials = dialsTakenBack(option, dials, before, before.seat, { at, runs: before.asked })
      asked = before.asked
      events.push({ n, at, kind: 'back', seat: before.seat, asked, turns: [], found: found() })
      before = undefined
      continue
    }
    const now = listOf(asked)
    const seat = now[pick(r, now.length)]!
    const left = Math.max(0, deadlineOf(option, dials[seat]!, still(seat))! - at)
    const free = pick(r, 10) === 0
    // Now and then somebody is late by a little.
    const next = free ? at : at + Math.round(((pick(r, 20) ? pick(r, 900) : 1000 + pick(r, 5)) / 1000) * left)
    before = free ? undefined : { dials, at, asked, seat }
    const runs = asked & ~(1 << seat) || some()
    const turns = Array.from({ length: pick(r, 3) }, () => pick(r, seats))
    dials = dialsAfter(option, dials, { at: next, acted: 1 << seat, paid: free ? 0 : 1 << seat, runs, turns }, still)
    at = next
    asked = runs
    events.push({ n, at, kind: free ? 'free' : 'answer', seat, asked, turns, found: found() })
  }
  return { match, option, persons, pauses, events }
}

/** The second calculation: nights by `at time zone`, time by the lengths of ranges, each clock folded from the beginning of what counts. */
const SECOND = `
create temp table people_ (person int, zone text, begins int, at float8, zone2 text, begins2 int);
create temp table off_ (person int, match int, b float8, e float8);
create temp table matches_ (match int primary key, bank float8, more float8, cap float8, turns boolean, persons int[]);
create temp table events_ (match int, n int, at float8, kind text, seat int, asked int, turns int[], primary key (match, n));
create temp table asleep_ (person int primary key, off tstzmultirange);
create function ts_(ms float8) returns timestamptz language sql immutable as 'select to_timestamp(ms / 1000)';
create function ms_(t timestamptz) returns float8 language sql immutable as 'select round(extract(epoch from t) * 1000)::float8';
create procedure nights_(since float8, till float8) language sql as $$
  with old as (
    select person, (d + begins * interval '1 minute') at time zone zone as b, (d + (begins + 480) * interval '1 minute') at time zone zone as e
    from people_, generate_series((ts_(since) at time zone 'UTC')::date::timestamp, ts_(till) at time zone 'UTC', interval '1 day') d
    where at is null or (d + begins * interval '1 minute') at time zone zone < ts_(at) + interval '24 hours'),
  last as (select person, max(e) as e from old group by person),
  new as (
    select p.person, (d + begins2 * interval '1 minute') at time zone zone2 as b, (d + (begins2 + 480) * interval '1 minute') at time zone zone2 as e
    from people_ p join last l using (person), generate_series((ts_(since) at time zone 'UTC')::date::timestamp, ts_(till) at time zone 'UTC', interval '1 day') d
    where at is not null and (d + begins2 * interval '1 minute') at time zone zone2
      >= greatest(ts_(at) + interval '24 hours', l.e + interval '12 hours'))
  insert into asleep_ select person, range_agg(tstzrange(b, e)) from (
    select * from old union all select * from new union all select person, ts_(b), ts_(e) from off_ where person is not null
    union all select p.person, ts_(o.b), ts_(o.e) from people_ p, off_ o where o.person is null and o.match is null) all_ group by person
$$;
create function runs_(a timestamptz, b timestamptz, off tstzmultirange) returns float8 language sql immutable as $$
  select coalesce(sum(ms_(upper(r)) - ms_(lower(r))), 0)::float8 from unnest(tstzmultirange(tstzrange(a, b)) - off) r where a < b
$$;
create function over_(a timestamptz, time_ float8, off tstzmultirange) returns float8 language plpgsql immutable as $$
declare r tstzrange; rest float8 := time_;
begin
  for r in select x from unnest(tstzmultirange(tstzrange(a, a + interval '300 days')) - off) x order by lower(x) loop
    if ms_(upper(r)) - ms_(lower(r)) >= rest then return ms_(lower(r)) + rest; end if;
    rest := rest - (ms_(upper(r)) - ms_(lower(r)));
  end loop;
  return null;
end $$;
create function second_(first_ int, last_ int) returns table (match int, n int, seat int, "left" float8, deadline float8) language plpgsql as $$
declare m record; v record; a record; s int; mr tstzmultirange; bank float8; since timestamptz; came timestamptz; live int[]; begun float8; asked0 int; k int;
begin
  for m in select * from matches_ x where x.match >= first_ and x.match < last_ loop
    select e.at, e.asked into begun, asked0 from events_ e where e.match = m.match and e.n = 0;
    for s in 0 .. cardinality(m.persons) - 1 loop
      select (z.off + coalesce((select range_agg(tstzrange(ts_(o.b), ts_(o.e))) from off_ o where o.match = m.match), '{}'::tstzmultirange))
        * tstzmultirange(tstzrange(ts_(begun) - interval '1 day', ts_(begun) + interval '600 days')) into mr from asleep_ z where z.person = m.persons[s + 1];
      live := '{}';
      for v in select * from events_ e where e.match = m.match order by e.n loop
        if v.kind = 'back' then live := live[1 : cardinality(live) - 1];
        elsif v.kind <> 'begin' then live := live || v.n; end if;
        if (v.asked >> s) & 1 = 0 then continue; end if;
        bank := m.bank; since := null; came := ts_(begun);
        foreach k in array live loop
          select e.at, e.seat, e.kind, e.turns, (select p.asked from events_ p where p.match = m.match and p.n = k - 1) as before into a from events_ e where e.match = m.match and e.n = k;
          if (a.before >> s) & 1 = 1 then since := coalesce(since, came); else since := null; end if;
          came := ts_(a.at);
          if a.seat = s then
            bank := least(m.cap, greatest(0, bank - runs_(since, came, mr)) + case when a.kind = 'free' or m.turns then 0 else m.more end);
            since := null;
          end if;
          if m.turns then bank := greatest(bank, least(m.cap, bank + m.more * (select count(*) from unnest(a.turns) as of where of = s))); end if;
        end loop;
        match := m.match; n := v.n; seat := s; "left" := bank; deadline := over_(coalesce(since, came), bank, mr);
        return next;
      end loop;
    end loop;
  end loop;
end $$;`
