/** What a table page shows, however its frame arranges it: the match or a moment of it, the board's props, whose position is open. It knows no rules. */
import { goto, replaceState } from '$app/navigation'
import {
  type LogEntry,
  rivalTincture,
  speaker as speakerOf,
  SPECTATOR,
  type BoardContext,
  type BoardProps,
  type Lit,
  type PositionProps,
  type Preview,
  type Refusal,
  type Seat,
  type SeatInfo,
  type Target,
} from '@loggia/core'
import { onMount, type Snippet, untrack } from 'svelte'
import { language, say } from '#lib/words/index.ts'
import { type Place, placeTexts } from '../../../../board/places.ts'
import type { LiveAnalysis } from '../analysis/live.svelte.ts'
import { type LoadedGame, tincture } from '../games.ts'
import { settings } from '../settings.svelte.ts'
import { Asking } from './asking.svelte.ts'
import { hear, heardOf } from './heard.ts'
import { Picker } from './picker.svelte.ts'
import { projected } from './projected.ts'
import type { Replay } from './replay.svelte.ts'
import type { TableStore } from './store.svelte.ts'

const NOTHING = { targets: new Map<string, number>(), chosen: [], hover: null }

export class TableModel {
  readonly store: TableStore
  readonly loaded: LoadedGame
  readonly picker: Picker
  readonly asking: Asking
  /** What is open beside the board, or in its place: `board`, `position`, `people`, or one of `sideTabs`. */
  tab = $state('board')
  /** The list of all answers is open. */
  list = $state(false)
  /** Somebody pressed the key to write to the table. */
  writing = $state(false)
  /** The list of all keys is open. */
  keys = $state(false)
  /** A person who is new to the game reads in the title's place how one wins. Others may. */
  goal = $state(false)
  /** How much of a hint is told: the place, the answer, what it brings. 0: none is asked for. */
  hint = $state(0)
  /** What happened meanwhile stands above the question. */
  news = $state(false)
  /** What all icons are called is open. */
  legend = $state(false)
  /** What this page's entry of history says. */
  entry: App.PageState = {}
  /** A moment of the match is shown, not the match itself. */
  replay = $state.raw<Replay | null>(null)
  /** Whose position was opened; null: mine, or whose turn it is on a shared screen. */
  opened = $state.raw<Seat | null>(null)
  /** The person at a shared screen; until the next one takes it, nothing of a game with secrets is shown. */
  taken = $state<Seat>()
  /** Draws the clock of a seat, where the table has some and they are loaded. */
  clock = $state.raw<Snippet<[Seat]>>()
  /** Tells rows above the board, once what tells them has been loaded. */
  tell = $state.raw<(rows: readonly LogEntry[]) => void>()
  /** What the card of a thing says first, once cards have been loaded. */
  wants = $state.raw<(target: Target) => string | undefined>()
  /** The decisions of a seat as they are judged after the match, where somebody asked for it. */
  analysis = $state.raw<LiveAnalysis>()
  /** What a replay lights besides what it tells. */
  pointed = $state.raw<Lit>(NOTHING)
  /** Over a replay: what would have followed a move that was better. */
  ahead = $state.raw<Preview | null>(null)
  /** Something moves above the board: nothing else moves by itself meanwhile. */
  telling = $state(false)
  /** The last line of talk that was read. */
  #heard = $state(0)

  /** Made while a page is being made: a table never changes its game, its people's number or its language while it is open. */
  constructor(store: TableStore, at: number | null) {
    this.store = store
    this.loaded = store.loaded
    this.#heard = heardOf(store.state.id)
    this.board = this.#props()
    this.#positions = store.state.seats.map(({ seat }) =>
      Object.defineProperties({ seat } as PositionProps, Object.getOwnPropertyDescriptors(this.board)),
    )
    this.picker = new Picker(store, this.speaker)
    this.asking = new Asking(store, this.picker, this.speaker)
    $effect(() => {
      const last = store.state.talk.at(-1)?.id ?? 0
      if ((this.tab !== 'talk' && !this.summary) || last <= this.#heard) return
      this.#heard = last
      hear(store.state.id, last)
    })
    // The end shows the score.
    $effect(() => {
      if (this.over && untrack(() => this.live)) this.tab = 'scores'
    })
    // A new question: whatever was picked belongs to the old one.
    $effect(() => {
      void this.question
      untrack(() => {
        this.picker.reset()
        this.hint = 0
      })
    })
    // What hardly ever needs a thought is done by itself.
    $effect(() => {
      const { me, legal, table } = store
      if (!this.live || me === undefined || store.tookBack || store.guide || settings.routine) return
      const move = this.loaded.facts.routine?.(this.about(me, table), legal)
      if (move) untrack(() => store.act(me, move))
    })
    $effect(() => {
      const seq = this.replay?.entry?.seq
      if (seq !== undefined) untrack(() => replaceState(`?at=${seq}`, this.entry))
    })
    onMount(() => {
      store.open()
      if (at !== null) this.enter(at)
      return () => {
        store.close()
        this.analysis?.close()
      }
    })
  }

  // Each row brings the seats again, usually the same ones; text about people depends on these values only.
  #names = $derived.by(() => JSON.stringify(this.store.state.seats.map(s => s.name || say('table_free'))))
  people = $derived.by((): readonly string[] => JSON.parse(this.#names))
  speaker = $derived.by(() => speakerOf(this.loaded.game, this.loaded.words, this.people, this.loaded.particle))
  live = $derived.by(() => this.replay === null)
  view = $derived.by(() => this.replay?.view ?? this.store.view)
  last = $derived.by(() => (this.replay ? this.replay.last : this.store.last))
  acting = $derived.by((): readonly Seat[] => (this.live ? this.store.acting : []))
  over = $derived.by(() => this.store.state.scores !== undefined)
  /** Not the table is shown but how it ended. */
  summary = $derived.by(() => this.over && this.live && this.tab === 'scores')
  /** The question as it is answered. A row that leaves it as it is (often the server's word for what was foreseen) takes nothing away. */
  question = $derived.by(() => `${this.store.me} ${this.store.legal.join(' ')}`)

  /** What the functions of the game's board are told. */
  about = (seat: Seat, of = this.view): BoardContext => ({
    view: of,
    game: this.loaded.game,
    box: this.loaded.game.box,
    seat,
    speaker: this.speaker,
  })
  /** The names of the places in which these targets lie, for the seat that is asked; on a desk also of what stands apart from them. */
  placeNames(lit: Lit, desk: boolean): string[] {
    const about = this.about(this.store.me ?? this.own ?? 0, this.store.table)
    return placeTexts(this.loaded.places as unknown as Place[], lit, about, desk).map(id => this.speaker.text(id))
  }
  colour = (seat: Seat) => {
    const nth = seat - this.store.state.seats.length
    return nth < 0 ? (this.loaded.facts.tincture?.(this.about(seat)) ?? tincture(seat)) : rivalTincture(nth)
  }
  #seats = $derived.by(() =>
    JSON.stringify(
      this.store.state.seats.map(
        (s): SeatInfo => ({ seat: s.seat, name: s.name, kind: s.kind, you: s.you, colour: this.colour(s.seat) }),
      ),
    ),
  )
  seats = $derived.by((): readonly SeatInfo[] => JSON.parse(this.#seats))

  /** Mine, or of mine the one who is asked. */
  own = $derived.by((): Seat | undefined => this.store.me ?? this.store.mine[0])
  shown = $derived.by((): Seat => this.opened ?? this.own ?? 0)
  /** Who must take the shared screen before anything is shown. */
  curtain = $derived.by(() => {
    const { me, state } = this.store
    return this.loaded.facts.secrets && me !== this.taken && state.seats.filter(s => s.you).length > 1 ? me : undefined
  })

  /** Why something can't be done. Where a lesson or a puzzle is, it says that. */
  #why(target: Target): Refusal {
    const refusal = this.picker.ask(target)
    const { guide } = this.store
    if (guide) {
      this.picker.back()
      guide.refused(target, refusal)
    }
    return refusal
  }
  /** Each prop is read on its own, so what depends on the view alone is not redrawn on pointing. */
  readonly board: BoardProps
  #props(): BoardProps {
    const t = this
    const { game } = t.store.loaded
    return {
      game,
      box: game.box,
      lang: language,
      get view() {
        return t.view
      },
      get viewer() {
        return t.own ?? SPECTATOR
      },
      get seats() {
        return t.seats
      },
      get speaker() {
        return t.speaker
      },
      get last() {
        return t.last
      },
      get motion() {
        return settings.moving
      },
      get names() {
        return settings.names
      },
      get lit() {
        return t.live ? (t.store.guide?.lights(t.picker.lights) ?? t.picker.lights) : t.pointed
      },
      get preview() {
        return t.live ? t.picker.preview : t.ahead
      },
      get standing() {
        return t.live && t.own !== undefined ? t.store.standingOf(t.own) : undefined
      },
      get more() {
        return t.wants
      },
      onpick: target => (t.store.guide?.wants(target) ? t.#why(target) : t.picker.pick(target)),
      onwhy: target => (t.live ? t.#why(target) : undefined),
      onbetween: targets => {
        t.picker.between = targets
      },
      onhover: target => {
        t.picker.hover = target
      },
    }
  }
  /** The same for what is before each person. */
  readonly #positions: readonly PositionProps[]
  position = (seat: Seat): PositionProps => this.#positions[seat]!
  score = (seat: Seat): { value: number; name: string } => {
    const points = this.live ? this.store.state.scores?.find(s => s.seat === seat) : undefined
    return points ? { value: points.total, name: say('table_score') } : this.loaded.facts.number(this.about(seat))
  }
  #projected = $derived.by(() => projected(this.loaded.facts, this.about(this.own ?? 0)))
  /** What the end would bring each seat if it came now; none where it would bring nobody anything: that is what each has. */
  ends = $derived.by((): readonly number[] =>
    (this.over && this.live) || this.#projected.every(({ seat, total }) => total === this.score(seat).value)
      ? []
      : this.store.state.seats.map(({ seat }) => this.#projected.find(s => s.seat === seat)!.total),
  )
  /** Rivals: they have no seat, but points. */
  rivals = $derived.by(() =>
    this.#projected
      .filter(({ seat }) => seat >= this.store.state.seats.length)
      .map(({ seat, total }) => ({
        seat,
        name: this.speaker.name('seat', String(seat)),
        colour: this.colour(seat),
        score: this.score(seat),
        end: this.ends.length ? total : undefined,
      })),
  )
  /** The goal line is shown: to somebody who plays, and what it says is theirs to see. */
  aims = $derived.by(
    () =>
      this.goal &&
      !this.store.record &&
      this.store.mine.length > 0 &&
      !this.store.guide &&
      !this.summary &&
      this.curtain === undefined,
  )
  /** A bot may be asked for a hint. */
  mayHint = $state(false)
  /** The answer that a hint named last, in notation: the teacher does not speak against it. */
  hinted = ''
  ending = $derived.by(() =>
    this.over && this.live ? '' : (this.loaded.facts.ending?.(this.about(this.own ?? 0)) ?? ''),
  )
  phase = $derived.by(() => this.loaded.facts.phase(this.about(0)))

  unheard = $derived.by(
    () => this.store.state.talk.filter(t => t.id > this.#heard && !this.store.state.muted?.includes(t.by)).length,
  )
  /** What is read or written beside the board, one at a time. */
  sideTabs = $derived.by(() => [
    ...(this.store.state.scores ? [{ id: 'scores', name: say('bar_scores') }] : []),
    ...(this.store.record ? [{ id: 'course', name: say('table_course') }] : []),
    { id: 'log', name: say('table_log') },
    ...(this.store.state.status === 'running' ? [{ id: 'scores', name: say('scores_projected') }] : []),
    ...(this.store.talk
      ? [{ id: 'talk', name: say('table_talk') + (this.unheard > 0 ? ` ${this.unheard}` : '') }]
      : []),
    { id: 'rules', name: say('table_rules') },
  ])
  beside = $derived.by(() => (this.sideTabs.some(t => t.id === this.tab) ? this.tab : 'log'))

  /** Opens what is read beside the board, or closes it where it is open. One thing floats at a time. */
  toggle(tab: string): void {
    this.opened = null
    this.tab = this.tab === tab ? 'board' : tab
  }

  // ---- replay
  /** Goes to a move from beside the board, and stays there. */
  look = (seq: number): void => {
    if (this.replay) void this.replay.go(this.replay.stops.findIndex(e => e.seq === seq))
    else void this.#enter(seq, false, this.tab)
  }
  enter = (seq: number, onwards = false): void => void this.#enter(seq, onwards, 'board')
  async #enter(seq: number, onwards: boolean, tab: string): Promise<void> {
    const { Replay } = await import('./replay.svelte.ts')
    const replay = new Replay(of => this.store.tableAt(of), this.store.log, seq)
    this.replay = replay
    this.tab = tab
    await replay.go(replay.at)
    if (onwards) void replay.play()
  }
  leave = (): void => {
    if (this.replay) this.replay.playing = false
    this.replay = null
    if (this.over) this.tab = 'scores'
    replaceState(location.pathname, this.entry)
  }
  /** Closes what was opened last. */
  close = (): void => {
    if (this.replay) this.leave()
    else if (!this.picker.back()) this.list = false
  }
  /** Whether one can go on from what is shown, otherwise. */
  mayBranch = $derived.by(() => this.store.mayTry || (this.replay !== null && this.store.record !== undefined))
  /** Goes on from what is shown, in this browser: the match itself goes its way. */
  branch = async (): Promise<void> => {
    await this.store.do(async () => {
      const { branchOff } = await import('../study/branch.ts')
      await goto(await branchOff(this))
    })
  }
  /** What the others have done since my last answer. */
  get others(): readonly LogEntry[] {
    const { log, mine } = this.store
    const last = log.findLastIndex(e => mine.includes(e.seat) && !e.event)
    return log.slice(last + 1)
  }
  /** The others' moves since mine, step by step. */
  since = $derived.by(() => {
    const { log, mine } = this.store
    return log.findLast((e, k, all) => mine.includes(e.seat) && all.slice(k + 1).some(o => !mine.includes(o.seat)))?.seq
  })
}
