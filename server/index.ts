/** The hall as one process: opened from a configuration, closed in order. */
import type { AddressInfo } from 'node:net'
import { Mailer } from './notices/mailer.ts'
import { Passkeys } from './people/account/passkeys.ts'
import { sealWith } from './platform/secrets.ts'
import { hashOfNetwork } from './platform/addresses.ts'
import { openApp } from './hall/app.ts'
import { newsOf } from './admin/desk.ts'
import { Fanout, type News, seatNews } from './platform/fanout.ts'
import { BotTurns } from './match/bots/turns.ts'
import { CatchUp } from './match/catch-up.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { findGame, fits, type Games, rulesOf } from './match/hosted.ts'
import { readinessOf } from './hall/health.ts'
import { opensAt } from './match/clock/clocks.ts'
import { hallTime } from './platform/hall-time.ts'
import { Heart } from './match/clock/heart.ts'
import { Faults } from './platform/faults.ts'
import { ForgottenList } from './admin/forgotten.ts'
import { Departures } from './admin/departures.ts'
import { House } from './admin/house.ts'
import { Hub } from './match/hub.ts'
import { Limits } from './platform/limits.ts'
import { LOCAL, listen } from './platform/listen.ts'
import { openLog } from './platform/log.ts'
import { openMetrics } from './platform/metrics.ts'
import type { Means } from './notices/carriers.ts'
import { Courier } from './notices/courier.ts'
import { Outbound } from './platform/outbound.ts'
import { vapidOf } from './notices/vapid.ts'
import { People } from './people/people.ts'
import { Refusal } from './platform/refusal.ts'
import { SchemaWatch } from './platform/schema-watch.ts'
import { openStore } from './hall/store.ts'
import { RENEW } from './platform/limit-queries.ts'
import { finished, type LoadedMatch } from './match/loaded-match.ts'
import { Tables } from './match/tables.ts'
import { asHeard } from './match/views.ts'

export interface RunningServer {
  /** Where people reach it. */
  url: string
  /** Settles when the embedded database ends without being told to: nothing can be done here any more. */
  lost: Promise<void>
  /** Finishes requests, closes streams with the hint to come back, stops the database if it is ours. */
  close(): Promise<void>
}

/** How long requests may take to finish when the hall closes. */
const GRACE = 5_000

/** Transactions are shorter than that, in seconds. */
const OVERLAP = 30

/** How often faults are written. */
const COUNT = 5_000

/** How often the server looks for ended matches that change ratings. */
const FOLD = 5_000
/** How often expired data is deleted: addresses, and allowances that are whole again. */
const FORGET = 600_000

/** Opens a hall: database, tables, bots, doors. Throws `InUse` when the data folder is another server's. */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = openLog(config.logLevel)
  const { games } = (await import(config.games)) as { games: Games }
  const database = await openDatabase(config, error => log.error({ err: error }, 'database'))
  log.info({ database: database.where }, 'database open')
  const watch = new SchemaWatch(database, log)
  const store = openStore(database.pool)
  if (!config.contact && config.publicUrl?.startsWith('https:') && (await store.mode()) === 'open') {
    await database.close()
    throw new Error(
      'CONTACT: a hall that is open to anybody has to say who runs it: set a mail address, or an https page; or close it to strangers: npm run admin -- mode invitation',
    )
  }
  const hub: Hub = new Hub(loaded => pagesOpen(loaded))
  const faults = new Faults()
  const house = new House(store)
  const hashed = hashOfNetwork(() => store.keysOfAddresses())
  const limits = new Limits(config.rateLimit, store, hashed)
  const seal = sealWith(await store.key('credential'))
  const people = new People(store, await store.key('session'), config.publicUrl?.startsWith('https:') ?? false)
  const passkeys = new Passkeys(config.publicUrl, store, seal)
  for (const { domain, n } of await store.passkeysElsewhere(passkeys.domain ?? ''))
    log.warn(
      { passkeys: n, madeFor: domain, now: passkeys.domain ?? null },
      'Passkeys were made for another domain, and open nothing here: PUBLIC_URL was another one. Their owners come in by other ways, or when it is as it was.',
    )
  /** Logs the error of a job and counts it for the operators. */
  const failing = (job: string) => (error: Error) => {
    // That a match is played on elsewhere is no fault, nor what a hall that closes can't do any more.
    if (closing || watch.outdated || error instanceof Refusal) return
    faults.note(job)
    log.warn({ err: error }, job)
  }
  const failed = failing('beside a request')
  /** When it was last looked for what was missed, on this process's clock. */
  let checked = performance.now()
  let closing = false

  const tables: Tables = new Tables(
    store,
    games,
    {
      rows(loaded, here) {
        hub.tell(loaded)
        pagesOpen(loaded)
        if (!here) return
        metrics.rows.inc(here)
        fanout.tell('row', loaded.id, loaded.seq)
        // A table that is played live tells at once.
        if (loaded.meta.reached && loaded.meta.speed === 'live') courier.wake()
        if (loaded.dealt && finished(loaded.match)) mergeWaiting(loaded.id).catch(failed)
      },
      seats(loaded, here) {
        hub.tell(loaded)
        pagesOpen(loaded)
        const { status, seats } = loaded.meta
        if (status === 'running') people.seated(new Set(seats.flatMap(s => s.person ?? [])))
        if (here) fanout.tell('seats', loaded.id, loaded.meta.changed)
      },
      timeOver: (sql, match, seats) => store.timeOver(sql, match, seats),
      line: (loaded, line) => {
        hear(['talk', loaded.id, line]).catch(failed)
        fanout.tell('talk', loaded.id, line)
      },
      job: (sql, match) => bots.write(match, sql),
      jobWritten: () => {
        bots.wake()
      },
      loaded: loaded => {
        fanout.follow(loaded.id)
        bots.requeue(loaded).catch(failed)
      },
      gone: loaded => {
        hub.endMatch(loaded.id)
      },
      watched: match => hub.watches(match),
      error: failed,
    },
    config.cacheRows,
  )
  const vapid = await vapidOf(config, store)
  const mailer = config.mail && new Mailer(config.mail, config.publicUrl!)
  const outbound = new Outbound(config.outboundAllow)
  let url = config.publicUrl ?? ''
  const carriers = (): Means => ({
    outbound,
    mailer,
    url,
    vapid: typeof vapid === 'string' ? undefined : vapid,
    title: (game, lang) => games[game]?.words[lang].title ?? game,
    stop: channel => `${url}/unsubscribe/${channel}~${seal('unsubscribe', channel)}`,
  })
  const courier = new Courier(store, carriers, log, failing('notices'))
  const bots: BotTurns = new BotTurns(database.pool, tables, config, log, failing('bots'))
  const metrics = openMetrics({ matches: () => tables.count, watchers: () => hub.count })
  bots.onThought = seconds => metrics.thoughts.observe(seconds)
  bots.onFailure = () => metrics.failures.inc()

  /** What others tell concerns us where we keep the match or somebody here watches it. */
  const concerned = async (match: string): Promise<LoadedMatch | undefined> =>
    tables.peek(match) ?? (hub.watches(match) ? tables.get(match) : undefined)
  async function hear(news: News): Promise<void> {
    if (news[0] === 'left') return left([news[1]])
    if (news[0] === 'hall') return watch.check().then(() => house.forget())
    const [kind, match, n] = news
    if (kind === 'talk') {
      const said = hub.watches(match) ? await store.talkLine(n) : undefined
      if (!said) return
      const loaded = await tables.get(match)
      return hub.talk(loaded, asHeard(loaded, said))
    }
    const loaded = await concerned(match)
    if (!loaded) return
    if ((kind === 'row' ? loaded.seq : loaded.meta.changed) < n) await tables.catchUp(loaded)
    hub.tell(loaded)
  }
  /** The first clock of a live match waits for the pages of its people: which of them are open here is written. */
  function pagesOpen({ id, meta }: LoadedMatch): void {
    const seats = hub.openSeats(id)
    if (seats & ~meta.opened && opensAt(meta.clocks ?? [], hallTime()))
      store.opened(id, seats).then(reseated).catch(failed)
  }
  /** Those sessions are over, here as elsewhere. */
  function left(sessions: readonly string[]): void {
    people.forget(sessions)
    hub.end(new Set(sessions))
  }
  /** Tells it to all servers, this one first. */
  async function tell(...all: readonly News[]): Promise<void> {
    for (const news of all) fanout.tell(...news)
    for (const news of all) await hear(news)
  }
  /** A guest becomes part of an account: servers that cache their matches reload the seats. */
  async function merge(guest: string, person: string): Promise<boolean> {
    const merged = await store.merge(guest, person)
    if (merged) await tell(...newsOf(merged))
    return merged !== undefined
  }
  /** Something about who sits at these matches was changed beside them. */
  const reseated = (all: readonly { id: string; changed: number }[]) => tell(...seatNews(all))
  /** What waited for the end of that match, or (without one) of any. */
  async function mergeWaiting(match?: string): Promise<void> {
    for (const { guest, person } of await store.waiting(match)) await merge(guest, person)
  }
  /** What was changed of a table that waits, beside a request: who watches it anywhere hears so. One whose game is not played here is told of by its count alone. */
  const roomChanged = (id: string) => tables.get(id).then(loaded => tables.room.changed(loaded), failed)
  /** Tables that wait: those whose host is there wait on, what the time has come for is done, and who seeks the same in two places is brought together. */
  async function tendRooms(): Promise<void> {
    await store.seen(hub.sitting)
    for (const id of await store.due()) await store.settle(id).then(() => roomChanged(id), failed)
    for (const id of await store.gather()) await roomChanged(id)
  }
  /** A release may have dropped what tables were made for that still wait: nothing can be dealt there any more, and their people are told. */
  async function closeUnplayable(): Promise<void> {
    for (const { id, game, options, seats } of await store.waitingTables()) {
      const hosted = findGame(games, game)
      if (!hosted || !fits(hosted.game, seats, options)) await store.close(id, null, 'unplayable')
    }
  }
  /** Looks for what was missed: rows and seats of matches that are kept or watched here, sessions that are over. */
  async function check(): Promise<void> {
    if (!(await watch.check())) return stopWork()
    const { sessions } = hub
    const begun = performance.now()
    if (sessions.length) {
      const held = new Set(await store.sessionsOf(sessions))
      left(sessions.filter(s => !held.has(s)))
    }
    // What fails at a table that waits is tried again the next time, and keeps nobody from hearing what was missed.
    await tendRooms().catch(failed)
    await departures.part().catch(failed)
    await store.look([...hub.looking()].filter(l => (tables.peek(l.match)?.meta.reached ?? 0) & l.mine)).catch(failed)
    await tables.leavers.tend().catch(failed)
    fanout.keepTo([...tables.ids, ...hub.matches])
    // A server with nothing in memory misses nothing.
    if (!tables.count && !hub.count) {
      checked = begun
      return
    }
    // What was asked last time was not yet told of transactions that were going on then.
    for (const [id, { seq, changed }] of await store.changedSince((begun - checked) / 1000 + OVERLAP)) {
      const loaded = tables.peek(id)
      const told = hub.versionOf(id)
      if (!loaded && !hub.watches(id)) continue
      if (seq > Math.min(loaded?.seq ?? Number.POSITIVE_INFINITY, told.seq)) await hear(['row', id, seq])
      if (changed > Math.min(loaded?.meta.changed ?? Number.POSITIVE_INFINITY, told.changed))
        await hear(['seats', id, changed])
    }
    checked = begun
  }
  /** A match, if it can be opened. */
  const openable = (id: string) =>
    tables.get(id).catch((error: unknown) => {
      const because = error instanceof Refusal ? { because: error.details.because ?? error.code } : { err: error }
      log.warn({ ...because, match: id }, 'a match can’t be opened')
    })
  const catchUp = new CatchUp({ store, tables, games, log, failed })
  const list = new ForgottenList(config.forgottenList)
  const departures = new Departures({ store, tables, tell, failed, list, faults, log })
  const fanout = new Fanout(database.connection, {
    heard: news => {
      hear(news).catch(failed)
    },
    check: () => {
      check().catch(failed)
    },
    error: failed,
  })

  const readiness = readinessOf(store, watch, faults, log)
  let tidied: Promise<unknown> = Promise.resolve()
  const forget = () => {
    tidied = Promise.all([
      store.forgetAddresses(),
      store.forgetChanges(),
      store.forgetSeatDepartures(),
      store.tidyInvitations(),
      store.forgetNotices(),
      store.forgetFaults(),
      store.tidyAllowances(),
      store.tidyTickets(),
      store.tendNights(),
      mergeWaiting(),
      departures.forget(),
    ]).catch(failing('tidying'))
  }
  const forgetting = setInterval(forget, FORGET)
  const renewing = setInterval(() => limits.renew().catch(failed), RENEW)
  const counting = setInterval(() => faults.write(store).catch(() => undefined), COUNT)
  const folding = setInterval(() => store.fold().catch(failing('ratings')), FOLD)
  const heart = new Heart({
    store,
    rules: rulesOf(games),
    kept: () => [...new Set([...tables.ids, ...hub.matches])],
    over: async id => {
      const loaded = await openable(id)
      if (loaded) await tables.time.over(loaded)
    },
    reseated,
    failed: failing('clocks'),
    log,
  })
  let stopped: Promise<void> | undefined
  /** What is done here beside all requests is over: the hall closes, or a newer release has left this server behind. */
  const stopWork = () =>
    (stopped ??= heart
      .stop()
      .then(() => courier.stop())
      .then(() => bots.stop()))
  const closeRest = async () => {
    clearInterval(forgetting)
    clearInterval(renewing)
    clearInterval(folding)
    clearInterval(counting)
    await faults.write(store).catch(() => undefined)
    await heart.stop()
    await tidied
    closing = true
    await catchUp.stop()
    hub.close()
    await stopWork()
    await fanout.close()
    await database.close()
    log.info('closed')
  }
  try {
    await closeUnplayable()
    await fanout.listen()
    await departures.forgetAgain()
    bots.start()
    forget()
    await heart.start()
    const app = openApp({
      config,
      games,
      store,
      tables,
      bots,
      hub,
      fanout,
      people,
      left,
      tell,
      house,
      faults,
      merge,
      reseated,
      metrics,
      log,
      hashed,
      limits,
      seal,
      passkeys,
      mailer,
      vapid,
      carriers,
      ways: { ...(passkeys.domain ? { passkeys: passkeys.domain } : {}), ...(config.mail ? { mail: true } : {}) },
      readiness,
      watch,
    })
    const server = await listen(app.fetch, config)
    const { port } = server.address() as AddressInfo
    catchUp.start()
    url = config.publicUrl ?? `http://${LOCAL.includes(config.host) ? 'localhost' : config.host}:${port}`
    courier.start()
    const close = async () => {
      const closed = new Promise<void>(resolve => {
        server.close(() => resolve())
      })
      hub.close()
      server.closeIdleConnections()
      const late = setTimeout(() => server.closeAllConnections(), GRACE)
      await closed
      clearTimeout(late)
      await closeRest()
    }
    return { url, lost: database.lost, close }
  } catch (error) {
    await closeRest()
    throw error
  }
}
