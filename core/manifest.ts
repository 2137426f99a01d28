/**
 * A game's manifest: everything that the house must know of a game. Server, page and lab read nothing else of it. What is heavy is a
 * function that loads it, so that nobody loads what they do not use.
 */
import type { Facts } from './board.ts'
import type { Cards, CardWords } from './cards.ts'
import type { Faces } from './face.ts'
import type { Game, Options } from './game.ts'
import type { Goal, GoalWords } from './goal.ts'
import type { Knowledge, Measured } from './knowledge.ts'
import type { Legend } from './legend.ts'
import type { AnyLessonsWords, Lessons } from './lesson.ts'
import type { AnyPrimerWords, Primer } from './primer.ts'
import type { ComponentFile } from './provenance.ts'
import type { Pupil } from './pupil.ts'
import type { Puzzles } from './puzzle.ts'
import type { RecordCheck, RecordGrammar } from './record.ts'
import type { Report } from './statistics.ts'
import type { Table } from './table.ts'
import type { Tally, TallyWords } from './tally.ts'
import type { Language } from './templates.ts'
import type { AnyDictionary } from './words.ts'

/** What is known of a game before any of it is loaded; of a game to come, nothing else is. */
export interface Announcement {
  /** Also the name of its folder. */
  id: string
  title: Readonly<Record<Language, string>>
  /** What it is, in one sentence for the front page. */
  line: Readonly<Record<Language, string>>
}

/** The same of a game that can be played. Rules and words take it from there. */
export interface About extends Announcement {
  seats: { readonly min: number; readonly max: number }
  /** How many turns a seat has at most, as clocks count them; where the rules set no limit, more than matches have shown. By it people are told how long a match may last. */
  turns?: number
  /** It has puzzles. */
  hasPuzzles?: true
}

/** The data files of a box, by name. */
export type ComponentFiles = Readonly<Record<string, ComponentFile>>
/** What is noted on where figures come from, by file and by what it is about. */
export type ProvenanceNotes = Readonly<Record<string, Readonly<Record<string, string>>>>
/** How the game reads its rulebook where that leaves room, in a sentence each, by the number of the rule. */
export type Readings = Readonly<Record<string, string>>

/** The rules, and the box that the game is sold with. */
export interface GameRules<T extends Table = Table, B = unknown> {
  /** The game with the box that it comes with. */
  game: Game<T, B>
  /** That box as its data files. */
  shipped: ComponentFiles
  /** The game with a box that an older match was begun with. */
  withBox: (files: never) => Game<T, B>
}

/** A place of a board, as a screen shows it that has room for one at a time: see `Place` of board. */
export interface BoardPlace<Component = unknown> {
  readonly id: string
  readonly of: 'table' | 'seat'
  readonly turns?: true
  readonly closest?: number
  readonly least?: number
  readonly answers: Readonly<Record<string, true | ((id: string, context: never) => boolean)>>
  readonly kit: { readonly icons: Readonly<Record<string, string>> }
  readonly component: Component
}

/** How a board lies on a desk: see `Desk` of board. */
export interface BoardDesk<Component = unknown> {
  readonly kit: { readonly icons: Readonly<Record<string, string>> }
  readonly parts: readonly {
    readonly id: string
    readonly of: 'table' | 'seat'
    readonly at: number
    readonly component: Component
    readonly props?: object
  }[]
  readonly arrangements: readonly object[]
}

/** What draws a game. Components are the page's matter: core knows no framework. */
export interface GameBoard<Component = unknown> {
  Board: Component
  Position: Component
  People: Component
  PlaceView: Component
  places: readonly BoardPlace<Component>[]
  desk?: BoardDesk<Component>
  facts: Facts
  /** What there is to see of each note, told above the board: see `Tellings` of board. */
  told?: () => Promise<{ readonly told: object }>
}

/** A table a few moves before something rare. Made by the same function it is the same table, always. */
export interface Scene<T extends Table = Table> {
  name: string
  table: (game: Game<T>) => T
}

/** What a game declares for the conformance suite, once, beside its scenes: its test and the command line play by it. */
export interface Conformance<T extends Table = Table> {
  scenes?: readonly Scene<T>[]
  /** The set-ups of random matches; by default every combination of the options. Together they have every value of each option. */
  options?: readonly Options[]
  /** Verbs that no random match plays, `step.verb`, each with the reason. */
  unreachable?: Readonly<Record<string, string>>
}

/** Everything that the house must know of a game. */
export interface Manifest<T extends Table = Table, B = unknown> extends About {
  rules: () => Promise<GameRules<T, B>>
  /** Each language is loaded alone: nobody loads what they do not read. */
  words: Readonly<Record<Language, () => Promise<AnyDictionary>>>
  /** What each rule says, where `words` leave it out. It is long and loaded on demand; `wordsOf` returns all words. */
  ruleSentences?: Readonly<Record<Language, () => Promise<AnyDictionary['rules']>>>
  /** What there is to say on where the figures of the data files come from, beyond their words: read on demand. */
  notes: Readonly<Record<Language, () => Promise<ProvenanceNotes>>>
  /** What a player with the booklet on the table may ask about; a game whose rulebook leaves no room has none. */
  readings?: Readonly<Record<Language, () => Promise<Readings>>>
  /** What each kind of question is for, by step, and by `step:verb` where one asks several things: said once to a person who is new to the game. */
  tips?: Readonly<Record<Language, () => Promise<Readonly<Record<string, string>>>>>
  /** What the page about the game and its rules as a book are made of. A game without it has a page of its components. */
  primer?: { facts: () => Promise<Primer>; words: Readonly<Record<Language, () => Promise<AnyPrimerWords>>> }
  /** Tables that teach one thing each, a page at a time. */
  lessons?: { facts: () => Promise<Lessons<T>>; words: Readonly<Record<Language, () => Promise<AnyLessonsWords>>> }
  /** Decisions of bots' matches with one good answer. */
  puzzles?: () => Promise<Puzzles>
  /** Cards of peoples and the like, the domain of their names and targets, and the kinds of question that choose among them. */
  cards?: {
    domain: string
    asked: readonly string[]
    /** The board says itself what they are in short, so that a plate only has the one that is pointed at. */
    inShort?: 'board'
    facts: () => Promise<Cards<string, T, B>>
    words: Readonly<Record<Language, () => Promise<CardWords>>>
  }
  /** How one wins, in one line, and where points come from now. */
  goal?: { facts: () => Promise<Goal<T, B>>; words: Readonly<Record<Language, () => Promise<GoalWords>>> }
  /** What its icons are called. */
  legend?: () => Promise<Legend>
  /** Engraved pictures of its people and the like: they come after the board. */
  faces?: () => Promise<Faces<string, T, B>>
  /** A player that knows what the lessons say: `lab lessons` measures by it what they are worth. */
  pupil?: () => Promise<Pupil<T, B>>
  board: () => Promise<GameBoard>
  bot: () => Promise<Knowledge<T, B>>
  /** What `lab levels` found of its bots. */
  strength?: () => Promise<Measured>
  conformance: () => Promise<Conformance<T>>
  /** Matches that are recorded elsewhere: the grammar of `ledger/index.ts` reads and writes them, `check` compares a replay with their states. */
  record?: {
    grammar: () => Promise<RecordGrammar>
    check: () => Promise<(text: string, states?: readonly object[]) => RecordCheck>
  }
  /** What is counted of its finished matches, and what `lab report` has found in matches between bots. */
  tally?: { facts: () => Promise<Tally>; words: Readonly<Record<Language, () => Promise<TallyWords>>> }
  report?: () => Promise<Report>
}

/** A game's manifest, typed for its own table and box, as the house has it: it treats all games alike. */
export const manifestOf = <T extends Table, B>(typed: Manifest<T, B>): Manifest => typed as unknown as Manifest

/** All words of a game in a language, with what each rule says. */
export async function wordsOf({ words, ruleSentences }: Manifest, language: Language): Promise<AnyDictionary> {
  const [said, rules] = await Promise.all([words[language](), ruleSentences?.[language]()])
  return rules ? { ...said, rules } : said
}
