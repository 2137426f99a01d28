/** What the parts of a board share, whatever its game: which things can be picked, and how each is announced and explained. */
import {
  acting,
  asked,
  type BoardProps,
  type Lit,
  type Preview,
  type Seat,
  type Table,
  type Target,
} from '@loggia/core'
import { getContext, setContext } from 'svelte'

/** What a tooltip says. `source`: where the figures of the component come from, as its data file says; empty for what is no component. */
export interface Tooltip {
  title: string
  lines: string[]
  rule: string
  source: string
}

/** What a board knows of its own game. */
export interface Guide<T extends Table> {
  /** The tooltip of a target, or of something that no move is about, with the costs of that seat. */
  explain(target: Target, seat: Seat): Tooltip
  /** What the previewed move would change, while its target is pointed at. */
  changes(preview: Preview<T>): string[]
}

const DARK: Lit = { targets: new Map(), chosen: [], hover: null }

export class Interaction<T extends Table = Table, B = unknown> {
  readonly props: () => BoardProps<T, B>
  readonly #guide: Guide<T>
  readonly #owner: () => Seat | undefined
  /** Asked why not, and shown so until something else is pointed at. */
  asked = $state<Target | null>(null)

  /** `owner`: whose things these are; undefined for the common board. */
  constructor(props: () => BoardProps<T, B>, guide: Guide<T>, owner: () => Seat | undefined = () => undefined) {
    this.props = props
    this.#guide = guide
    this.#owner = owner
  }

  /** A person's own things are lit only when that person is asked. */
  lit = $derived.by((): Lit => {
    const { view, lit } = this.props(),
      owner = this.#owner()
    return owner !== undefined && !asked(view, owner) ? DARK : lit
  })

  /** Whose costs are told: the owner's; on the common board those of who is asked on this screen, else of who looks, else of who is asked. */
  seat = $derived.by((): Seat => {
    const { view, lit, viewer, seats } = this.props(),
      owner = this.#owner(),
      now = seats.findIndex((_, s) => (acting(view) >> s) & 1)
    return owner ?? (lit.targets.size && now >= 0 ? now : viewer < seats.length ? viewer : Math.max(0, now))
  })

  /** `cult:fire place:3` is both at once: lit when each part is, or is picked already. */
  state(target: Target): { lit: boolean; key: number; hot: boolean; chosen: boolean; asked: boolean } {
    const { targets, chosen, hover } = this.lit,
      parts = target.split(' ')
    const lit = parts.some(t => targets.has(t)) && parts.every(t => targets.has(t) || chosen.includes(t))
    return {
      lit,
      key: targets.get(target) ?? 0,
      hot: lit && hover === target,
      chosen: parts.every(t => chosen.includes(t)),
      asked: !lit && this.asked === target,
    }
  }

  /** The tooltip of a target, with what the move would change while it is pointed at. */
  tooltip(target: Target): Tooltip {
    const { preview, lit } = this.props(),
      p = this.#guide.explain(target, this.seat)
    return preview && lit.hover === target ? { ...p, lines: [...p.lines, ...this.#guide.changes(preview)] } : p
  }

  /** What is read out, made once for each view: pointing at something changes none of it. */
  #said = { view: undefined as unknown, speaker: undefined as unknown, seat: -1, labels: new Map<Target, string>() }
  #label(target: Target): string {
    const { view, speaker } = this.props(),
      { seat } = this,
      said = this.#said
    if (said.view !== view || said.speaker !== speaker || said.seat !== seat)
      this.#said = { view, speaker, seat, labels: new Map() }
    const { labels } = this.#said,
      label = labels.get(target) ?? spoken(this.#guide.explain(target, seat))
    labels.set(target, label)
    return label
  }

  /** Attributes of an element that stands for a target. `entry`: reached by Tab even when nothing is lit. `info`: no move is about it. */
  targetProps(target: Target, { label = '', entry = false, info = false } = {}) {
    const { lit, hot, chosen, asked } = this.state(target)
    return {
      'data-target': target,
      'data-state': [lit && 'lit', hot && 'hot', chosen && 'chosen', asked && 'asked', info && 'info']
        .filter(Boolean)
        .join(' '),
      role: info ? 'img' : 'button',
      tabindex: lit || entry ? 0 : -1,
      'aria-label': label || this.#label(target),
      ...(info || lit ? {} : { 'aria-disabled': true }),
      ...(chosen ? { 'aria-pressed': true } : {}),
    } as const
  }
}

const spoken = (p: Tooltip): string => [p.title, ...p.lines].join('. ')

const KEY = Symbol('board')
export const setBoard = <T extends Table, B>(board: Interaction<T, B>): Interaction<T, B> => setContext(KEY, board)
export const getBoard = <T extends Table = Table, B = unknown>(): Interaction<T, B> => getContext(KEY)
