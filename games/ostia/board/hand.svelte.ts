/** What the parts of a board share: which things can be picked, and how each is announced. */
import { asked, type Lit, type Seat, type Target } from '@loggia/core'
import { getContext, setContext } from 'svelte'
import type { Box } from '../rules/box.ts'
import type { OstiaTable } from '../rules/table.ts'
import type { BoardProps } from '@loggia/core'

export type Props = BoardProps<OstiaTable, Box>
const DARK: Lit = { targets: new Map(), chosen: [], hover: null }

export class Hand {
  readonly props: () => Props
  readonly #whose: () => Seat | undefined
  /** Asked why not, and shown so until something else is pointed at. */
  asked = $state<Target | null>(null)

  constructor(props: () => Props, whose: () => Seat | undefined) {
    this.props = props
    this.#whose = whose
  }

  /** A person's own things are lit only when that person is asked. */
  lit = $derived.by((): Lit => {
    const { view, lit } = this.props(), seat = this.#whose()
    return seat !== undefined && !asked(view, seat) ? DARK : lit
  })

  is(target: Target): { lit: boolean; key: number; hot: boolean; chosen: boolean; asked: boolean } {
    const { targets, chosen, hover } = this.lit, lit = targets.has(target)
    return { lit, key: targets.get(target) ?? 0, hot: lit && hover === target, chosen: chosen.includes(target), asked: !lit && this.asked === target }
  }

  /** Attributes of an element that stands for a target. `entry`: reached by Tab even when nothing is lit. */
  mark(target: Target, label: string, { entry = false, info = false } = {}) {
    const { lit, hot, chosen, asked } = this.is(target)
    return {
      'data-target': target, 'data-state': [lit && 'lit', hot && 'hot', chosen && 'chosen', asked && 'asked', info && 'info'].filter(Boolean).join(' '),
      role: info ? 'img' : 'button', tabindex: lit || entry ? 0 : -1, 'aria-label': label, ...info || lit ? {} : { 'aria-disabled': true }, ...chosen ? { 'aria-pressed': true } : {},
    } as const
  }
}

const KEY = Symbol('hand')
export const setHand = (hand: Hand): Hand => setContext(KEY, hand)
export const getHand = (): Hand => getContext(KEY)
