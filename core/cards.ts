/**
 * Cards of peoples, and of whatever else differs from one player to the next: what each wants, how it begins, what it earns. Types, and how a card's
 * sentences are filled. `games/<game>/learn/cards.ts` has the facts, `cards.en.ts` and `cards.ko.ts` the sentences.
 */
import type { Seat, Table } from './table.ts'
import { type Particle, phrase } from './templates.ts'
import type { AnyDictionary } from './words.ts'

/** Whether it is good for a first match, or leans on rules that one meets late. */
export type CardMark = 'first' | 'usual' | 'later'

/** What stands in a card's sentences. `{wish@building}` is the name of a thing; of several the names in a row. */
export type CardFigures = Readonly<Record<string, string | number | readonly string[]>>

export interface Cards<Id extends string = string, T extends Table = Table, B = unknown> {
  marks: Readonly<Record<Id, CardMark>>
  /** Figures from the box: none is typed. */
  figures(id: Id, box: B): CardFigures
  /** Which of them a thing of the domain is, where it is known by another name. Empty for none. */
  cardOf?(id: string): Id | ''
  /** Which of them a person has, as far as the view tells. */
  held(view: T, seat: Seat, box: B): readonly string[]
}

/** A card in a language, each line one that fits two lines of a narrow column. */
export interface CardText {
  /** Its name, where the game's words have none. */
  name?: string
  wants: string
  begins: string
  earns: string
}
/** The sentences of cards: a card without them is a type error. */
export interface CardWords<Id extends string = string> {
  /** What all of them are: peoples, professions. */
  title: string
  cards: Readonly<Record<Id, CardText>>
}

/** A card as it is read. */
export interface Card {
  id: string
  mark: CardMark
  name: string
  lines: readonly [wants: string, begins: string, earns: string]
}

/** The card of an id, its sentences filled from a box. */
export function readCard(
  { marks, figures }: Cards,
  { cards }: CardWords,
  id: string,
  {
    domain,
    box,
    names,
    particle,
  }: { domain: string; box: unknown; names: AnyDictionary['names']; particle?: Particle | undefined },
): Card {
  const { name, wants, begins, earns } = cards[id]!
  const known = figures(id, box)
  const named = (of: string, what: string): string => [names[of]?.[what] ?? what].flat()[0]!
  const say = (template: string) =>
    phrase(
      template,
      field => {
        const [key = '', of] = field.split('@')
        const value = known[key]
        if (typeof value !== 'object') return of && value !== undefined ? named(of, String(value)) : value
        return value.map(what => (of ? named(of, what) : what)).join(', ')
      },
      particle,
    )
  return { id, mark: marks[id]!, name: name ?? named(domain, id), lines: [say(wants), say(begins), say(earns)] }
}
