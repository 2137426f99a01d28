/**
 * What teaches a game before a match: types only. `games/<game>/learn/primer.ts` has the facts, `primer.en.ts` and
 * `primer.ko.ts` the sentences. The page about the game and its rules as a book are made of both.
 */
import type { Options } from './game.ts'
import type { Seat } from './table.ts'
import type { Target } from './targets.ts'

/** A table that a picture shows: a set-up, and what was played from there. */
export interface Position {
  seats: number
  options?: Options
  seed: string
  /** Moves in notation, one after the other, with spaces between. `lab position` writes them. */
  moves?: string
}

/** A cut of one place of the board in a position. It is drawn by the board itself, so it never ages. */
export interface Picture {
  /** A position of the primer. */
  at: string
  /** A place of the board. */
  place: string
  /** Whose place it is, and whose eyes see it. The seat that is asked unless it is said. */
  seat?: Seat
  /** Left, top, width and height of the cut, in hundredths of the width of the whole drawing. */
  cut: readonly [left: number, top: number, width: number, height: number]
  /** How wide the board draws the place before it is cut, in pixels; a phone's layout is narrower than 560. */
  drawn?: number
  /** Targets that are marked as if they could be picked. `asked`: all that the question lights. */
  lit?: readonly Target[] | 'asked'
}

/** Sections of a chapter with the rules that each explains. Every rule stands in exactly one section. */
export interface ChapterFacts {
  /** How long it takes to read. */
  minutes: number
  sections: Readonly<Record<string, readonly string[]>>
  pictures?: Readonly<Record<string, Picture>>
}

/** Where the points of bots come from, as `lab points` measured it. */
export interface MeasuredPoints {
  bot: string
  seats: number
  matches: number
  seed: string
  /** Mean of each source of the final score, the largest first. */
  sources: Readonly<Record<string, number>>
}

/** What a first match is played at: as few choices as the game has, against bots. */
export interface FirstTable {
  seats: number
  options?: Options
}

export interface Primer {
  first: FirstTable
  /** Minutes of a match by number of seats: our estimate where the rulebook says nothing. */
  minutes: Readonly<Record<number, number>>
  /** How much there is to keep in mind, of five; ours. */
  weight: 1 | 2 | 3 | 4 | 5
  positions: Readonly<Record<string, Position>>
  /** The band at the head of the page. */
  band: Picture
  /** A turn in three pictures. */
  turn: readonly [Picture, Picture, Picture]
  points: MeasuredPoints
  /** The rules in reading order. */
  chapters: Readonly<Record<string, ChapterFacts>>
}

/** A heading and what stands below it. */
export interface Passage {
  title: string
  text: string
}

type Sections<C> = C extends { sections: infer S; pictures?: infer P }
  ? { title: string; line: string; sections: { readonly [K in keyof S]: Passage } } & (P extends object
      ? { pictures: { readonly [K in keyof P]: string } }
      : object)
  : never

/** The sentences of a primer: what is missing for a chapter, section or picture of `P` is a type error. */
export interface PrimerWords<P extends Primer> {
  /** What it is about, and how one wins: a sentence each. */
  what: string
  win: string
  /** Where chance comes in, and what is hidden: a few words each. */
  luck: string
  hidden: string
  /** One line beside the heading of the three pictures, and what each shows. */
  turnLine: string
  turn: readonly [Passage, Passage, Passage]
  special: readonly Passage[]
  chapters: { readonly [K in keyof P['chapters']]: Sections<P['chapters'][K]> }
}

/** A primer's sentences, whatever its chapters are. */
export interface AnyPrimerWords extends Omit<PrimerWords<Primer>, 'chapters'> {
  chapters: Readonly<
    Record<
      string,
      {
        title: string
        line: string
        sections: Readonly<Record<string, Passage>>
        pictures?: Readonly<Record<string, string>>
      }
    >
  >
}
