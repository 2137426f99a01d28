/** The ways in of somebody, the devices where they are signed in, and what those are to be told. */
import type pg from 'pg'
import { transaction } from '../../platform/database.ts'
import { bigint, columnsAs, integer, orNull, text, texts } from '../../platform/kind.ts'
import { statement } from '../../platform/statement.ts'
import { getTableColumns } from '../../schema/drizzle.ts'
import { alerts, credentials, type Passkey, people, sessions } from '../../schema/people.ts'
import { writeLetters } from '../../notices/letters.ts'

export type CredentialRow = typeof credentials.$inferSelect
export type SessionRow = typeof sessions.$inferSelect
/** A way in that is added. */
export type NewCredential = Pick<CredentialRow, 'id' | 'person' | 'kind' | 'key'> &
  Partial<Pick<CredentialRow, 'name' | 'passkey'>>
/** A session that begins. */
export type NewSession = Pick<SessionRow, 'tokenHash' | 'person' | 'guest' | 'device' | 'entry'>

const CREDENTIAL = getTableColumns(credentials)
const THESE = columnsAs(CREDENTIAL, 'credentials')
const CREDENTIALS_OF = statement(
  `select ${THESE} from credentials where person = $person order by created_at`,
  { person: text },
  CREDENTIAL,
)
const FIND = statement(
  `select ${THESE} from credentials where kind = $kind and key = $key`,
  { kind: credentials.kind, key: text },
  CREDENTIAL,
)
const ADD = statement(
  'insert into credentials (id, person, kind, key, name, passkey) values ($id, $person, $kind, $key, $name, $passkey) on conflict do nothing',
  { id: text, person: text, kind: credentials.kind, key: text, name: text, passkey: credentials.passkey },
)
const USE = statement('update credentials set used_at = now(), passkey = coalesce($passkey, passkey) where id = $id', {
  id: text,
  passkey: credentials.passkey,
})
const ELSEWHERE = statement(
  `select passkey->>'domain' as domain, count(*)::int as n from credentials where kind = 'passkey' and passkey->>'domain' <> $domain
   group by 1 order by 2 desc`,
  { domain: text },
  { domain: text, n: integer },
)
const RENAME = statement(
  `update credentials set name = $name where person = $person and id = $id and kind = 'passkey'`,
  { person: text, id: text, name: text },
)
const ALONE = statement('select from people where id = $person for no key update', { person: text })
const IDS_OF = statement('select id from credentials where person = $person', { person: text }, { id: credentials.id })
const REMOVE = statement('delete from credentials where id = $id', { id: text })
const REMOVE_CODES = statement(`delete from credentials where person = $person and kind = 'recovery'`, { person: text })
const ADD_CODES = statement(
  `insert into credentials (id, person, kind, key)
   select id, $person, 'recovery', key from unnest($ids::text[], $keys::text[]) as c(id, key)`,
  { person: text, ids: texts, keys: texts },
)
const SPEND_CODE = statement(`delete from credentials where kind = 'recovery' and key = $key`, { key: text })
const NAME = statement('select name from people where id = $person', { person: text }, { name: people.name })
const EVER_SAT = statement(
  'select from sittings where person = $person union all select from makers where person = $person limit 1',
  { person: text },
)
const ALERT = statement(`insert into alerts (person, kind, device) values ($person, 'recovery', $device)`, {
  person: text,
  device: text,
})
const BROWSER = statement(
  'select browser from sessions where token_hash = $hash',
  { hash: text },
  { browser: sessions.browser },
)
const BEGIN = statement(
  `insert into sessions (token_hash, person, guest, device, entry, browser, heard)
   values ($tokenHash, $person, $guest, $device, $entry, coalesce($browser, gen_random_uuid()::text),
     (select coalesce(max(id), 0) from alerts where person = $person))`,
  { tokenHash: text, person: text, guest: sessions.guest, device: text, entry: sessions.entry, browser: orNull(text) },
)
const MOVE_CHANNELS = statement('update channels set session = $session, person = $person where session = $instead', {
  session: text,
  person: text,
  instead: text,
})
const END = statement('delete from sessions where token_hash = $hash', { hash: text })
const SESSION = getTableColumns(sessions)
const DEVICES = statement(
  `select ${columnsAs(SESSION, 'sessions')} from sessions where person = $person and used_at > now() - interval '1 year'
   order by used_at desc`,
  { person: text },
  SESSION,
)
const ELSEWHERE_IN = statement(
  `select token_hash as hash from sessions where person = $person and token_hash <> $but and ($id::text is null or id = $id) for update`,
  { person: text, but: text, id: orNull(text) },
  { hash: sessions.tokenHash },
)
const END_THESE = statement('delete from sessions where token_hash = any($hashes) and guest is null', { hashes: texts })
const GUESTS_AGAIN = statement(
  `update sessions set person = guest, guest = null, entry = 'guest' where token_hash = any($hashes)`,
  { hashes: texts },
)
const ALERT_ROW = getTableColumns(alerts)
const UNHEARD = statement(
  `select ${columnsAs(ALERT_ROW, 'alerts')} from alerts
   where person = $person and id > (select heard from sessions where token_hash = $hash) order by id`,
  { person: text, hash: text },
  ALERT_ROW,
)
const HEAR = statement('update sessions set heard = greatest(heard, $heard) where token_hash = $hash', {
  hash: text,
  heard: bigint,
})

export function accountQueries(pool: pg.Pool) {
  /** Runs `act` while nobody else changes the credentials of a person. */
  const alone = <X>(person: string, act: (client: pg.PoolClient) => Promise<X>): Promise<X> =>
    transaction(pool, async client => {
      await ALONE.run(client, { person })
      return act(client)
    })
  return {
    credentialsOf: (person: string): Promise<CredentialRow[]> => CREDENTIALS_OF.all(pool, { person }),
    credential: (kind: CredentialRow['kind'], key: string): Promise<CredentialRow | undefined> =>
      FIND.first(pool, { kind, key }),
    /** Adds a way in. False where the same one lets somebody in already. */
    addCredential: async ({ name = '', ...row }: NewCredential): Promise<boolean> =>
      (await ADD.run(pool, { ...row, name })) === 1,
    /** It let somebody in. */
    useCredential: async (id: string, passkey?: Passkey) => {
      await USE.run(pool, { id, passkey })
    },
    /** How many passkeys were made for other domains than this. */
    passkeysElsewhere: (domain: string): Promise<{ domain: string; n: number }[]> => ELSEWHERE.all(pool, { domain }),
    renameCredential: async (person: string, id: string, name: string): Promise<boolean> =>
      (await RENAME.run(pool, { person, id, name })) === 1,
    /** Takes a way in away, but never the last: then nobody could come back. */
    removeCredential: (person: string, id: string): Promise<'removed' | 'last' | 'none'> =>
      alone(person, async client => {
        const all = await IDS_OF.all(client, { person })
        if (!all.some(c => c.id === id)) return 'none'
        if (all.length === 1) return 'last'
        await REMOVE.run(client, { id })
        return 'removed'
      }),
    /** A new sheet of recovery codes, by their hashes; those of the last one are void. */
    replaceRecovery: (person: string, codes: readonly { id: string; key: string }[]) =>
      alone(person, async client => {
        await REMOVE_CODES.run(client, { person })
        await ADD_CODES.run(client, { person, ids: codes.map(c => c.id), keys: codes.map(c => c.key) })
      }),
    name: async (person: string): Promise<string | undefined> => (await NAME.first(pool, { person }))?.name,
    /** Whether a person ever sat down anywhere; if not, nothing of them is left behind. */
    everSat: async (person: string): Promise<boolean> => (await EVER_SAT.run(pool, { person })) === 1,
    /**
     * Begins a session in place of the browser's old one. Alerts already shown to the person's devices stay so.
     * `recovery`: the code is spent with it, and the person's devices and addresses are notified. Of two who try at
     * once one succeeds; after a cut connection the code is still valid. False: it is spent.
     */
    beginSession: (session: NewSession, instead?: string, recovery?: string): Promise<boolean> =>
      transaction(pool, async client => {
        const { person, device, tokenHash } = session
        if (recovery !== undefined) {
          if (!(await SPEND_CODE.run(client, { key: recovery }))) return false
          await ALERT.run(client, { person, device })
          await writeLetters(client, person, device)
        }
        const last = instead === undefined ? undefined : await BROWSER.first(client, { hash: instead })
        await BEGIN.run(client, { ...session, browser: last?.browser })
        if (instead === undefined) return true
        // What this browser is told it is told as who it is now.
        await MOVE_CHANNELS.run(client, { session: tokenHash, person, instead })
        await END.run(client, { hash: instead })
        return true
      }),
    devicesOf: (person: string): Promise<SessionRow[]> => DEVICES.all(pool, { person }),
    /** Ends sessions of a person elsewhere, one or all; gives their hashes. A browser that was a guest before is that guest again. */
    endSessions: (person: string, but: string, id?: string): Promise<string[]> =>
      transaction(pool, async client => {
        const hashes = (await ELSEWHERE_IN.all(client, { person, but, id })).map(s => s.hash)
        await endSessions(client, hashes)
        return hashes
      }),
    /** Ends a session. A browser that was a guest before is that guest again. */
    dropSession: (tokenHash: string) => endSessions(pool, [tokenHash]),
    /** What a session has not heard. */
    alertsFor: (person: string, hash: string) => UNHEARD.all(pool, { person, hash }),
    /** A session has heard its person's alerts up to that one. */
    hear: async (hash: string, heard: number) => {
      await HEAR.run(pool, { hash, heard })
    },
  }
}

async function endSessions(client: pg.Pool | pg.PoolClient, hashes: readonly string[]): Promise<void> {
  if (!hashes.length) return
  await END_THESE.run(client, { hashes })
  await GUESTS_AGAIN.run(client, { hashes })
}
