/** Sentences: one template per word and language, filled with the names of what the word is about. */
import type { Effect, EffectField, EffectsOfGame } from './effects.ts'
import type { Game } from './game.ts'
import { codec, type Domain, type Lexicon, splitWord, type VerbOf } from './lexicon.ts'
import { type Name, type Particle, phrase } from './templates.ts'
import type { IN_ANY_ORDER, PartOf, Step } from './table.ts'

/**
 * All words of a game in one language. A template's `{0}` is its first argument by name. `{0|을/를}` adds the Korean
 * particle that fits, and `{0#1}` takes the form of the name for the number in argument 1. `{0@action}` names argument
 * 0 as a thing of another domain (the action of a section). `{2!1}` is argument 2 if it differs from argument 1, and
 * nothing otherwise. Templates about a step or an effect have its fields: `{left}`, and `{tile@favor}` for a field that
 * holds an id or a number. `{n:step/steps}` adds the noun for one or for more: *3 steps*.
 */
export type Dictionary<Moves, Notes, Reasons, Steps, Orders = object, Effects = object> = Sentences<
  Moves,
  Notes,
  Reasons,
  Steps,
  Orders
> &
  Parts<PartOf<Steps>> &
  Does<Extract<keyof Effects, string>>

/** What each step is that may stand in any order (`Part`), for `first`: "the town". A game without such steps needs none. */
type Parts<Names extends string> = [Names] extends [never]
  ? { parts?: Readonly<Record<string, string>> }
  : { parts: Readonly<Record<Names, string>> }

/** What each kind of effect does. A game whose components have none needs none. */
type Does<Kinds extends string> = [Kinds] extends [never]
  ? { effects?: Readonly<Record<string, string>> }
  : { effects: Readonly<Record<Kinds, string>> }

interface Sentences<Moves, Notes, Reasons, Steps, Orders> {
  title: string
  /** One paragraph for the hall. */
  intro: string
  /**
   * Names of things, by domain and id. Ids of numbers need none, nor do components named by what they do. `seat`: only
   * rivals; people have names of their own.
   */
  names: Readonly<Record<string, Readonly<Record<string, Name>>>>
  moves: Readonly<Record<VerbOf<Moves>, string>>
  notes: Readonly<Record<VerbOf<Notes>, string>>
  reasons: Readonly<Record<VerbOf<Reasons>, string>>
  /** The question of each decision, that of an order too. */
  questions: Readonly<Partial<Record<Extract<keyof Steps, string> | typeof IN_ANY_ORDER, string>>>
  /** Each standing order. */
  orders?: Readonly<Record<VerbOf<Orders>, string>>
  /** Rules in a sentence, by id, for tooltips and refusals. */
  rules: Readonly<Record<string, string>>
  /** Everything else that the board says. */
  texts: Readonly<Record<string, string>>
}
export type AnyDictionary = Dictionary<
  Record<string, unknown>,
  Record<string, unknown>,
  Record<string, unknown>,
  Record<string, unknown>,
  Record<string, unknown>
>

/** Turns notation into sentences. */
export interface Speaker {
  /** `sow:wood` as something that a player may do; for `first:1` the step that it brings up (`Game.chosen`), which names it. */
  move(word: string, chosen?: Step): string
  note(word: string): string
  reason(code: string): string
  /** A standing order as a sentence of its seat. */
  order(word: string): string
  /** The question of a step on top of the stack. */
  question(step: Step): string
  /** What these effects do, in a row. */
  effects(list: readonly Effect[]): string
  /** Name of one (or `count`) of a thing of a domain; where it has none what it does, or its id. */
  name(domain: string, id: string, count?: number): string
  rule(id: string): string
  text(key: string, args?: Readonly<Record<string, string | number>>): string
}

/** A speaker for one game, language and table; `people` are the names of the seats. */
export function speaker(
  game: Pick<Game, 'verbs' | 'notes' | 'reasons'> & {
    box?: unknown
    standingOrders?: { lexicon: Lexicon }
    effects?: EffectsOfGame
  },
  words: AnyDictionary,
  people: readonly string[],
  particle?: Particle,
): Speaker {
  const name = (domain: string, id: string, count = 1): string => {
    if (id === '?') return words.texts.hidden ?? '?'
    const known = domain === 'seat' ? (people[Number(id)] ?? words.names['seat']?.[id]) : words.names[domain]?.[id]
    if (known === undefined) {
      const does = game.effects?.components[domain]?.[id]
      return does ? effects(does) : id
    }
    return typeof known === 'string' ? known : known[count === 1 ? 0 : 1]
  }
  const say =
    (lexicon: Lexicon, templates: Readonly<Record<string, string>>) =>
    (word: string): string => {
      const { verb, ids } = splitWord(word)
      const { verbs, domains } = codec(lexicon)
      const known = domains[verbs.indexOf(verb)] ?? []
      return phrase(
        templates[verb] ?? word,
        field => {
          const [, k, domain, count, unlike] = /^(\d)(?:@([\w-]+))?(?:#(\d))?(?:!(\d))?$/.exec(field) ?? []
          const id = ids[Number(k)]
          if (id === undefined) return undefined
          if (unlike && id === ids[Number(unlike)]) return ''
          return name(domain ?? known[Number(k)]?.name ?? '', id, count ? Number(ids[Number(count)]) : 1)
        },
        particle,
      ).trimEnd()
    }
  /** The domain of a name, wherever the game speaks of it: the first. */
  let domains: ReadonlyMap<string, Domain> | undefined
  const domainOf = (domain: string) =>
    (domains ??= new Map(
      [game.verbs, game.notes, game.reasons]
        .flatMap(l => codec(l).domains.flat())
        .toReversed()
        .map(d => [d.name, d]),
    )).get(domain)
  /** A template about a record, a step or an effect; `{bid+1@florins}`: of a figure one more. */
  const about = (template: string, record: Readonly<Record<string, unknown>>): string =>
    phrase(
      template,
      field => {
        const [, key = '', more, domain, count] = /^([\w-]+)(?:\+(\d+))?(?:@([\w-]+))?(?:#([\w-]+))?$/.exec(field) ?? []
        const known = record[key] as EffectField | undefined
        const value = more && known !== undefined ? Number(known) + Number(more) : known
        if (typeof value === 'object')
          return value.some(v => typeof v === 'object')
            ? effects(value as readonly Effect[])
            : (value as readonly string[]).map(id => name(domain ?? '', id)).join(words.texts['or'] ?? ', ')
        if (domain === undefined || value === undefined) return value
        const id = domainOf(domain)?.words(game.box as never)[Number(value)] ?? String(value)
        return name(domain, id, count ? Number(record[count]) : 1)
      },
      particle,
    )
  const effects = (list: readonly Effect[]): string =>
    list.map(effect => about(words.effects?.[effect.kind] ?? effect.kind, effect)).join(', ')
  const move = say(game.verbs, words.moves)
  return {
    move: (word, chosen) =>
      chosen && words.parts?.[chosen.do] !== undefined
        ? phrase(words.moves['first'] ?? '', { 0: about(words.parts[chosen.do]!, { ...chosen }) }, particle)
        : move(word),
    note: say(game.notes, words.notes),
    reason: say(game.reasons, words.reasons),
    name,
    effects,
    question: step => about(words.questions[step.do as never] ?? step.do, { ...step }),
    order: game.standingOrders ? say(game.standingOrders.lexicon, words.orders ?? {}) : word => word,
    rule: id => words.rules[id] ?? '',
    text: (key, args = {}) => phrase(words.texts[key] ?? key, args, particle),
  }
}
