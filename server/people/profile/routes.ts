/** How people are found, what they have played and how well, and invitations to a table. */
import { handleKey, tidyHandle } from '@loggia/core'
import type { Access } from '../../match/access.ts'
import type { App, Ctx, Shared } from '../../platform/http.ts'
import type { Me, Past, Profile, Rating } from './contract.ts'
import { refuseReserved } from '../../platform/names.ts'
import { newId } from '../../platform/secrets.ts'
import { provisional, shown, type Skill } from '../../domain/rating.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Found, PastMatch } from './queries.ts'
import { unratedOf } from '../../match/views.ts'
import * as routes from './endpoints.ts'
import { choicesIn } from './words.ts'
import type { PeopleStore } from '../store.ts'
import type { MatchStore } from '../../match/store.ts'
import type { RatingStore } from '../../ratings/queries.ts'
import type { Tables } from '../../match/tables.ts'
import type { Fanout } from '../../platform/fanout.ts'

const PAGE = 30
const LADDER = 50

/** What these routes use of the hall. */
interface Uses {
  store: Pick<
    PeopleStore,
    | 'me'
    | 'setHandle'
    | 'keepChoices'
    | 'byHandle'
    | 'acquainted'
    | 'together'
    | 'playedBy'
    | 'ratingsOf'
    | 'history'
    | 'courseOf'
    | 'newLink'
    | 'knows'
    | 'invite'
    | 'invitationsOf'
    | 'decline'
    | 'operators'
  > &
    Pick<MatchStore, 'inTime'> &
    Pick<RatingStore, 'ladder' | 'ratingOf'>
  tables: Tables
  fanout: Fanout
}

export function serveProfiles(
  app: App,
  { store, tables, fanout }: Uses,
  { spend, signedIn, limits, may }: Shared,
  { visible, seated }: Access,
): void {
  const meFor = async (c: Ctx, person: string): Promise<Me> => ({
    ...(await store.me(person)),
    choices: choicesIn(c.var.lang),
  })
  app.openapi(routes.me, async c => c.json(await meFor(c, signedIn(c).id), 200))
  app.openapi(routes.setMe, async c => {
    const { id } = signedIn(c)
    const { handle, ...choices } = c.req.valid('json')
    if (handle !== undefined) {
      if (!c.var.visitor!.kept) throw new Refusal(403, 'handle-guest')
      await spend(c, 'name')
      await refuseReserved(store, c.var.visitor, handle)
      if (!(await store.setHandle(id, handle, handleKey(handle)))) throw new Refusal(409, 'handle-taken')
    }
    if (Object.keys(choices).length) await store.keepChoices(id, choices)
    return c.json(await meFor(c, id), 200)
  })

  async function found(handle: string): Promise<Found> {
    const person = await store.byHandle(handleKey(tidyHandle(handle)))
    if (!person) throw new Refusal(404, 'no-such-handle')
    return person
  }
  /** Whether this request's person may see what somebody has played. */
  async function sees(c: Ctx, { id, shown }: Pick<Found, 'id' | 'shown'>): Promise<boolean> {
    const me = c.var.person?.id
    return (
      shown === 'all' ||
      id === me ||
      (shown === 'acquaintances' && me !== undefined && (await store.acquainted(id, me)))
    )
  }
  app.openapi(routes.profile, async c => {
    const person = await found(c.req.valid('param').handle)
    const me = c.var.person?.id
    const you = me === person.id
    const [open, inTime, withYou] = await Promise.all([
      sees(c, person),
      store.inTime(person.id),
      me === undefined || you ? undefined : store.together(person.id, me),
    ])
    const about: Profile = {
      handle: person.handle,
      name: person.name,
      since: person.createdAt.toISOString(),
      ...(you ? { you } : {}),
      ...(withYou ? { withYou } : {}),
      ...(inTime ? { inTime } : {}),
    }
    if (!open) return c.json({ ...about, hidden: true as const }, 200)
    const [figures, ratings] = await Promise.all([store.playedBy(person.id), store.ratingsOf(person.id)])
    return c.json({ ...about, ...figures, ratings: ratings.map(ratingOf) }, 200)
  })
  app.openapi(routes.history, async c => {
    const person = await found(c.req.valid('param').handle)
    const { after, me, rated, lang: _, ...filter } = c.req.valid('query')
    const mine = c.var.person?.id
    const open = await sees(c, person)
    // Of a hidden profile one sees what one has played with them.
    if (!open && mine === undefined) return c.json({ matches: [], count: 0 }, 200)
    const { matches, count } = await store.history(
      person.id,
      mine,
      { ...filter, rated: rated !== undefined, with: me !== undefined || !open ? mine : undefined },
      { limit: PAGE, after },
    )
    const next = matches.length === PAGE ? matches.at(-1)!.cursor : undefined
    return c.json({ matches: matches.map(pastOf), count, ...(next === undefined ? {} : { next }) }, 200)
  })
  app.openapi(routes.course, async c => {
    const person = await found(c.req.valid('param').handle)
    if (!(await sees(c, person))) throw new Refusal(404, 'no-such-handle')
    const points = await store.courseOf(person.id, c.req.valid('query'))
    return c.json(
      points.map(({ at, mu, sigma }) => ({
        at: at.toISOString(),
        rating: shown({ mu }),
        give: shown({ mu: mu + sigma }) - shown({ mu }),
      })),
      200,
    )
  })
  app.openapi(routes.ladder, async c => {
    const { after = 0, lang: _, ...pool } = c.req.valid('query')
    const { count, people } = await store.ladder(pool, { limit: LADDER, after })
    const next = after + people.length
    return c.json(
      {
        count,
        people: people.map(({ id, name, handle, matches, ...skill }, k) => ({
          place: after + k + 1,
          name,
          ...(handle ? { handle } : {}),
          ...(id === c.var.person?.id ? { you: true as const } : {}),
          ...seen(skill),
          matches,
        })),
        ...(next < count ? { next } : {}),
      },
      200,
    )
  })

  app.openapi(routes.ratings, async c => {
    const { id } = c.req.valid('param')
    const { loaded, mine } = await visible(c, id, c.req.valid('query').invite)
    const { meta } = loaded
    if (meta.status !== 'finished') throw new Refusal(409, 'still-played')
    if (!meta.rated) return c.json({ changes: [] }, 200)
    const { pending, changes, substituted, void: taken } = await store.ratingOf(id)
    const why = taken ? 'void' : (meta.unrated ?? (substituted ? 'substituted' : undefined))
    // All players of a match are acquaintances.
    const open = changes.filter(
      ({ person, shown }) => person === c.var.person?.id || shown === 'all' || (mine && shown === 'acquaintances'),
    )
    return c.json(
      {
        ...(pending && !why ? { pending: true as const } : {}),
        ...(why ? unratedOf(why, c.var.lang) : {}),
        changes: open.map(({ seat, before, after }) => ({
          seat,
          before: shown(before),
          after: shown(after),
          ...(provisional(after) ? { provisional: true as const } : {}),
        })),
      },
      200,
    )
  })
  app.openapi(routes.revoke, async c => {
    const { loaded } = await seated(c, c.req.valid('param').id)
    if (loaded.meta.status !== 'finished') throw new Refusal(409, 'still-played')
    const changed = await store.newLink(loaded.id, newId())
    fanout.tell('seats', loaded.id, changed)
    await tables.catchUp(loaded)
    return c.json({ id: loaded.id }, 200)
  })

  /**
   * Inviting a stranger: accounts only, limited by person and by address; and nobody is invited by strangers more often
   * than they allow.
   */
  async function countStranger(c: Ctx, { id, invites }: Found): Promise<void> {
    if (!c.var.visitor!.kept) throw new Refusal(403, 'invite-guest')
    if (invites !== 'all') throw new Refusal(403, 'invites-closed')
    await spend(c, 'invite')
    await limits.spend('invited', c.var.asker, id)
  }
  app.openapi(routes.invite, async c => {
    const { loaded, person: by } = await seated(c, c.req.valid('param').id)
    const { handle } = c.req.valid('json')
    await may(c, 'talk')
    if (loaded.meta.status !== 'open') throw new Refusal(409, 'not-open')
    const person = await found(handle)
    if (loaded.meta.seats.some(s => s.person === person.id)) throw new Refusal(409, 'invited-sits')
    const known = await store.knows(by.id, person.id)
    if (person.invites === 'nobody') throw new Refusal(403, 'invites-none')
    if (!known) await countStranger(c, person)
    if (!(await store.invite(loaded.id, person.id, by, known))) throw new Refusal(409, 'not-open')
    return c.json({ name: person.name }, 200)
  })
  app.openapi(routes.invitations, async c =>
    c.json(
      (await store.invitationsOf(signedIn(c).id)).map(({ invite, at, ...about }) => ({
        ...about,
        url: `/match/${about.id}${invite ? `?invite=${invite}` : ''}`,
        at: at.toISOString(),
      })),
      200,
    ),
  )
  app.openapi(routes.decline, async c => {
    const { id } = c.req.valid('param')
    await store.decline(id, signedIn(c).id)
    return c.json({ id }, 200)
  })
}

/** A skill as people see it. */
const seen = (skill: Skill): Pick<Rating, 'rating' | 'provisional'> => ({
  rating: shown(skill),
  ...(provisional(skill) ? { provisional: true as const } : {}),
})
const ratingOf = ({
  mu,
  sigma,
  place,
  of,
  ...about
}: Skill & { game: string; seats: number; matches: number; place: number | null; of: number | null }): Rating => ({
  ...about,
  ...seen({ mu, sigma }),
  ...(place === null || of === null ? {} : { place, of }),
})
/** Of a private match that is not theirs somebody else learns how it ended for whose page it is, and nothing of the others. */
const pastOf = ({
  id,
  visible,
  people,
  before,
  after,
  at,
  game,
  name,
  speed,
  seats,
  place,
  total,
}: PastMatch): Past => ({
  ...(visible ? { id } : {}),
  ...{ game, name: visible ? name : '', speed, at: at.toISOString(), seats, place, total },
  people: people
    .filter(p => visible || p.theirs)
    .map(({ seat, name, handle, theirs, bot, departure }) => ({
      seat,
      name,
      ...(handle ? { handle } : {}),
      ...(theirs ? { theirs: true as const } : {}),
      ...(bot ? { bot: true as const } : {}),
      ...(departure ? { departure } : {}),
    })),
  ...(before === null || after === null ? {} : { change: shown({ mu: after }) - shown({ mu: before }) }),
})
