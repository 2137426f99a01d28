/** What a tooltip says about a thing of the board: written by the game, domain by domain; put together here. */
import {
  type BoardContext,
  codec,
  type Domain,
  type DomainOf,
  type Lexicon,
  type Table,
  type Target,
  type VerbOf,
  splitTarget,
} from '@loggia/core'

export type { BoardContext }

/** What a tooltip says. `source`: where the figures of the component come from, as its data file says; empty for what is no component. */
export interface Tooltip {
  title: string
  lines: string[]
  rule: string
  source: string
  /** Read out besides: what eyes see on the board, such as neighbours. */
  said?: readonly string[]
}

/** What a game writes of one: without a title it is the name of the thing, and what is empty or false is no line. */
export interface TooltipText {
  title?: string
  lines?: readonly (string | false | undefined)[]
  rule?: string
  source?: string
  said?: readonly (string | false | undefined)[]
}

/**
 * The tooltips of a game, by domain: of a domain of its moves by the index there, of a thing that no move is about (`Own`) by its id. A domain
 * that is forgotten is a type error. A rule's id alone is a tooltip with the name of the thing. `verb`: of moves that are about nothing else.
 */
export type Tooltips<C, V, Own extends string = never> = {
  readonly [D in Exclude<DomainOf<V>, 'choice'>]: string | ((index: number, context: C) => TooltipText)
} & { readonly [D in Own]: string | ((id: string, context: C) => TooltipText) } & {
  readonly verb?: (id: VerbOf<V>, context: C) => TooltipText
}
/** Tooltips of any game. */
// biome-ignore lint/suspicious/noExplicitAny: which domains there are and how each is decoded, only the game's own type says
export type AnyTooltips = Readonly<Record<string, any>>

/** The tooltip of a target, of two at once (`cult:fire place:3`), or of something that no move is about (`track:ships`). */
export function tooltipOf<T extends Table, B>(
  tooltips: AnyTooltips,
  target: Target,
  context: BoardContext<T, B>,
): Tooltip {
  const parts = target.split(' ').map(part => single(tooltips, part, context))
  const last = parts.at(-1)!
  return { ...last, title: parts.map(p => p.title).join(' · '), lines: parts.toReversed().flatMap(p => p.lines) }
}

function single<T extends Table, B>(tooltips: AnyTooltips, target: Target, context: BoardContext<T, B>): Tooltip {
  const { domain, id } = splitTarget(target)
  const { title, lines = [], rule = '', source = '', said = [] } = written(tooltips, domain, id, context)
  return {
    title: title ?? context.speaker.name(domain, id),
    lines: lines.flatMap(line => line || []),
    rule,
    source,
    said: said.flatMap(line => line || []),
  }
}

function written<T extends Table, B>(
  tooltips: AnyTooltips,
  domain: string,
  id: string,
  context: BoardContext<T, B>,
): TooltipText {
  const { game, view, box, speaker } = context
  const text = tooltips[domain] as string | ((of: number | string, context: unknown) => TooltipText) | undefined
  // Core's own domain: which of several steps comes first.
  if (domain === 'choice') {
    const move = `first:${id}`
    return { title: speaker.move(move, game.chosen(view, view.todo.at(-1)?.seat ?? 0, game.parse(move))) }
  }
  if (domain === 'verb') return { title: speaker.move(id), ...(typeof text === 'function' && text(id, context)) }
  if (typeof text !== 'function') return { rule: text ?? '' }
  const known = domainsOf(game.verbs).get(domain)
  return text(known ? known.words(box as never).indexOf(id) : id, context)
}

const found = new WeakMap<Lexicon, ReadonlyMap<string, Domain>>()
/** The domains of a game's moves by name. Ports are nodes, too: the larger domain of a name has all of it. */
function domainsOf(moves: Lexicon): ReadonlyMap<string, Domain> {
  const domains =
    found.get(moves) ??
    new Map(
      codec(moves)
        .domains.flat()
        .sort((a, b) => a.size - b.size)
        .map(d => [d.name, d]),
    )
  found.set(moves, domains)
  return domains
}

/** A tooltip as it is read out. */
export const spoken = (p: Tooltip): string =>
  [p.title, ...p.lines, ...(p.said ?? [])].reduce((all, line) => `${all}${/[.?!]$/.test(all) ? '' : '.'} ${line}`)

/** What a person has, by name: what a move changes of it is told while the move is pointed at. */
export type Amounts = Readonly<Record<string, string | number>>

/** What differs: `wood 5 → 2`. What is not known in both is left out. */
export const changes = (before: Amounts, after: Amounts): string[] =>
  Object.entries(before).flatMap(([name, n]) =>
    name in after && after[name] !== n ? [`${name} ${n} → ${after[name]}`] : [],
  )
