/**
 * Where the commands of an export stand. The reference engine takes conversions and parts of an action only in the row of that action,
 * and none after a pass.
 */
import type { Seat } from '@loggia/core'

export interface Line {
  seat: Seat
  commands: string[]
}

/** What may leave sub-actions open, which the reference engine would go on with. */
const OPENS = /^(action (ACT[156EGNSW]|BON1)|dig|transform|upgrade \w+ to SH)\b/

export class Lines {
  readonly all: Line[]
  /** The row of the turn that is going on, and whether somebody has answered since its latest action. */
  private own: Line | undefined
  private answered = false
  /** Where the command that is being paid for begins: its conversions must stand before it. */
  paidFor = 0

  constructor(opening: readonly Line[]) {
    this.all = [...opening]
  }

  /** A row of its own: the set-up, an answer to an offer, the Cultists' step. */
  alone(seat: Seat, command: string): void {
    this.all.push({ seat, commands: [command] })
    this.answered = true
  }

  /** A turn begins. Where the same player has had the last row, `done` ends the turn before. */
  turn(seat: Seat): void {
    const last = this.all.at(-1)
    if (last && last === this.own && last.seat === seat && last.commands.some(c => OPENS.test(c))) {
      if (!last.commands.some(c => /^(build|pass)/.test(c))) last.commands.push('done')
    }
    this.next()
  }
  /** What comes now stands in a new row. */
  next(): void {
    this.own = undefined
  }
  /** An action begins: in a row behind the answers that have come, if there are some. */
  action(): void {
    if (this.answered) this.next()
  }

  /** Whether the turn that is going on is this player's. */
  acts(seat: Seat): boolean {
    return this.own?.seat === seat
  }

  /** The row of a player's turn. */
  row(seat: Seat): string[] {
    if (this.own?.seat !== seat) {
      this.own = { seat, commands: [] }
      this.all.push(this.own)
      this.answered = false
      this.paidFor = 0
    }
    return this.own.commands
  }

  /** Adds commands to the row of a player's turn: at its end, but before a pass. */
  say(seat: Seat, ...commands: string[]): void {
    const row = this.row(seat)
    const pass = row.findIndex(c => c.startsWith('pass'))
    this.paidFor = pass < 0 ? row.length : pass
    row.splice(this.paidFor, 0, ...commands)
  }
  /** Adds a command before the one that it helps to pay. */
  pay(seat: Seat, command: string): void {
    this.row(seat).splice(this.paidFor++, 0, command)
  }
  /** Adds a command before the latest upgrade. */
  beforeUpgrade(seat: Seat, command: string): void {
    const row = this.row(seat)
    row.splice(
      row.findLastIndex(c => c.startsWith('upgrade')),
      0,
      command,
    )
  }
}
