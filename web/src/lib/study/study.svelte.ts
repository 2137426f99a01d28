/** A match in this browser alone: every seat answers here, and everything can be taken back. */
import { acting, listOf, Match, OK, SPECTATOR, type MatchRecord, type Seat, type Table } from '@loggia/core'
import type { MatchState } from '../api.ts'
import type { LoadedGame } from '../games.ts'
import { TableStore } from '../table/store.svelte.ts'
import { stateHere } from './state.ts'
import { save, type Study } from './storage.ts'
import { Trial } from './trial.svelte.ts'

export class StudyStore extends TableStore {
  readonly waiting = false
  readonly mayTry = false
  override readonly trial: Trial | undefined
  #study: Study
  #match: Match

  /** Throws when the rows are not those of a match of this game. */
  constructor(loaded: LoadedGame, study: Study) {
    const match = new Match(loaded.game, study.record)
    super(study.id, loaded, stateOf(study, match))
    this.#study = study
    this.#match = match
    this.trial = study.trial && new Trial(loaded, study, study.trial)
    // What was imagined is nothing that may be known.
    this.record = study.trial ? undefined : () => Promise.resolve(this.#match.record)
  }

  table = $derived.by(() => this.state.view)
  mine = $derived.by(() => (this.state.status === 'running' ? this.state.seats.map(s => s.seat) : []))
  log = $derived.by(() => this.state.log)
  readonly sending = []
  mayTakeBack = $derived.by(() => this.state.mayTakeBack[0])
  record: (() => Promise<MatchRecord>) | undefined

  open(): void {
    void this.trial?.open()
  }
  close(): void {
    this.trial?.close()
  }

  act(seat: Seat, move: string): void {
    this.tookBack = false
    if (this.#match.play(seat, move) !== OK) return // only what is legal is offered
    this.#tell()
    const entry = this.state.log.at(-1)!
    this.onrow(entry)
    this.show(entry, this.state.view)
  }

  /** The last row goes, whatever it brought to light: nobody else is here. */
  async takeBack(): Promise<void> {
    if (this.mayTakeBack === undefined) return
    this.tookBack = true
    this.#match = this.#match.branch(this.#match.seq - 1)
    this.#tell()
    this.view = this.state.view
    this.last = null
  }

  tableAt(seq: number): Promise<Table> {
    return Promise.resolve(this.loaded.game.view(this.#match.tableAt(seq), this.viewer))
  }

  #tell(): void {
    this.#study = { ...this.#study, record: this.#match.record }
    save(this.#study)
    this.state = stateOf(this.#study, this.#match)
  }
}

/** Its state, for the seat that is asked. */
const stateOf = (study: Study, match: Match): MatchState =>
  stateHere(match, {
    ...study,
    seats: study.people.map((name, seat) => ({ seat, kind: 'person', name, you: false })),
    eyes: match.over ? SPECTATOR : (listOf(acting(match.table))[0] ?? SPECTATOR),
    mayTakeBack: match.seq > study.from ? match.rows.slice(-1).map(row => row.seat) : [],
  })
