/** What leaves the server of a match. Everything here passes through `view`, `heard` or `log` for some viewer; nothing else may. */
import { createHash } from 'node:crypto'
import {
  asked,
  type Viewer,
  type Language,
  listOf,
  type LogEntry,
  projection,
  rankedScores,
  type Seat,
  type Shuffle,
  targetsOf,
  SPECTATOR,
  movesOf,
} from '@loggia/core'
import type { Clocks } from './clock/contract.ts'
import type { LegalMove, RowEvent, SeatsEvent, Talk, Seat as SeatInfo, Vote } from './contract.ts'
import type { MatchExport } from './files/contract.ts'
import type { AnyState, OverState, RunningState, WaitingState } from './state/contract.ts'
import { opensAt, paused } from './clock/clocks.ts'
import { placesAfter, resigned, standingDepartures } from './leaving/departures.ts'
import { hallTime } from '../platform/hall-time.ts'
import { Refusal, speak } from '../platform/refusal.ts'
import { shownRows } from './history.ts'
import type { MatchMeta, TalkLine, WrittenRow } from './written.ts'
import { type Unrated, WHY_UNRATED } from '../domain/unrated.ts'
import { VERSION } from '../platform/version.ts'
import { ANSWERS, awayNow, otherwise, standing, type Vote as OpenVote, voters } from '../domain/votes.ts'
import { askedOf, botsOf, finished, type LoadedMatch, seatsOf } from './loaded-match.ts'

/** The seats, as one person sees them. */
export const seatInfo = (
  meta: Pick<MatchMeta, 'seats'> & Partial<Pick<MatchMeta, 'comeBack'>>,
  names: readonly string[],
  mine: number,
): SeatInfo[] =>
  meta.seats.map(s => ({
    seat: s.seat,
    kind: s.kind,
    name: names[s.seat] ?? s.name,
    ...(s.bot ? { bot: s.bot } : {}),
    ...(s.level ? { level: s.level } : {}),
    ...(s.lowered ? { lowered: s.lowered } : {}),
    ...(s.stead ? { stead: s.stead.name } : {}),
    ...(typeof s.stead?.round === 'number' && meta.comeBack === 'round' ? { round: s.stead.round } : {}),
    you: ((mine >> s.seat) & 1) === 1,
  }))

export const seatsEvent = (loaded: LoadedMatch, mine: number): SeatsEvent => ({
  status: loaded.meta.status,
  seats: seatInfo(loaded.meta, loaded.names, mine),
  ...clocksOf(loaded),
  votes: votesOf(loaded),
  away: awayOf(loaded),
})

/** Where the clocks stand of a match that runs and has some. */
function clocksOf({ meta: { clocks, status } }: LoadedMatch): { clocks?: Clocks } {
  if (!clocks || status !== 'running') return {}
  const now = hallTime()
  const opening = opensAt(clocks, now)
  return {
    clocks: {
      now,
      seats: clocks.map(({ left, since, deadline, off, over }) => ({
        left,
        ...(since === null ? {} : { since }),
        ...(deadline === null ? {} : { deadline }),
        off: off.map(([from, to, why]) => ({ from, to, why: why === 'opening' ? 'pause' : why })),
        ...(over ? { over } : {}),
      })),
      ...(paused(clocks) ? { paused: true as const } : {}),
      ...(opening ? { opening } : {}),
    },
  }
}

const going = ({ dealt, meta }: LoadedMatch) => dealt && meta.status === 'running'
/** The open votes. Everybody may see who has answered. */
const votesOf = (loaded: LoadedMatch): Vote[] =>
  going(loaded)
    ? standing(loaded.match, loaded.meta).map(vote => ({
        id: vote.id,
        kind: vote.kind,
        seat: vote.seat,
        ...whyOf(loaded, vote),
        answers: [...ANSWERS[vote.kind]],
        voters: voters(loaded.match, loaded.meta, vote),
        ballots: vote.ballots.map(({ seat, answer }) => ({ seat, answer })),
        ends: vote.ends.toISOString(),
        otherwise: otherwise(vote.kind, loaded.meta),
      }))
    : []
const whyOf = ({ meta }: LoadedMatch, { kind, seat }: OpenVote) => {
  const why = kind === 'leaver' && meta.leavers.find(l => l.seat === seat)?.why
  return why ? { why } : {}
}
const awayOf = (loaded: LoadedMatch): Seat[] =>
  going(loaded) ? awayNow(loaded.match, loaded.meta).map(l => l.seat) : []

/** A line of talk as the table hears it: a player is named after their first seat. */
export function asHeard({ meta, names }: Pick<LoadedMatch, 'meta' | 'names'>, line: TalkLine): Talk {
  const { person, watching, told, ...said } = line
  const [seat] = listOf(seatsOf(meta, person ?? undefined))
  return {
    ...said,
    by: person === null ? '' : speaker(meta.id, person),
    ...(watching ? { watching } : {}),
    ...(told ? { told: { ...told, name: meta.seats[told.seat]?.stead?.name ?? names[told.seat] ?? '' } } : {}),
    ...(seat === undefined ? {} : { name: names[seat]! }),
  }
}
/** By what somebody is known who speaks at a match: never by the same at another. */
export const speaker = (match: string, person: string): string =>
  createHash('sha256').update(`${match} ${person}`).digest('base64url').slice(0, 8)
/** Whether somebody with those seats hears what is said among those who look on: it reaches the table after the match. */
export const hearsWatchers = (mine: number, status: MatchMeta['status']): boolean => !mine || status === 'finished'

/** Whose view somebody gets: the wished seat, if it is theirs; else their seat that is asked, their first, or a spectator's. */
export function viewerOf(loaded: LoadedMatch, mine: number, wished: number | undefined): Viewer {
  if (wished === SPECTATOR) return SPECTATOR
  if (wished !== undefined) {
    if (!((mine >> wished) & 1)) throw new Refusal(403, 'not-your-seat')
    return wished
  }
  return listOf(mine & askedOf(loaded))[0] ?? listOf(mine)[0] ?? SPECTATOR
}

/** The legal moves of all seats that are theirs and asked. */
function legalOf(loaded: LoadedMatch, mine: number): { seat: Seat; move: number }[] {
  const { game, table } = loaded.match
  const asked = listOf(mine & askedOf(loaded)).filter(seat => !resigned(loaded.meta, seat))
  return asked.flatMap(seat => movesOf(game, table, seat).map(move => ({ seat, move })))
}

const promptOf = (loaded: LoadedMatch, mine: number, viewer: Viewer): RowEvent['prompt'] => {
  const step = mine & askedOf(loaded) & (1 << viewer) ? asked(loaded.match.table, viewer) : undefined
  return step ? { seat: viewer, step: step.do } : null
}

const mayTakeBack = (loaded: LoadedMatch, mine: number): Seat[] =>
  loaded.meta.status === 'running' ? listOf(mine).filter(s => loaded.match.mayTakeBack(s, botsOf(loaded.meta))) : []

/** The newest row event: all that that viewer needs to go on. `entry` of the row that led there is added by `rowEvents`. */
export const currentEvent = (loaded: LoadedMatch, mine: number, viewer: Viewer): RowEvent => {
  const { match, meta } = loaded
  const { game } = match
  return {
    seq: match.seq,
    status: meta.status,
    acting: listOf(askedOf(loaded)),
    eyes: viewer,
    view: game.view(match.table, viewer),
    legal: legalOf(loaded, mine).map(({ seat, move }) => ({ seat, move: game.format(move) })),
    prompt: promptOf(loaded, mine, viewer),
    mayTakeBack: mayTakeBack(loaded, mine),
    ...clocksOf(loaded),
  }
}

/** One event for each row after row `since`; the newest has the table. */
export function rowEvents(loaded: LoadedMatch, mine: number, viewer: Viewer, since: number): RowEvent[] {
  const { match, meta } = loaded
  // A client that opened it later than that and gets only the current state asks for the rest.
  if (since < match.first) return [currentEvent(loaded, mine, viewer)]
  const entries = new Map(match.log(viewer, since).map(e => [e.seq, e]))
  return match.rows.slice(since - match.first).map(({ kind, seat }, k) => {
    const seq = since + k + 1
    const entry = entries.get(seq)
    const base =
      seq === match.seq
        ? currentEvent(loaded, mine, viewer)
        : { seq, status: meta.status, acting: listOf(askedOf(loaded)) }
    return { ...base, ...(kind === 'takeback' ? { takeback: seat } : {}), ...(entry ? { entry } : {}) }
  })
}

/** The secret of the shuffle, for everyone once nothing can come of it. */
const revealed = (loaded: LoadedMatch) =>
  loaded.meta.status === 'finished' && finished(loaded.match) ? { seed: loaded.meta.seed! } : {}

/** Who looks at a match, and what they are told of it, whichever of three things it is. */
export interface Look {
  loaded: LoadedMatch
  mine: number
  viewer: Viewer
  lang: Language
  talk: readonly TalkLine[]
  muted: readonly string[]
  parted: AnyState['parted']
}
/** A row after which a match is shown, and the row after which its log begins. */
export interface Shown {
  at: number
  since: number
}

/** What is known of any match. */
function anyOf({ loaded, mine, viewer, lang, talk, muted, parted }: Look): Omit<AnyState, keyof typeof NOTHING_YET> {
  const { meta } = loaded
  return {
    id: loaded.id,
    game: meta.game,
    rules: meta.rules,
    box: meta.box,
    ...(loaded.olderBox ? { otherBox: true } : {}),
    name: meta.name,
    options: { ...meta.options },
    visibility: meta.visibility,
    mayTry: meta.mayTry,
    rated: meta.rated,
    ...(meta.wants ? { wants: meta.wants } : {}),
    ...(meta.unrated ? unratedOf(meta.unrated, lang) : {}),
    ratingLaw: meta.ratingLaw,
    speed: meta.speed,
    ...(meta.clock ? { clock: meta.clock } : {}),
    leaver: meta.leaver,
    comeBack: meta.comeBack,
    language: meta.language,
    seats: seatInfo(meta, loaded.names, mine),
    eyes: viewer,
    talk: talk.map(said => asHeard(loaded, said)).filter(said => !said.watching || hearsWatchers(mine, meta.status)),
    ...(muted.length ? { muted: muted.map(person => speaker(meta.id, person)) } : {}),
    commitment: meta.commitment,
    ...(parted ? { parted } : {}),
  }
}
/** There is nothing to see, to hear or to do before a match is dealt. */
const NOTHING_YET = { seq: 0, at: 0, acting: [], prompt: null, legal: [], mayTakeBack: [] }
const inviteOf = ({ loaded, mine }: Look): { invite?: string } => (mine ? { invite: loaded.meta.invite } : {})

/** A table that waits, or was closed before it was dealt. */
export const waitingOf = (
  look: Look,
  { at }: Shown,
  status: WaitingState['status'],
  more: Pick<WaitingState, 'room' | 'maker' | 'mayGive' | 'unrated'>,
): WaitingState => {
  refuseLater(look.loaded, at)
  return { ...anyOf(look), ...NOTHING_YET, status, ...inviteOf(look), ...more }
}
/** A match that goes on, after a row. */
export function runningOf(
  look: Look,
  shown: Shown,
  more: Pick<RunningState, 'mayCall' | 'mayEnd' | 'mayReturn'>,
): RunningState {
  const { loaded } = look
  const { scores: _, ...dealt } = dealtOf(look, shown)
  return {
    ...anyOf(look),
    ...dealt,
    status: 'running',
    ...clocksOf(loaded),
    ...(loaded.meta.votes.length ? { votes: votesOf(loaded) } : {}),
    ...(loaded.meta.leavers.length ? { away: awayOf(loaded) } : {}),
    ...more,
  }
}
/** A match that is over, after a row. */
export const overOf = (look: Look, shown: Shown): OverState => ({
  ...anyOf(look),
  ...dealtOf(look, shown),
  status: 'finished',
  ...revealed(look.loaded),
  ...inviteOf(look),
})

function refuseLater({ seq }: LoadedMatch, at: number): void {
  if (at > seq) throw new Refusal(404, 'no-such-row', { seq })
}

/** Leavers of a match that counts. */
const departuresOf = (loaded: LoadedMatch): Pick<RunningState, 'departures'> => {
  const { meta, names } = loaded
  const departures = standingDepartures(loaded).map(({ seat, why, since }) => ({
    ...{ seat, why, after: since },
    name: meta.seats[seat]?.stead?.name ?? names[seat] ?? '',
  }))
  return departures.length ? { departures } : {}
}
/** Places as they count: below those who stayed are the departed. */
const placedAfter = <S extends { seat: Seat; place: number }>(loaded: LoadedMatch, scores: readonly S[]): S[] =>
  placesAfter(scores, new Map(standingDepartures(loaded).map(d => [d.seat, d.since])))

/** Why it does not count, as it is told. */
export const unratedOf = (code: Unrated, lang: Language): Pick<AnyState, 'unrated'> => ({
  unrated: { code, sentence: WHY_UNRATED[code][lang] },
})

/** What can be known of a match that is dealt. */
function dealtOf({ loaded, mine, viewer, lang }: Look, { at, since }: Shown) {
  refuseLater(loaded, at)
  const { match } = loaded
  const { game } = match
  const now = at === match.seq
  const speaker = speak(loaded, lang)
  const projected = projection(match, viewer, at, since)
  const prompt = now ? promptOf(loaded, mine, viewer) : null
  const legal = (): LegalMove[] =>
    legalOf(loaded, mine).map(({ seat, move }) => {
      const word = game.format(move)
      return {
        seat,
        move: word,
        text: speaker.move(word, game.chosen(match.table, seat, move)),
        targets: targetsOf(game, word).slice(1),
      }
    })
  return {
    ...projected,
    ...(projected.scores ? { scores: placedAfter(loaded, projected.scores) } : {}),
    ...(since >= 0 ? { logSince: since } : {}),
    acting: now ? listOf(askedOf(loaded)) : [],
    prompt: prompt ? { ...prompt, text: speaker.question(asked(match.table, prompt.seat)!) } : null,
    legal: now ? legal() : [],
    mayTakeBack: now ? mayTakeBack(loaded, mine) : [],
    ...departuresOf(loaded),
  }
}

const VERIFY = {
  sealed:
    'commitment = SHA-256 of "loggia:" + shuffle.secret, and was public before anybody gave anything. record.seed = SHA-256 of the lines "loggia", shuffle.secret and then ' +
    'what each seat gave (an empty line where it gave nothing), each line with its end. ',
  promised: 'commitment = SHA-256 of "loggia:" + record.seed, and was public before the first move. ',
  replay:
    'To verify the shuffle, replay record with the rules it names: `new Match(withBox(box.files), record)` of @loggia/core (the game with the components of the match) ' +
    'begins with record.seed, plays record.rows and must end with these scores. `npm run -s lab -- verify FILE` does all of it. ' +
    'Each row is [seat, word, beside]: beside says when it was written (at, in ms since 1970), who did it (actor, by number in record.people), and by what cause (by: bot, standing).',
  running:
    'Of what the shuffle is made is shown when the match is over: then commitment proves that the hall chose its part before anybody gave theirs.',
}

/** A match as a file (`rows`: as they were written): all of it when it is finished, what that viewer knows while it is running. `shuffle`: the parts of its seed, of which nothing is told before. */
export function exportOf(
  loaded: LoadedMatch,
  viewer: Viewer,
  rows: readonly WrittenRow[],
  shuffle: Shuffle | undefined,
): MatchExport {
  const { match, meta } = loaded
  const over = meta.status === 'finished' && finished(match)
  const log: LogEntry[] = match.log(viewer)
  return {
    version: VERSION,
    id: loaded.id,
    game: meta.game,
    name: meta.name,
    status: meta.status,
    commitment: meta.commitment,
    rules: meta.rules,
    options: { ...meta.options },
    speed: meta.speed,
    ...(meta.clock ? { clock: meta.clock } : {}),
    seats: meta.seats.map(s => ({ seat: s.seat, name: loaded.names[s.seat]! })),
    leaver: meta.leaver,
    ...(meta.unrated ? { unrated: meta.unrated } : {}),
    ...departuresOf(loaded),
    log,
    view: match.game.view(match.table, viewer),
    box: { hash: meta.box, files: loaded.olderBox ?? loaded.hosted.box },
    ...(over
      ? {
          record: {
            ...match.toJSON(),
            ...shownRows(rows, meta, 1 << viewer, match.game.standingOrders?.quiet === true),
          },
          scores: rankedScores(match),
        }
      : {}),
    ...(over && shuffle ? { shuffle: { ...shuffle, contributions: [...shuffle.contributions] } } : {}),
    howToVerify: over ? (shuffle ? VERIFY.sealed : VERIFY.promised) + VERIFY.replay : VERIFY.running,
  }
}
