/**
 * What the parts of every board share: what is shown to each viewer, what can be picked, and how it is announced and
 * explained.
 */
import {
  acting,
  asked,
  type BoardContext,
  type BoardProps,
  type Game,
  type Last,
  type Lit,
  type Preview,
  type Seat,
  type SeatInfo,
  type Speaker,
  type Table,
  type Target,
  targetsOf,
  type Viewer,
} from '@loggia/core'
import { getContext, setContext } from 'svelte'
import { type Amounts, type AnyTooltips, changes, spoken, type Tooltip, tooltipOf } from './tooltips.ts'

/** What a board knows of its own game, whatever is shown. */
export interface Kit<T extends Table = Table, B = unknown, Model = unknown> {
  /** Path data on a 512 grid, by name. */
  icons: Readonly<Record<string, string>>
  tooltips: AnyTooltips
  /** What the seat of a context has, by name: what the previewed move would change is told while its target is pointed at. */
  amounts: (context: BoardContext<T, B>) => Amounts
  /** What the places on one screen share besides, made once for each. */
  model?: (board: Interaction<T, B, Model>) => Model
}

/** How a target stands. */
interface State {
  lit: boolean
  key: number
  hot: boolean
  chosen: boolean
  asked: boolean
}

const DARK: Lit = { targets: new Map(), chosen: [], hover: null }

export class Interaction<T extends Table = Table, B = unknown, Model = unknown> {
  readonly props: () => BoardProps<T, B>
  readonly kit: Kit<T, B, Model>
  readonly #owner: () => Seat | undefined
  readonly #turned: () => boolean
  readonly #before: () => Seat | undefined
  readonly model: Model
  /** Pointed at or focused on this board, whether it can be picked or not: what there is to say of it may be drawn. */
  pointed = $state<Target | null>(null)
  /** Asked why not, and shown so until something else is pointed at. */
  asked = $state<Target | null>(null)

  /** `owner`: whose things these are; undefined for the common board. `before`: whose lie on the same desk. */
  constructor(
    kit: Kit<T, B, Model>,
    props: () => BoardProps<T, B>,
    owner: () => Seat | undefined,
    turned: () => boolean = () => false,
    before: () => Seat | undefined = () => undefined,
  ) {
    this.kit = kit
    this.props = props
    this.#owner = owner
    this.#turned = turned
    this.#before = before
    this.model = kit.model?.(this) as Model
  }

  // One derived value each, so that a component is redrawn only when its own value changes.
  view = $derived.by((): T => this.props().view)
  game = $derived.by((): Game<T, B> => this.props().game)
  box = $derived.by((): B => this.game.box)
  speaker = $derived.by((): Speaker => this.props().speaker)
  seats = $derived.by((): readonly SeatInfo[] => this.props().seats)
  viewer = $derived.by((): Viewer => this.props().viewer)
  preview = $derived.by((): Preview<T> | null => this.props().preview)
  last = $derived.by((): Last<T> | null => this.props().last)
  motion = $derived.by((): boolean => this.props().motion)
  names = $derived.by((): boolean => this.props().names === true)
  /** The place is drawn turned by a quarter, east up: where things stand, not they themselves (`turned` of `geometry.ts`). */
  turned = $derived.by((): boolean => this.#turned())
  /** Whose own things lie beside the common board, on a desk. */
  before = $derived.by((): Seat | undefined => this.#before())
  /** What the functions of the game are told. */
  get context(): BoardContext<T, B> {
    const { view, game, box, seat, speaker } = this
    return { view, game, box, seat, speaker }
  }
  /** The view that would follow the move that is pointed at, where this seat would make it. */
  get after(): T | undefined {
    return this.preview?.seat === this.seat ? this.preview.after : undefined
  }

  /** A person's own things are lit only when that person is asked. */
  lit = $derived.by((): Lit => {
    const owner = this.#owner()
    return owner !== undefined && !asked(this.view, owner) ? DARK : this.props().lit
  })

  /** Whose costs are told: the owner's; on the common board those of who is asked on this screen, else of who looks, else of who is asked. */
  seat = $derived.by((): Seat => {
    const { view, viewer, seats } = this
    const owner = this.#owner()
    const now = seats.findIndex((_, s) => (acting(view) >> s) & 1)
    return owner ?? (this.lit.targets.size && now >= 0 ? now : viewer < seats.length ? viewer : Math.max(0, now))
  })

  #states = new Map<Target, State>()
  /** `cult:fire place:3` is both at once: lit when each part is, or is picked already or as good as that. As long as nothing of it changes it is the same object. */
  state(target: Target): State {
    const { targets, chosen, hover, given = [] } = this.lit
    const parts = target.split(' ')
    const lit =
      parts.some(t => targets.has(t)) && parts.every(t => targets.has(t) || chosen.includes(t) || given.includes(t))
    const now = {
      lit,
      key: targets.get(target) ?? 0,
      hot: lit && hover === target,
      chosen: parts.every(t => chosen.includes(t)),
      asked: !lit && this.asked === target,
    }
    return kept(this.#states, target, now)
  }

  /** The tooltip of a target, with what the move would change while it is pointed at. */
  tooltip(target: Target): Tooltip {
    const { preview, lit, kit, context } = this
    const tooltip = tooltipOf(kit.tooltips, target, context)
    const more = this.props().more?.(target)
    const p = more ? { ...tooltip, lines: [...tooltip.lines, more] } : tooltip
    if (!preview || lit.hover !== target) return p
    const about = targetsOf(this.game, preview.move)
    if (!target.split(' ').every(t => about.includes(t))) return p
    const now = { ...context, seat: preview.seat }
    return { ...p, lines: [...p.lines, ...changes(kit.amounts(now), kit.amounts({ ...now, view: preview.after }))] }
  }

  /** What is read out, made once for each view: pointing at something changes none of it. */
  #said = { view: undefined as unknown, speaker: undefined as unknown, seat: -1, labels: new Map<Target, string>() }
  #label(target: Target): string {
    const { view, speaker, seat } = this
    const said = this.#said
    if (said.view !== view || said.speaker !== speaker || said.seat !== seat)
      this.#said = { view, speaker, seat, labels: new Map() }
    const { labels } = this.#said
    const label = labels.get(target) ?? spoken(tooltipOf(this.kit.tooltips, target, this.context))
    labels.set(target, label)
    return label
  }

  #attributes = new Map<string, object>()
  /** Attributes of an element that stands for a target. `entry`: reached by Tab even when nothing is lit. `info`: no move is about it. */
  targetProps(target: Target, { label = '', entry = false, info = false } = {}) {
    const { lit, key, hot, chosen, asked } = this.state(target)
    const now = {
      'data-target': target,
      'data-state': [lit && 'lit', hot && 'hot', chosen && 'chosen', asked && 'asked', info && 'info']
        .filter(Boolean)
        .join(' '),
      role: info ? 'img' : 'button',
      tabindex: lit || entry ? 0 : -1,
      'aria-label': label || this.#label(target),
      ...(info || lit ? {} : { 'aria-disabled': true }),
      ...(lit && key ? { 'aria-keyshortcuts': String(key) } : {}),
      ...(chosen ? { 'aria-pressed': true } : {}),
    } as const
    return kept(this.#attributes, `${target} ${entry} ${info}`, now)
  }
}

/** What was made of this key before, as long as it says the same: to who is drawn from it nothing has changed. */
function kept<X extends object>(before: Map<string, object>, key: string, now: X): X {
  const was = before.get(key) as X | undefined
  if (was && Object.keys(was).length === Object.keys(now).length) {
    if ((Object.keys(now) as (keyof X)[]).every(k => was[k] === now[k])) return was
  }
  before.set(key, now)
  return now
}

const KEY = Symbol('board')
/** Makes what the components below share. */
export const setBoard = <T extends Table, B, M>(board: Interaction<T, B, M>): Interaction<T, B, M> =>
  setContext(KEY, board)
/** The board that a component is part of. */
export const getBoard = <T extends Table = Table, B = unknown, M = unknown>(): Interaction<T, B, M> => getContext(KEY)
/** The icons of its game. */
export const getIcons = (): Readonly<Record<string, string>> => getBoard().kit.icons
