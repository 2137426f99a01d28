/** What the parts of a board share: which things can be picked, and how each is announced and explained. */
import { acting, asked, type BoardProps, type Lit, type Seat, type Target } from '@loggia/core'
import { getContext, setContext } from 'svelte'
import type { Box } from '../rules/box.ts'
import type { OstiaTable } from '../rules/table.ts'
import type { Sowing } from './ahead.ts'
import { changes, type Context, explain, type Plate } from './explain.ts'

export type Props = BoardProps<OstiaTable, Box>
const DARK: Lit = { targets: new Map(), chosen: [], hover: null }

export class Touch {
  readonly props: () => Props
  readonly #owner: () => Seat | undefined
  readonly #sowings: () => readonly (Sowing | null)[]
  /** Asked why not, and shown so until something else is pointed at. */
  asked = $state<Target | null>(null)

  /** `owner`: whose things these are; undefined for the common board. */
  constructor(props: () => Props, owner: () => Seat | undefined = () => undefined, sowings: () => readonly (Sowing | null)[] = () => []) {
    this.props = props
    this.#owner = owner
    this.#sowings = sowings
  }

  /** A person's own things are lit only when that person is asked. */
  lit = $derived.by((): Lit => {
    const { view, lit } = this.props(), owner = this.#owner()
    return owner !== undefined && !asked(view, owner) ? DARK : lit
  })

  /** Whose costs are told: the owner's; on the common board those of who is asked on this screen, else of who looks. */
  seat = $derived.by((): Seat => {
    const { view, lit, eyes } = this.props(), owner = this.#owner(), now = view.harbours.findIndex((_, s) => acting(view) >> s & 1)
    return owner ?? (lit.targets.size && now >= 0 ? now : eyes < view.harbours.length ? eyes : view.turn)
  })
  context = $derived.by((): Context => { const { view, box, speaker } = this.props(); return { view, box, speaker, seat: this.seat, sowings: this.#sowings() } })

  is(target: Target): { lit: boolean; key: number; hot: boolean; chosen: boolean; asked: boolean } {
    const { targets, chosen, hover } = this.lit, lit = targets.has(target)
    return { lit, key: targets.get(target) ?? 0, hot: lit && hover === target, chosen: chosen.includes(target), asked: !lit && this.asked === target }
  }

  /** What a plate says about a target, with what the move would change while it is pointed at. */
  plate(target: Target): Plate {
    const { preview, lit, view, speaker } = this.props(), p = explain(target, this.context)
    return preview && lit.hover === target && asked(view, preview.seat)?.do !== 'select' ? { ...p, lines: [...p.lines, ...changes(view, preview.after, preview.seat, speaker)] } : p
  }

  /** Attributes of an element that stands for a target. `entry`: reached by Tab even when nothing is lit. `info`: no move is about it. */
  mark(target: Target, { label = '', entry = false, info = false } = {}) {
    const { lit, hot, chosen, asked } = this.is(target)
    return {
      'data-target': target, 'data-state': [lit && 'lit', hot && 'hot', chosen && 'chosen', asked && 'asked', info && 'info'].filter(Boolean).join(' '),
      role: info ? 'img' : 'button', tabindex: lit || entry ? 0 : -1, 'aria-label': label || spoken(explain(target, this.context)),
      ...info || lit ? {} : { 'aria-disabled': true }, ...chosen ? { 'aria-pressed': true } : {},
    } as const
  }
}

const spoken = (p: Plate): string => [p.title, ...p.lines].join('. ')

const KEY = Symbol('touch')
export const setTouch = (touch: Touch): Touch => setContext(KEY, touch)
export const getTouch = (): Touch => getContext(KEY)
