/** What an operator may look at on the command line: each look with its line of help, and what it prints. */
import { alike } from '@loggia/core'
import { wasCalled } from '../admin/acts.ts'
import type { Desk } from '../admin/desk.ts'

type Store = Desk['store']
interface Look {
  line: string
  /** `words`: what was typed after its name. `page`: which part of a long list. */
  print(store: Store, words: readonly string[], page: { skip: number; limit: number }): Promise<string>
}

/** The columns of a line; what is empty is left out. */
const columns = (...all: readonly (string | false | 0 | null | undefined)[]): string => all.filter(Boolean).join('  ')
/** The lines of a list, or a sentence where there are none. */
const lines = (all: readonly string[], none: string): string => all.join('\n') || none
const day = (at: Date | null | undefined): string => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '–'

/** The one person meant by a word on the command line: by id, or by a name that only one has. */
export async function personOf(store: Store, text: string): Promise<string> {
  const found = await store.findPeople(text)
  const exact = found.filter(p => p.id === text || alike(p.name) === alike(text))
  const [one] = exact
  if (one && exact.length === 1) return one.id
  const list = (exact.length ? exact : found).map(p => `  ${p.id}  ${p.name}`)
  throw new Error(
    `${exact.length ? `${exact.length} people are called so: say which by the id` : `Nobody is called "${text}"`}${list.length ? `:\n${list.join('\n')}` : '.'}`,
  )
}

export const LOOKS: Readonly<Record<string, Look>> = {
  state: {
    line: 'state: how the hall stands, what went wrong in the last 24 hours, and what could not be told',
    async print(store) {
      const [f, faults, { waiting, failed, oldest }] = await Promise.all([
        store.figures(),
        store.faults(),
        store.undelivered(),
      ])
      return [
        `${f.people} people with a way in, ${f.guests} guests, ${f.today} here in the last day; ${f.running} tables run, ${f.open} open; ${f.reports} reports`,
        `notices: ${waiting} waiting, ${failed} tried in vain${oldest ? `, the oldest since ${day(oldest)}` : ''}`,
        faults.length ? 'errors, this hour and in 24:' : 'no errors in 24 hours',
        ...faults.map(e => `  ${e.hour}  ${e.day}  ${e.what}`),
      ].join('\n')
    },
  },
  find: {
    line: 'find TEXT: people by a part of their name or handle, their id, or their mail address',
    async print(store, words, page) {
      const people = (await store.findPeople(words.join(' '), page)).map(p =>
        columns(
          ...[p.id, p.name, p.handle && `@${p.handle}`, `since ${day(p.since)}`],
          ...[`${p.matches} matches`, p.kept ? 'kept' : 'guest'],
          p.inTime && `${Math.round((p.inTime.n / p.inTime.of) * 100)} % in time`,
          p.admin && 'admin',
          p.erased ? 'forgotten' : p.due && `forgotten on ${day(p.due)}`,
          ...p.told.map(t => `${t.what}${t.until ? ` until ${day(new Date(t.until))}` : ''}: ${t.reason}`),
        ),
      )
      return lines(people, 'Nobody.')
    },
  },
  tables: {
    line: 'tables [TEXT]: those that want looking after, or by a part of their name, or id',
    async print(store, words, page) {
      const tables = (await store.findTables(words.join(' '), page)).map(t =>
        columns(
          ...[t.id, t.game, t.name, t.status, `last ${day(t.at)}`, t.why.join('+')],
          t.seats.map(s => `${s.seat}:${s.name || s.kind}`).join(' '),
          t.isVoid && 'void',
        ),
      )
      return lines(tables, 'No table wants looking after.')
    },
  },
  pairs: {
    line: 'pairs: people who only play each other in rated matches, of the last 90 days',
    async print(store, _words, page) {
      const pairs = (await store.pairs(page)).map(({ people: [one, other], matches, closed, last }) =>
        columns(
          `${one.name} (${one.id})  ${other.name} (${other.id})`,
          `${matches} rated matches, ${one.won} : ${other.won}, ${closed} private, last ${day(last)}`,
        ),
      )
      return lines(pairs, 'No two people only play each other.')
    },
  },
  reports: {
    line: 'reports: what people complain of and nobody has answered, with what is attached',
    async print(store, _words, page) {
      const reports = (await store.openReports(page)).map(r =>
        [
          `${r.id}  ${day(r.at)}  ${r.why}: ${r.about.name} (${r.about.id}), by ${r.by.name} (${r.by.id})${r.match ? `, ${r.game} ${r.match}` : ''}`,
          ...(r.text ? [`    ${r.text}`] : []),
          ...(r.attached.row ? [`    after row ${r.attached.row.seq}: ${r.attached.row.move}`] : []),
          ...r.attached.talk.map(t => `    ${t.id === r.line ? '>' : ' '} ${t.name}: ${t.text || `[${t.word}]`}`),
        ].join('\n'),
      )
      return lines(reports, 'No reports.')
    },
  },
  log: {
    line: 'log [PERSON]: what was done, the newest first',
    async print(store, [named]) {
      const person = named ? await personOf(store, named) : undefined
      const acts = (await store.actLog({ person })).acts.map(a =>
        columns(
          ...[String(a.id), day(a.at), a.byName ?? `(${a.from})`, a.act, a.personName ?? '', a.match ?? ''],
          [wasCalled(a), Object.values(a.args).join(' ')].filter(Boolean).join(' → '),
          a.reason && `“${a.reason}”`,
          a.undone && `undone by ${a.undone}`,
        ),
      )
      return lines(acts, 'Nothing was done.')
    },
  },
}
