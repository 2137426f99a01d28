/** What is said at a table. */
import { desc, drizzle, eq } from '../drizzle.ts'
import type pg from 'pg'
import { people, talk } from '../schema.ts'
import type { TalkLine } from '../store.ts'

/** A page of a match shows at most so many lines of talk. */
const TALK = 200

export function talkQueries(pool: pg.Pool) {
  const db = drizzle(pool)
  const talkColumns = { id: talk.id, person: talk.person, at: talk.at, name: people.name, text: talk.text }
  const asTalkLine = (t: Omit<TalkLine, 'at'> & { at: Date }): TalkLine => ({ ...t, at: t.at.toISOString() })
  return {
    async addTalk(match: string, person: { id: string; name: string }, text: string): Promise<TalkLine> {
      const [said] = await db
        .insert(talk)
        .values({ match, person: person.id, text })
        .returning({ id: talk.id, at: talk.at })
      return asTalkLine({ ...said!, person: person.id, name: person.name, text })
    },
    async talkOf(match: string): Promise<TalkLine[]> {
      const lines = await db
        .select(talkColumns)
        .from(talk)
        .innerJoin(people, eq(people.id, talk.person))
        .where(eq(talk.match, match))
        .orderBy(desc(talk.id))
        .limit(TALK)
      return lines.reverse().map(asTalkLine)
    },
    async talkLine(id: number): Promise<TalkLine | undefined> {
      const [line] = await db
        .select(talkColumns)
        .from(talk)
        .innerJoin(people, eq(people.id, talk.person))
        .where(eq(talk.id, id))
      return line && asTalkLine(line)
    },
  }
}
