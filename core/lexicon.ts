/**
 * Words: a move, a reason and a note are each one integer, one word of notation and (in `words/`) one sentence.
 * A lexicon numbers every word that its verbs can form over their domains, by mixed radix. Sizes belong to the
 * domains, not to the box, so a lexicon is a module's constant and every map has the same action space.
 */

import { MOST_PARTS } from './table.ts'

/** A finite set of things that a word can be about. `words(box)` gives their stable ids, in order. */
export interface Domain<Name extends string = string, Id extends string | number = string | number> {
  readonly name: Name
  readonly size: number
  readonly words: (box: never) => readonly string[]
  /** Its ids are numbers. */
  readonly numeric: boolean
  /** For types alone. */
  readonly id?: Id
}

/** Things whose ids come from the components in the box; `size` bounds every box. A box never changes, so its list is made once. */
export const boxed = <const Name extends string, B extends object>(
  name: Name,
  size: number,
  words: (box: B) => readonly string[],
): Domain<Name, string> => {
  const made = new WeakMap<B, readonly string[]>()
  return {
    name,
    size,
    numeric: false,
    words(box: B) {
      const list = made.get(box) ?? words(box)
      made.set(box, list)
      return list
    },
  }
}

/** Things that are the same in every box. */
export const fixed = <const Name extends string, const Id extends string>(
  name: Name,
  ...ids: Id[]
): Domain<Name, Id> => ({ name, size: ids.length, words: () => ids, numeric: false })

/** The numbers 0 … size − 1. */
export const numbers = <const Name extends string>(name: Name, size: number): Domain<Name, number> => {
  const ids = Array.from({ length: size }, (_, n) => String(n))
  return { name, size, words: () => ids, numeric: true }
}

/** What those who listen or look may not know. */
export const HIDDEN = -1
/** The same, as an id in notation. */
export const UNTOLD = '?'

type Spec = Readonly<Record<string, readonly Domain[]>>
type Numbers<D extends readonly Domain[]> = { [K in keyof D]: number }
type Ids<D extends readonly Domain[]> = { -readonly [K in keyof D]: D[K] extends Domain<string, infer Id> ? Id : never }

/** What an author writes of each word: the id of the rule behind it, where one explains it, then the domains of its arguments. */
type Words = Readonly<Record<string, readonly Domain[] | readonly [rule: string, ...Domain[]]>>
type Unruled<S extends Words> = {
  readonly [K in keyof S]: S[K] extends readonly [string, ...infer D extends readonly Domain[]]
    ? D
    : S[K] extends readonly Domain[]
      ? S[K]
      : never
}
const CODEC = Symbol('codec')

/** For each verb a function from its arguments to the word's number. */
export type Lexicon<S extends Spec = Spec> = { readonly [K in keyof S]: (...args: Numbers<S[K]>) => number } & {
  readonly [CODEC]: Codec & { readonly spec?: S }
}

/** The arguments of a word's function. */
export type ArgsOf<W> = W extends (...args: infer A extends number[]) => number ? A : never
export type VerbOf<L> = Extract<keyof L, string>
type SpecOf<L> = L extends { readonly [CODEC]: { readonly spec?: infer S extends Spec } } ? S : never
/** The names of the domains of a lexicon's words. */
export type DomainOf<L> = SpecOf<L>[keyof SpecOf<L>][number]['name']
/** Any word of a lexicon, taken apart: what kind it is decides what it is about. Ids are as in notation, those of numbers as numbers. */
export type WordOf<L> = { [K in keyof SpecOf<L>]: { kind: K; args: Ids<SpecOf<L>[K]> } }[keyof SpecOf<L>]

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
  /** The id of the rule behind a verb; empty where none explains it. */
  ruleOf(verb: string): string
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

/** A word of any notation as it is written: what comes before the colon, and the ids after it. */
export function splitWord(text: string): { verb: string; ids: string[] } {
  const colon = text.indexOf(':')
  return colon < 0 ? { verb: text, ids: [] } : { verb: text.slice(0, colon), ids: text.slice(colon + 1).split(',') }
}

/**
 * A word in notation, taken apart and typed: `read(N, 'took:1,7')` is `{ kind: 'took', args: [1, 7] }`. Undefined for what is no word of the
 * lexicon. What is not told is UNTOLD, or HIDDEN among numbers.
 */
export function read<L extends Lexicon>(lexicon: L, text: string): WordOf<L> | undefined {
  const { verbs, domains } = codec(lexicon)
  const { verb, ids } = splitWord(text)
  const known = domains[verbs.indexOf(verb)]
  if (known?.length !== ids.length) return undefined
  const args = ids.map((id, k) => (!known[k].numeric ? id : id === UNTOLD ? HIDDEN : Number(id)))
  return { kind: verb, args } as unknown as WordOf<L>
}

/** The id of the rule behind a word in notation; empty where none explains it. */
export const ruleOf = (lexicon: Lexicon, text: string): string => codec(lexicon).ruleOf(splitWord(text).verb)

/**
 * Numbers all words of the given verbs, starting with `base`; before the domains of a verb may stand the id of its rule. With `holes`, every argument may also be HIDDEN (for notes that
 * not everybody hears in full).
 */
export function lexicon<const S extends Words>(spec: S, { base = 0, holes = false } = {}): Lexicon<Unruled<S>> {
  const verbs = Object.keys(spec)
  const first: number[] = []
  const ruled = (verb: string) => typeof spec[verb]?.[0] === 'string'
  const domains = verbs.map(v => (ruled(v) ? spec[v].slice(1) : spec[v]) as readonly Domain[])
  const hole = holes ? 1 : 0
  const words: Record<string, (...args: number[]) => number> = {}
  let size = base
  for (const [v, verb] of verbs.entries()) {
    const start = size
    const dims = domains[v].map(d => d.size + hole)
    const [, d1 = 1, d2 = 1] = dims
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
    const v = verbOf[word]
    const args: number[] = []
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
      ruleOf: verb => (ruled(verb) ? (spec[verb][0] as string) : ''),
      verbOf: (word: number) => verbOf[word],
      read,
      format(word: number, box: unknown, redacted = false) {
        const { verb, args, domains } = read(word)
        if (!args.length) return verb
        return `${verb}:${args.map((a, k) => (redacted || a === HIDDEN ? UNTOLD : domains[k].words(box as never)[a])).join(',')}`
      },
      parse(text: string, box: unknown) {
        const { verb, ids } = splitWord(text)
        const known = domains[verbs.indexOf(verb)]
        if (known?.length !== ids.length) return -1
        const args = ids.map((id, k) => (holes && id === UNTOLD ? HIDDEN : known[k].words(box as never).indexOf(id)))
        return ids.some((id, k) => args[k] === HIDDEN && !(holes && id === UNTOLD)) ? -1 : words[verb](...args)
      },
    } satisfies Codec,
  }) as unknown as Lexicon<Unruled<S>>
}

/** The move that core itself offers: which of several steps comes first (`inAnyOrder`). */
export const FIRST = { first: [numbers('choice', MOST_PARTS)] } as const

/** A game cannot use core's own words. */
type Free<S, Own> = S & { [K in keyof Own]?: never }
function refuse(spec: object, own: object, what: string): void {
  const taken = Object.keys(own).filter(word => word in spec)
  if (taken.length) throw new Error(`${taken.join(', ')}: ${what} of core's own`)
}

/** The moves of a game, each with the id of its rule: its verbs and core's own. `verbs({ take: ['LAN-2.3', LANTERN] })`. */
export function verbs<const S extends Words>(spec: Free<S, typeof FIRST>): Lexicon<Unruled<S> & typeof FIRST> {
  refuse(spec, FIRST, 'a verb')
  return lexicon({ ...(spec as S), ...FIRST }) as never
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
export const NOT_YOUR_TURN: Reason = 1
export const NOT_NOW: Reason = 2
export const NO_SUCH_MOVE: Reason = 3
export const SAME_AS_ANOTHER: Reason = 4

type RuledWords = Readonly<Record<string, readonly [rule: string, ...Domain[]]>>

/**
 * Why something can't be done: each reason with the id of its rule, then its arguments' domains.
 * `reasons({ short: ['OST-5.4.6', GOOD] })`. They are numbered from 1, core's own first.
 */
export function reasons<const S extends RuledWords>(
  spec: Free<S, typeof CORE_REASONS>,
): Lexicon<Unruled<S & typeof CORE_REASONS>> {
  refuse(spec, CORE_REASONS, 'a reason')
  return lexicon({ ...CORE_REASONS, ...(spec as S) }, { base: 1 }) as never
}
