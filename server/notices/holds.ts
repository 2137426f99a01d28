/** Whether what is to be told still holds, as SQL expressions: the question stands, the person is still invited. */
import { NOTICES, QUESTIONS } from '../domain/notices.ts'

/** Whether a turn still stands, and is that person's. */
const ASKED = (match: string, seat: string, since: string, person: string) =>
  `exists (select from progress p join matches m on m.id = p.match join seats s on s.match = m.id where m.id = ${match} and m.status = 'running' and s.seat = ${seat} and s.person = ${person} and p.asked_since[${seat} + 1] = ${since})`
/** Whether a vote that was open then still is, as the table sees it, and that person has a voice and has not answered. */
const VOTING = (match: string, since: string, person: string) =>
  `exists (select from votes v join seats s on s.match = v.match where v.match = ${match} and v.at <= ${since} and v.outcome is null and v.ends > clock_timestamp() and s.person = ${person}
     and not exists (select from leavers l where l.match = v.match and l.seat = s.seat)
     and not exists (select from ballots b join seats o on o.match = v.match and o.seat = b.seat where b.vote = v.id and o.person = s.person)
     and not exists (select from moves r where r.match = v.match and r.seq > v.since and case v.kind
       when 'takeback' then r.kind in ('move', 'takeback') when 'leaver' then r.seat = v.seat and r.kind = 'move' and r.cause is null else false end))`
/** Whether a question of that kind does. */
export const STANDS = (kind: string, match: string, seat: string, since: string, person: string) =>
  `case ${kind} when 'vote' then ${VOTING(match, since, person)} else ${ASKED(match, seat, since, person)} end`
/** Whether somebody is still invited there: they have not declined, and the table waits. */
export const INVITED = (match: string, person: string) =>
  `exists (select from invitations i join matches m on m.id = i.match where i.match = ${match} and i.person = ${person} and m.status = 'open')`
/** The kinds that are questions, as a list. */
export const QUESTION = QUESTIONS.map(q => `'${q}'`).join()
/** What a newer release tells beside this one, of a kind that is not known here, is left to it. */
export const KNOWN = `in (${NOTICES.map(n => `'${n}'`).join()})`
/** Whether all items of a message are of kinds that are known here. */
export const KNOWS = (items: string) =>
  `not exists (select from jsonb_array_elements(${items}) i where not i ->> 'kind' ${KNOWN})`
