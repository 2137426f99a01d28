/** What the page shows where a hall is run, and what is done there: after each act all of it is asked for again. */
import { call } from '#lib/api.ts'
import { Attempt } from '#lib/ui/attempt.svelte.ts'
import type {
  ActDone,
  ActRequest,
  AdminAct,
  AdminHall,
  AdminLog,
  AdminPair,
  AdminPerson,
  AdminReport,
  AdminStop,
  AdminTable,
} from '../../../../server/contract.ts'

export type {
  ActRequest,
  AdminAct,
  AdminHall,
  AdminPair,
  AdminPerson,
  AdminReport,
  AdminStop,
  AdminTable,
} from '../../../../server/contract.ts'

/** An act in preparation: its subject, what is known of it, and what is still missing. */
export interface Doing {
  /** Where its form stands. */
  at: string
  act: ActRequest['act']
  args: ActRequest['args']
  report?: number
  /** The seats that may be freed, by their people. */
  seats?: { seat: number; name: string }[]
}

/** How many entries of a list are shown at a time. */
const PART = 30
const query = (skip: number, find = '') =>
  `?${new URLSearchParams({ skip: `${skip}`, limit: `${PART}`, ...(find ? { find } : {}) })}`
type Listed = 'reports' | 'people' | 'tables' | 'pairs' | 'stops'
/** By what an entry of a list is known. */
const idOf = (entry: AdminReport | AdminPerson | AdminTable | AdminPair | AdminStop): string | number =>
  'id' in entry ? entry.id : 'page' in entry ? `${entry.game} ${entry.lesson} ${entry.page}` : entry.people[0].id

export class DeskModel {
  hall = $state.raw<AdminHall>()
  reports = $state.raw<AdminReport[]>([])
  people = $state.raw<AdminPerson[]>([])
  tables = $state.raw<AdminTable[]>([])
  /** Who only play each other. */
  pairs = $state.raw<AdminPair[]>([])
  /** Where lessons are left unfinished. */
  stops = $state.raw<AdminStop[]>([])
  acts = $state.raw<AdminAct[]>([])
  /** Whether there may be more in a list than is shown. */
  more = $state.raw<Readonly<Partial<Record<Listed, boolean>>>>({})
  next = $state.raw<number>()
  /** What is looked for. */
  findPeople = $state('')
  findTables = $state('')
  doing = $state.raw<Doing>()
  /** What only who did it reads, this once. */
  told = $state('')
  done = $state(false)
  readonly #attempt = new Attempt()

  get failure(): unknown {
    return this.#attempt.failure
  }

  load = async (): Promise<void> => {
    await this.#try(async () => {
      this.hall = await call<AdminHall>('GET', 'admin')
      const [reports, people, tables, pairs, stops, log] = await Promise.all([
        call<AdminReport[]>('GET', `admin/reports${query(0)}`),
        call<AdminPerson[]>('GET', `admin/people${query(0, this.findPeople)}`),
        call<AdminTable[]>('GET', `admin/tables${query(0, this.findTables)}`),
        call<AdminPair[]>('GET', `admin/pairs${query(0)}`),
        call<AdminStop[]>('GET', `admin/stops${query(0)}`),
        call<AdminLog>('GET', 'admin/log'),
      ])
      const lists = { reports, people, tables, pairs, stops }
      Object.assign(this, { ...lists, acts: log.acts, next: log.next })
      this.more = Object.fromEntries(Object.entries(lists).map(([list, { length }]) => [list, length === PART]))
    })
  }
  /** The next part of a list. What has moved in it meanwhile is not shown twice. */
  continue = (list: Listed) =>
    this.#try(async () => {
      const find = { reports: '', people: this.findPeople, tables: this.findTables, pairs: '', stops: '' }[list]
      const shown: readonly Parameters<typeof idOf>[0][] = this[list]
      const known = new Set(shown.map(idOf))
      const next = await call<Parameters<typeof idOf>[0][]>('GET', `admin/${list}${query(shown.length, find)}`)
      Object.assign(this, { [list]: [...shown, ...next.filter(entry => !known.has(idOf(entry)))] })
      this.more = { ...this.more, [list]: next.length === PART }
    })
  older = () =>
    this.#try(async () => {
      const { acts, next } = await call<AdminLog>('GET', `admin/log?before=${this.next}`)
      this.acts = [...this.acts, ...acts]
      this.next = next
    })
  do = async (act: ActRequest['act'], args: ActRequest['args'], reason: string, report?: number): Promise<boolean> => {
    const done = await this.#try(async () => {
      const { told = '' } = await call<ActDone>('POST', 'admin/acts', {
        ...{ act, args, reason },
        ...(report === undefined ? {} : { report }),
      })
      this.told = told && new URL(told, location.origin).href
    })
    if (done) {
      this.doing = undefined
      await this.load()
      this.done = true
    }
    return done
  }
  undo = async (id: number): Promise<void> => {
    if (await this.#try(async () => void (await call<ActDone>('POST', `admin/acts/${id}/undo`, { reason: '' }))))
      await this.load()
  }

  #try(act: () => Promise<void>): Promise<boolean> {
    this.done = false
    return this.#attempt.do(act)
  }
}
