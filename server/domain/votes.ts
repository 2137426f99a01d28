/** Votes of a table: the questions, the voters, and the results. */
import { type Match, type Seat, touchesTable } from '@loggia/core'
import type { Policy } from './leaver-policy.ts'

/** `leaver`: what becomes of a seat whose person is away; `takeback`: whether a seat may go back behind what is free; `pause`: whether all clocks stand still. */
export const VOTE_KINDS = ['leaver', 'takeback', 'pause'] as const
export type VoteKind = (typeof VOTE_KINDS)[number]

/** Why somebody is away: their time is over, they have left, or were asked for too long. */
export const ABSENCES = ['time', 'resigned', 'silent'] as const
export type Absence = (typeof ABSENCES)[number]

export const ANSWERS = { leaver: ['bot', 'wait', 'end'], takeback: ['yes', 'no'], pause: ['yes', 'no'] } as const
export type Answer = (typeof ANSWERS)[VoteKind][number]

/** A vote that is going on. */
export interface Vote {
  id: number
  kind: VoteKind
  seat: Seat
  since: number
  ends: Date
  ballots: readonly { seat: Seat; answer: Answer }[]
  /** The table had moved on when it was read here. */
  void: boolean
}
/** Players who are away. */
export interface Leaver {
  seat: Seat
  why: Absence
  since: number
  until: Date | null
  /** What the table chose for that is done. */
  settled: boolean
  /** They had made a move of their own when it was read here. */
  back: boolean
}

/** A player at a table, as votes see it. */
interface Sitting {
  seat: Seat
  kind: string
  person: string | null
}

/** What comes of a vote that has its end before any answer has enough voices. */
export const otherwise = (kind: VoteKind, { leaver }: { leaver: Policy }): Answer =>
  kind !== 'leaver' ? 'no' : leaver === 'wait' ? 'wait' : 'bot'

/** Rows after row `since`, as far as they are here: what lies before the beginning of a match that was opened late was looked for in the database. */
const rowsSince = ({ rows, first }: Match, since: number) => rows.slice(Math.max(0, since - first))

/** Players who are away: not those who have made a move of their own since. */
export const awayNow = (match: Match, { leavers }: { leavers: readonly Leaver[] }): Leaver[] =>
  leavers.filter(
    ({ seat, since, back }) =>
      !back && !rowsSince(match, since).some(r => r.kind === 'move' && r.seat === seat && r.by === undefined),
  )

/** The votes whose question still stands: about somebody who is still away, about a table that has not moved on. */
export function standing(match: Match, meta: { votes: readonly Vote[]; leavers: readonly Leaver[] }): Vote[] {
  const away = awayNow(match, meta)
  return meta.votes.filter(({ kind, seat, since, void: moved }) =>
    kind === 'leaver'
      ? away.some(l => l.seat === seat)
      : kind === 'pause' || (!moved && !rowsSince(match, since).some(touchesTable)),
  )
}

/** The voters: each present person, by the first of their seats; not the subject, and not the initiator. */
export function voters(
  match: Match,
  meta: { seats: readonly Sitting[]; leavers: readonly Leaver[] },
  { seat }: Pick<Vote, 'seat'>,
): Seat[] {
  const away = new Set(awayNow(match, meta).map(l => l.seat))
  const asks = meta.seats[seat]?.person
  const seen = new Set<string>()
  return meta.seats.flatMap(s => {
    if (s.kind !== 'person' || !s.person || s.person === asks || away.has(s.seat) || seen.has(s.person)) return []
    seen.add(s.person)
    return [s.seat]
  })
}

/** What comes of a vote as soon as these have answered so: more than half for one answer; a takeback and a pause need everybody's yes. */
export function outcome(
  { kind, ballots }: Pick<Vote, 'kind' | 'ballots'>,
  voices: readonly Seat[],
): Answer | undefined {
  const counted = ballots.filter(b => voices.includes(b.seat))
  const count = (answer: Answer) => counted.filter(b => b.answer === answer).length
  if (kind === 'leaver') return ANSWERS.leaver.find(answer => count(answer) * 2 > voices.length)
  return count('no') ? 'no' : voices.length > 0 && count('yes') === voices.length ? 'yes' : undefined
}
