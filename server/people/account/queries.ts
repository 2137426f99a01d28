/** The ways in of somebody, the devices where they are signed in, and what those are to be told. */
import { and, asc, desc, drizzle, eq, gt, inArray, isNull, ne, sql } from '../../schema/drizzle.ts'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { transaction } from '../../platform/database.ts'
import { alerts, credentials, type Passkey, people, sessions } from '../../schema/people.ts'
import { writeLetters } from '../../notices/letters.ts'

export type CredentialRow = typeof credentials.$inferSelect
export type SessionRow = typeof sessions.$inferSelect
/** A session that begins. */
export type NewSession = Pick<SessionRow, 'tokenHash' | 'person' | 'guest' | 'device' | 'entry'>

export function accountQueries(pool: pg.Pool) {
  const db = drizzle(pool)
  /** Runs `act` while nobody else changes the credentials of a person. */
  const alone = <X>(person: string, act: (tx: NodePgDatabase) => Promise<X>): Promise<X> =>
    transaction(pool, async client => {
      const tx = drizzle(client)
      await tx.select({ id: people.id }).from(people).where(eq(people.id, person)).for('no key update')
      return act(tx)
    })
  return {
    credentialsOf: (person: string): Promise<CredentialRow[]> =>
      db.select().from(credentials).where(eq(credentials.person, person)).orderBy(asc(credentials.createdAt)),
    credential: async (kind: CredentialRow['kind'], key: string): Promise<CredentialRow | undefined> =>
      (
        await db
          .select()
          .from(credentials)
          .where(and(eq(credentials.kind, kind), eq(credentials.key, key)))
      )[0],
    /** Adds a way in. False where the same one lets somebody in already. */
    addCredential: async (row: typeof credentials.$inferInsert): Promise<boolean> =>
      (await db.insert(credentials).values(row).onConflictDoNothing()).rowCount === 1,
    /** It let somebody in. */
    useCredential: async (id: string, passkey?: Passkey) => {
      await db
        .update(credentials)
        .set({ usedAt: sql`now()`, ...(passkey ? { passkey } : {}) })
        .where(eq(credentials.id, id))
    },
    /** How many passkeys were made for other domains than this. */
    passkeysElsewhere: async (domain: string): Promise<{ domain: string; n: number }[]> =>
      (
        await pool.query<{ domain: string; n: number }>(
          `select passkey->>'domain' as domain, count(*)::int as n from credentials where kind = 'passkey' and passkey->>'domain' <> $1 group by 1 order by 2 desc`,
          [domain],
        )
      ).rows,
    renameCredential: async (person: string, id: string, name: string): Promise<boolean> =>
      (
        await db
          .update(credentials)
          .set({ name })
          .where(and(eq(credentials.person, person), eq(credentials.id, id), eq(credentials.kind, 'passkey')))
      ).rowCount === 1,
    /** Takes a way in away, but never the last: then nobody could come back. */
    removeCredential: (person: string, id: string): Promise<'removed' | 'last' | 'none'> =>
      alone(person, async tx => {
        const all = await tx.select({ id: credentials.id }).from(credentials).where(eq(credentials.person, person))
        if (!all.some(c => c.id === id)) return 'none'
        if (all.length === 1) return 'last'
        await tx.delete(credentials).where(eq(credentials.id, id))
        return 'removed'
      }),
    /** A new sheet of recovery codes, by their hashes; those of the last one are void. */
    replaceRecovery: (person: string, codes: readonly { id: string; key: string }[]) =>
      alone(person, async tx => {
        await tx.delete(credentials).where(and(eq(credentials.person, person), eq(credentials.kind, 'recovery')))
        await tx.insert(credentials).values(codes.map(code => ({ ...code, person, kind: 'recovery' as const })))
      }),
    name: async (person: string): Promise<string | undefined> =>
      (await db.select({ name: people.name }).from(people).where(eq(people.id, person)))[0]?.name,
    /** Whether a person ever sat down anywhere; if not, nothing of them is left behind. */
    everSat: async (person: string): Promise<boolean> =>
      (
        await pool.query(
          'select from sittings where person = $1 union all select from makers where person = $1 limit 1',
          [person],
        )
      ).rowCount === 1,
    /**
     * Begins a session in place of the browser's old one. Alerts already shown to the person's devices stay so.
     * `recovery`: the code is spent with it, and the person's devices and addresses are notified. Of two who try at
     * once one succeeds; after a cut connection the code is still valid. False: it is spent.
     */
    beginSession: (session: NewSession, instead?: string, recovery?: string): Promise<boolean> =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        if (recovery !== undefined) {
          const { rowCount } = await tx
            .delete(credentials)
            .where(and(eq(credentials.kind, 'recovery'), eq(credentials.key, recovery)))
          if (!rowCount) return false
          await tx.insert(alerts).values({ person: session.person, kind: 'recovery', device: session.device })
          await writeLetters(client, session.person, session.device)
        }
        const [last] =
          instead === undefined
            ? []
            : await tx.select({ browser: sessions.browser }).from(sessions).where(eq(sessions.tokenHash, instead))
        await tx
          .insert(sessions)
          .values({
            ...session,
            ...last,
            heard: sql`(select coalesce(max(id), 0) from alerts where person = ${session.person})`,
          })
        if (instead === undefined) return true
        // What this browser is told it is told as who it is now.
        await client.query('update channels set session = $2, person = $3 where session = $1', [
          ...[instead, session.tokenHash, session.person],
        ])
        await tx.delete(sessions).where(eq(sessions.tokenHash, instead))
        return true
      }),
    devicesOf: (person: string): Promise<SessionRow[]> =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.person, person), gt(sessions.usedAt, sql`now() - interval '1 year'`)))
        .orderBy(desc(sessions.usedAt)),
    /** Ends sessions of a person elsewhere, one or all; gives their hashes. A browser that was a guest before is that guest again. */
    endSessions: (person: string, but: string, id?: string): Promise<string[]> =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        const gone = await tx
          .select({ hash: sessions.tokenHash })
          .from(sessions)
          .where(
            and(
              eq(sessions.person, person),
              ne(sessions.tokenHash, but),
              id === undefined ? undefined : eq(sessions.id, id),
            ),
          )
          .for('update')
        const hashes = gone.map(s => s.hash)
        await endSessions(tx, hashes)
        return hashes
      }),
    /** Ends a session. A browser that was a guest before is that guest again. */
    dropSession: (tokenHash: string) => endSessions(db, [tokenHash]),
    /** What a session has not heard. */
    alertsFor: (person: string, tokenHash: string) =>
      db
        .select()
        .from(alerts)
        .where(
          and(
            eq(alerts.person, person),
            gt(alerts.id, sql`(select heard from sessions where token_hash = ${tokenHash})`),
          ),
        )
        .orderBy(asc(alerts.id)),
    /** A session has heard its person's alerts up to that one. */
    hear: async (tokenHash: string, heard: number) => {
      await db
        .update(sessions)
        .set({ heard: sql`greatest(heard, ${heard})` })
        .where(eq(sessions.tokenHash, tokenHash))
    },
  }
}

async function endSessions(tx: NodePgDatabase, hashes: string[]): Promise<void> {
  if (!hashes.length) return
  const these = inArray(sessions.tokenHash, hashes)
  await tx.delete(sessions).where(and(these, isNull(sessions.guest)))
  await tx.update(sessions).set({ person: sql`guest`, guest: null, entry: 'guest' }).where(these)
}
