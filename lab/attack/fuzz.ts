/**
 * Requests made from the hall's own description: every operation of `/api/openapi.json`, with values that its schemas allow and one that they
 * do not, or that a database may not store. Sent by nobody, by guests at a table, by somebody with an account and by an operator. A hall may refuse
 * any of them; it may not fail (5xx).
 */
import { pick, seeded } from '@loggia/core'
import { GAMES } from '@loggia/games'
import pg from 'pg'
import { loopback } from '../hall.ts'
import type { Found, Plan } from './index.ts'
import { Folder, Server } from './servers.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
}
interface Parameter {
  name: string
  in: string
  schema?: Schema
}
interface Operation {
  method: string
  path: string
  parameters: Parameter[]
  body?: Schema
}
interface Description {
  paths: Record<
    string,
    Record<string, { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }>
  >
  components?: { schemas?: Record<string, Schema> }
}

/** Texts that are legal in JSON and in a URL, and that something below may not like. */
const TEXTS = [
  '',
  ' ',
  'a\0b',
  '\ud800',
  '\udc00x',
  '\ufffe',
  '‮',
  'é'.repeat(40),
  'x'.repeat(3000),
  '-1',
  'null',
  '__proto__',
  'constructor',
  "'; drop table moves; --",
  '{}',
  '%',
  '%00',
  '../..',
  '2026-02-30T25:61:00Z',
  'Etc/Unknown',
]
const NUMBERS = [0, -1, 1.5, 255, 32_768, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 63), 1e300]
const OTHERS = [null, true, [], {}, [[]], { a: { b: [null] } }, [0, 'x', null]]
/** Gives a function that makes the next request. `known`: values worth sending, by the name of the field or parameter. */
function requestsOf(description: Description, seed: string, known: Record<string, readonly unknown[]>) {
  const rng = seeded(seed)
  const one = <X>(list: readonly X[]): X => list[pick(rng, list.length)]!
  const operations = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, { parameters = [], requestBody }]): Operation => ({
        method: method.toUpperCase(),
        path,
        parameters,
        ...(requestBody ? { body: Object.values(requestBody.content)[0]!.schema } : {}),
      }),
    ),
  )
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? resolve(description.components!.schemas![schema.$ref.split('/').at(-1)!]!) : schema
  const wrong = (): unknown => one([() => one(TEXTS), () => one(TEXTS), () => one(NUMBERS), () => one(OTHERS)])()

  /** A value that the schema allows. */
  function value(given: Schema, name: string, depth: number): unknown {
    if (depth > 6) return null
    const schema = resolve(given)
    const choices = schema.anyOf ?? schema.oneOf
    if (known[name] && pick(rng, 3)) return one(known[name])
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return one(schema.enum)
    if (choices) return value(one(choices), name, depth)
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map(part => value(part, name, depth + 1)))
    switch (Array.isArray(schema.type) ? one(schema.type) : schema.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([key]) => schema.required?.includes(key) || pick(rng, 2))
            .map(([key, of]) => [key, value(of, key, depth + 1)]),
        )
      case 'array':
        return Array.from({ length: pick(rng, 4) }, () => value(schema.items ?? {}, name, depth + 1))
      case 'integer':
      case 'number':
        return (schema.minimum ?? 0) + pick(rng, Math.min(1000, (schema.maximum ?? 100) - (schema.minimum ?? 0) + 1))
      case 'boolean':
        return pick(rng, 2) === 1
      case 'string':
        return one(['abc', 'x'.repeat(schema.minLength ?? 1), 'x'.repeat(Math.min(schema.maxLength ?? 20, 2000))])
      case 'null':
        return null
      default:
        return wrong()
    }
  }
  /** The same with one of its values replaced by another. */
  function spoiled(v: unknown): unknown {
    if (typeof v !== 'object' || v === null || !Object.keys(v).length || !pick(rng, 8)) return wrong()
    const key = one(Object.keys(v))
    const held = spoiled((v as Record<string, unknown>)[key])
    return Array.isArray(v) ? v.with(Number(key), held) : { ...v, [key]: held }
  }
  const text = (v: unknown) => encoded(typeof v === 'string' ? v : (JSON.stringify(v) ?? ''))
  return () => {
    const { method, path, parameters, body } = one(operations)
    const made = (where: string) =>
      Object.fromEntries(
        parameters
          .filter(p => p.in === where && (where === 'path' || pick(rng, 2)))
          .map(p => [p.name, value(p.schema ?? {}, p.name, 0)]),
      )
    const whole = { path: made('path'), query: made('query'), ...(body ? { body: value(body, '', 0) } : {}) }
    // What is spoiled lies most often in the body, else in the path or the query.
    const parts = (['body', 'body', 'path', 'query'] as const).filter(k => Object.keys(Object(whole[k])).length)
    const part = parts.length ? one(parts) : undefined
    const sent = part && pick(rng, 5) ? { ...whole, [part]: spoiled(whole[part]) } : whole
    const query = Object.entries(Object(sent.query)).map(([k, v]) => `${text(k)}=${text(v)}`)
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => text(Object(sent.path)[name] ?? sent.path))
    return {
      method,
      path: query.length ? `${filled}?${query.join('&')}` : filled,
      body: body && JSON.stringify(sent.body),
    }
  }
}

/** As in a URL; half a character pair becomes the bytes that would be its own. */
const encoded = (text: string): string => {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

/** Everybody who asks, by their cookie, with what they know. */
async function people(url: string, databaseUrl: string) {
  const at = loopback(url)
  let cookie = ''
  const post = async <X>(path: string, body: unknown): Promise<X> => {
    const reply = await fetch(new URL(path, at), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    cookie ||= reply.headers.get('set-cookie')?.split(';')[0] ?? ''
    const said = await reply.text()
    if (!reply.ok) throw new Error(`${path}: ${said}`)
    return JSON.parse(said) as X
  }
  const come = async (name: string) => {
    cookie = ''
    const { person } = await post<{ person: { id: string } }>('/api/session', { name })
    return { id: person.id, cookie }
  }
  const host = await come('Hanna')
  const tables: string[] = []
  for (const { id } of GAMES) {
    const seats = [{ kind: 'me' }, { kind: 'me' }]
    tables.push((await post<{ id: string }>('/api/matches', { game: id, seats, visibility: 'open' })).id)
  }
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  tables.push((await post<{ id: string }>('/api/matches', { game: GAMES[0]!.id, seats, visibility: 'open' })).id)
  const account = await come('Anna')
  await post('/api/account/recovery', {})
  await post(`/api/matches/${tables.at(-1)}/join`, {})
  const operator = await come('Olga')
  await post('/api/account/recovery', {})
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(`update people set role = 'admin' where id = $1`, [operator.id])
  await client.end()
  return {
    // The operator comes last, and seldom: what they do shuts others out.
    cookies: ['', host.cookie, host.cookie, account.cookie, account.cookie],
    operator: operator.cookie,
    known: {
      id: [...tables, host.id],
      match: tables,
      person: [host.id, account.id],
      game: GAMES.map(g => g.id),
      seat: [0, 1],
      seq: [0, 1, 2],
      lang: ['en', 'ko'],
      zone: ['Asia/Seoul', 'UTC'],
    },
  }
}

/** `rounds`: a hundred requests each; the last tenth is the operator's. */
export async function fuzz({ seed, rounds = 90 }: Plan): Promise<Found> {
  const folder = new Folder()
  const requests = rounds * 100
  const statuses: Record<number, number> = {}
  const failures = new Map<string, number>()
  let worst = ''
  try {
    const server = await Server.start({ DATA_DIR: folder.path })
    const at = loopback(server.url)
    const description = (await (await fetch(new URL('/api/openapi.json', at))).json()) as Description
    const { cookies, operator, known } = await people(server.url, folder.databaseUrl)
    const next = requestsOf(description, seed, known)
    const send = async (k: number) => {
      const { method, path, body } = next()
      const cookie = k > requests * 0.9 ? operator : cookies[k % cookies.length]!
      // A session that is left is no use to the rest.
      if (method === 'DELETE' && path.startsWith('/api/session')) return
      const abort = new AbortController()
      const { status } = await fetch(new URL(path, at), {
        method,
        signal: abort.signal,
        headers: { ...(cookie && { cookie }), ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body }),
      })
      abort.abort()
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status < 500) return
      const what = `${method} ${path.split('?')[0]!.slice(0, 60)} ${status}`
      failures.set(what, (failures.get(what) ?? 0) + 1)
      worst ||= `${method} ${path} ${body?.slice(0, 300) ?? ''} → ${status}`
    }
    let k = 0
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (k < requests) await send(k++)
      }),
    )
    await server.stop()
    return {
      drill: 'fuzz',
      requests,
      statuses,
      failures: failures.size,
      failed: [...failures.keys()],
      worst,
      held: !failures.size,
    }
  } finally {
    await folder.remove()
  }
}
