/**
 * One check of all incoming text, before anything else reads it. PostgreSQL stores no U+0000, and its jsonb no lone
 * surrogate. Both are legal in JSON and in a URL, so otherwise each route that stores text would have to handle them.
 */
import type { MiddlewareHandler } from 'hono'
import { Refusal } from './refusal.ts'

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Fields that people write: their schema drops such characters, or refuses them with a sentence of its own (core/text.ts). */
const CLEANED = new Set(['name', 'text'])

/** Whether every text of a JSON value can be stored, keys included. */
const allStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? isStorable(value)
    : typeof value !== 'object' || value === null
      ? true
      : Array.isArray(value)
        ? value.every(allStorable)
        : Object.entries(value).every(([key, held]) => isStorable(key) && (CLEANED.has(key) || allStorable(held)))

/** Refuses a request whose path, query or JSON body has a character that cannot be stored. */
export const checkText: MiddlewareHandler = async (c, next) => {
  const { path } = c.req
  const queries = c.req.queries()
  if (!isStorable(decoded(path)) || !allStorable(queries)) throw unstorable()
  // Hono keeps the parsed body, so the validator of the route does not parse it again. What is no JSON is the validator's to refuse.
  if (/^application\/([\w.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')) {
    const body: unknown = await c.req.json().catch(() => undefined)
    if (!allStorable(body)) throw unstorable()
  }
  await next()
}

const unstorable = () =>
  new Refusal(400, 'bad-request', { args: { detail: 'U+0000 or half a character pair in a text' } })

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
