/** The commands of one player in order, with the rows they stand in. The game asks, and the answer is searched here. */
import { CONVERSIONS, V } from '../rules/index.ts'
import { TRADES } from './codes.ts'
import type { Command } from './parse.ts'

export interface Entry {
  row: number
  command: Command
  used: boolean
  /** Moves that it still takes: several for conversions. */
  left: number
  /** What its use has changed. */
  effect: Effect | undefined
  /** Steps on the cycle of a spade between the rounds, as the record's order makes them. */
  turn: number | undefined
}
/** What somebody has more of by an answer; where it was given earlier than in the record, the record's states are short of it. */
export interface Effect {
  vp: number
  coins: number
  workers: number
  priests: number
  power: number
  cults: number[]
}

const MAIN = new Set(['build', 'dig', 'transform', 'upgrade', 'send', 'advance', 'action', 'pass'])
/** Answers to others, and what does nothing. */
const IDLE = new Set(['leech', 'decline', 'nothing', 'forgo'])
export const isIdle = (c: Command): boolean => IDLE.has(c.kind)
export const isMain = (c: Command): boolean => MAIN.has(c.kind)
export const isTrade = (c: Command): boolean => c.kind === 'convert' || c.kind === 'burn'

/** A conversion or sacrifice as a move; nothing for the Darklings' ordination, which is no conversion. */
export function tradeMove(c: Command): number | undefined {
  if (c.kind === 'burn') return V.burn()
  const id = c.kind === 'convert' ? TRADES[`${c.from}>${c.to}`] : undefined
  return id === undefined ? undefined : V.convert(CONVERSIONS.indexOf(id))
}

const CULT_ACTIONS = ['BON2', 'FAV6', 'ACTA']

export class Queue {
  readonly entries: Entry[] = []
  /** The entries of each command of the record, in order. */
  readonly sources: Entry[][] = []
  /** Everything before it is used. */
  private first = 0
  /** Row of the latest action. */
  row = -1

  /** Adds a command; priests become coins by way of workers. */
  add(row: number, command: Command): void {
    const last = this.entries.at(-1)
    if (
      command.kind === 'cult' &&
      last?.command.kind === 'cult' &&
      last.command.cult === command.cult &&
      row - last.row <= 1
    ) {
      // Equal steps one after another are one gain (Auren).
      last.command = { ...last.command, count: last.command.count + command.count }
      last.left += command.count
      this.sources.push([last])
      return
    }
    const twice = command.kind === 'convert' && command.from === 'P' && command.to === 'C'
    const parts: Command[] = twice
      ? [
          { ...command, to: 'W' },
          { ...command, from: 'W' },
        ]
      : [command]
    const entries = parts.map((c): Entry => {
      const left =
        c.kind === 'convert' ? c.brings : c.kind === 'burn' || c.kind === 'tile' || c.kind === 'cult' ? c.count : 1
      return { row, command: c, used: left === 0 || c.kind === 'nothing', left, effect: undefined, turn: undefined }
    })
    this.entries.push(...entries)
    this.sources.push(entries)
  }

  /** Unused entries in order. */
  *open(): Generator<Entry> {
    while (this.entries[this.first]?.used) this.first++
    for (let k = this.first; k < this.entries.length; k++) if (!this.entries[k]!.used) yield this.entries[k]!
  }

  /** The next command that does something and is no answer to an offer. */
  head(): Entry | undefined {
    for (const e of this.open()) if (!isIdle(e.command)) return e
    return undefined
  }

  /** The next command of this kind before the next action; of somebody who plays `alone`, before the next round's first. */
  find<K extends Command['kind']>(
    kind: K,
    alone: boolean,
    fits: (c: Extract<Command, { kind: K }>) => boolean = () => true,
  ): Entry | undefined {
    for (const e of alone ? this.round() : this.open()) {
      if (e.command.kind === kind && fits(e.command as Extract<Command, { kind: K }>)) return e
      if (!alone && isMain(e.command)) return undefined
    }
    return undefined
  }

  /** Unused entries up to the first action after the next pass. */
  *round(): Generator<Entry> {
    let passed = false
    for (const e of this.open()) {
      if (passed && isMain(e.command)) return
      passed ||= e.command.kind === 'pass'
      yield e
    }
  }

  /** Row of the next action; Infinity if none. */
  nextMain(): number {
    for (const e of this.open()) if (isMain(e.command)) return e.row
    return Number.POSITIVE_INFINITY
  }

  /** A conversion or sacrifice of the row of the latest action that is this move. */
  trade(move: number): Entry | undefined {
    for (const e of this.open()) {
      if (e.row > this.row) return undefined
      if (tradeMove(e.command) === move) return e
    }
    return undefined
  }

  /** The step that a neighbour's acceptance brings: it may stand behind later actions, but not be one that such an action brings itself. */
  devotion(): Entry | undefined {
    let owed = 0
    for (const e of this.open()) {
      const c = e.command
      if (c.kind === 'action' && CULT_ACTIONS.includes(c.code)) owed += c.code === 'ACTA' ? 2 : 1
      else if (c.kind === 'cult' && owed > 0) owed -= c.count
      else if (c.kind === 'cult') return e
    }
    return undefined
  }

  /** The next commands as long as they are of this kind. */
  leading(kind: Command['kind']): Entry[] {
    const found: Entry[] = []
    for (const e of this.open()) {
      if (e.command.kind === kind) found.push(e)
      else if (!isIdle(e.command)) break
    }
    return found
  }

  /** Answers to offers up to and with the row of the next action: there the reference engine sorts them to the front. */
  answers(): Entry[] {
    const found: Entry[] = []
    let last = Number.POSITIVE_INFINITY
    for (const e of this.open()) {
      if (e.row > last) break
      if (e.command.kind === 'leech' || e.command.kind === 'decline') found.push(e)
      else if (isMain(e.command)) last = e.row
    }
    return found
  }
}
