/** Departures: a player who leaves a rated match before its end. That is a result of the match (rating law 2), so the others lose nothing by it. */
import type { Match, Seat } from '@loggia/core'
import { ANSWERED } from '../../domain/leaver-policy.ts'
import type { LoadedMatch } from '../loaded-match.ts'
import type { Departure, MatchMeta } from '../written.ts'
import { awayNow } from '../../domain/votes.ts'

/** The rating law of new matches. 1: a bot in a seat unrates the match. 2: a departure is a result. */
export const RATING_LAW = 2

type Place = { seat: Seat; place: number }

/** Whether a departure from this match is a result: it is rated, and by a law that says so. */
export const countsDepartures = ({
  rated,
  unrated,
  ratingLaw,
  seats,
}: Pick<MatchMeta, 'rated' | 'unrated' | 'ratingLaw' | 'seats'>): boolean =>
  rated && unrated === null && ratingLaw >= 2 && seats.length > 1

/** Whether the player of a seat resigned a match at which that is final. */
export const resigned = (meta: MatchMeta, seat: Seat): boolean =>
  countsDepartures(meta) && meta.departures.some(d => d.seat === seat && d.why === 'resigned')

/** The departures that stand: a player who made a move of their own since is back, also while no server has written that yet. */
export const standingDepartures = ({ match, meta }: Pick<LoadedMatch, 'match' | 'meta'>): Departure[] =>
  meta.departures.filter(
    ({ seat, since }) =>
      !match.rows
        .slice(Math.max(0, since - match.first))
        .some(r => r.kind === 'move' && r.seat === seat && r.by === undefined),
  )

/** Places where some departed: the others by their places among themselves, below them the departed, the latest first. Equal ones share a place. */
export function placesAfter<P extends Place>(results: readonly P[], departed: ReadonlyMap<Seat, number>): P[] {
  const stayed = results.filter(r => !departed.has(r.seat))
  const left = results.length - stayed.length
  if (!left) return [...results]
  return results.map(r => {
    const since = departed.get(r.seat)
    if (since === undefined) return { ...r, place: stayed.filter(o => o.place < r.place).length }
    return { ...r, place: stayed.length + [...departed.values()].filter(other => other > since).length }
  })
}

/** Whether a player may take their seat back from its bot, as far as rows are in memory. */
export function mayComeBack({ match, meta }: LoadedMatch, seat: Seat): boolean {
  const { stead } = meta.seats[seat]!
  if (!stead || meta.comeBack === 'never' || resigned(meta, seat)) return false
  const sameRound = stead.round === null || match.game.round(match.table) === stead.round
  const few = answeredSince(match, seat, stead.taken) < ANSWERED
  if (countsDepartures(meta)) return sameRound && few
  return meta.comeBack === 'always' || (stead.round === null ? few : sameRound)
}
const answeredSince = ({ rows, first }: Match, seat: Seat, since: number): number =>
  rows.slice(Math.max(0, since - first)).filter(r => r.kind === 'move' && r.seat === seat).length

/**
 * Whether a player may end the match alone. If departures count, only the last one left may, because no minority
 * decides the others' places. Otherwise anybody may, once more than half of the players are gone.
 */
export function mayEnd({ match, meta }: LoadedMatch, began: number): boolean {
  const away = new Set(awayNow(match, meta).map(l => l.seat))
  const there = new Set(meta.seats.flatMap(s => (s.person && !away.has(s.seat) ? [s.person] : []))).size
  if (began <= 1 || there === 0) return false
  return there === 1 || (!countsDepartures(meta) && (began - there) * 2 > began)
}
