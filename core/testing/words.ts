/** The laws of words: whatever a game may say can be said in every language, and each language says the same. */
import { type Game, offered } from '../game.ts'
import { codec, type Lexicon } from '../lexicon.ts'
import { IN_ANY_ORDER } from '../table.ts'
import { type Language, LANGUAGES, type Particle } from '../templates.ts'
import { type AnyDictionary, type Speaker, speaker } from '../words.ts'

export interface Wording {
  words: Readonly<Record<Language, AnyDictionary>>
  particle: Particle
  /** Domains whose ids say enough in any language: numbers, squares. */
  plain?: readonly string[]
  /** What else must have a name, by domain. */
  things?: Readonly<Record<string, readonly string[]>>
  /** Sources of the board: whatever they ask for by `.text('…')` or `.name('…')` must be there. */
  board?: readonly string[]
}

const PARTS = ['moves', 'notes', 'reasons', 'questions', 'parts', 'effects', 'rules', 'texts'] as const
/** Domains that core itself brings: people have their own names, and what is done first is said by its template. */
const OURS = ['seat', 'choice']
/** A sentence that was not filled, or a word that nobody put into one. */
const RAW = /[{}|]|undefined|^[a-z-]+(:|$)/

/** What is missing or wrong, a line each; none for a game that can say everything. */
export function wordFaults(game: Game, { words, particle, plain = [], things = {}, board = [] }: Wording): string[] {
  return [
    ...LANGUAGES.flatMap(lang =>
      silences(game, words[lang], particle, plain, things).map(fault => `${lang}: ${fault}`),
    ),
    ...differences(words),
    ...strangers(game, words, board),
  ]
}

/** What one language can't say. */
function silences(
  game: Game,
  words: AnyDictionary,
  particle: Particle,
  plain: readonly string[],
  things: NonNullable<Wording['things']>,
): string[] {
  const { verbs, notes, reasons, stepNames } = game
  const faults = new Set<string>()
  const named = (domain: string, id: string) => {
    if (words.names[domain]?.[id] === undefined && !game.effects?.components[domain]?.[id]?.length)
      faults.add(`${domain} ${id} has no name`)
  }
  for (const option of offered(game.options))
    for (const id of [option.id, ...option.values.map(v => `${option.id}:${v}`)]) named('option', id)
  for (const [domain, ids] of Object.entries(things)) for (const id of ids) named(domain, id)
  for (const domain of [verbs, notes, reasons].flatMap(l => codec(l).domains.flat()))
    if (![...plain, ...OURS].includes(domain.name))
      for (const id of domain.words(game.box as never)) named(domain.name, id)

  const people = Array.from({ length: game.seats.max }, (_, seat) => `Ada ${seat}`)
  const say = speaker(game, words, people, particle)
  for (const [lexicon, tell] of [
    [verbs, say.move],
    [notes, say.note],
    [reasons, say.reason],
  ] as const)
    for (const word of samples(lexicon, game.box)) {
      const said = tell(word)
      if (!said || RAW.test(said)) faults.add(`${word} is said "${said}"`)
    }
  for (const fault of speechless(game, words, say)) faults.add(fault)
  for (const verb of codec(verbs).verbs)
    if (!words.texts[`verb-${verb}`]) faults.add(`${verb} has no name of its own, verb-${verb}`)
  for (const step of stepNames)
    if (step !== IN_ANY_ORDER && game.verbsOf(step).length && !/[?.]$/.test(words.questions[step] ?? ''))
      faults.add(`${step} asks no question`)
  if (words.parts && Object.keys(words.parts).length && !/[?.]$/.test(words.questions[IN_ANY_ORDER] ?? ''))
    faults.add(`${IN_ANY_ORDER} asks no question`)
  for (const [step, template] of Object.entries(words.parts ?? {})) {
    if (!stepNames.includes(step)) faults.add(`${step} is no step that could come first`)
    if (!template) faults.add(`${step} has no name where it may come first`)
  }
  for (const lexicon of [verbs, notes, reasons])
    for (const verb of codec(lexicon).verbs) {
      const rule = codec(lexicon).ruleOf(verb)
      if (rule && rule !== 'core' && !/\.$/.test(words.rules[rule] ?? '')) faults.add(`${rule} has no sentence`)
    }
  return [...faults]
}

/** Components that don't say what they do, or say the same and do something else; kinds of effects that nothing draws or explains. */
function* speechless({ effects }: Game, words: AnyDictionary, say: Speaker): Generator<string> {
  for (const [domain, things] of Object.entries(effects?.components ?? {})) {
    const met = new Map<string, string>()
    for (const [id, list] of Object.entries(things)) {
      const said = say.effects(list)
      const does = JSON.stringify(list)
      if (!said || RAW.test(said)) yield `${domain} ${id} is said "${said}"`
      if ((met.get(said) ?? does) !== does) yield `${domain} ${id} is said "${said}" as another is`
      met.set(said, does)
    }
  }
  for (const [kind, { icons, rule }] of Object.entries(effects?.kinds ?? {})) {
    if (!icons) yield `the effect ${kind} has no icons`
    if (!/\.$/.test(words.rules[rule] ?? '')) yield `the effect ${kind} is explained by ${rule}, which has no sentence`
  }
}

/** Words of a lexicon that mean something in the box: every value of every argument, not every combination of all of them. */
function* samples(lexicon: Lexicon, box: unknown): Generator<string> {
  const { base, size, read, format } = codec(lexicon)
  const met = new Set<string>()
  for (let word = base; word < size; word++) {
    const { verb, args, domains } = read(word)
    if (args.some((a, k) => a >= domains[k].words(box as never).length)) continue
    const news = [verb, ...args.map((a, k) => `${verb} ${k} ${a}`)].filter(x => !met.has(x))
    for (const x of news) met.add(x)
    if (news.length) yield format(word, box)
  }
}

const fields = (template: string): string =>
  [...new Set([...template.matchAll(/\{([\w@#!-]+)/g)].map(m => m[1].replace(/[@#!].*/, '')))].sort().join()

/** Where languages do not say the same: other keys, or other fields in a template. */
function differences(words: Wording['words']): string[] {
  const [one, ...others] = LANGUAGES
  const faults: string[] = []
  const compare = (
    what: string,
    a: Readonly<Record<string, unknown>> = {},
    b: Readonly<Record<string, unknown>> = {},
  ) => {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!(key in a) || !(key in b)) faults.push(`${what} ${key}: not in every language`)
      else if (what in words[one] && what !== 'rules' && fields(String(a[key])) !== fields(String(b[key])))
        faults.push(`${what} ${key}: {${fields(String(a[key]))}} here, {${fields(String(b[key]))}} there`)
    }
  }
  for (const other of others) {
    for (const part of PARTS) compare(part, words[one][part], words[other][part])
    compare('domain', words[one].names, words[other].names)
    for (const domain of Object.keys(words[one].names))
      compare(domain, words[one].names[domain], words[other].names[domain])
  }
  return faults
}

/** What the board asks for and no language has. */
function strangers({ effects }: Game, words: Wording['words'], board: readonly string[]): string[] {
  const { texts, names } = words[LANGUAGES[0]]
  const asked = (call: RegExp) =>
    board
      .flatMap(source => [...source.matchAll(call)])
      .flatMap(([, first]) => [...first.matchAll(/'([\w-]+)'/g)].map(m => m[1]))
  return [
    ...asked(/\.text\(([^,)]*)/g)
      .filter(key => texts[key] === undefined)
      .map(key => `the board asks for the text ${key}`),
    ...asked(/\.name\(([^,)]*)/g)
      .filter(domain => domain !== 'seat' && names[domain] === undefined && !effects?.components[domain])
      .map(domain => `the board asks for names of ${domain}`),
  ]
}
