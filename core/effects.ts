/**
 * What components do, as data. One record of an effect gives its icons, its sentence in every language and the rule
 * that explains it. A game has one table of the kinds of its effects and describes each component of its box in them.
 */

/** What a record may hold: amounts, ids of things, or further effects. */
export type EffectField = string | number | readonly string[] | readonly Effect[]
/** Something that a component does: its kind, and what the templates of this kind are filled with. */
export interface Effect {
  readonly kind: string
  readonly [field: string]: EffectField
}

/** The records of a game's own kinds, from an interface that has the fields of each: `interface Effects { gain: { n: number } }`. */
export type EffectOf<Effects> = {
  [K in Extract<keyof Effects, string>]: { readonly kind: K } & Readonly<Effects[K]>
}[Extract<keyof Effects, string>]

/**
 * A kind of effect. `icons` is its strip, words separated by spaces. `[id]` is an icon, `{gains}` a field (an amount,
 * or the strip of further effects), `[{what}]` the icon of the id in a field, or several. `(…)` is quiet, `*…*` loud,
 * and all else is literal: `([end]) *+{vp}* / [{icons}]`. Its sentence has the same fields and stands in the
 * dictionaries (`effects`).
 */
export interface EffectKind {
  readonly icons: string
  /** The rule that explains it. */
  readonly rule: string
}
/** All kinds of a game: one without icons, rule or a sentence in some language is a type error. */
export type EffectKinds<Effects = Record<string, object>> = Readonly<Record<Extract<keyof Effects, string>, EffectKind>>

/** What each component of a box does, by domain and id. One that has no name in the dictionary is named by it. */
export type Components = Readonly<Record<string, Readonly<Record<string, readonly Effect[]>>>>

/** The kinds of effects of a game, and what the components of its box do. */
export interface EffectsOfGame {
  readonly kinds: EffectKinds
  readonly components: Components
}

/** The rule that explains a component best: that of what stands last on it, the most particular. */
export const ruleOfComponent = ({ effects }: { effects?: EffectsOfGame }, domain: string, id: string): string =>
  effects?.kinds[effects.components[domain]?.[id]?.at(-1)?.kind ?? '']?.rule ?? ''
