/** What the person at the screen is doing: things picked, the thing pointed at, an answer that is lit and waits for a last yes, a question why not. */
import {
  acting,
  type BoardContext,
  type Lit,
  type Preview,
  type Refusal,
  type Seat,
  type Speaker,
  type Target,
  targetsOf,
} from '@loggia/core'
import { say } from '#lib/words/index.ts'
import { input } from '../input.svelte.ts'
import { settings } from '../settings.svelte.ts'
import { lookAhead, type Outcome, whyNot } from './ahead.ts'
import { givenBy, lightsOf, matching, naming, offers, partsOf, type Choice, type Offer } from './narrow.ts'
import type { TableStore } from './store.svelte.ts'

/** A second tap so soon after the first is a double tap, or a finger that trembles: it commits nothing. */
const TREMBLE_MS = 300

export class Picker {
  readonly #store: TableStore
  readonly #speaker: Speaker
  picked = $state.raw<readonly Target[]>([])
  /** Pointed at on the board, or in the list. */
  hover = $state.raw<Target | null>(null)
  pointed = $state.raw<Offer | null>(null)
  /** The answer that is lit: its result is drawn, and it waits to be confirmed. Nothing was sent. */
  lit = $state.raw<Choice | null>(null)
  /** False for a moment after a finger has lit something. */
  ready = $state(true)
  /** A finger fell between these, and is asked which one it meant. */
  between = $state.raw<readonly Target[]>([])
  /** An answer that is given by amount: how often it may be, one time after another. */
  amount = $state.raw<{ choice: Choice; most: number } | null>(null)
  answer = $state.raw<Refusal | null>(null)
  #steadying: ReturnType<typeof setTimeout> | undefined

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
    return offers(
      this.left,
      this.#speaker,
      move => seat !== undefined && facts.anyTime?.(this.#about(seat), move) === true,
    )
  })
  /** What the board lights. What else could be answered stays lit beside the answer that is: a tap there moves the light. */
  lights = $derived.by(
    (): Lit => ({
      targets: lightsOf(this.left, this.picked, this.list),
      chosen: this.lit ? this.lit.targets : this.picked,
      given: givenBy(this.left, this.picked),
      hover:
        this.hover ?? this.pointed?.targets.findLast(t => !t.startsWith('verb:')) ?? this.pointed?.targets[0] ?? null,
    }),
  )

  #ahead(choice: Choice): Outcome | null {
    const { loaded, table, viewer } = this.#store
    return lookAhead(loaded.game, table, viewer, choice.seat, choice.move, 0)
  }

  /** The one move that what is pointed at leads to, else the answer that is lit, looked ahead. */
  preview = $derived.by((): Preview | null => {
    const { hover, pointed, lit, left } = this
    const about = hover ? matching(left, partsOf(hover)) : []
    const choice = pointed?.choice ?? (about.length === 1 ? about[0] : lit)
    if (!choice) return null
    const outcome = this.#ahead(choice)
    return outcome && { seat: choice.seat, move: choice.move, after: outcome.view }
  })

  /** What should be known before the lit answer is confirmed: it shows something hidden and can't be taken back, or it ends the turn. */
  caution = $derived.by((): 'reveals' | 'ends' | null => (this.lit ? this.#caution(this.lit) : null))
  #caution(choice: Choice): 'reveals' | 'ends' | null {
    const outcome = this.#ahead(choice)
    return !outcome?.certain ? 'reveals' : (acting(outcome.view) >> choice.seat) & 1 ? null : 'ends'
  }

  #forget(): void {
    this.picked = []
    this.hover = null
    this.pointed = null
    this.lit = null
    this.between = []
    this.amount = null
    this.answer = null
  }

  /** The question is another one now. The only answer that there is, and that costs something, is lit at once. */
  reset(): void {
    this.#forget()
    const [only, ...others] = this.list.filter(o => !o.anyTime)
    if (!only?.choice || others.length || !this.#stepwise) return
    const outcome = this.#ahead(only.choice)
    if (!outcome || this.#store.loaded.facts.gainSummary(outcome.entry, outcome.view, this.#speaker))
      this.light(only.choice)
  }

  /** A finger lights first and commits then. */
  get #stepwise(): boolean {
    return input.finger && !settings.atOnce
  }

  /** Whether an answer is lit before it is given: always for a finger; for a mouse what ends the turn or can't be taken back, if that is wanted. */
  #asksFirst(choice: Choice): boolean {
    if (this.#stepwise) return true
    return settings.confirms(this.#store.state.game) && this.#caution(choice) !== null
  }

  /** A lit target was picked: the move is clear, or fewer are left. What is lit is confirmed by picking it again, what is picked is given back. */
  pick = (target: Target): void => {
    const parts = partsOf(target)
    this.answer = null
    this.between = []
    if (parts.every(p => this.picked.includes(p))) {
      this.lit = null
      this.picked = this.picked.slice(0, this.picked.indexOf(parts[0]!))
      return
    }
    const picked = [...new Set([...this.picked, ...parts])]
    const left = matching(this.all, picked)
    if (left.length === 1) this.choose(left[0]!)
    else if (left.length) {
      this.lit = null
      this.picked = picked
    }
  }

  take(offer: Offer): void {
    if (offer.times) this.#give(offer.choice!, offer.times)
    else if (offer.choice) this.choose(offer.choice)
    else if (offer.pick) this.pick(offer.pick)
  }

  /** Lights an answer that must be confirmed, or gives it; that which is lit already is confirmed. */
  choose(choice: Choice): void {
    this.pointed = null
    const most = this.#store.loaded.facts.repeats?.(this.#about(choice.seat), choice.move) ?? 1
    if (this.lit?.move === choice.move) this.confirm()
    else if (most > 1) this.amount = { choice, most }
    else if (this.#asksFirst(choice)) this.light(choice)
    else this.#give(choice)
  }

  /** Shows what this answer would lead to, and waits for a yes. */
  light(choice: Choice): void {
    this.answer = null
    this.between = []
    this.lit = choice
    clearTimeout(this.#steadying)
    this.ready = !input.finger
    if (!this.ready)
      this.#steadying = setTimeout(() => {
        this.ready = true
      }, TREMBLE_MS)
  }

  /** Gives the answer that is lit. */
  confirm(): void {
    if (this.lit && this.ready) this.#give(this.lit)
  }

  #give(choice: Choice, times = 1): void {
    this.#forget()
    settings.answered(this.#store.state.game)
    input.gave = performance.now()
    for (let n = 0; n < times; n++) this.#store.act(choice.seat, choice.move)
  }

  /** Everything that is in hand is put down: the lit answer, what was picked on the way to one, what a finger fell between. */
  letGo(): void {
    this.#forget()
  }

  /** One step back: the refusal, the lit answer, the last thing picked. False when there is nothing to go back from. */
  back(): boolean {
    if (this.answer) this.answer = null
    else if (this.between.length) this.between = []
    else if (this.amount) this.amount = null
    else if (this.lit) this.lit = null
    else if (this.picked.length) this.picked = this.picked.slice(0, -1)
    else return false
    return true
  }

  /** Something was clicked that can't be done: the reason, with its rule. */
  ask = (target: Target): Refusal => {
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
    this.between = []
    return (this.answer = { sentence, rule, text: rule && this.#speaker.rule(rule) })
  }
}
