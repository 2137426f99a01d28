/** Which place of the table a phone shows: the one that answers what is asked, until the person goes elsewhere. */
import { asked, type BoardPlace, type Lit, type LogEntry, type Seat, targetsOf } from '@loggia/core'
import { untrack } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'
import { say } from '#lib/words/index.ts'
import { litIn, type Place, placesOf } from '../../../../../board/places.ts'
import type { TableModel } from '../model.svelte.ts'
import type { Offer } from '../narrow.ts'
import { isShown } from '../shown.ts'

/** Besides those of the board: people, one a page; log, talk and rules. */
export const PEOPLE = 'people'
export const RECORD = 'record'
/** Up to this many second steps are rows; for more, the phone goes to the place where they lie. */
const FEW = 8
/** More than any number of things. */
const HOME = 1000

/** On its side, where all answers stand beside the place. */
export const lying = new MediaQuery('(max-height: 519px) and (orientation: landscape)')

const asPlace = (place: BoardPlace): Place => place as unknown as Place

export class Places {
  readonly #t: TableModel
  readonly board: readonly BoardPlace[]
  at = $state('')
  /** A few second steps are read as rows over the place that was tapped. */
  rows = $state(false)
  /** Said once where an answer leads to a question in another place. */
  follows = $state(false)
  /** The question within which the person came here by themself, and the one that was last followed. */
  #chosen = ''
  #question = ''
  /** The last place of the board that was shown. */
  #home: string
  /** A finger is down: nothing moves under it. */
  #pressed = false

  constructor(t: TableModel) {
    this.#t = t
    this.board = t.loaded.places
    this.#home = this.board[0]!.id
    this.at = this.#home
    $effect(() => {
      void t.question
      void t.picker.picked
      untrack(() => this.#follow())
    })
    // What was opened elsewhere: a replay shows the board, the end the score.
    $effect(() => {
      const beside = t.tab !== 'board'
      untrack(() => {
        if (beside) this.at = RECORD
        else if (this.at === RECORD) this.at = this.#home
      })
    })
  }

  get #lit(): Lit {
    return this.#t.board.lit
  }
  /** Whose things lie in places of one person: those of the asked seat here, else mine. */
  whose = $derived.by((): Seat => this.#t.own ?? this.#t.opened ?? 0)
  /** What can be answered in each place. */
  lit = $derived.by(
    () =>
      new Map(
        this.board.map(place => [place.id, litIn(asPlace(place), this.#lit, this.#t.about(this.whose))] as const),
      ),
  )
  /** The places by their words, with what can be answered there and what is new. */
  tabs = $derived.by(() => {
    const { loaded, speaker, unheard } = this.#t
    const counts = loaded.facts.counts?.(this.#t.about(this.whose)) ?? {}
    return [
      ...this.board.map(({ id }) => ({
        id,
        name: speaker.text(`place-${id}`),
        asks: (this.lit.get(id) ?? []).length > 0,
        count: counts[id] ?? 0,
      })),
      { id: PEOPLE, name: say('phone_people'), asks: false, count: 0 },
      { id: RECORD, name: say('table_log'), asks: false, count: unheard },
    ]
  })
  /** The place of the board that is shown, if it is one. */
  place = $derived.by(() => this.board.find(p => p.id === this.at))

  /** Whether an answer is to be seen on some place. */
  shows = (offer: Offer): boolean => {
    const { left, picked } = this.#t.picker
    return isShown(
      { places: this.board.map(asPlace), lit: this.#lit.targets, left, picked },
      offer,
      this.#t.about(this.whose),
    )
  }

  /** A person goes to a place, and stays there until something else is asked. */
  go(id: string): void {
    this.#chosen = this.#t.question
    this.#show(id)
  }
  #show(id: string): void {
    this.follows = false
    this.at = id
    if (this.board.some(p => p.id === id)) this.#home = id
    this.#t.tab = id === RECORD ? this.#t.beside : 'board'
    if (id !== PEOPLE) this.#t.opened = null
  }
  /** The next place (1) or the previous one (-1); false for none. */
  swipe = (by: -1 | 1): boolean => {
    const next = this.tabs[this.tabs.findIndex(tab => tab.id === this.at) + by]
    if (next) this.go(next.id)
    return next !== undefined
  }
  /** Somebody's own things. */
  open = (seat: Seat): void => {
    this.go(PEOPLE)
    this.#t.opened = seat
  }

  /** Goes to where rows of somebody happened: the last that some place shows, or their own things. */
  happened = (rows: readonly LogEntry[]): void => {
    for (const { seat, move } of rows.toReversed()) {
      if (!move) continue
      const about = this.#t.about(seat)
      const [, ...targets] = targetsOf(this.#t.loaded.game, move)
      const place = this.board.find(p => targets.some(target => placesOf([asPlace(p)], target, about).length))
      if (!place) continue
      if (place.of === 'seat') this.open(seat)
      else this.go(place.id)
      return
    }
  }

  /** How much of the question lies in a place: things first, then words, then how to end it; what could be done at any time hardly counts. */
  #weight(id: string): number {
    const { loaded, picker, store } = this.#t
    const about = this.#t.about(this.whose, store.table)
    const meant = picker.left.filter(c => !loaded.facts.anyTime?.(about, c.move))
    const of = (choices: typeof meant) => new Set(choices.flatMap(choice => choice.targets))
    const all = of(meant)
    const first = of(meant.filter(c => (loaded.facts.rank?.(about, c.move) ?? 0) < 1))
    const weight = (this.lit.get(id) ?? []).reduce(
      (sum, target) =>
        sum + (!all.has(target) ? 0.001 : !/^(verb|choice):/.test(target) ? 1 : first.has(target) ? 0.1 : 0.01),
      0,
    )
    const step = asked(store.table, about.seat)?.do ?? ''
    return weight >= 0.1 && this.board.some(p => p.id === id && asPlace(p).home?.includes(step))
      ? weight + HOME
      : weight
  }
  /** Goes where most can be answered: with a new question, and where a follow-up has nothing here. */
  #follow(): void {
    const { question, live, store } = this.#t
    if (!live || store.me === undefined) return
    const anew = question !== this.#question
    if (this.#pressed) return
    this.rows = false
    this.#question = question
    const count = (id: string) => this.#weight(id)
    const best = this.board.reduce((a, b) => (count(b.id) > count(a.id) ? b : a)).id
    if (!count(best) || best === this.at || count(best) === count(this.at)) return
    // Who writes or chooses something else, or came here within this question, stays.
    if (this.#chosen === question && count(this.at)) return
    if (document.activeElement?.matches('input, textarea, select')) return
    // What is left of an answer can be read where the place is looked at.
    if (!anew && (count(this.at) || lying.current)) return
    const { picker, asking } = this.#t
    if (!anew && picker.picked.length && !picker.lit && !asking.folded && asking.offers.length <= FEW) {
      this.rows = true
      return
    }
    const later = !anew
    this.#show(best)
    this.follows = later
  }
  /** Heard by the frame: what would move under a finger waits until it is lifted. */
  press = (down: boolean): void => {
    this.#pressed = down
    if (!down && this.#question !== this.#t.question) this.#follow()
  }
}
