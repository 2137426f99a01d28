/** Everything that is set from outside: the environment, checked once. */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type Network, networksOf } from './outbound.ts'

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  /** Where the embedded database lives. */
  DATA_DIR: z.string().default('var'),
  /** The list of who was forgotten: a file that is kept apart from the database and its backups. */
  FORGOTTEN_LIST: z.string().optional(),
  /** A PostgreSQL to use instead of the embedded one. */
  DATABASE_URL: z.string().optional(),
  /** How people reach the hall, when that is not http://HOST:PORT. https makes the cookie Secure. */
  PUBLIC_URL: z.url().optional(),
  /** The operator's contact: a mail address or an https page. It is shown on the privacy page. */
  CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })], 'a mail address, or an https address').optional(),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  /** How many proxies there are before the hall; each adds to X-Forwarded-For from where it was asked. `on` is 1, `off` 0. */
  TRUST_PROXY: z
    .union(
      [
        z.literal('on').transform(() => 1),
        z.literal('off').transform(() => 0),
        z.string().regex(/^\d$/).transform(Number),
      ],
      'on, off, or how many proxies there are',
    )
    .default(0),
  /** Its holder may see /metrics; without one only this machine may. */
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  /** By which mail is sent: smtp://name:password@host:port, or smtps. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'smtp://name:password@host:port, or smtps' }).optional(),
  /** Who it is from: an address, or "Loggia <hall@example.org>". */
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\s]+@[^<>\s]+$|^[^<>]*<[^<>\s]+@[^<>\s]+>$/, 'an address, or Name <address>')
    .optional(),
  /** By what it is signed: DOMAIN:SELECTOR:FILE, the file with the private key in PEM. */
  MAIL_DKIM: z
    .string()
    .regex(/^[^:]+:[^:]+:.+$/, 'DOMAIN:SELECTOR:FILE')
    .optional(),
  /** Addresses and networks of our own to which webhooks and push may go all the same. */
  OUTBOUND_ALLOW: z.string().default(''),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
  /** Connections to the database. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** How many rows the matches kept in memory may have together; about 0.75 kB each. */
  CACHE_ROWS: z.coerce.number().int().min(0).default(200_000),
  /** A bot that thinks longer than this many seconds plays as a novice. */
  BOT_SECONDS: z.coerce.number().int().min(1).max(600).default(30),
  /** How many bots think long at the same time. Half of them are there only for tables where a person waits. */
  BOT_THREADS: z.coerce.number().int().min(2).max(64).default(Math.max(2, availableParallelism())),
})

/** How mail is sent. */
export interface MailConfig {
  smtp: string
  from: string
  dkim: { domainName: string; keySelector: string; privateKey: string } | undefined
}
export interface Config {
  host: string
  port: number
  dataDir: string
  /** The file that lists who was forgotten. */
  forgottenList: string
  databaseUrl: string | undefined
  publicUrl: string | undefined
  /** The operator's contact: a mail address, or an https one. */
  contact: string | undefined
  rateLimit: boolean
  /** How many proxies are trusted. */
  trustProxy: number
  metricsToken: string | undefined
  logLevel: string
  /** Networks of our own to which something may be sent that people have given us the address of. */
  outboundAllow: readonly Network[]
  mail: MailConfig | undefined
  pool: number
  cacheRows: number
  botSeconds: number
  botThreads: number
  /** The built web. */
  web: string
  /** The module whose `games` are played here; workers import it, too. */
  games: string
}

/** The configuration from environment variables. Throws with one line for each that is wrong. */
export function configure(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) throw new Error(parsed.error.issues.map(i => `${i.path.join('.')}: ${i.message}`).join('\n'))
  const e = parsed.data
  return {
    host: e.HOST,
    port: e.PORT,
    dataDir: resolve(e.DATA_DIR),
    forgottenList: resolve(e.FORGOTTEN_LIST ?? join(e.DATA_DIR, 'forgotten')),
    databaseUrl: e.DATABASE_URL,
    publicUrl: e.PUBLIC_URL?.replace(/\/$/, ''),
    contact: e.CONTACT,
    rateLimit: e.RATE_LIMIT === 'on',
    trustProxy: e.TRUST_PROXY,
    metricsToken: e.METRICS_TOKEN,
    logLevel: e.LOG_LEVEL,
    outboundAllow: allowedOf(e),
    mail: mailOf(e),
    pool: e.DATABASE_POOL,
    cacheRows: e.CACHE_ROWS,
    botSeconds: e.BOT_SECONDS,
    botThreads: e.BOT_THREADS,
    web: resolve(import.meta.dirname, '../../web/build'),
    games: new URL('../games.ts', import.meta.url).href,
  }
}

/** Mail needs a server, a sender, and an address for its links. */
function mailOf({ SMTP_URL, MAIL_FROM, MAIL_DKIM, PUBLIC_URL }: z.infer<typeof Environment>): MailConfig | undefined {
  if (!SMTP_URL) return undefined
  if (!MAIL_FROM) throw new Error('MAIL_FROM: with SMTP_URL it has to be said who mail is from')
  if (!PUBLIC_URL) throw new Error('PUBLIC_URL: with SMTP_URL it has to be said where the links of mails lead')
  const [, domainName, keySelector, file] = /^([^:]+):([^:]+):(.+)$/.exec(MAIL_DKIM ?? '') ?? []
  return {
    smtp: SMTP_URL,
    from: MAIL_FROM,
    dkim: file ? { domainName: domainName!, keySelector: keySelector!, privateKey: keyOf(file) } : undefined,
  }
}
function allowedOf({ OUTBOUND_ALLOW }: z.infer<typeof Environment>): Network[] {
  try {
    return networksOf(OUTBOUND_ALLOW)
  } catch {
    throw new Error('OUTBOUND_ALLOW: addresses and networks with commas, as 10.1.2.3,192.168.0.0/16')
  }
}
function keyOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`MAIL_DKIM: ${file} can't be read`)
  }
}
