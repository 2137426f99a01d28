/** Who may see a match, who sits there, and who is its host: all routes of matches ask this first. */
import { listOf } from '@loggia/core'
import type { Ctx } from '../platform/http.ts'
import type { Person } from '../platform/contract.ts'
import { askedOf, type LoadedMatch, seatsOf } from './loaded-match.ts'
import { Refusal } from '../platform/refusal.ts'
import type { MatchStore } from './store.ts'
import type { Tables } from './tables.ts'

export type Access = ReturnType<typeof accessOf>

/** What is looked up before a request may go on. */
interface Uses {
  store: Pick<MatchStore, 'hosts' | 'room' | 'satAt' | 'seatDepartureOf'>
  tables: Tables
}

/** `signedIn`: the asking person; refuses visitors without a session. */
export function accessOf({ store, tables }: Uses, signedIn: (c: Ctx) => Person) {
  /** Refuses people who may not see a match; a player who was sent away or lost it reads why. */
  async function refuse(c: Ctx, id: string): Promise<never> {
    const parted = c.var.person && (await store.seatDepartureOf(id, c.var.person.id))
    throw parted ? new Refusal(403, `parted-${parted.why}`) : new Refusal(404, 'no-such-match')
  }
  /** A match that this request may see, and the seats that its person holds. `after`: with its log after that row at least, −1 for all of it. */
  async function visible(
    c: Ctx,
    id: string,
    invite?: string,
    { seated = false, after = Infinity } = {},
  ): Promise<{ loaded: LoadedMatch; mine: number }> {
    const loaded = await tables.get(id)
    const person = c.get('person')
    const mine = () => seatsOf(loaded.meta, person?.id)
    const hidden = () => loaded.meta.visibility === 'private' && !mine() && invite !== loaded.meta.invite
    // Before refusing a person without a seat, checks whether they sat down at another server a moment ago.
    if (person && !mine() && (seated || hidden())) await tables.catchUp(loaded)
    // A former player may still read what was played.
    if (hidden() && !(person && (await store.satAt(id, person.id)))) await refuse(c, id)
    if (loaded.dealt && after < loaded.match.first) await tables.whole(loaded)
    return { loaded, mine: mine() }
  }
  /** A match at which this request's person sits. */
  async function seated(c: Ctx, id: string): Promise<{ loaded: LoadedMatch; mine: number; person: Person }> {
    const person = signedIn(c)
    const { loaded, mine } = await visible(c, id, undefined, { seated: true })
    if (!mine) throw new Refusal(403, 'not-your-seat')
    return { loaded, mine, person }
  }
  /** A match of which this request's person is host, or, when it waits no longer, was its maker. */
  async function hosted(c: Ctx, id: string): Promise<{ loaded: LoadedMatch; person: Person }> {
    const person = signedIn(c)
    if (await store.hosts(id, person.id)) return { loaded: await tables.get(id), person }
    const { loaded } = await visible(c, id)
    throw (await store.room(id)) ? new Refusal(403, 'not-the-maker') : new Refusal(409, 'not-open', { seq: loaded.seq })
  }
  /** The seat that acts: the named one, else the one that is asked. */
  function seatOf(loaded: LoadedMatch, mine: number, named: number | undefined): number {
    if (named !== undefined && !((mine >> named) & 1)) throw new Refusal(403, 'not-your-seat')
    return named ?? listOf(mine & askedOf(loaded))[0] ?? listOf(mine)[0]!
  }
  return { signedIn, visible, seated, hosted, seatOf }
}
