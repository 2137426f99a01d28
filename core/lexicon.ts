/**
 * Words: a move, a reason and a note are each one integer, one word of notation and (in `words/`) one sentence.
 * A lexicon numbers every word that its verbs can form over their domains, by mixed radix. Sizes belong to the
 * domains, not to the box, so a lexicon is a module's constant and every map has the same action space.
 */

import { MOST_PARTS } from './table.ts'

/** A finite set of things that a word can be about. `words(box)` gives their stable ids, in order. */
export interface Domain<Name extends string = string> {
  readonly name: Name
  readonly size: number
  readonly words: (box: never) => readonly string[]
}

/** Things whose ids come from the components in the box; `size` bounds every box. */
export const boxed = <const Name extends string, B>(
  name: Name,
  size: number,
  words: (box: B) => readonly string[],
): Domain<Name> => ({ name, size, words })

/** Things that are the same in every box. */
export const fixed = <const Name extends string>(name: Name, ...ids: string[]): Domain<Name> => ({
  name,
  size: ids.length,
  words: () => ids,
})

/** The numbers 0 … size − 1. */
export const numbers = <const Name extends string>(name: Name, size: number): Domain<Name> =>
  fixed(name, ...Array.from({ length: size }, (_, n) => String(n)))

/** What those who listen or look may not know. */
export const HIDDEN = -1

type Spec = Readonly<Record<string, readonly Domain[]>>
type Numbers<D extends readonly Domain[]> = { [K in keyof D]: number }
const CODEC = Symbol('codec')

/** For each verb a function from its arguments to the word's number. */
export type Lexicon<S extends Spec = Spec> = { readonly [K in keyof S]: (...args: Numbers<S[K]>) => number } & {
  readonly [CODEC]: Codec & { readonly spec?: S }
}

/** The arguments of a word's function. */
export type ArgsOf<W> = W extends (...args: infer A extends number[]) => number ? A : never
export type VerbOf<L> = Extract<keyof L, string>
/** The names of the domains of a lexicon's words. */
export type DomainOf<L> = L extends { readonly [CODEC]: { readonly spec?: infer S extends Spec } }
  ? S[keyof S][number]['name']
  : never

/** A word taken apart: its verb, and for each argument the domain and the index there (HIDDEN where it is not told). */
export interface Parsed {
  verb: string
  args: number[]
  domains: readonly Domain[]
}

/** Reads and writes the words of one lexicon. */
export interface Codec {
  /** Words are base … size − 1. */
  readonly base: number
  readonly size: number
  readonly verbs: readonly string[]
  /** First word of each verb, in the order of `verbs`. */
  readonly first: readonly number[]
  readonly domains: readonly (readonly Domain[])[]
  /** Index in `verbs` of a word. */
  verbOf(word: number): number
  read(word: number): Parsed
  /** `build:E7,dwelling`; an argument that is HIDDEN is written `?`; `redacted` hides all of them. */
  format(word: number, box: unknown, redacted?: boolean): string
  /** The word of a notation, or −1 when there is no such word in this box. */
  parse(text: string, box: unknown): number
}

/** The codec behind a lexicon. */
export const codec = (lexicon: { readonly [CODEC]: Codec }): Codec => lexicon[CODEC]

/**
 * Numbers all words of the given verbs, starting with `base`. With `holes`, every argument may also be HIDDEN (for notes that
 * not everybody hears in full).
 */
export function lexicon<const S extends Spec>(spec: S, { base = 0, holes = false } = {}): Lexicon<S> {
  const verbs = Object.keys(spec),
    first: number[] = [],
    domains = verbs.map(v => spec[v])
  const hole = holes ? 1 : 0
  const words: Record<string, (...args: number[]) => number> = {}
  let size = base
  for (const verb of verbs) {
    const start = size,
      dims = spec[verb].map(d => d.size + hole),
      [, d1 = 1, d2 = 1] = dims
    first.push(start)
    size += dims.reduce((a, b) => a * b, 1)
    words[verb] =
      dims.length === 0
        ? () => start
        : dims.length === 1
          ? a => start + a! + hole
          : dims.length === 2
            ? (a, b) => start + (a! + hole) * d1 + b! + hole
            : dims.length === 3
              ? (a, b, c) => start + ((a! + hole) * d1 + b! + hole) * d2 + c! + hole
              : (...args) => start + args.reduce((sum, a, k) => sum * dims[k] + a + hole, 0)
  }
  if (size > 1 << 20) throw new Error(`a lexicon of ${size} words: use narrower domains`)
  const verbOf = new Uint16Array(size)
  for (let v = 0; v < verbs.length; v++) verbOf.fill(v, first[v])

  function read(word: number): Parsed {
    const v = verbOf[word],
      args: number[] = []
    let rest = word - first[v]
    for (let k = domains[v].length - 1; k >= 0; k--) {
      const size = domains[v][k].size + hole
      args[k] = (rest % size) - hole
      rest = Math.floor(rest / size)
    }
    return { verb: verbs[v], args, domains: domains[v] }
  }
  return Object.assign(words, {
    [CODEC]: {
      base,
      size,
      verbs,
      first,
      domains,
      verbOf: (word: number) => verbOf[word],
      read,
      format(word: number, box: unknown, redacted = false) {
        const { verb, args, domains } = read(word)
        if (!args.length) return verb
        return `${verb}:${args.map((a, k) => (redacted || a === HIDDEN ? '?' : domains[k].words(box as never)[a])).join(',')}`
      },
      parse(text: string, box: unknown) {
        const colon = text.indexOf(':'),
          verb = colon < 0 ? text : text.slice(0, colon),
          v = verbs.indexOf(verb)
        if (v < 0) return -1
        const parts = colon < 0 ? [] : text.slice(colon + 1).split(',')
        if (parts.length !== domains[v].length) return -1
        const args = parts.map((p, k) => (holes && p === '?' ? HIDDEN : domains[v][k].words(box as never).indexOf(p)))
        return parts.some((p, k) => args[k] === HIDDEN && !(holes && p === '?')) ? -1 : words[verb](...args)
      },
    } satisfies Codec,
  }) as unknown as Lexicon<S>
}

/** The move that core itself offers: which of several steps comes first (`inAnyOrder`). */
export const FIRST = { first: [numbers('choice', MOST_PARTS)] } as const

/** Words that core itself writes are not a game's. */
type Free<S, Own> = S & { [K in keyof Own]?: never }
function refuse(spec: object, own: object, what: string): void {
  const taken = Object.keys(own).filter(word => word in spec)
  if (taken.length) throw new Error(`${taken.join(', ')}: ${what} of core's own`)
}

/** The moves of a game: its verbs and core's own. */
export function verbs<const S extends Spec>(spec: Free<S, typeof FIRST>): Lexicon<S & typeof FIRST> {
  refuse(spec, FIRST, 'a verb')
  return lexicon({ ...(spec as S), ...FIRST })
}

/** The reason that permits. */
export const OK = 0
/** A reason: OK, or a word of the game's reasons. */
export type Reason = number

/** Core's own reasons; they have the same numbers in every game. */
const CORE_REASONS = {
  'not-your-turn': ['core'],
  'not-now': ['core'],
  'no-such-move': ['core'],
  'same-as-another': ['core'],
} as const
export const NOT_YOUR_TURN: Reason = 1,
  NOT_NOW: Reason = 2,
  NO_SUCH_MOVE: Reason = 3,
  SAME_AS_ANOTHER: Reason = 4

type RuledSpec = Readonly<Record<string, readonly [rule: string, ...Domain[]]>>
type Unruled<S extends RuledSpec> = {
  [K in keyof S]: S[K] extends readonly [string, ...infer D extends Domain[]] ? D : never
}

/**
 * Why something can't be done: each reason with the id of its rule, then its arguments' domains.
 * `reasons({ short: ['OST-5.4.6', GOOD] })`. They are numbered from 1, core's own first.
 */
export function reasons<const S extends RuledSpec>(
  spec: Free<S, typeof CORE_REASONS>,
): { R: Lexicon<Unruled<S & typeof CORE_REASONS>>; ruleOf: (verb: string) => string } {
  refuse(spec, CORE_REASONS, 'a reason')
  const all: RuledSpec = { ...CORE_REASONS, ...(spec as S) }
  const R = lexicon(Object.fromEntries(Object.entries(all).map(([k, [, ...d]]) => [k, d])) as Spec, { base: 1 })
  return { R: R as never, ruleOf: verb => all[verb]?.[0] ?? 'core' }
}
