/** What is known of each request, what all doors share, and how a route is described. */
import type { HttpBindings } from '@hono/node-server'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Language } from '@loggia/core'
import type { Context } from 'hono'
import type { Person, Session, Visitor } from '../domain/people.ts'
import { Lang } from '../domain/requests.ts'
import { Refusal } from './contract.ts'
import type { Asker, Counted, Known, Limits } from './limits.ts'

export type Env = {
  Bindings: HttpBindings
  Variables: {
    asker: Asker
    session: Session | undefined
    visitor: Visitor | undefined
    person: Person | undefined
    lang: Language
  }
}
export type Ctx = Context<Env>

export type App = OpenAPIHono<Env>

/** What all doors share. */
export interface Shared {
  /** Counts what all servers count together. */
  spend: (c: Ctx, kind: Counted) => Promise<void>
  /** The asking person; refuses visitors without a session. */
  signedIn: (c: Ctx) => Person
  /** The asking person, and whether they have an account, as far as a session says so. */
  known: (c: Ctx) => Known | undefined
  limits: Limits
  /** Refuses somebody who may not do so just now: write what others read, or sit down. */
  may: (c: Ctx, what: 'talk' | 'play') => Promise<void>
}

export const json = <S extends z.ZodType>(schema: S, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})
export const body = <S extends z.ZodType>(schema: S, required = true) => ({
  required,
  content: { 'application/json': { schema } },
})
export const refused = (...statuses: number[]) =>
  Object.fromEntries(statuses.map(s => [s, json(Refusal, REFUSED[s] ?? 'Refused')]))
const REFUSED: Record<number, string> = {
  400: 'Not understood',
  401: 'No session',
  403: 'Not your seat',
  404: 'No such match, or a private one',
  409: 'Stale, too late, taken or not running',
  422: 'Against the rules: with the rule and a sentence',
  429: 'Too fast',
  502: 'The mail server did not take it',
}
export const lang = z.object({ lang: Lang.optional() })
