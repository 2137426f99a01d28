/** A match as its page shows it, wherever it is played: by the server (`match.svelte.ts`) or in this browser alone (`../study/study.svelte.ts`). */
import {
  acting,
  asked,
  SPECTATOR,
  type Viewer,
  type Last,
  type LogEntry,
  type MatchRecord,
  type Seat,
  type StandingProps,
  type Table,
} from '@loggia/core'
import { Refused, Unreachable, type MatchExport, type MatchState, type Said, type Times } from '../api.ts'
import type { AloneFile } from '../alone/file.ts'
import type { LoadedGame } from '../games.ts'
import type { Guide } from '../learn/guide.ts'
import type { Trial } from '../study/trial.svelte.ts'

export abstract class TableStore {
  readonly id: string
  readonly loaded: LoadedGame
  state = $state.raw() as MatchState
  /** What the board shows, and the row that led there. */
  view = $state.raw() as Table
  last = $state.raw<Last | null>(null)
  /** The connection is broken. */
  lost = $state(false)
  /** Something was just taken back, and nothing done since: nothing is done again by itself. */
  tookBack = $state(false)
  /** Why the last thing that was tried here failed, as a sentence. */
  trouble = $state('')
  /** What my seats have ordered to be answered for them, in notation; the others' orders are theirs. */
  orders = $state.raw<ReadonlyMap<Seat, string | null>>(new Map())
  /** Rows as they come, for announcements. */
  onrow: (entry: LogEntry) => void = () => {}

  /** Rows that are about to be shown: things still lie where they were. */
  onshow: (entry: LogEntry) => void = () => {}

  constructor(id: string, loaded: LoadedGame, state: MatchState) {
    this.id = id
    this.loaded = loaded
    this.state = state
    this.view = state.view
  }

  /** The newest table. */
  abstract readonly table: Table
  /** By what invitation it is looked at, if by any, where a hall keeps it. */
  readonly invited?: { invite?: string }
  /** A move is on its way whose outcome can't be foreseen. */
  abstract readonly waiting: boolean
  /** Seats for which this page decides. */
  abstract readonly mine: readonly Seat[]
  abstract readonly log: readonly LogEntry[]
  /** Whether something may be tried out from my own view. */
  abstract readonly mayTry: boolean
  /** All of this is such a trial. */
  readonly trial: Trial | undefined
  /** It is a lesson or a puzzle: what is lit and what counts are its matter. */
  readonly guide: Guide | undefined
  /** Answers that are still to reach the hall. */
  abstract readonly sending: readonly { id: string }[]
  /** A seat of mine that may take back its last move. */
  abstract readonly mayTakeBack: Seat | undefined

  acting = $derived.by((): Seat[] => {
    if (this.state.status !== 'running') return []
    const set = acting(this.table)
    return this.state.seats.map(s => s.seat).filter(s => (set >> s) & 1)
  })
  /** The seat of mine that is asked now; on one screen this goes round. Where there are secrets, not before the table has come as that seat sees it. */
  me = $derived.by((): Seat | undefined => {
    const seat = this.waiting ? undefined : this.acting.find(s => this.mine.includes(s))
    return this.loaded.facts.secrets && seat !== this.viewer ? undefined : seat
  })
  viewer = $derived.by((): Viewer => this.state.eyes ?? SPECTATOR)
  /** Legal moves of the seat that is asked, in notation. */
  legal = $derived.by((): string[] => {
    if (this.me === undefined) return []
    const out: number[] = []
    this.loaded.game.moves(this.table, this.me, out)
    return out.map(move => this.loaded.game.format(move))
  })
  step = $derived.by(() => {
    const seat = this.me ?? this.acting[0]
    return seat === undefined ? undefined : asked(this.table, seat)
  })

  /** Does something that may fail: why it did becomes the trouble shown, no answer a lost connection. True when it was done. */
  async do(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what()
      return true
    } catch (error) {
      if (error instanceof Unreachable) this.lost = true
      else this.trouble = error instanceof Refused ? error.message : String(error)
      return false
    }
  }
  /** Listens until `close`. */
  abstract open(): void
  abstract close(): void
  /** Makes a move and shows what it leads to. */
  abstract act(seat: Seat, move: string): void
  /** Takes back the last move of `mayTakeBack`. */
  abstract takeBack(): Promise<void>
  /** The table as it was after a row, for the same viewer. */
  abstract tableAt(seq: number): Promise<Table>
  /** The match as JSON, where all of it may be known. */
  abstract readonly record: (() => Promise<MatchRecord>) | undefined
  /** The match file as the hall stores it, for those who may see it. */
  file?(): Promise<MatchExport | AloneFile>
  /** When rows after `since` were written, where a hall has written them. */
  times?(since: number): Promise<Times>
  /** Only where there are others: the standing orders of a seat of mine, or (null) none any more; talk, and whether it got through; leaving. */
  order?(seat: Seat, order: string | null): Promise<void>
  talk?(said: Said): Promise<boolean>
  mute?(line: number, muted: boolean): Promise<void>
  resign?(): Promise<void>
  /** Only where no hall is asked for it: goes to one more table with the same people. */
  again?(): Promise<void>
  refresh?(): Promise<void>

  /** Resolves when `orders` holds what the server has: what is added sooner would replace it. */
  protected ordersKnown: Promise<unknown> = Promise.resolve()
  /** Standing orders of a seat of mine that have not had their time. */
  standing(seat: Seat): string[] {
    return this.loaded.game.standingOrders?.standing(this.table, this.orders.get(seat) ?? '') ?? []
  }
  /** Gives one more order, in the place of what it replaces; or withdraws one. */
  async giveOrder(seat: Seat, order: string): Promise<void> {
    await this.ordersKnown
    await this.order?.(seat, this.loaded.game.standingOrders!.add(this.standing(seat).join(' '), order))
  }
  async withdrawOrder(seat: Seat, order: string): Promise<void> {
    await this.ordersKnown
    const rest = this.standing(seat).filter(o => o !== order)
    await this.order?.(seat, rest.join(' ') || null)
  }
  /** What a board needs to give orders for a seat of mine, where some can be given. */
  standingOf(seat: Seat): StandingProps | undefined {
    return this.loaded.game.standingOrders &&
      this.order &&
      this.state.status === 'running' &&
      this.state.seats.length > 1
      ? {
          orders: this.standing(seat),
          give: order => void this.giveOrder(seat, order),
          withdraw: order => void this.withdrawOrder(seat, order),
        }
      : undefined
  }

  /** The board shows the newest table at once: what happened in between is told above it. */
  protected show(entry: LogEntry, view: Table): void {
    this.onshow(entry)
    this.last = { entry, before: this.view }
    this.view = view
  }
}
