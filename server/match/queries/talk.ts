/** What is said at a table, and whose lines somebody does not want to read. */
import { and, desc, drizzle, eq, sql } from '../../schema/drizzle.ts'
import type pg from 'pg'
import { transaction } from '../../platform/database.ts'
import type { Subscribers } from '../events.ts'
import { mutes, people, talk, type Shown } from '../../schema/index.ts'
import type { TalkRequest } from '../../domain/requests.ts'
import type { TalkLine } from '../written.ts'

/** The people there who read that person's lines. */
const listeners = async (client: pg.PoolClient, match: string, speaker: string): Promise<string[]> =>
  (
    await client.query<{ person: string }>(
      'select distinct person from seats s where match = $1 and person is not null and not exists (select from mutes m where m.person = s.person and m.muted = $2)',
      [match, speaker],
    )
  ).rows.map(r => r.person)

/** How many lines of talk a page of a match shows at most. */
const TALK = 200

export function talkQueries(pool: pg.Pool, subscribers: Subscribers) {
  const db = drizzle(pool)
  const talkColumns = {
    id: talk.id,
    person: talk.person,
    at: talk.at,
    name: sql<string>`coalesce(${people.name}, '')`,
    told: talk.told,
    text: talk.text,
    word: talk.word,
    watching: talk.watching,
  }
  type Found = Omit<TalkLine, 'at' | 'word' | 'told'> & { at: Date; word: TalkLine['word'] | null; told?: Shown | null }
  const asTalkLine = ({ word, told, ...t }: Found): TalkLine => ({
    ...t,
    ...(word ? { word } : {}),
    ...(told ? { told } : {}),
    at: t.at.toISOString(),
  })
  return {
    async addTalk(
      match: string,
      person: { id: string; name: string },
      said: TalkRequest,
      watching: boolean,
    ): Promise<TalkLine> {
      const { text, word } = { text: '', word: null, ...said }
      const line = await transaction(pool, async client => {
        const [line] = await drizzle(client)
          .insert(talk)
          .values({ match, person: person.id, text, word, watching })
          .returning({ id: talk.id, at: talk.at })
        // Players do not hear spectators. Lines of a muted person notify nobody.
        if (!watching)
          await subscribers.tell(client, {
            kind: 'talk',
            match,
            to: await listeners(client, match, person.id),
            by: person.id,
            about: { name: person.name },
          })
        return line!
      })
      return asTalkLine({ ...line, person: person.id, name: person.name, text, word, watching })
    },
    /** The last lines of a match; those of who looks on only if `watching`: by them those of the table are not crowded out for who does not hear them. */
    async talkOf(match: string, watching: boolean): Promise<TalkLine[]> {
      const lines = await db
        .select(talkColumns)
        .from(talk)
        .leftJoin(people, eq(people.id, talk.person))
        .where(and(eq(talk.match, match), watching ? undefined : eq(talk.watching, false)))
        .orderBy(desc(talk.id))
        .limit(TALK)
      return lines.reverse().map(asTalkLine)
    },
    async talkLine(id: number): Promise<TalkLine | undefined> {
      const [line] = await db
        .select(talkColumns)
        .from(talk)
        .leftJoin(people, eq(people.id, talk.person))
        .where(eq(talk.id, id))
      return line && asTalkLine(line)
    },
    /** Whose line of a match that is. */
    speaker: async (match: string, line: number): Promise<string | undefined> =>
      (
        await db
          .select({ person: talk.person })
          .from(talk)
          .where(and(eq(talk.match, match), eq(talk.id, line)))
      )[0]?.person ?? undefined,
    /** Somebody does not want to read another any more, or does again. */
    async mute(person: string, other: string, muted: boolean): Promise<void> {
      const pair = { person, muted: other }
      if (muted) await db.insert(mutes).values(pair).onConflictDoNothing()
      else await db.delete(mutes).where(and(eq(mutes.person, person), eq(mutes.muted, other)))
    },
    /** Speakers at a match that a person has muted or blocked. */
    mutedAt: async (match: string, person: string): Promise<string[]> =>
      (
        await pool.query<{ muted: string }>(
          `select distinct x.muted from (select muted from mutes where person = $1 union select blocked from blocks where person = $1) x
           join talk t on t.person = x.muted where t.match = $2`,
          [person, match],
        )
      ).rows.map(m => m.muted),
  }
}
