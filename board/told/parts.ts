/**
 * What there is to see of something that happened. A game says it as data, note by note: what lights, what moves from
 * where to where, which die is rolled, what is gained. It says no more: when, how long and how it looks is told by the
 * engine.
 */
import type { Lexicon, Seat, Target, VerbOf, WordOf } from '@loggia/core'

/**
 * A thing on the table, a thing before a person, or the person: what is not in sight there is told at the person. Or where a piece (`data-spot`) stood before it moved, and
 * where it stands now.
 */
export type Spot =
  | Target
  | { readonly seat: Seat; readonly thing?: Target }
  | { readonly was: string }
  | { readonly is: string }

/** What moves. `seat`: whose colour it has. */
export interface Thing<Icon extends string = string> {
  readonly shape: 'piece' | 'disc' | 'card'
  readonly icon: Icon | ''
  readonly seat?: Seat
}

/** Something to see, at spots or, once those were looked for, at rectangles of the screen. */
export type Part<At = Spot, Icon extends string = string> =
  | { readonly part: 'light'; readonly at: At; readonly seat?: Seat | undefined }
  | { readonly part: 'move'; readonly thing: Thing<Icon>; readonly way: readonly At[] }
  | { readonly part: 'roll'; readonly face: string; readonly at: At }
  | { readonly part: 'gain'; readonly icon: Icon; readonly n: number; readonly at: At }

/** The place of a deed lights, in the colour of its owner (`seat`), else of who acts. */
export const light = (
  at: Spot,
  seat = typeof at === 'object' && 'seat' in at ? at.seat : undefined,
): Part<Spot, never> => ({ part: 'light', at, seat })
/** A piece in somebody's colour goes this way, and the place where it comes lights. */
export const piece = <I extends string>(seat: Seat, icon: I, ...way: Spot[]): Part<Spot, I>[] => [
  { part: 'move', thing: { shape: 'piece', icon, seat }, way },
  light(way.at(-1)!, seat),
]
/** A disc in somebody's colour does so. */
export const disc = (seat: Seat, ...way: Spot[]): Part<Spot, never>[] => [
  { part: 'move', thing: { shape: 'disc', icon: '', seat }, way },
  light(way.at(-1)!, seat),
]
/** A card or a tile flies. */
export const card = <I extends string>(icon: I, ...way: Spot[]): Part<Spot, I> => ({
  part: 'move',
  thing: { shape: 'card', icon },
  way,
})
/** A die shows this face: an icon of the game, or letters. */
export const die = (face: string | number, at: Spot): Part<Spot, never> => ({ part: 'roll', face: String(face), at })
/** This much more, or (negative) less, stands at the place and is counted together there. */
export const gain = <I extends string>(icon: I, n: number, at: Spot): Part<Spot, I> => ({ part: 'gain', icon, n, at })
/** Where a piece of the drawing stood before. */
export const was = (piece: string): Spot => ({ was: piece })
/** Where it stands now. */
export const is = (piece: string): Spot => ({ is: piece })
/** A person, or a thing before them. */
export const of = (seat: Seat, thing?: Target): Spot => (thing ? { seat, thing } : { seat })

type ArgsIn<N, K> = Extract<WordOf<N>, { kind: K }>['args']
/** Kinds of notes that are not told, and why: reasons for readers of the code, which no page loads. */
type Reasons<N extends Lexicon, U> = Readonly<
  Partial<Record<VerbOf<N>, string>> & Record<Exclude<keyof U, VerbOf<N>>, never>
>
/** Of each other kind of note of a game what there is to see: a kind that is left out is a type error. */
export type Shown<N extends Lexicon, B, Icon extends string, U> = {
  readonly [K in Exclude<VerbOf<N>, keyof U>]: (
    args: ArgsIn<N, K>,
    box: B,
  ) => Part<Spot, Icon> | readonly Part<Spot, Icon>[]
}

/** What the engine needs of a game, loaded after its board: its notes, and what there is to see of each. */
export interface Tellings {
  readonly notes: Lexicon
  readonly shown: Readonly<Record<string, (args: never, box: never) => Part | readonly Part[]>>
  /** Silhouettes of pieces that are no icons of the game. */
  readonly shapes: Readonly<Record<string, Shape>>
}
/** The outline of a piece, and the rectangle that it is drawn in. */
export interface Shape {
  readonly d: string
  readonly viewBox: string
}
export const tellings = <N extends Lexicon, B, Icon extends string, U extends Reasons<N, U>>(
  notes: N,
  shown: Shown<N, B, Icon, U>,
  shapes: Readonly<Record<string, Shape>> = {},
): Tellings => ({ notes, shown: shown as unknown as Tellings['shown'], shapes })
