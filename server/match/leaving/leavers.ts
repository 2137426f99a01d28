/**
 * Players who are away from a running match, and their seats: the table's policy, votes, the owner's return. Nothing
 * changes silently: each change is a row, and for a seat a line of talk. Decisions are made in memory, and written only
 * on that very version of the match.
 */
import { LEFT, listOf, REPLACED, RETURNED, type Row, type Seat, VOTE } from '@loggia/core'
import { botName } from '@loggia/bots'
import { PAUSE, paused } from '../clock/clocks.ts'
import { countsDepartures, mayComeBack, mayEnd, resigned } from './departures.ts'
import { hallTime } from '../../platform/hall-time.ts'
import { type Policy, SILENT } from '../../domain/leaver-policy.ts'
import { finished, type LoadedMatch, versionOf } from '../loaded-match.ts'
import type { SeatNews } from '../../domain/notices.ts'
import { endedAt } from '../progress.ts'
import type { Event, SeatRow } from '../written.ts'
import { Refusal } from '../../platform/refusal.ts'
import { PATIENCE } from '../../domain/speed.ts'
import type { Change, NewVote } from './queries.ts'
import {
  type Absence,
  type Answer,
  ANSWERS,
  awayNow,
  outcome,
  otherwise,
  standing,
  type Vote,
  type VoteKind,
  voters,
} from '../../domain/votes.ts'
import type { MatchStore } from '../store.ts'
import type { Keeper } from '../keeper.ts'

/** What it asks of the database. */
export type LeaversStore = Pick<MatchStore, 'refusedLately' | 'began' | 'awaited' | 'silent' | 'change'>

/** What this needs of the matches in memory. */
interface House
  extends Pick<
    Keeper,
    'get' | 'error' | 'inTurn' | 'catchUp' | 'whole' | 'changed' | 'progress' | 'job' | 'jobWritten'
  > {
  store: LeaversStore
}

/** The bot that plays for a leaver. */
const SUBSTITUTE = { bot: 'greedy', level: 'club' } as const

export class Leavers {
  readonly #house: House

  constructor(house: House) {
    this.#house = house
  }

  /** A player leaves their seat: what the table chose for that happens. `byHall`: the hall takes the seat, which is no result of anybody. */
  async gone(loaded: LoadedMatch, seat: Seat, person: string, byHall = false): Promise<void> {
    if (byHall)
      await this.#change(loaded, () => (countsDepartures(loaded.meta) ? { unrated: 'substituted' } : undefined))
    await this.#change(loaded, () => {
      const holder = this.#running(loaded).meta.seats[seat]
      if (holder?.person !== person) throw new Refusal(403, 'not-your-seat')
      const away = awayNow(loaded.match, loaded.meta).find(l => l.seat === seat)
      if (holder.kind !== 'person' || (away?.settled && away.why === 'resigned')) return undefined
      return this.#byPolicy(loaded, seat, 'resigned', person)
    })
  }

  /** A player takes their seat back from a bot, or is there again after being away. */
  comeBack(loaded: LoadedMatch, person: string, seat: Seat): Promise<void> {
    return this.#change(loaded, async () => {
      const { meta } = this.#running(loaded)
      const { kind, stead, person: holds } = meta.seats[seat] ?? {}
      const told = { event: 'returned', seat } as const
      const event = { row: { kind: 'seat', seat, word: RETURNED } as const, actor: person }
      if (holds === person) {
        if (!awayNow(loaded.match, meta).some(l => l.seat === seat)) throw new Refusal(403, 'not-your-seat')
        if (resigned(meta, seat)) throw new Refusal(409, 'resigned')
        const news = this.#news(loaded, 'back', seat, person)
        const closes = this.#about(loaded, seat, 'gone')
        return { ...this.#rows(loaded, [event]), back: seat, returns: seat, told, news, closes }
      }
      if (kind !== 'bot' || stead?.person !== person) throw new Refusal(403, 'not-your-seat')
      if (stead.taken < loaded.match.first) await this.#house.whole(loaded)
      if (resigned(meta, seat)) throw new Refusal(409, 'resigned')
      if (!mayComeBack(loaded, seat)) throw new Refusal(409, 'too-late-to-return')
      const holder = { seat, kind: 'person', person, name: '', bot: null, level: null } as const
      const news = this.#news(loaded, 'back', seat, person)
      return { ...this.#rows(loaded, [event]), holder, returns: seat, told, news }
    })
  }

  /** Somebody with these seats asks the others something. */
  call(loaded: LoadedMatch, mine: number, kind: VoteKind, seat: Seat): Promise<void> {
    return this.#change(loaded, async () => {
      const { match, meta } = this.#running(loaded)
      const by = meta.seats[listOf(mine)[0]!]!.person
      if (standing(match, meta).some(v => v.kind === kind && (kind === 'pause' || v.seat === seat)))
        throw new Refusal(409, 'asked-already')
      if (kind === 'leaver') {
        if (!(await this.mayCall(loaded, mine)).includes(seat)) throw new Refusal(409, 'not-away')
        const silent = awayNow(match, meta).some(l => l.seat === seat) ? {} : { away: { seat, why: 'silent' } as const }
        return { ...silent, opens: this.#question(loaded, kind, seat, by) }
      }
      if (!((mine >> seat) & 1)) throw new Refusal(403, 'not-your-seat')
      if (kind === 'pause' && !meta.clocks) throw new Refusal(409, 'no-clock')
      // Anybody may end a pause.
      if (kind === 'pause' && paused(meta.clocks!))
        return this.#rows(loaded, [{ row: { kind: 'vote', seat, word: PAUSE.off }, actor: meta.seats[seat]!.person }])
      // A player who holds every seat asks nobody.
      if (!voters(match, meta, { seat }).length) throw new Refusal(409, 'nobody-to-ask')
      if (await this.#house.store.refusedLately(loaded.id, kind, seat)) throw new Refusal(409, 'refused-lately')
      if (kind === 'takeback') {
        await this.#house.whole(loaded)
        if (!loaded.match.agreedTakebacks(seat)) throw new Refusal(409, 'too-late')
      }
      return { opens: this.#question(loaded, kind, seat, by) }
    })
  }

  /** Somebody with these seats answers (null: no longer). What comes of it is done in the same transaction. */
  async ballot(loaded: LoadedMatch, mine: number, vote: number, answer: string | null): Promise<Answer | undefined> {
    let came: Answer | undefined
    await this.#change(loaded, async () => {
      const { match, meta } = this.#running(loaded)
      const asked = standing(match, meta).find(v => v.id === vote)
      if (!asked) throw new Refusal(409, 'vote-over')
      if (answer !== null && !(ANSWERS[asked.kind] as readonly string[]).includes(answer))
        throw new Refusal(422, 'no-such-answer')
      const voices = voters(match, meta, asked)
      const seat = voices.find(s => (mine >> s) & 1)
      if (seat === undefined) throw new Refusal(403, 'no-voice')
      const ballots = asked.ballots.filter(b => b.seat !== seat)
      if (answer !== null) ballots.push({ seat, answer: answer as Answer })
      came = outcome({ ...asked, ballots }, voices)
      const said = { ballot: { vote, seat, answer: answer as Answer | null } }
      return came ? { ...(await this.#result(loaded, asked, came)), ...said } : said
    })
    return came
  }

  /** Enough players have gone that a remaining one may end the match, as it stands. */
  async end(loaded: LoadedMatch, mine: number, person: string): Promise<void> {
    const began = await this.#house.store.began(loaded.id)
    await this.#change(loaded, () => {
      const { match, meta } = this.#running(loaded)
      if (!mayEnd(loaded, began)) throw new Refusal(409, 'not-forsaken')
      const seat = listOf(mine)[0]!
      return this.#ended(loaded, [{ row: { kind: 'end', seat, word: 'ended' }, actor: person }], {
        ...(countsDepartures(meta) ? { departs: this.#allAway(loaded) } : { unrated: 'ended' }),
        told: { event: 'ended', seat },
        closes: standing(match, meta).map(v => ({ vote: v.id, outcome: 'end' })),
      })
    })
  }

  /** At all tables: what time brings there. */
  async tend(): Promise<void> {
    const { get, store, error } = this.#house
    for (const id of await store.awaited())
      await get(id)
        .then(loaded => this.settle(loaded))
        .catch(error)
  }

  /** What time brings: an absence that nobody has looked at, votes that are over, a wait that has its end. */
  settle(loaded: LoadedMatch): Promise<void> {
    return this.#change(loaded, async () => {
      await this.#house.catchUp(loaded)
      if (!loaded.dealt || finished(loaded.match)) return undefined
      const { match, meta } = loaded
      const now = hallTime()
      const away = awayNow(match, meta)
      const fresh = away.find(l => !l.settled)
      const back = meta.leavers.find(l => !away.includes(l))
      if (back) return { back: back.seat, returns: back.seat, closes: this.#about(loaded, back.seat, 'gone') }
      if (fresh) return this.#byPolicy(loaded, fresh.seat, fresh.why, null)
      const stands = standing(match, meta)
      const over = meta.votes.find(v => v.ends.getTime() <= now)
      if (over && !stands.includes(over)) return { closes: [{ vote: over.id, outcome: 'gone' }] }
      if (over) return this.#result(loaded, over, otherwise(over.kind, meta))
      const waited = away.find(l => l.until && l.until.getTime() <= now)
      if (!waited) return undefined
      const waits = { seat: waited.seat, seconds: null }
      return meta.leaver === 'wait' || stands.some(v => v.kind === 'leaver' && v.seat === waited.seat)
        ? { waits }
        : { waits, opens: this.#question(loaded, 'leaver', waited.seat, null) }
    })
  }

  /** Seats about which somebody with these may ask the others: whose person is away, or has been asked the same for too long. */
  async mayCall({ id, match, meta }: LoadedMatch, mine: number): Promise<Seat[]> {
    const away = awayNow(match, meta).map(l => l.seat)
    const open = standing(match, meta).flatMap(v => (v.kind === 'leaver' ? [v.seat] : []))
    const theirs = new Set(meta.seats.flatMap(s => ((mine >> s.seat) & 1 ? [s.person] : [])))
    // What is in memory of when seats were asked may be older, never newer.
    const long = meta.askedSince.some(since => since && since.getTime() <= hallTime() - SILENT * 1000)
    const silent = long ? await this.#house.store.silent(id, SILENT) : []
    return meta.seats.flatMap(({ seat, kind, person }) =>
      kind === 'person' && !theirs.has(person) && !open.includes(seat) && [...away, ...silent].includes(seat)
        ? [seat]
        : [],
    )
  }

  /** Whether a remaining player may end the match, because enough others are gone. */
  async mayEnd(loaded: LoadedMatch): Promise<boolean> {
    const { match, meta } = loaded
    const gone = meta.seats.some(s => s.stead) || awayNow(match, meta).length > 0
    return gone && mayEnd(loaded, await this.#house.store.began(loaded.id))
  }

  #running(loaded: LoadedMatch): LoadedMatch {
    if (loaded.meta.status !== 'running') throw new Refusal(409, 'not-running', { seq: loaded.seq })
    return loaded
  }

  /** What the table chose for somebody who is gone. Where nobody is left who could wait or answer, a bot plays on; but nobody waits for who plays alone, or on one screen. */
  #byPolicy(loaded: LoadedMatch, seat: Seat, why: Absence, actor: string | null): Change {
    const { meta } = loaded
    const alone = meta.seats.every(s => !s.stead && (s.kind !== 'person' || s.person === meta.seats[seat]!.person))
    if (why === 'time' && alone) return { back: seat }
    const by = why === 'time' ? { by: 'clock' } : {}
    const policy = this.#policyFor(loaded, seat, why)
    const left: Event = { row: { kind: 'seat', seat, word: LEFT, ...by }, actor }
    const away = { seat, why }
    if (policy === 'bot') return this.#replaced(loaded, away, { actor, ...by })
    if (policy === 'end-unrated') return this.#forsaken(loaded, away, { actor, ...by })
    const told = { event: 'left', seat } as const
    const change = { ...this.#rows(loaded, [left]), away, told, ...this.#departs(loaded, away) }
    const holder = meta.seats[seat]!.person
    // The subject of the vote is notified as such.
    return policy === 'vote'
      ? {
          ...change,
          news: this.#news(loaded, 'left', seat, holder),
          opens: this.#question(loaded, 'leaver', seat, actor),
        }
      : { ...change, news: this.#news(loaded, 'left', seat, actor) }
  }

  /** What happens to that seat. Where departures count a match of two is over, and so is one that its last player leaves; and nobody waits for a player who may not return. */
  #policyFor(loaded: LoadedMatch, seat: Seat, why: Absence): Policy {
    const { match, meta } = loaded
    const counts = countsDepartures(meta)
    const others = voters(match, meta, { seat }).length
    if (counts && (meta.seats.length === 2 || !others)) return 'end-unrated'
    if (counts && meta.leaver === 'wait' && why === 'resigned') return 'bot'
    return others || meta.leaver === 'end-unrated' ? meta.leaver : 'bot'
  }

  /** That a player departs, where that is a result. An absence that is known already began when it is said to have. */
  #departs({ match, meta }: LoadedMatch, { seat, why }: Away): Pick<Change, 'departs'> {
    const { person } = meta.seats[seat]!
    if (!person || !countsDepartures(meta)) return {}
    const away = awayNow(match, meta).find(l => l.seat === seat)
    const known = away?.settled ? meta.departures.find(d => d.seat === seat) : undefined
    const since = known?.since ?? away?.since
    return { departs: [{ seat, person, why, ...(since === undefined ? {} : { since }) }] }
  }
  /** The same of all who are away. */
  #allAway(loaded: LoadedMatch): NonNullable<Change['departs']> {
    return awayNow(loaded.match, loaded.meta).flatMap(l => this.#departs(loaded, l).departs ?? [])
  }

  /** What comes of a vote, with the row that says so. */
  async #result(loaded: LoadedMatch, vote: Vote, came: Answer): Promise<Change> {
    const { meta } = loaded
    const { kind, seat } = vote
    const word = kind === 'pause' && came === 'yes' ? PAUSE.on : `${kind}:${came}`
    const row: Event = { row: { kind: 'vote', seat, word }, actor: null }
    const closes = [{ vote: vote.id, outcome: came }]
    const away = { seat, why: meta.leavers.find(l => l.seat === seat)?.why ?? 'silent' }
    if (kind === 'leaver' && came === 'bot') return this.#replaced(loaded, away, { actor: null, by: VOTE }, [row])
    if (kind === 'leaver' && came === 'end') return this.#forsaken(loaded, away, { actor: null, by: VOTE }, [row])
    if (kind === 'leaver')
      // Where there is a clock it says itself when that time is over.
      return {
        ...this.#rows(loaded, [row]),
        closes,
        waits: { seat, seconds: meta.clock ? null : PATIENCE[meta.speed].wait },
      }
    if (kind === 'takeback' && came === 'yes') {
      await this.#house.whole(loaded)
      const agreed = loaded.match.agreedTakebacks(seat)
      if (!agreed) return { closes }
      const events = [row, ...agreed.rows.map(r => ({ row: r, actor: null }))]
      return {
        events,
        progress: this.#house.progress(loaded, agreed.after, events),
        closes,
        job: sql => this.#house.job(sql, loaded.id),
      }
    }
    return { ...this.#rows(loaded, [row]), closes }
  }

  /** A bot takes a seat. */
  #replaced(loaded: LoadedMatch, away: Away, { actor, by }: Cause, before: readonly Event[] = []): Change {
    const { match, meta } = loaded
    const { seat } = away
    const row: Row = { kind: 'seat', seat, word: REPLACED, ...(by ? { by } : {}) }
    const name = botName(seat, meta.language)
    const holder: SeatRow = { seat, kind: 'bot', person: null, name, lowered: null, ...SUBSTITUTE }
    return {
      ...this.#rows(loaded, [...before, { row, actor }]),
      holder: { ...holder, round: match.game.round(match.table) ?? null },
      back: seat,
      ...this.#departs(loaded, away),
      told: { event: 'replaced', seat, level: SUBSTITUTE.level },
      news: this.#news(loaded, 'bot', seat, actor),
      closes: this.#about(loaded, seat, 'bot'),
      // Whether the seat is asked at this moment another server may know better; a job too many finds nothing to do.
      job: sql => this.#house.job(sql, loaded.id),
    }
  }

  /** The match ends because of a player who left: places count as they stand. Where departures are no results that player alone is rated, as last. */
  #forsaken(loaded: LoadedMatch, away: Away, { actor, by }: Cause, before: readonly Event[] = []): Change {
    const { match, meta } = loaded
    const { seat } = away
    const row: Row = { kind: 'end', seat, word: LEFT, ...(by ? { by } : {}) }
    const events = [...before, { row, actor }]
    const told = { event: 'ended', seat } as const
    const closes = standing(match, meta).map(v => ({ vote: v.id, outcome: 'end' }))
    const others = awayNow(match, meta).filter(l => l.seat !== seat)
    if (countsDepartures(meta)) {
      // Nobody has decided about those who are only silent.
      const gone = [away, ...others.filter(l => l.why !== 'silent')]
      const departs = gone.flatMap(a => this.#departs(loaded, a).departs ?? [])
      return this.#ended(loaded, events, { departs, told, closes })
    }
    return this.#ended(loaded, events, { unrated: 'left', told, closes }, [seat, ...others.map(l => l.seat)])
  }

  #ended({ match, meta }: LoadedMatch, events: readonly Event[], more: Change, left: readonly Seat[] = []): Change {
    return { events, progress: endedAt(match.game, match.table, meta.seats, left), ...more }
  }

  /** Rows that touch no table, and where the match stands after them: where it stood. */
  #rows(loaded: LoadedMatch, events: readonly Event[]): Pick<Change, 'events' | 'progress'> {
    return { events, progress: this.#house.progress(loaded, loaded.match.table, events) }
  }

  #about({ meta }: LoadedMatch, seat: Seat, outcome: string): NonNullable<Change['closes']> {
    return meta.votes.filter(v => v.seat === seat).map(v => ({ vote: v.id, outcome }))
  }

  /** What the others are asked, by a player or by the hall. */
  #question({ match, meta, names }: LoadedMatch, kind: VoteKind, seat: Seat, by: string | null): NewVote {
    return {
      kind,
      seat,
      seconds: PATIENCE[meta.speed].vote,
      voters: voters(match, meta, { seat }).flatMap(s => meta.seats[s]!.person ?? []),
      about: meta.seats[seat]!.person,
      by,
      name: names[seat]!,
    }
  }

  /** What those are told who don't look: who held the seat is called as at the table. */
  #news({ meta, names }: LoadedMatch, word: SeatNews, seat: Seat, by: string | null): NonNullable<Change['news']> {
    return { word, name: meta.seats[seat]!.stead?.name ?? names[seat]!, by }
  }

  /** Applies a decision to the match as it is here; if another server was faster, decides again. */
  #change(loaded: LoadedMatch, decide: () => Change | undefined | Promise<Change | undefined>): Promise<void> {
    const { inTurn, catchUp, changed, jobWritten, store } = this.#house
    return inTurn(loaded, async () => {
      for (;;) {
        const change = await decide()
        if (!change) return
        const done = await store.change(loaded.id, versionOf(loaded), change)
        if (!done) {
          await catchUp(loaded)
          continue
        }
        await changed(loaded, change.events?.map(e => e.row) ?? [], done.line)
        if (change.job) jobWritten()
        return
      }
    })
  }
}

/** A seat whose player is away, and why. */
interface Away {
  seat: Seat
  why: Absence
}
interface Cause {
  actor: string | null
  by?: string
}
