/** What core makes of the definition of a game: moves, reasons, the loop of automatic and forced steps. */
import { type Definition, type Game, optionsFor } from './game.ts'
import {
  codec,
  FIRST,
  type Lexicon,
  NO_SUCH_MOVE,
  NOT_NOW,
  NOT_YOUR_TURN,
  OK,
  type Reason,
  SAME_AS_ANOTHER,
} from './lexicon.ts'
import { TAKEBACK } from './rows.ts'
import { tellForced } from './notes.ts'
import { generatorOf, pick } from './random.ts'
import { ranksOf } from './ranks.ts'
import { ordersOf } from './standing-orders.ts'
import type { AnyHandler, AnyTime, AnyVerb, Secret } from './steps.ts'
import { OMNISCIENT, asked, type Viewer, IN_ANY_ORDER, type InAnyOrder, type Step, type Table } from './table.ts'

/** A step that does not end. The match is set aside with what reproduces it; the hall goes on. */
export class Runaway extends Error {
  override name = 'Runaway'
}

/** More moves than there are. */
const ALL = 1 << 30

interface Compiled {
  index: number
  first: number
  limits: number[]
  dims: number[]
  /** Which of its arguments are seats. */
  seats: number[]
  verb: AnyVerb
}
/** The first `own` verbs are the decision's, the others may be played at any time. */
interface CompiledDecision {
  verbs: Compiled[]
  own: number
  byIndex: (Compiled | undefined)[]
  none: ((t: Table, s: Step, box: unknown) => void) | undefined
  neverForced: Secret | false
}

/** Makes a game of its definition and a box. */
export function game<T extends Table, Steps, B, L extends Lexicon>(
  def: Definition<T, Steps, B, L>,
  box: B,
): Game<T, B> {
  const words = codec(def.verbs)
  const noteWords = codec(def.notes)
  const reasonWords = codec(def.reasons)
  const redacted = new Set(def.redact ?? [])
  const leave = def.leave ? words.first[words.verbs.indexOf('leave')] : -1
  const seated = (t: Table): number => def.seated!(t as T)
  const automatic: Record<string, ((t: Table, s: Step, box: unknown) => void) | undefined> = {}
  const decisions: Record<string, CompiledDecision | undefined> = {}
  if (IN_ANY_ORDER in def.steps) throw new Error(`${IN_ANY_ORDER}: a step of core's own`)
  if (words.verbs.includes(TAKEBACK)) throw new Error(`${TAKEBACK}: a row of core's own`)
  if (words.domains[words.verbs.indexOf('first')]?.[0] !== FIRST.first[0])
    throw new Error('first: no word of the game, or not that of core (verbs() adds it)')
  const anyTime = def.anyTime as AnyTime<Table, Record<string, unknown>, unknown, Lexicon> | undefined
  const handlers = { ...def.steps, [IN_ANY_ORDER]: inAnyOrderDecision(anyTime ? 0 : 1) } as unknown as Record<
    string,
    AnyHandler
  >

  for (const [name, handler] of Object.entries(handlers)) {
    if (typeof handler === 'function') {
      automatic[name] = handler
      continue
    }
    const joining =
      anyTime && !anyTime.except?.includes(name)
        ? Object.entries(anyTime.can).filter(([verb]) => !(verb in handler.can))
        : []
    const verbs = [...Object.entries(handler.can), ...(joining as [string, AnyVerb][])].map(([verb, v]): Compiled => {
      const index = words.verbs.indexOf(verb)
      const domains = words.domains[index]
      if (!domains || domains.length > 3)
        throw new Error(
          `${name}: ${verb} is ${domains ? 'a move of more than three arguments' : 'no word of the game'}`,
        )
      const seats = domains.flatMap((domain, k) => (domain.name === 'seat' ? [k] : []))
      if (seats.length && !def.seated) throw new Error(`${verb}: seats without \`seated\``)
      return {
        index,
        seats,
        first: words.first[index],
        dims: domains.map(d => d.size),
        limits: domains.map(d => Math.min(d.size, d.words(box as never).length)),
        verb: v,
      }
    })
    const byIndex: (Compiled | undefined)[] = words.verbs.map((_, i) => verbs.find(v => v.index === i))
    decisions[name] = {
      verbs,
      own: verbs.length - joining.length,
      byIndex,
      none: handler.none,
      neverForced: handler.neverForced ?? false,
    }
  }

  /** Appends the legal words of one verb; it may stop when `out` has `enough`. */
  function enumerate(c: Compiled, t: Table, s: Step, out: number[], enough: number): void {
    const { verb, first, dims } = c
    const why = verb.why
    if (verb.list) {
      verb.list(t, s, box, out, enough)
      return
    }
    const limits = c.seats.length
      ? c.limits.map((n, k) => (c.seats.includes(k) ? Math.min(n, seated(t)) : n))
      : c.limits
    if (dims.length === 0) {
      if (!why || why(t, s, box) === OK) out.push(first)
      return
    }
    if (dims.length === 1) {
      for (let a = 0; a < limits[0] && out.length < enough; a++)
        if (!why || why(t, s, box, a) === OK) out.push(first + a)
      return
    }
    if (dims.length === 2) {
      for (let a = 0; a < limits[0] && out.length < enough; a++)
        for (let b = 0; b < limits[1]; b++) if (!why || why(t, s, box, a, b) === OK) out.push(first + a * dims[1] + b)
      return
    }
    for (let a = 0; a < limits[0] && out.length < enough; a++)
      for (let b = 0; b < limits[1]; b++)
        for (let d = 0; d < limits[2]; d++) {
          if (!why || why(t, s, box, a, b, d) === OK) out.push(first + (a * dims[1] + b) * dims[2] + d)
        }
  }

  /** OK, or why the verbs of any time are not for now. */
  const untimely = (t: Table, s: Step): Reason => (s.together ? NOT_NOW : anyTime!.why(t, s, box))

  /**
   * The legal moves of a step, as far as it matters whether there is more than one; an empty list if none is its own. A
   * new list each time, because emptying an old one costs V8 more than making one.
   */
  function atMostTwo(d: CompiledDecision, t: Table, s: Step): number[] {
    const found: number[] = []
    for (let k = 0; k < d.own && found.length < 2; k++)
      if (!d.verbs[k].verb.incidental) enumerate(d.verbs[k], t, s, found, 2)
    if (d.own === d.verbs.length || found.length !== 1 || untimely(t, s) !== OK) return found
    for (let k = d.own; k < d.verbs.length && found.length < 2; k++)
      if (!d.verbs[k].verb.incidental) enumerate(d.verbs[k], t, s, found, 2)
    return found
  }

  function perform(t: Table, s: Step, move: number): void {
    const c = decisions[s.do]!.byIndex[words.verbOf(move)]!
    const { verb, first, dims } = c
    const at = move - first
    if (dims.length === 0) verb.play(t, s, box)
    else if (dims.length === 1) verb.play(t, s, box, at)
    else if (dims.length === 2) verb.play(t, s, box, (at / dims[1]) | 0, at % dims[1])
    else verb.play(t, s, box, (at / (dims[1] * dims[2])) | 0, ((at / dims[2]) | 0) % dims[1], at % dims[2])
  }

  /** Automatic steps and forced moves, until somebody has a choice or the match is over. */
  function advance(t: Table): void {
    for (let n = 0; n < 10_000; n++) {
      const top = t.todo.length - 1
      if (top < 0) return
      const s = t.todo[top]
      const run = automatic[s.do]
      if (run) {
        t.todo.pop()
        run(t, s, box)
        continue
      }
      if (!settle(t, s)) {
        if (!s.together) return
        // Side by side: a forced answer beneath an open one is given, too.
        let settled = false
        for (let k = top - 1; k >= 0 && t.todo[k].together && !settled; k--) settled = settle(t, t.todo[k])
        if (!settled) return
      }
    }
    throw new Runaway(`ten thousand steps in one move, now at ${t.todo.at(-1)?.do}`)
  }

  /** Plays a decision that is none; false when somebody must be asked. */
  function settle(t: Table, s: Step): boolean {
    const d = decisions[s.do]
    if (!d) throw new Error(`no such step: ${s.do}`)
    if (d.neverForced && !d.none) return false
    const found = atMostTwo(d, t, s)
    if (found.length > 1 || (d.neverForced && found.length > 0)) return false
    if (found.length === 1) {
      const move = found[0]
      if (s.do !== IN_ANY_ORDER) tellForced(s.seat, move) // Where all are alike or one is left, nothing was chosen.
      perform(t, s, move)
    } else if (d.none) {
      // What somebody is asked about may be hidden: a view (it has no dice) can't tell whether there is an answer, and a page then waits.
      if (d.neverForced && t.rng.every(x => x === 0))
        throw new Error(`${s.do}: whether seat ${s.seat} has an answer can't be seen`)
      d.none(t, s, box)
    } else throw new Error(`${s.do}: seat ${s.seat} is asked and can't do anything`)
    return true
  }

  const view = (t: T, viewer: Viewer): T => def.view(t, viewer, box)
  const remember = def.recall

  return {
    id: def.id,
    rules: `${def.id}@${def.version}`,
    adopts: def.adopts ?? [],
    box,
    seats: def.seats,
    options: def.options,
    verbs: def.verbs,
    notes: def.notes,
    reasons: def.reasons,
    bound: def.bound,
    ...(def.effects && { effects: { kinds: def.effects.kinds, components: def.effects.of(box) } }),
    size: words.size,
    turns: def.turns,
    ...(def.standingOrders ? { standingOrders: ordersOf(def.standingOrders, box) } : {}),
    leave,
    stepNames: Object.keys(handlers),
    secretOf: step => decisions[step]?.neverForced || undefined,
    verbsOf: step => decisions[step]?.verbs.map(v => words.verbs[v.index]) ?? [],
    setup({ seats, options = {}, seed, generator }) {
      if (!(seats >= def.seats.min && seats <= def.seats.max)) throw new RangeError(`${def.id} is not for ${seats}`)
      const chosen: Record<string, string> = Object.fromEntries(def.options.map(o => [o.id, o.values[0]]))
      const open = optionsFor(def.options, seats)
      for (const [id, value] of Object.entries(options)) {
        if (!open.some(o => o.id === id && o.values.includes(value)) && chosen[id] !== value)
          throw new RangeError(`option ${id}: there is no ${value} for ${seats}`)
        chosen[id] = value
      }
      const t = def.begin(box, seats, chosen, generatorOf(seed, generator))
      advance(t)
      return t
    },
    moves(t, seat, out) {
      const s = asked(t as Table, seat)
      if (!s) return
      const { verbs, own } = decisions[s.do]!
      const timely = own < verbs.length && untimely(t, s) === OK ? verbs.length : own
      for (let k = 0; k < timely; k++) enumerate(verbs[k], t, s, out, ALL)
    },
    why(t, seat, move) {
      const s = asked(t as Table, seat)
      if (!s) return NOT_YOUR_TURN
      if (!(move >= words.base && move < words.size)) return NO_SUCH_MOVE
      const d = decisions[s.do]!
      const c = d.byIndex[words.verbOf(move)]
      if (!c) return NOT_NOW
      if (d.own < d.verbs.length && d.verbs.indexOf(c) >= d.own) {
        const reason = untimely(t, s)
        if (reason !== OK) return reason
      }
      const { args } = words.read(move)
      if (args.some((a, k) => a >= c.limits[k]) || c.seats.some(k => args[k] >= seated(t as Table))) return NO_SUCH_MOVE
      return c.verb.why ? c.verb.why(t, s, box, ...args) : OK
    },
    mayLeave: (t, seat) => (def.leave && t.todo.length ? (def.leave.why?.(t, { seat }, box) ?? OK) : NOT_NOW),
    play(t, seat, move) {
      if (move === leave) def.leave!.play(t, { seat }, box)
      else perform(t, asked(t as Table, seat)!, move)
      advance(t)
    },
    over: t => t.todo.length === 0,
    copy: t => def.view(t, OMNISCIENT, box),
    view,
    recall: !remember
      ? view
      : (t, viewer) => {
          const v = view(t, viewer)
          remember(v, t, viewer)
          return v
        },
    determinize(seen, viewer, rng) {
      const t = def.view(seen, OMNISCIENT, box)
      def.determinize(t, viewer, rng, box)
      if (t.rng.length > 4) t.rng.length = 4 // What is only supposed is drawn by the fast generator.
      for (let k = 0; k < 4; k++) t.rng[k] = pick(rng, 4294967296) | 0
      return t
    },
    chosen(t, seat, move) {
      const s = asked(t as Table, seat)
      if (s?.do !== IN_ANY_ORDER || words.verbs[words.verbOf(move)] !== 'first') return undefined
      const [choice] = words.read(move).args
      return choice < (s as InAnyOrder).count ? t.todo[t.todo.length - 2 - choice] : undefined
    },
    heard: (seat, move, viewer) =>
      words.format(
        move,
        box,
        viewer !== seat && viewer !== OMNISCIENT && redacted.has(words.verbs[words.verbOf(move)]),
      ),
    scores: t => def.scores(t, box),
    round: t => def.round?.(t),
    ranks: t => ranksOf(def.scores(t, box)),
    conserved: t => def.conserved(t, box),
    format: move => words.format(move, box),
    parse: text => words.parse(text, box),
    formatNote: n => noteWords.format(n, box),
    reason(reason) {
      const code = reasonWords.format(reason, box)
      return { code, rule: reasonWords.ruleOf(reasonWords.read(reason).verb) }
    },
  }
}

/** Whether two steps are the same; they are flat. */
function alike(a: Step, b: Step): boolean {
  for (const key in a) {
    const x: unknown = a[key as never]
    const y: unknown = b[key as never]
    if (x !== y && !(Array.isArray(x) && Array.isArray(y) && x.length === y.length && x.every((v, k) => v === y[k])))
      return false
  }
  return true
}

/**
 * `inAnyOrder`: the marker's seat brings one of the steps below to the top. Of equal ones the first stands for all. The
 * marker goes when `left` steps remain. If something can be done at any time, it can be done before the last one, too.
 */
const inAnyOrderDecision = (left: 0 | 1) => ({
  can: {
    first: {
      why(t: Table, s: InAnyOrder, _box: unknown, choice: number): Reason {
        if (choice >= s.count) return NO_SUCH_MOVE
        const { todo } = t
        const top = todo.lastIndexOf(s) - 1
        for (let k = 0; k < choice; k++) if (alike(todo[top - k], todo[top - choice])) return SAME_AS_ANOTHER
        return OK
      },
      play(t: Table, s: InAnyOrder, _box: unknown, choice: number): void {
        const [chosen] = t.todo.splice(t.todo.length - 2 - choice, 1)
        if (--s.count === left) t.todo.pop()
        t.todo.push(chosen!)
      },
    },
  },
})
