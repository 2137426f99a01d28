/** What is said at a table, and whose lines somebody does not want to read. */
import type pg from 'pg'
import { transaction } from '../../platform/database.ts'
import { bigint, bool, notNull, text } from '../../platform/kind.ts'
import { type Row, statement } from '../../platform/statement.ts'
import type { Subscribers } from '../events.ts'
import { mutes, seats, talk } from '../../schema/index.ts'
import type { TalkRequest } from '../../domain/requests.ts'
import type { TalkLine } from '../written.ts'

/** The people there who read that person's lines. */
const LISTENERS = statement(
  'select distinct person from seats s where match = $match and person is not null and not exists (select from mutes m where m.person = s.person and m.muted = $speaker)',
  { match: text, speaker: text },
  { person: notNull(seats.person) },
)
const SAY = statement(
  'insert into talk (match, person, text, word, watching) values ($match, $person, $text, $word, $watching) returning id, at',
  { match: text, person: text, text, word: talk.word, watching: bool },
  { id: talk.id, at: talk.at },
)
/** How many lines of talk a page of a match shows at most. */
const TALK = 200
const LINE = `select t.id, t.person, t.at, coalesce(p.name, '') as name, t.told, t.text, t.word, t.watching from talk t left join people p on p.id = t.person`
const LINE_COLUMNS = {
  id: talk.id,
  person: talk.person,
  at: talk.at,
  name: text,
  told: talk.told,
  text: talk.text,
  word: talk.word,
  watching: talk.watching,
}
const LAST = statement(
  `${LINE} where t.match = $match and ($watching or not t.watching) order by t.id desc limit ${TALK}`,
  { match: text, watching: bool },
  LINE_COLUMNS,
)
const ONE = statement(`${LINE} where t.id = $id`, { id: bigint }, LINE_COLUMNS)
const SPEAKER = statement(
  'select person from talk where match = $match and id = $line',
  { match: text, line: bigint },
  { person: talk.person },
)
const MUTE = statement('insert into mutes (person, muted) values ($person, $other) on conflict do nothing', {
  person: text,
  other: text,
})
const UNMUTE = statement('delete from mutes where person = $person and muted = $other', { person: text, other: text })
const MUTED_AT = statement(
  `select distinct x.muted from (select muted from mutes where person = $person union select blocked from blocks where person = $person) x
   join talk t on t.person = x.muted where t.match = $match`,
  { match: text, person: text },
  { muted: mutes.muted },
)

const asTalkLine = ({ word, told, at, ...line }: Row<typeof LINE_COLUMNS>): TalkLine => ({
  ...line,
  ...(word ? { word } : {}),
  ...(told ? { told } : {}),
  at: at.toISOString(),
})

export function talkQueries(pool: pg.Pool, subscribers: Subscribers) {
  return {
    async addTalk(
      match: string,
      person: { id: string; name: string },
      said: TalkRequest,
      watching: boolean,
    ): Promise<TalkLine> {
      const { text, word } = { text: '', word: null, ...said }
      const line = await transaction(pool, async client => {
        const line = await SAY.only(client, { match, person: person.id, text, word, watching })
        // Players do not hear spectators. Lines of a muted person notify nobody.
        if (!watching) {
          const to = (await LISTENERS.all(client, { match, speaker: person.id })).map(l => l.person)
          await subscribers.tell(client, { kind: 'talk', match, to, by: person.id, about: { name: person.name } })
        }
        return line
      })
      return asTalkLine({ ...line, person: person.id, name: person.name, text, word, watching, told: null })
    },
    /** The last lines of a match; those of who looks on only if `watching`: by them those of the table are not crowded out for who does not hear them. */
    talkOf: async (match: string, watching: boolean): Promise<TalkLine[]> =>
      (await LAST.all(pool, { match, watching })).reverse().map(asTalkLine),
    async talkLine(id: number): Promise<TalkLine | undefined> {
      const line = await ONE.first(pool, { id })
      return line && asTalkLine(line)
    },
    /** Whose line of a match that is. */
    speaker: async (match: string, line: number): Promise<string | undefined> =>
      (await SPEAKER.first(pool, { match, line }))?.person ?? undefined,
    /** Somebody does not want to read another any more, or does again. */
    mute: async (person: string, other: string, muted: boolean): Promise<void> => {
      await (muted ? MUTE : UNMUTE).run(pool, { person, other })
    },
    /** Speakers at a match that a person has muted or blocked. */
    mutedAt: async (match: string, person: string): Promise<string[]> =>
      (await MUTED_AT.all(pool, { match, person })).map(m => m.muted),
  }
}
