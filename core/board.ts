/**
 * What the table page and the board of a game say to each other: types. A board is a handful of Svelte components in
 * `games/<game>/board/index.ts`, the page that frames it knows no rules, and neither imports the other.
 *
 * `board/index.ts` exports `Board` (props `BoardProps`: the common board), `Position` (props `PositionProps`: one
 * person's whole position), `People` (props `PositionProps`: one person's position at a glance) and `facts`. My
 * position stands in the right column; the others' open on request. In a row of people the page draws shield, name and
 * number.
 *
 * A board is drawn for a width of 860 px and scaled as a whole by the page, down to 0.8: its smallest letters are 14 px there.
 * What stands for a target carries it as `data-target`, is a button to assistive techniques and answers a click at its middle.
 */
import type { Foreseen } from './foresee.ts'
import type { Game, Score } from './game.ts'
import type { Reason } from './lexicon.ts'
import type { LogEntry } from './log.ts'
import type { Viewer, Seat, Table } from './table.ts'
import type { Target } from './targets.ts'
import type { Language } from './templates.ts'
import type { Speaker } from './words.ts'

/** What can be clicked now. A target that is not lit can still be asked why not. */
export interface Lit {
  /** Lit targets, each with the number key that picks it, or 0. */
  readonly targets: ReadonlyMap<Target, number>
  /** Picked already, while a move of several arguments is being put together. */
  readonly chosen: readonly Target[]
  /** Pointed at or focused, on the board or in the list of choices. */
  readonly hover: Target | null
  /** What all answers that are left have in common: as good as picked. */
  readonly given?: readonly Target[]
}

/** Colours of people: see the tokens `--gules-t` … and the patterns `h-gules` (hatching) and `o-gules` (one bold stroke). */
export type Tincture = 'gules' | 'azure' | 'vert' | 'or' | 'purpure' | 'sable' | 'tenne' | 'cendree' | 'argent'
/** By seat, where a game has none of its own. */
export const TINCTURES = ['gules', 'azure', 'vert', 'or', 'purpure'] as const satisfies readonly Tincture[]
/** Of rivals, which the rules play without a seat: the first is black, the others are grey. */
export const rivalTincture = (nth: number): Tincture => (nth ? 'cendree' : 'sable')

export interface SeatInfo {
  seat: Seat
  name: string
  kind: 'person' | 'bot' | 'open'
  you: boolean
  colour: Tincture
}

/** The row that led to the shown view, and the view before it: what a board needs to move pieces from where they were. */
export interface Last<T extends Table = Table> {
  readonly entry: LogEntry
  readonly before: T
}

/** The move that is pointed at (notation) and the view that would follow, as far as it can be foreseen. */
export interface Preview<T extends Table = Table> {
  readonly seat: Seat
  readonly move: string
  readonly after: T
}

/** Why something can't be done: a sentence, and the rule with what it says. */
export interface Refusal {
  readonly sentence: string
  readonly rule: string
  readonly text: string
}

/** Standing orders of the viewer, in notation, and functions to add or withdraw one. */
export interface StandingProps {
  readonly orders: readonly string[]
  give: (order: string) => void
  withdraw: (order: string) => void
}

export interface BoardProps<T extends Table = Table, B = unknown> {
  view: T
  /** The rules of this match, with its box. */
  game: Game<T, B>
  box: B
  /** The viewer: a seat, or SPECTATOR. */
  viewer: Viewer
  seats: readonly SeatInfo[]
  lit: Lit
  speaker: Speaker
  lang: Language
  last: Last<T> | null
  preview: Preview<T> | null
  /** False: nothing moves, everything is at once (the setting of the person or of the system). */
  motion: boolean
  /** Every hexagon of a map has its name on it. */
  names?: boolean
  /** What else there is to say of a thing where it is explained. */
  more?: ((target: Target) => string | undefined) | undefined
  /** Where the viewer can give standing orders now. */
  standing?: StandingProps | undefined
  /** A lit target was clicked, or Enter pressed on it. */
  onpick: (target: Target) => void
  /**
   * An unlit target was clicked or held. The page explains why, and returns the text so that the board can show it
   * there.
   */
  onwhy: (target: Target) => Refusal | void
  /** A finger fell between these, one hardly nearer than the other. Without it the nearer one is meant. */
  onbetween?: (targets: readonly Target[]) => void
  /** A target is pointed at or focused, or no longer. */
  onhover: (target: Target | null) => void
}

export interface PositionProps<T extends Table = Table, B = unknown> extends BoardProps<T, B> {
  /** Whose position is drawn. */
  seat: Seat
}

/** What a board's functions receive: the view, the rules with this match's box, the viewer, and the speaker. */
export interface BoardContext<T extends Table = Table, B = unknown> {
  view: T
  game: Game<T, B>
  box: B
  seat: Seat
  speaker: Speaker
}

/** What the page's own words need to know of a view. Pure functions of the game, beside its components. */
export interface Facts<T extends Table = Table, B = unknown> {
  /** The big number of a person's row with its name, e.g. rewards. */
  number: (context: BoardContext<T, B>) => { value: number; name: string }
  /** Where the match stands, in three words: "round 9". */
  phase: (context: BoardContext<T, B>) => string
  /** Points by source if the match ended now, where a view tells more than `scores` of the rules: what only the end counts. */
  projected?: (context: BoardContext<T, B>) => readonly Score[]
  /** How far the end is: which round of how many, or what is still to come of what brings it. */
  ending?: (context: BoardContext<T, B>) => string
  /** Two to four figures of a person, where there is no room for more; icons of the board. */
  figures?: (context: BoardContext<T, B>) => readonly { icon: string; name: string; n: number | string }[]
  /** How many things lie in some places of the board, for their words: cards, orders. */
  counts?: (context: BoardContext<T, B>) => Readonly<Record<string, number>>
  /** A short line under a name: "first player", "2nd". */
  role: (context: BoardContext<T, B>) => string
  /** The colour by which a person is known at this table, where it is not that of the seat. */
  tincture?: (context: BoardContext<T, B>) => Tincture
  /** It has a map whose hexagons have names that are not always drawn (`names` of the props). */
  names?: true
  /** People who share one screen keep things from each other: what the next one sees is covered until that one has taken it. */
  secrets?: true
  /** Where a move stands among the choices: smaller first; 0 for most. */
  rank?: (context: BoardContext<T, B>, move: string) => number
  /** Whether a move is on offer all the time, beside what is asked: it is told apart from the answers. */
  anyTime?: (context: BoardContext<T, B>, move: string) => boolean
  /** How often a move may be made in a row, where people think of it as an amount: it is asked for and given as one answer. */
  repeats?: (context: BoardContext<T, B>, move: string) => number
  /**
   * A move that hardly ever needs a thought: the page makes it unless the player wants to be asked. Empty for none.
   */
  routine?: (context: BoardContext<T, B>, legal: readonly string[]) => string
  /** Why nothing can be done with a target now, where the game knows better than the first refusal; undefined where it does not. */
  why?: (context: BoardContext<T, B>, target: Target) => Reason | undefined
  /** The name of the part of the match that begins with this row, a round; empty where none does. */
  sectionTitle?: (entry: LogEntry, speaker: Speaker) => string
  /** Whose part begins with this row, where each seat has its own; undefined where all share it. */
  sectionSeat?: (entry: LogEntry) => Seat | undefined
  /** Whether a row that begins a part belongs to it, as an income turn does to its era; where it does not, the part begins behind it. */
  opens?: (entry: LogEntry) => boolean
  /** The rule behind a note, where it is not that of its kind; undefined where it is. */
  rule?: (note: string) => string | undefined
  /** A row as the log tells it: the move first, nothing twice. */
  formatEntry: (entry: LogEntry, speaker: Speaker) => readonly Told[]
  /** What a row costs and brings its seat, in a few words: for a button with the view that would follow, in the log without. Empty when nothing. */
  gainSummary: (entry: LogEntry, after: T | null, speaker: Speaker) => string
  /** What a person has, by name: where an answer changes more of it than `gainSummary` tells, the bar tells that as well. */
  amounts?: (context: BoardContext<T, B>) => Readonly<Record<string, string | number>>
  /**
   * What else follows from an answer, in a few words: its later worth, what is lost for good or left undone, what
   * cannot be done there.
   */
  consequence?: (context: BoardContext<T, B>, move: string, then: Foreseen<T>) => string
  /** How the row changes what `number` shows of each seat: without a view of every row, the score after it follows from the one now. */
  points?: (entry: LogEntry) => readonly Points[]
  /**
   * A row, with each turn that ends in it, rivals' turns included. Without it, consecutive rows of one person are one
   * turn.
   */
  turns?: (entry: LogEntry) => readonly LogEntry[]
  /** An auction goes round the table and is one line of the log all the same. */
  auction?: {
    /** Whether a row opens one, belongs to the one that runs, or is the last of it. */
    part: (entry: LogEntry) => 'opens' | 'runs' | 'ends' | undefined
    /** Who has it now, and its price; while nobody has it, who opened it. */
    tell: (rows: readonly LogEntry[], speaker: Speaker) => { seat: Seat; text: string }
  }
}

/** This many points more, or fewer if negative. */
export interface Points {
  seat: Seat
  n: number
}

/** A line of the log: a word in notation, said as the speaker does unless it has a `text` of its own. */
export interface Told {
  word: string
  text?: string
  by?: Seat
  note: boolean
}
