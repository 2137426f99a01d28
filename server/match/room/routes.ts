/** The routes of tables that wait: making one, sitting down, getting up, what its host may do, and the quick match. */
import { commitment, type Language, listOf } from '@loggia/core'
import type { Access } from '../access.ts'
import type { App, Ctx, Shared } from '../../platform/http.ts'
import { botName } from '@loggia/bots'
import { chance } from '../../platform/chance.ts'
import type { MatchRequest } from '../../domain/requests.ts'
import type { Person } from '../../platform/contract.ts'
import { boxHash, findGame, fits, type Games, type Hosted, usual } from '../hosted.ts'
import { USUAL_COME_BACK, USUAL_POLICY } from '../../domain/leaver-policy.ts'
import { refuseReserved } from '../../platform/names.ts'
import { newId } from '../../platform/secrets.ts'
import { Refusal } from '../../platform/refusal.ts'
import * as routes from '../endpoints.ts'
import { chosenToday, clockFits, USUAL } from '../../domain/speed.ts'
import type { NewMatch, SeatRow } from '../written.ts'
import { wanted } from './requirements-queries.ts'
import { summaryOf } from '../list/views.ts'
import type { MatchStore } from '../store.ts'
import type { Config } from '../../platform/config.ts'
import type { Tables } from '../tables.ts'
import type { Hashed } from '../../platform/addresses.ts'

/** A page of the open tables. */
const PAGE = 50

/** What these routes use of the hall. */
interface Uses {
  store: Pick<
    MatchStore,
    | 'saveBox'
    | 'addMatch'
    | 'rooms'
    | 'seek'
    | 'seatDepartureOf'
    | 'takes'
    | 'sit'
    | 'standUp'
    | 'sayReady'
    | 'seatBot'
    | 'sendAway'
    | 'choose'
    | 'close'
    | 'readSeatDeparture'
  > & { apartAt(match: string, person: string): Promise<'mine' | 'theirs' | undefined>; operators(): Promise<string[]> }
  config: Config
  games: Games
  tables: Tables
  hashed: Hashed
}

export function serveRooms(
  app: App,
  context: Uses,
  { spend, access, limits, may }: Pick<Shared, 'spend' | 'limits' | 'may'> & { access: Access },
): void {
  const { config, games, store, tables, hashed } = context
  const { signedIn, visible, seated, hosted: hostOf, seatOf } = access

  /** A game of the hall. Refuses where it is not played here. */
  function gameOf(id: string): Hosted {
    const hosted = findGame(games, id)
    if (!hosted) throw new Refusal(422, 'no-such-game')
    return hosted
  }

  /** How many tables of their own may wait for people. */
  const mayOpen = (c: Ctx) => limits.open({ kept: c.var.visitor!.kept })
  /** From where and by which browser somebody sits down. */
  const from = async (c: Ctx) => ({ addresses: await hashed.all(c.var.asker.network), session: c.var.session!.key })
  const tooManyOpen = (most: number) => new Refusal(409, 'too-many-open', { args: { most } })

  app.openapi(routes.create, async c => {
    const person = signedIn(c)
    const wish = c.req.valid('json')
    await may(c, 'play')
    if (wish.name) await may(c, 'talk')
    for (const { kind, name } of wish.seats) if (kind === 'me' && name) await refuseReserved(store, c.var.visitor, name)
    await spend(c, 'table')
    await limits.another(person.id)
    const hosted = gameOf(wish.game)
    const { min, max } = hosted.game.seats
    if (wish.seats.length < min || wish.seats.length > max)
      throw new Refusal(422, 'wrong-seats', { args: { min, max } })
    if (!fits(hosted.game, wish.seats.length, wish.options ?? {})) throw new Refusal(422, 'no-such-option')
    if (wish.clock && !clockFits(wish.speed ?? USUAL, wish.clock)) throw new Refusal(422, 'no-such-clock')
    const made = await newTable(hosted, wish, person, c.var.lang)
    await store.saveBox(made.box, wish.game, hosted.box)
    const maker = { person: person.id, address: await hashed(c.var.asker.network) }
    const most = mayOpen(c)
    if (!(await store.addMatch(made, maker, most, await from(c)))) throw tooManyOpen(most)
    // Bots among themselves: there is nobody who could give anything.
    if (wish.seats.every(s => s.kind === 'bot')) await tables.room.deal(await tables.get(made.id))
    const { id, invite, commitment: promised } = made
    return c.json(
      { id, invite, url: `${config.publicUrl ?? ''}/match/${id}?invite=${invite}`, commitment: promised },
      201,
    )
  })

  app.openapi(routes.rooms, async c => {
    const { after, usual: onlyUsual, fit, ...filter } = c.req.valid('query')
    const { tables: listed, count } = await store.rooms(
      {
        ...filter,
        ...(onlyUsual === undefined ? {} : { usual: usualOf() }),
        not: c.var.person?.id,
        fit: fit !== undefined,
      },
      { limit: PAGE, ...(after ? { after } : {}) },
    )
    const next = listed.length === PAGE ? listed.at(-1)?.cursor : undefined
    return c.json(
      {
        tables: listed.map(l => summaryOf(games, l, c.var.person?.id, c.var.lang)),
        count,
        ...(next === undefined ? {} : { next }),
      },
      200,
    )
  })
  /** What nobody chose is either not written, or written as it is anyway: by game. */
  const usualOf = () =>
    Object.fromEntries(
      Object.entries(games).map(([id, { game }]) => [
        id,
        Object.fromEntries(game.options.map(o => [o.id, o.values[0]!])),
      ]),
    )

  app.openapi(routes.quick, async c => {
    const person = signedIn(c)
    const { game, speed = USUAL, clock: asked = null, seats } = c.req.valid('json')
    const clock = asked && chosenToday(asked)
    const hosted = gameOf(game)
    const { min, max } = hosted.game.seats
    if (seats !== undefined && (seats < min || seats > max))
      throw new Refusal(422, 'wrong-seats', { args: { min, max } })
    if (clock && !clockFits(speed, clock)) throw new Refusal(422, 'no-such-clock')
    await may(c, 'play')
    await spend(c, 'join')
    await limits.another(person.id)
    const many = Array.from({ length: (seats ?? Math.max(2, min)) - 1 }, () => ({ kind: 'open' as const }))
    const wish = { game, speed, clock, seats: [{ kind: 'me' as const }, ...many], visibility: 'open' as const }
    const made = await newTable(hosted, wish, person, c.var.lang)
    await store.saveBox(made.box, game, hosted.box)
    const id = await store.seek(
      { game, speed, clock, seats },
      person.id,
      (options, seats) => fits(hosted.game, seats, options) && usual(hosted.game, options),
      () => made,
      { person: person.id, address: await hashed(c.var.asker.network) },
      mayOpen(c),
    )
    if (id === undefined) throw tooManyOpen(mayOpen(c))
    if (id !== made.id) await tables.room.changed(await tables.get(id))
    return c.json({ id }, 200)
  })

  app.openapi(routes.join, async c => {
    const person = signedIn(c)
    const wish = c.req.valid('json')
    await may(c, 'play')
    await spend(c, 'join')
    const { loaded, mine } = await visible(c, c.req.valid('param').id, wish.invite)
    if (mine) {
      if (wish.seat !== undefined && !((mine >> wish.seat) & 1)) throw new Refusal(409, 'already-seated')
      return c.json({ seat: wish.seat ?? listOf(mine)[0]! }, 200)
    }
    if (loaded.meta.visibility === 'private' && wish.invite !== loaded.meta.invite)
      throw new Refusal(403, 'needs-invite')
    const parted = await store.seatDepartureOf(loaded.id, person.id)
    if (parted?.why.startsWith('removed')) throw new Refusal(403, `parted-${parted.why}`)
    const apart = await store.apartAt(loaded.id, person.id)
    if (apart) throw new Refusal(403, apart === 'mine' ? 'you-blocked' : 'not-for-you')
    const invited = wish.invite === loaded.meta.invite
    if (!invited && !(await store.takes(loaded.id, person.id))) throw new Refusal(403, 'not-your-level')
    await limits.another(person.id)
    const whence = await from(c)
    const seat = await tables.room.seat(loaded, () => store.sit(loaded.id, person.id, wish.seat, whence, invited))
    if (seat === undefined) throw new Refusal(409, 'seat-taken')
    return c.json({ seat }, 200)
  })
  app.openapi(routes.contribute, async c => {
    const { loaded, person } = await seated(c, c.req.valid('param').id)
    await tables.room.contribute(loaded, person.id, c.req.valid('json').contribution)
    return c.json({ dealt: loaded.dealt }, 200)
  })
  app.openapi(routes.standUp, async c => {
    const { loaded, mine, person } = await seated(c, c.req.valid('param').id)
    const { seat: wanted } = c.req.valid('json')
    seatOf(loaded, mine, wanted)
    const [seat] = await tables.room.seat(loaded, () => store.standUp(loaded.id, person.id, wanted))
    if (seat === undefined) throw new Refusal(409, 'not-open')
    return c.json({ seat }, 200)
  })
  app.openapi(routes.ready, async c => {
    const { loaded, person } = await seated(c, c.req.valid('param').id)
    const noted = await tables.room.seat(loaded, () => store.sayReady(loaded.id, person.id))
    // Who says so twice, or where everybody else has meanwhile, said so.
    if (!noted && loaded.meta.status === 'open' && loaded.meta.seats.some(s => s.kind === 'open'))
      throw new Refusal(409, 'not-asked')
    return c.json({ ready: true as const }, 200)
  })

  app.openapi(routes.seatBot, async c => {
    const { loaded, person } = await hostOf(c, c.req.valid('param').id)
    const { seat: wanted, bot = 'search', level = 'club' } = c.req.valid('json')
    const named = (seat: number) => ({ name: botName(seat, c.var.lang), bot, level })
    const seat = await tables.room.seat(loaded, () => store.seatBot(loaded.id, person.id, wanted, named))
    if (seat === undefined) throw new Refusal(409, loaded.meta.status === 'open' ? 'seat-taken' : 'not-open')
    return c.json({ seat }, 200)
  })
  app.openapi(routes.sendAway, async c => {
    const { loaded, person } = await hostOf(c, c.req.valid('param').id)
    const { seat, why } = c.req.valid('json')
    const gone = await tables.room.seat(loaded, () =>
      store.sendAway(loaded.id, person.id, seat, why ? `removed-${why}` : 'removed'),
    )
    if (gone === undefined) throw new Refusal(409, loaded.meta.status === 'open' ? 'not-your-seat' : 'not-open')
    return c.json({ seat }, 200)
  })
  app.openapi(routes.choose, async c => {
    const { loaded, person } = await hostOf(c, c.req.valid('param').id)
    const { mayTry, name, ...choices } = c.req.valid('json')
    if (name) await may(c, 'talk')
    if (choices.options && !fits(loaded.hosted.game, loaded.meta.seats.length, choices.options))
      throw new Refusal(422, 'no-such-option')
    // Another speed has other clocks; without a fitting one it has none.
    if (choices.speed && choices.speed !== loaded.meta.speed) choices.clock ??= null
    if (choices.clock && !clockFits(choices.speed ?? loaded.meta.speed, choices.clock))
      throw new Refusal(422, 'no-such-clock')
    if (choices.clock) choices.clock = chosenToday(choices.clock)
    const plain = Object.fromEntries(
      Object.entries({ ...choices, mayTry, name }).filter(([, value]) => value !== undefined),
    )
    if (!(await tables.room.seat(loaded, () => store.choose(loaded.id, person.id, plain))))
      throw new Refusal(409, loaded.meta.status === 'open' ? 'not-alone' : 'not-open')
    return c.json({ id: loaded.id }, 200)
  })
  app.openapi(routes.close, async c => {
    const { loaded, person } = await hostOf(c, c.req.valid('param').id)
    if (!(await tables.room.seat(loaded, () => store.close(loaded.id, person.id, 'closed'))))
      throw new Refusal(409, 'not-open')
    return c.json({ id: loaded.id }, 200)
  })
  app.openapi(routes.readSeatDeparture, async c => {
    const { id } = c.req.valid('param')
    await store.readSeatDeparture(id, signedIn(c).id)
    return c.json({ id }, 200)
  })
}

/** A table that is not there yet. */
async function newTable(hosted: Hosted, wish: MatchRequest, person: Person, lang: Language): Promise<NewMatch> {
  const secret = chance.secret()
  return {
    id: newId(),
    game: wish.game,
    rules: hosted.game.rules,
    box: await boxHash(hosted.box),
    name: wish.name ?? '',
    options: wish.options ?? {},
    visibility: wish.visibility,
    mayTry: wish.mayTry ?? true,
    rated: wish.rated ?? false,
    wants: wanted(wish.wants),
    speed: wish.speed ?? USUAL,
    clock: wish.clock ? chosenToday(wish.clock) : null,
    leaver: wish.leaver ?? USUAL_POLICY,
    comeBack: wish.comeBack ?? USUAL_COME_BACK,
    language: wish.language ?? lang,
    invite: newId(),
    secret,
    commitment: await commitment(secret),
    seats: seatRows(wish, person, lang),
  }
}

const seatRows = (wish: MatchRequest, person: Person, lang: Language): SeatRow[] =>
  wish.seats.map(({ kind, bot = 'greedy', level = 'club', name = '' }, seat) => ({
    seat,
    kind: kind === 'me' ? 'person' : kind,
    person: kind === 'me' ? person.id : null,
    name: kind === 'bot' ? botName(seat, lang) : kind === 'me' ? name : '',
    bot: kind === 'bot' ? bot : null,
    level: kind === 'bot' ? level : null,
    lowered: null,
  }))
