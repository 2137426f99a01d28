/** What somebody asks of the lab: a command, its subjects and its options, read from the command line. */
import { parseArgs } from 'node:util'
import type { Options } from '@loggia/core'
import { SUBJECTS, subjectOf } from './games.ts'
import { OPTIONS } from './options.ts'

/** False: what was looked for was not found as it must be. */
type Answer = boolean | void
/** Commands by name. */
export type Commands = Readonly<Record<string, () => Answer | Promise<Answer>>>
export type Asked = ReturnType<typeof askedBy>

/** All numbers from the first to the last. */
export const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, k) => from + k)

/** Throws a readable sentence for what is no option. */
export function askedBy(args: readonly string[]) {
  const {
    values,
    positionals: [command, ...subjects],
  } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [subject] = subjects

  /** A positive whole number (or one with decimals) from the command line. */
  function number(
    name: Exclude<keyof typeof OPTIONS, 'json' | 'verbose' | 'fit' | 'check'>,
    otherwise: number,
    least = Number.MIN_VALUE,
  ): number {
    const given = Number(values[name] ?? otherwise)
    if (!(given >= least) || (name !== 'seconds' && !Number.isInteger(given)))
      throw new Error(`--${name} ${values[name]}: a number ${least ? 'above 0' : 'from 0 on'}`)
    return given
  }

  /** `difficulty:hard,auctions:5`. */
  const options: Options = Object.fromEntries(
    (values.options ?? '')
      .split(',')
      .filter(Boolean)
      .map(o => o.split(':', 2) as [string, string]),
  )

  /** The game that is named, or all of them. */
  const games = subject ? [subject] : Object.keys(SUBJECTS)
  /** The numbers of seats that are asked for: by default all at which anybody can lose. */
  const countsOf = (game: string): number[] => {
    const { min, max } = subjectOf(game).game.seats
    return values.seats ? [number('seats', min)] : range(Math.max(2, min), max)
  }

  /** The numbers of seats that matches have in turn: those that are asked for, or the usual ones that the game has. */
  function mixOf(game: string | undefined, usual: readonly number[]): number[] {
    const { min, max } = subjectOf(game).game.seats
    return values.seats ? values.seats.split(',').map(Number) : usual.filter(n => n >= min && n <= max)
  }

  return { command, subjects, subject, values, number, options, games, countsOf, mixOf }
}
