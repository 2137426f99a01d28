/** What the person at the screen is doing: things picked, the thing pointed at, a move that waits for a last yes, a question why not. */
import {
  acting,
  type BoardContext,
  type Lit,
  type Preview,
  type Seat,
  type Speaker,
  type Target,
  targetsOf,
} from '@loggia/core'
import { say } from '#lib/words/index.ts'
import { settings } from '../settings.svelte.ts'
import { lookAhead, whyNot } from './ahead.ts'
import { lit, matching, naming, offers, partsOf, type Choice, type Offer } from './narrow.ts'
import type { TableStore } from './store.svelte.ts'

/** Why something can't be done, with the rule in full. */
export interface Answer {
  sentence: string
  rule: string
  text: string
}

export class Picker {
  readonly #store: TableStore
  readonly #speaker: Speaker
  picked = $state.raw<readonly Target[]>([])
  /** Pointed at on the board, or in the list. */
  hover = $state.raw<Target | null>(null)
  pointed = $state.raw<Offer | null>(null)
  /** Chosen, but it ends the turn and the person wants to be asked. */
  pending = $state.raw<{ choice: Choice; reveals: boolean } | null>(null)
  answer = $state.raw<Answer | null>(null)

  constructor(store: TableStore, speaker: Speaker) {
    this.#store = store
    this.#speaker = speaker
  }

  /** Name of a target, for buttons and for what is pointed at. */
  name = (target: Target): string => naming(target, this.#speaker)

  /** What the functions of the game's board are told. */
  #about(seat: Seat): BoardContext {
    const {
      table: view,
      loaded: { game },
    } = this.#store
    return { view, game, box: game.box, seat, speaker: this.#speaker }
  }

  all = $derived.by((): Choice[] => {
    const {
      me: seat,
      legal,
      table,
      loaded: { game, facts },
    } = this.#store
    if (seat === undefined) return []
    const moves = facts.rank
      ? legal
          .map(move => ({ move, rank: facts.rank!(this.#about(seat), move) }))
          .sort((a, b) => a.rank - b.rank)
          .map(m => m.move)
      : legal
    return moves.map(move => ({
      seat,
      move,
      text: this.#speaker.move(move, game.chosen(table, seat, game.parse(move))),
      targets: targetsOf(game, move),
    }))
  })
  left = $derived(matching(this.all, this.picked))
  list = $derived.by(() => {
    const {
      me: seat,
      loaded: { facts },
    } = this.#store
    return this.pending
      ? []
      : offers(
          this.left,
          this.#speaker,
          move => seat !== undefined && facts.anyTime?.(this.#about(seat), move) === true,
        )
  })
  lit = $derived.by(
    (): Lit => ({
      targets: this.pending ? new Map() : lit(this.left, this.picked, this.list),
      chosen: this.pending ? this.pending.choice.targets : this.picked,
      hover:
        this.hover ?? this.pointed?.targets.findLast(t => !t.startsWith('verb:')) ?? this.pointed?.targets[0] ?? null,
    }),
  )

  /** The one move that what is pointed at leads to, looked ahead. */
  preview = $derived.by((): Preview | null => {
    const { hover, pointed, pending, left } = this
    const about = hover ? matching(left, partsOf(hover)) : []
    const choice = pending?.choice ?? pointed?.choice ?? (about.length === 1 ? about[0] : undefined)
    if (!choice) return null
    const { loaded, table, viewer } = this.#store,
      outcome = lookAhead(loaded.game, table, viewer, choice.seat, choice.move, 0)
    return outcome && { seat: choice.seat, move: choice.move, after: outcome.view }
  })

  /** Forgets everything: the question is another one now. */
  reset(): void {
    this.picked = []
    this.hover = null
    this.pointed = null
    this.pending = null
    this.answer = null
  }

  /** A lit target was picked: the move is clear, or fewer are left. */
  pick = (target: Target): void => {
    const picked = [...new Set([...this.picked, ...partsOf(target)])],
      left = matching(this.all, picked)
    this.answer = null
    if (left.length === 1) this.choose(left[0]!)
    else if (left.length) this.picked = picked
  }

  take(offer: Offer): void {
    if (offer.choice) this.choose(offer.choice)
    else if (offer.pick) this.pick(offer.pick)
  }

  choose(choice: Choice): void {
    const { loaded, table, viewer } = this.#store
    this.pointed = null
    if (settings.confirm && !this.pending) {
      const outcome = lookAhead(loaded.game, table, viewer, choice.seat, choice.move, 0)
      const ends = !outcome || ((acting(outcome.view) >> choice.seat) & 1) === 0
      if (ends || !outcome.certain) {
        this.pending = { choice, reveals: !outcome?.certain }
        return
      }
    }
    this.reset()
    this.#store.act(choice.seat, choice.move)
  }

  /** One step back: the answer, the last yes, the last thing picked. False when there is nothing to go back from. */
  back(): boolean {
    if (this.answer) this.answer = null
    else if (this.pending) this.pending = null
    else if (this.picked.length) this.picked = this.picked.slice(0, -1)
    else return false
    return true
  }

  /** Something was clicked that can't be done: the reason, with its rule. */
  ask = (target: Target): void => {
    const { loaded, table, me, state } = this.#store
    const known = me === undefined ? undefined : loaded.facts.why?.(this.#about(me), target)
    const reason =
      me === undefined
        ? null
        : known === undefined
          ? whyNot(loaded.game, table, me, target, this.picked)
          : loaded.game.reason(known)
    const sentence =
      state.status === 'finished'
        ? say('why_over')
        : me === undefined
          ? say('why_turn')
          : reason
            ? this.#speaker.reason(reason.code)
            : say('why_none', { thing: this.name(target) })
    const rule = reason && reason.rule !== 'core' ? reason.rule : ''
    this.answer = { sentence, rule, text: rule && this.#speaker.rule(rule) }
  }
}
