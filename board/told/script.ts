/** When each part of what happened is told: pure, so that a whole match can be told in a test. */
import { HIDDEN, heardNotes, type LogEntry, type Seat } from '@loggia/core'
import type { Rect } from '../geometry.ts'
import type { Part, Spot, Tellings } from './parts.ts'

/** What one person did in their turn, note by note. */
export interface Turn<At = Spot> {
  readonly seat: Seat
  readonly deeds: readonly (readonly Part<At>[])[]
}
/** A part with its time, in ms from the beginning. `mark`: it does not move, it only stands there. */
export interface Cue<At> {
  readonly part: Part<At>
  readonly seat: Seat
  readonly at: number
  readonly lasts: number
  readonly mark: boolean
}
export interface Script<At> {
  readonly cues: readonly Cue<At>[]
  /** When each turn begins. */
  readonly turns: readonly number[]
  /** When all has moved. */
  readonly ends: number
}

/** A deed takes this long; where a turn has many, less, but no less than this. */
export const DEED_MS = 260
export const LEAST_MS = 120
/** In less, a line cannot be read. */
export const LINE_MS = 700
/** The most that one turn takes, and several together. */
export const TURN_MS = 1500
export const ALL_MS = 3000
/** How long marks stand after all has moved. */
export const STANDS_MS = 2000

/** What there is to see of rows. A thing that is kept back lies nowhere in sight, and an amount that is kept back is not told. */
export function turnOf(seat: Seat, rows: readonly LogEntry[], { notes, shown }: Tellings, box: unknown): Turn {
  const deeds = rows.flatMap(({ heard }) =>
    (heardNotes(notes, heard) as { kind: string; args: readonly (string | number)[] }[]).flatMap(({ kind, args }) => {
      const show = shown[kind]
      if (!show || args.includes(HIDDEN)) return []
      const parts = [show(args as never, box as never)].flat() as Part[]
      return parts.length ? [parts] : []
    }),
  )
  return { seat, deeds: together(deeds) }
}
const rolls = (deed: readonly Part[] | undefined) => deed?.every(({ part }) => part === 'roll')
/** Dice are rolled together, each note about one. */
function together(deeds: readonly (readonly Part[])[]): (readonly Part[])[] {
  const all: (readonly Part[])[] = []
  for (const deed of deeds)
    if (rolls(deed) && rolls(all.at(-1))) all[all.length - 1] = [...all.at(-1)!, ...deed]
    else all.push(deed)
  return all
}

/** What of a turn can be told where its spots lie (`find`): what stays where it is does not move, and a place lights once. */
export function seen<At>({ seat, deeds }: Turn, find: (spot: Spot) => At | undefined): Turn<At> {
  const lit = new Set<At>()
  /** Where pieces have come meanwhile. */
  const came = new Map<string | undefined, At>()
  const tell = (part: Part): Part<At>[] => {
    if (part.part === 'move') {
      const [from] = part.way
      const piece = typeof from === 'object' && 'was' in from ? from.was : undefined
      const way = part.way
        .flatMap((spot, k) => (k ? undefined : came.get(piece)) ?? find(spot) ?? [])
        .filter((at, k, all) => at !== all[k - 1])
      if (piece && way.length) came.set(piece, way.at(-1)!)
      return way.length > 1 ? [{ ...part, way }] : []
    }
    const at = find(part.at)
    if (at === undefined || (part.part === 'light' && lit.has(at))) return []
    if (part.part === 'light') lit.add(at)
    return [{ ...part, at }]
  }
  return { seat, deeds: deeds.map(parts => parts.flatMap(tell)).filter(parts => parts.length) }
}

/** Where a part takes place. */
export const spotsOf = <At>(part: Part<At>): readonly At[] => (part.part === 'move' ? part.way : [part.at])

/** A deed without anything that moves or lights, such as an income, stands beside the one before it. */
const takesTime = (deed: readonly Part<unknown>[]): boolean => deed.some(({ part }) => part !== 'gain')

/**
 * Turns in their order, each deed after the one before it. What finds no time, the earliest deeds, is only marked. `still`: nothing moves.
 * `left`: how much of the time for several turns there is still. `lines`: each turn has a line, which stands until it is read.
 */
export function script<At>(
  turns: readonly Turn<At>[],
  { still = false, left = ALL_MS, lines = false } = {},
): Script<At> {
  const cues: Cue<At>[] = []
  const begins: number[] = []
  const each = Math.min(TURN_MS, left / Math.max(1, turns.length))
  let now = 0
  for (const { seat, deeds } of turns) {
    begins.push(now)
    const moving = deeds.filter(takesTime).length
    const told = still ? 0 : Math.min(moving, Math.floor(each / LEAST_MS))
    const lasts = Math.min(DEED_MS, each / Math.max(1, told))
    let marked = moving - told
    let at = now
    for (const deed of deeds) {
      const takes = takesTime(deed)
      const mark = marked > 0 || still
      if (takes && mark) marked--
      for (const part of deed) cues.push({ part, seat, at: mark ? now : at, lasts: mark || !takes ? 0 : lasts, mark })
      if (takes && !mark) at += lasts
    }
    // The line of each turn can be read where little or nothing moves.
    now = still ? now + each : Math.max(at, lines ? now + Math.min(each, LINE_MS) : 0)
  }
  return { cues, turns: begins, ends: now }
}

/** What was gained of one thing at one place: the sum as it grows, each from its time on. */
export interface Tally<At> {
  readonly at: At
  readonly icon: string
  readonly sums: readonly { readonly n: number; readonly from: number }[]
}
/** Gains of the same thing at the same place are counted together; what comes to nothing is left out. */
export function tallies<At>(cues: readonly Cue<At>[]): Tally<At>[] {
  const all = new Map<At, Map<string, { n: number; from: number }[]>>()
  for (const { part, at: when, lasts } of cues) {
    if (part.part !== 'gain') continue
    const there = all.get(part.at) ?? new Map<string, { n: number; from: number }[]>()
    all.set(part.at, there)
    const sums = there.get(part.icon) ?? []
    there.set(part.icon, sums)
    const from = when + lasts
    const last = sums.at(-1)
    const n = (last?.n ?? 0) + part.n
    if (last?.from === from) last.n = n
    else sums.push({ n, from })
  }
  return [...all].flatMap(([at, there]) =>
    [...there].flatMap(([icon, sums]) => (sums.at(-1)!.n ? [{ at, icon, sums }] : [])),
  )
}

/** How many gains stand in a line: more would lie below somebody else. */
export const IN_LINE = 4
/** So far below its place a line of gains ends, and a little more. */
const GAIN_HEIGHT_PX = 28
/** How much room a line takes at most. */
const LINE_PX = { width: 760, height: 34 }
/**
 * Where the line stands: in the middle of the board's upper edge, below the gains of people above the board. Where something is told there, it stands at the
 * lower edge.
 */
export function plateFor({ cues }: Script<Rect>, board: Rect): { top: number; middle: number } {
  const middle = board.x + board.width / 2
  const gains = [...Map.groupBy(tallies(cues), ({ at }) => at)].filter(([at]) => at.y + at.height <= board.y)
  const end = ({ y, height }: Rect, n: number) => y + height + GAIN_HEIGHT_PX * Math.ceil(n / IN_LINE)
  const upper = Math.max(board.y, ...gains.map(([at, all]) => end(at, all.length)))
  const lower = board.y + board.height - LINE_PX.height
  // A gain stands below its place.
  const below = ({ part }: Part<Rect>) => (part === 'gain' ? GAIN_HEIGHT_PX : 0)
  const told = cues
    .flatMap(({ part }) => spotsOf(part).map(at => ({ ...at, height: at.height + below(part) })))
    .filter(({ y }) => y >= board.y)
  const covers = (top: number) =>
    told.some(
      ({ x, y, width, height }) =>
        y < top + LINE_PX.height &&
        y + height > top &&
        Math.abs(x + width / 2 - middle) < (width + Math.min(LINE_PX.width, board.width)) / 2,
    )
  return { top: covers(upper) && !covers(lower) ? lower : upper, middle }
}
