/** What leaves the server of matches in lists, and of tables that wait: of neither a game is loaded. */
import { type Language, listOf, type Seat } from '@loggia/core'
import { paused } from '../clock/clocks.ts'
import type { WaitingState } from '../state/contract.ts'
import type { MatchSummary } from './contract.ts'
import type { Parting } from '../room/contract.ts'
import { findGame, type Games } from '../hosted.ts'
import { type LoadedMatch, namesOf, seatsOf } from '../loaded-match.ts'
import { askedSeats } from '../progress.ts'
import { sentence, speak } from '../../platform/refusal.ts'
import type { Known } from '../room/seating.ts'
import type { ListedMatch } from './queries.ts'
import type { Parting as Parted, RoomRow } from '../room/queries.ts'
import { seatInfo } from '../views.ts'

/** A match in a list, for a person. Nothing is known of it but what is written with its rows; and of what is asked only what its own seat may know. */
export function summaryOf(games: Games, listed: ListedMatch, person: string | undefined, lang: Language): MatchSummary {
  const names = namesOf(listed.seats)
  const mine = seatsOf(listed, person)
  const kept = listed.status === 'running' && findGame(games, listed.game)?.game.rules !== listed.rules
  const asked = listed.status === 'running' && !kept ? askedSeats(listed.askedSince) : []
  const seat = asked.find(s => (mine >> s) & 1)
  const since = seat === undefined ? null : listed.askedSince[seat]
  return {
    id: listed.id,
    game: listed.game,
    name: listed.name,
    status: listed.status,
    ...(person && listed.host === person && listed.status === 'open' ? { maker: true as const } : {}),
    speed: listed.speed,
    ...(listed.clock ? { clock: listed.clock } : {}),
    ...deadlineOf(listed, asked, seat),
    ...(asked.length && paused(listed.clocks ?? []) ? { paused: true as const } : {}),
    ...(listed.rated ? { rated: true as const } : {}),
    ...(listed.wants ? { wants: listed.wants } : {}),
    ...(listed.fits === false ? { unfit: true as const } : {}),
    leaver: listed.leaver,
    language: listed.language,
    choices: choicesOf(games, listed, lang),
    ...(listed.status === 'open' ? { openSince: listed.openSince.toISOString() } : {}),
    ...(listed.readyBy && listed.absent.some(s => (mine >> s) & 1) ? { readyBy: listed.readyBy.toISOString() } : {}),
    ...(listed.quick ? { quick: true as const } : {}),
    seats: seatInfo(listed, names, mine),
    acting: asked,
    yourTurn: seat !== undefined,
    ...(kept ? { kept } : {}),
    ...(seat === undefined ? {} : questionOf(games, listed, seat, names, lang)),
    ...(since ? { waitsSince: since.toISOString() } : {}),
    ...(listed.results ? { results: listed.results } : {}),
    seq: listed.seq,
    changedAt: listed.at.toISOString(),
  }
}

/** When the time is over of that seat of theirs, or of the first of those who are asked. */
function deadlineOf({ clocks }: ListedMatch, asked: readonly Seat[], seat: Seat | undefined): { deadline?: string } {
  const times = (seat === undefined ? asked : [seat]).flatMap(s => clocks?.[s]?.deadline ?? [])
  return times.length ? { deadline: new Date(Math.min(...times)).toISOString() } : {}
}

/** What was chosen otherwise than usual, in words; what the game has no name for is meant for recorded matches. */
function choicesOf(games: Games, { game, options }: ListedMatch, lang: Language): string[] {
  const hosted = findGame(games, game)
  const names = hosted?.words[lang].names.option ?? {}
  return Object.entries(options).flatMap(([id, value]) =>
    hosted?.game.options.some(o => o.id === id && o.values[0] !== value)
      ? [names[`${id}:${value}`] ?? []].flat().slice(0, 1)
      : [],
  )
}

/** What a seat is asked. */
function questionOf(
  games: Games,
  { game, steps }: ListedMatch,
  seat: Seat,
  names: readonly string[],
  lang: Language,
): Pick<MatchSummary, 'question'> {
  const hosted = findGame(games, game)
  const step = steps?.[seat]
  if (!step || !hosted) return {}
  return { question: speak({ match: hosted, hosted, names }, lang).question(step) }
}

/** What is to be known of a table that waits, besides who sits there. */
export function roomOf(
  { meta }: LoadedMatch,
  { host, since, expires, readyBy, ready, quick }: RoomRow,
  known: Known,
  person: string | undefined,
): Pick<WaitingState, 'room' | 'maker'> {
  const [seat] = host === null ? [] : listOf(seatsOf(meta, host))
  return {
    ...(person && host === person ? { maker: true as const } : {}),
    room: {
      ...(seat === undefined ? {} : { host: seat }),
      since: since.toISOString(),
      expires: expires.toISOString(),
      ...(readyBy ? { readyBy: readyBy.toISOString() } : {}),
      ready: [...ready],
      quick,
      ...known,
    },
  }
}

/** Why somebody no longer sits there, as they are told. */
export const seatDepartureOf = ({ match, game, name, why, to }: Parted, lang: Language): Parting => ({
  id: match,
  game,
  name,
  why,
  sentence: sentence(`parted-${why}`, lang),
  ...(to ? { to } : {}),
})
