/**
 * What happens is written as notices in the transaction that causes it, so no crash comes between. A person who can't
 * be reached costs only the lookup.
 */
import { type About, DAMPER, type Notice, QUESTIONS } from '../domain/notices.ts'
import { REACHED } from '../match/queries/persons.ts'
import { bool, orNull, text, texts } from '../platform/kind.ts'
import { type Asked, kept } from '../platform/statement.ts'
import { outbox } from '../schema/notices.ts'

/** Something that people are to be told. */
export interface NoticeEvent {
  kind: Notice
  match: string
  /** The recipients; by default everybody who now sits there. */
  to?: readonly string[]
  /** Who causes it, and so knows. */
  by?: string | null
  /** What the sentence says besides. Nothing of it may be secret at the table. */
  about?: About
}

/** Until it is sent, it is the same notice; a question asked again has its whole delay. */
export const OR_NEWER = `on conflict (person, match, kind) do update set seat = excluded.seat, since = excluded.since, about = excluded.about, at = excluded.at,
  due = case when excluded.since is null then outbox.due else excluded.due end`

const NOTIFY = kept(
  'notify',
  `with told as (
     select unnest($to::text[]) as person union select person from seats where match = $match and $to::text[] is null and person is not null)
   insert into outbox (person, match, kind, seat, since, about, at, due)
   select t.person, m.id, $kind, q.seat, q.since, $about::jsonb, clock_timestamp(),
     clock_timestamp() + case when m.speed = 'live' or $kind = 'clock' then 0 else ${DAMPER} end * interval '1 second'
   from told t join people on people.id = t.person join matches m on m.id = $match join progress p on p.match = m.id
     left join lateral (select s.seat, a.since from seats s, lateral (
         select case when $kind = 'vote' then (select max(v.at) from votes v where v.match = m.id and v.outcome is null) else p.asked_since[s.seat + 1] end as since) a
       where $question and s.match = m.id and s.person = t.person and a.since is not null order by 2, 1 limit 1) q on true
   where t.person is distinct from $by and ${REACHED('t.person')} and (q.since is not null or not $question)
   order by t.person
   ${OR_NEWER}`,
  { match: text, kind: outbox.kind, to: orNull(texts), by: orNull(text), about: outbox.about, question: bool },
)
/**
 * Notifies people as soon as the transaction is committed: those who can be reached, want it, and do not see it
 * themselves within two minutes. Of a question (`turn`, `clock`, `vote`) only the person asked, while it stands. Call
 * it under the match's lock if it concerns the state of the match.
 */
export async function notify(client: Asked, { kind, match, to, by, about }: NoticeEvent): Promise<void> {
  await NOTIFY.run(client, { match, kind, to, by, about, question: QUESTIONS.includes(kind) })
}

/** The part of the statement that writes rows (after `held`, which gives where the match stands then) by which those are told; seats, persons and seconds are its parameters. */
export const TELL_TURNS = (match: string, seats: string, persons: string, seconds: string) => `
told as (
  insert into outbox (person, match, kind, seat, since, at, due)
  select person, ${match}, 'turn', seat, since, at, at + ${seconds} * interval '1 second' from (
    select distinct on (person) person, seat, asked_since[seat + 1] as since, at from held, unnest(${seats}::int[], ${persons}::text[]) as t(seat, person) order by person, seat) asked
  order by person
  ${OR_NEWER})`
