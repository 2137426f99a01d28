/**
 * What a learned policy sees, of any game. A move is its verb, its kind (the verb with those arguments that have few values) and itself. The context
 * is what the acting seat's own record, the table's numbers and the question say, in buckets, and how the seat stands beside the others.
 * Each pair of verb or kind and context is one weight, found by hash among `SLOTS`.
 */
import { acting, asked, codec, firstOf, type Game, movesOf, pick, type Seat, seeded, type Table } from '@loggia/core'

/** Raised when a part changes its meaning: weights that were learned for another version are refused. */
export const PARTS = 1
const BITS = 16
export const SLOTS = 1 << BITS
const SHIFT = 32 - BITS
/** A domain of at most 26 values makes kinds of moves. */
const FEW = 26
/** A row is read place by place up to here, a list thing by thing. */
const PLACES = 12
const MOST = 1024

const mix = (h: number, x: number): number => {
  const y = Math.imul(h ^ x, 0x9e3779b1)
  return y ^ (y >>> 15)
}
function hashed(text: string): number {
  let h = 0x811c9dc5
  for (let k = 0; k < text.length; k++) h = Math.imul(h ^ text.charCodeAt(k), 0x01000193)
  return h
}

/** The first of each bucket beyond −1, 0, 1 … 6: ever wider ones. */
const WIDER = [8, 11, 15, 21, 31, 51, 76, 101, 151, 256, 512, 1024, 2048]
const SMALL = Uint8Array.from({ length: 256 }, (_, v) => wide(v))
function wide(v: number): number {
  if (v < 7) return v
  let k = 0
  while (k < WIDER.length && v >= WIDER[k]!) k++
  return 6 + k
}
const bucket = (v: number): number => (v < 0 ? 63 : v < 256 ? SMALL[v]! : wide(v))

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (x: unknown): Fields => x as Fields

/** How a field of a record is read. `open`: everybody sees it, so that seats can be compared. */
interface Field {
  name: string
  hash: number
  kind: 'number' | 'row' | 'list' | 'pile'
  open: boolean
}

/** The parts of a decision: `look` reads the context once, then every move is a few sums. Holds one decision at a time. */
export class Parts {
  readonly #verb: Int32Array
  readonly #kind: Int32Array
  readonly #self: Int32Array
  readonly #verbNumber: Uint16Array
  readonly #kindNumber: Uint16Array
  #context = new Int32Array(MOST)
  #size = 0
  // Sums that moves of one verb or kind share, each of the decision whose number stands beside it.
  readonly #verbSum: Float64Array
  readonly #verbAt: Int32Array
  readonly #kindSum: Float64Array
  readonly #kindAt: Int32Array
  #decision = 0
  /** Names of questions and their fields. */
  readonly #names = new Map<string, number>()
  readonly #reader: Reader

  constructor(game: Game) {
    const words = codec(game.verbs)
    const kinds = new Map<number, number>()
    this.#verb = new Int32Array(game.size)
    this.#kind = new Int32Array(game.size)
    this.#self = new Int32Array(game.size)
    this.#verbNumber = new Uint16Array(game.size)
    this.#kindNumber = new Uint16Array(game.size)
    for (let m = words.base; m < words.size; m++) {
      const { verb, args, domains } = words.read(m)
      const name = hashed(verb)
      let kind = name
      let self = mix(name, 77)
      for (let a = 0; a < args.length; a++) {
        self = mix(self, args[a]! + 100 * a)
        if (domains[a]!.size <= FEW) kind = mix(kind, args[a]! + 1000 * (a + 1))
      }
      this.#verb[m] = mix(name, 1)
      this.#kind[m] = mix(kind, 2)
      this.#self[m] = Math.imul(mix(self, 3), 0x85ebca6b) >>> SHIFT
      this.#verbNumber[m] = words.verbOf(m)
      const number = kinds.get(kind) ?? kinds.size
      kinds.set(kind, number)
      this.#kindNumber[m] = number
    }
    this.#verbSum = new Float64Array(words.verbs.length)
    this.#verbAt = new Int32Array(words.verbs.length)
    this.#kindSum = new Float64Array(kinds.size)
    this.#kindAt = new Int32Array(kinds.size)
    this.#reader = new Reader(game)
  }

  /** Reads what this seat sees now. */
  look(t: Table, seat: Seat): void {
    const step = asked(t, seat)
    const question = this.#named(step?.do ?? '')
    const out = this.#context
    let n = 0
    out[n++] = 12345
    out[n++] = question
    if (step) {
      const said = fieldsOf(step)
      for (const field in said) {
        const v = said[field]
        if (typeof v === 'number' && field !== 'seat' && field !== 'together')
          out[n++] = mix(mix(question, this.#named(field)), bucket(v))
      }
    }
    this.#size = this.#reader.read(t, seat, out, n)
    this.#decision++
  }

  #named(name: string): number {
    let hash = this.#names.get(name)
    if (hash === undefined) this.#names.set(name, (hash = hashed(name)))
    return hash
  }

  /** The context in hand, to come back to. */
  kept(): Int32Array {
    return this.#context.slice(0, this.#size)
  }
  back(kept: Int32Array): void {
    this.#context.set(kept)
    this.#size = kept.length
    this.#decision++
  }

  /** The sum of the weights of a move's parts. */
  sum(weights: ArrayLike<number>, move: number): number {
    const v = this.#verbNumber[move]!
    const k = this.#kindNumber[move]!
    if (this.#verbAt[v] !== this.#decision) {
      this.#verbAt[v] = this.#decision
      this.#verbSum[v] = this.#over(weights, this.#verb[move]!, 0x85ebca6b)
    }
    if (this.#kindAt[k] !== this.#decision) {
      this.#kindAt[k] = this.#decision
      this.#kindSum[k] = this.#over(weights, this.#kind[move]!, 0x9e3779b1)
    }
    return weights[this.#self[move]!]! + this.#verbSum[v]! + this.#kindSum[k]!
  }

  /** By how much more than once the hand policy's logarithm counts for a move. */
  slope(weights: ArrayLike<number>, move: number): number {
    return weights[slopeOf(this.#kind[move]!)]! + weights[slopeOf(~this.#verb[move]!)]!
  }

  /** Adds `by` of a move's parts to `to`, and `by` times the logarithm to its slopes. After `back`, for the moves of that decision, with `spread` at the end. */
  add(to: Float32Array, move: number, by: number, log: number): void {
    const v = this.#verbNumber[move]!
    const k = this.#kindNumber[move]!
    to[this.#self[move]!]! += by
    to[slopeOf(this.#kind[move]!)]! += by * log
    to[slopeOf(~this.#verb[move]!)]! += by * log
    if (this.#verbAt[v] !== this.#decision) {
      this.#verbAt[v] = this.#decision
      this.#verbSum[v] = 0
    }
    if (this.#kindAt[k] !== this.#decision) {
      this.#kindAt[k] = this.#decision
      this.#kindSum[k] = 0
    }
    this.#verbSum[v]! += by
    this.#kindSum[k]! += by
  }
  /** What `add` has gathered by verb and kind goes to their pairs with the context. */
  spread(to: Float32Array, moves: readonly number[]): void {
    for (const move of moves) {
      const v = this.#verbNumber[move]!
      const k = this.#kindNumber[move]!
      if (this.#verbAt[v] === this.#decision) {
        this.#verbAt[v] = 0
        this.#put(to, this.#verb[move]!, 0x85ebca6b, this.#verbSum[v]!)
      }
      if (this.#kindAt[k] === this.#decision) {
        this.#kindAt[k] = 0
        this.#put(to, this.#kind[move]!, 0x9e3779b1, this.#kindSum[k]!)
      }
    }
  }
  #over(weights: ArrayLike<number>, key: number, odd: number): number {
    const context = this.#context
    let sum = 0
    for (let c = 0; c < this.#size; c++) sum += weights[Math.imul(key ^ context[c]!, odd) >>> SHIFT]!
    return sum
  }
  #put(to: Float32Array, key: number, odd: number, by: number): void {
    const context = this.#context
    for (let c = 0; c < this.#size; c++) to[Math.imul(key ^ context[c]!, odd) >>> SHIFT]! += by
  }
}

const slopeOf = (key: number): number => Math.imul(key ^ 0x5bd1e995, 0x9e3779b1) >>> SHIFT

/** Reads the record of a seat, and the numbers of the table. What they hold it learns from two matches by chance, the same ones always. */
class Reader {
  readonly #list: string
  readonly #numbers: Field[] = []
  #fields: Field[] = []

  constructor(game: Game) {
    const first = fieldsOf(game.setup({ seats: game.seats.max, seed: 'parts' }))
    this.#list = Object.keys(first).find(name => name !== 'todo' && isRecords(first[name])) ?? ''
    const field = (of: string, name: string, v: unknown): Field => ({
      name,
      hash: hashed(`${of}.${name}`),
      open: true,
      kind: typeof v === 'number' ? 'number' : Array.isArray(v) ? 'row' : 'pile',
    })
    for (const name in first)
      if (typeof first[name] === 'number' && !ABSOLUTE.has(name)) this.#numbers.push(field('t', name, first[name]))
    const own = this.#recordsOf(first)[0] ?? {}
    for (const name in own) {
      const v = own[name]
      if (typeof v === 'number' || isNumbers(v) || isPile(v)) this.#fields.push(field('p', name, v))
    }
    for (const seats of new Set([Math.max(2, game.seats.min), game.seats.max])) this.#watch(game, seats)
  }

  /** A match by chance. Rows keep their length, lists do not. What a seat does not see of others is not open. What it does not see of its own is left out. */
  #watch(game: Game, seats: number): void {
    const t = game.setup({ seats, seed: 'parts' })
    const rng = seeded('parts')
    const lengths = this.#fields.map(f => lengthOf(this.#recordsOf(fieldsOf(t))[0]![f.name]))
    const veiled = new Set<Field>()
    for (let n = 0; !game.over(t); n++) {
      const seat = firstOf(acting(t))
      if (n % 3 === 0) {
        const seen = fieldsOf(game.recall(t, seat))
        const real = fieldsOf(t)
        for (const f of this.#numbers) f.open &&= seen[f.name] === real[f.name]
        const records = this.#recordsOf(real)
        const shown = this.#recordsOf(seen)
        for (const [k, f] of this.#fields.entries())
          for (const [s, record] of records.entries()) {
            const v = record[f.name]
            if (f.kind === 'row' && lengthOf(v) !== lengths[k]) f.kind = 'list'
            if (f.kind === 'number') f.open &&= shown[s]![f.name] === v
            if (s === seat && JSON.stringify(shown[s]![f.name]) !== JSON.stringify(v)) veiled.add(f)
          }
      }
      const moves = movesOf(game, t, seat)
      game.play(t, seat, moves[pick(rng, moves.length)]!)
    }
    this.#fields = this.#fields.filter(f => !veiled.has(f))
  }

  #recordsOf(t: Fields): Fields[] {
    return (t[this.#list] as Fields[] | undefined) ?? []
  }

  /** Appends its parts from `n` on, and gives their new number. */
  read(table: Table, seat: Seat, out: Int32Array, n: number): number {
    const t = fieldsOf(table)
    for (const f of this.#numbers) if (f.open) out[n++] = mix(f.hash, bucket(t[f.name] as number))
    const all = this.#recordsOf(t)
    const own = all[seat]
    if (!own) return n
    out[n++] = mix(991, all.length)
    for (const f of this.#fields) {
      const v = own[f.name]
      if (f.kind === 'number') {
        out[n++] = mix(f.hash, bucket(v as number))
        if (f.open && all.length > 1) out[n++] = mix(f.hash, 600 + beside(all, seat, f.name))
      } else if (f.kind === 'row') {
        const row = v as number[]
        for (let k = 0; k < row.length && k < PLACES; k++) out[n++] = mix(f.hash, 5000 + k * 64 + bucket(row[k]!))
      } else {
        const things = f.kind === 'list' ? (v as number[]) : (v as { ids: number[] }).ids
        out[n++] = mix(f.hash, 2000 + bucket(things.length))
        for (let k = 0; k < things.length && k < PLACES; k++) out[n++] = mix(f.hash, 9000 + things[k]!)
      }
    }
    return n
  }
}

/** −2 to 2: far behind the best of the others, behind, level, ahead, far ahead. */
function beside(all: readonly Fields[], seat: Seat, name: string): number {
  let best = -Infinity
  for (let s = 0; s < all.length; s++)
    if (s !== seat && (all[s]![name] as number) > best) best = all[s]![name] as number
  const lead = (all[seat]![name] as number) - best
  return lead > 3 ? 2 : lead > 0 ? 1 : lead === 0 ? 0 : lead < -3 ? -2 : -1
}

/** Numbers of a table that name a seat or count what does not matter. */
const ABSOLUTE = new Set(['revealCount', 'turn', 'start'])
const isRecords = (x: unknown): boolean =>
  Array.isArray(x) && x.length > 0 && typeof x[0] === 'object' && x[0] !== null && !Array.isArray(x[0])
const isNumbers = (x: unknown): boolean => Array.isArray(x) && x.every(v => typeof v === 'number')
const isPile = (x: unknown): boolean => isNumbers((x as { ids?: unknown } | null)?.ids)
const lengthOf = (x: unknown): number => (Array.isArray(x) ? x.length : 0)
