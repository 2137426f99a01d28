/** What is asked and how it can be answered, as the decision bar and a phone's sheet say it: the same words, the same keys. */
import type { Seat, Speaker } from '@loggia/core'
import { listed, say } from '#lib/words/index.ts'
import { lookAhead } from './ahead.ts'
import { type Offer, offerKey } from './narrow.ts'
import { priceOf } from './price.ts'
import type { Picker } from './picker.svelte.ts'
import type { TableStore } from './store.svelte.ts'

export class Asking {
  readonly store: TableStore
  readonly picker: Picker
  readonly speaker: Speaker
  /** Every answer is listed, not only the first things that tell them apart. */
  all = $state(false)
  /** The first figure of a number of two, while the second is awaited. */
  digits = $state('')

  constructor(store: TableStore, picker: Picker, speaker: Speaker) {
    this.store = store
    this.picker = picker
    this.speaker = speaker
  }

  /** The asked seat: one of this page, else the first. */
  who = $derived.by((): Seat | undefined => this.store.me ?? this.store.acting[0])
  name = $derived.by(() => (this.who === undefined ? '' : (this.store.state.seats[this.who]?.name ?? '')))
  hotseat = $derived.by(() => this.store.mine.length > 1)
  question = $derived.by(() =>
    this.store.waiting ? say('bar_waiting') : this.store.step ? this.speaker.question(this.store.step) : '',
  )
  offers = $derived.by((): readonly Offer[] =>
    this.picker.amount
      ? Array.from({ length: this.picker.amount.most }, (_, k): Offer => {
          const { choice } = this.picker.amount!
          return {
            key: k + 1,
            label: say('log_times', { text: choice.text, n: k + 1 }),
            choice,
            targets: choice.targets,
            times: k + 1,
          }
        })
      : this.picker.between.length
        ? this.picker.between.map((pick, k) => ({ key: k + 1, label: this.picker.name(pick), pick, targets: [pick] }))
        : this.all
          ? this.picker.left.map(
              (choice, k): Offer => ({ key: k + 1, label: choice.text, choice, targets: choice.targets }),
            )
          : this.picker.list,
  )
  /** Some answers are still to be told apart. */
  folded = $derived.by(() => this.offers.some(o => !o.choice && !o.anyTime))
  /** What each choice costs and brings, as far as it can be foreseen. */
  gains = $derived.by(() => {
    const {
      loaded: { game, facts },
      table: view,
      viewer,
    } = this.store
    return new Map(
      this.offers.flatMap(offer => {
        const { choice, times } = offer
        if (!choice) return []
        const { seat, move, text } = choice
        const context = { view, game, box: game.box, seat, speaker: this.speaker }
        return [[offerKey(offer), priceOf(facts, context, text, lookAhead(game, view, viewer, seat, move, 0, times))]]
      }),
    )
  })
  /** What should be known of the answer that is lit, or how far the move is put together. */
  progress = $derived.by(() => {
    const { lit, caution, picked, name } = this.picker
    if (lit) return caution ? say(`bar_confirm_${caution}`) : ''
    return picked.length ? picked.map(name).join(' · ') : this.#whyAsked
  })
  /** Why a question that has only one answer is asked all the same; empty where it has more. */
  #whyAsked = $derived.by(() => {
    const { me, step, loaded, state } = this.store
    const secret = step && loaded.game.secretOf(step.do)
    if (me === undefined || !secret || state.seats.length < 2) return ''
    const answers = this.offers.filter(o => !o.anyTime)
    return answers.length === 1 && answers[0]!.choice ? say(`bar_asked_${secret}`) : ''
  })
  /** The seats that are waited for, if nobody here is asked. */
  waits = $derived.by(() => {
    const { acting, state, guide } = this.store
    // Nobody is waited for in a lesson or a puzzle.
    return guide ? '' : say('bar_waits', { names: listed(acting.map(s => state.seats[s]?.name ?? '')) })
  })
  /** Orders that would answer this question, and others like it from now on. */
  suggested = $derived.by(() => {
    const {
      loaded: {
        game: { standingOrders },
      },
      table,
      me,
      step,
      order,
    } = this.store
    return standingOrders &&
      order &&
      me !== undefined &&
      step &&
      standingOrders.steps.includes(step.do) &&
      !this.picker.lit
      ? standingOrders.suggest(table, me)
      : []
  })
  canGoBack = $derived.by(
    () =>
      this.picker.picked.length > 0 ||
      this.picker.between.length > 0 ||
      this.picker.amount !== null ||
      this.picker.lit !== null,
  )

  /** What a key does here: an answer by its number, yes, back, undo, the list of all answers (`list`). Nothing while something is typed. */
  pressed(e: KeyboardEvent, list?: () => void): (() => void) | undefined {
    const { picker, store } = this
    const at = e.target as Element
    if (e.ctrlKey || e.metaKey || e.altKey || at.closest('input, textarea, select, [contenteditable]')) return undefined
    if (/^\d$/.test(e.key)) return this.#number(this.digits + e.key)
    if (e.key === 'Enter' && this.digits) return this.#number(this.digits, true)
    if (e.key === 'Enter' && picker.lit && !at.closest('button, a')) return () => picker.confirm()
    if (e.key === 'u' && store.mayTakeBack !== undefined) return () => void store.takeBack()
    if (list && (e.key === 'l' || e.key === 'a')) return list
    if (e.key === 'a' && this.folded) return () => (this.all = !this.all)
    return undefined
  }
  /** The answer with this number; where a further figure would make another one, that is waited for. */
  #number(typed: string, whole = false): (() => void) | undefined {
    const { picker } = this
    const offers = picker.lit ? picker.list : this.offers
    const offer = offers.find(o => o.key > 0 && String(o.key) === typed)
    const goesOn =
      !whole && offers.some(o => o.key > 9 && String(o.key).length > typed.length && String(o.key).startsWith(typed))
    if (!offer && !goesOn) return this.digits ? () => (this.digits = '') : undefined
    return () => {
      this.digits = goesOn ? typed : ''
      if (!goesOn) picker.take(offer!)
    }
  }
}
