/**
 * Learns a policy by policy gradient in self-play. It counts matches, never seconds: the same plan gives the same bytes, also when it is ended on the way and goes on
 * from what it kept.
 */
import { fingerprint, packed, PARTS } from '@loggia/bots/learned'
import type { Learned } from '@loggia/core'
import { subjectOf } from '../games.ts'
import { Learner, NUMBERS } from './learner.ts'
import { SelfPlay } from './self-play.ts'

/** Matches of one step. */
const BATCH = 24
/** Steps of a chapter: what is kept after each. */
const CHAPTER = 20
/** Means of the curve. */
const POINTS = 20

export interface TrainPlan {
  game: string
  /** Rounded up to whole steps. */
  matches: number
  seed: string
  /** In turn. */
  seats: readonly number[]
  command?: string
  commit?: string
}

/** Where a training stands: a line of JSON, then the weights. */
export interface Chapter {
  matches: number
  bytes: Uint8Array
}
interface Stand {
  played: number
  steps: number
  spread: number
  sums: [points: number, matches: number][]
}

/** `from`: the bytes of an earlier chapter of the same plan. `onChapter` is given each as it ends, every `chapter` steps. */
export function train(
  { game: id, matches, seed, seats, command = '', commit = '' }: TrainPlan,
  {
    from,
    chapter = CHAPTER,
    onChapter,
  }: { from?: Uint8Array; chapter?: number; onChapter?: (chapter: Chapter, mean: number) => void } = {},
): Learned {
  const { game, know } = subjectOf(id)
  const play = new SelfPlay(game, know)
  const all = Math.ceil(matches / BATCH) * BATCH
  const stand: Stand = from ? standOf(from) : { played: 0, steps: 0, spread: 20, sums: [] }
  const learner = new Learner(from && { ...stand, weights: weightsOf(from) })
  for (let m = stand.played; m < all; m++) {
    const mean = play.match(learner, {
      seats: seats[m % seats.length]!,
      seed: `${seed}-${m}`,
      dealt: Math.floor(m / seats.length) % 2 === 1,
    })
    const point = (stand.sums[Math.floor((m / all) * POINTS)] ??= [0, 0])
    point[0] += mean
    point[1]++
    if ((m + 1) % BATCH === 0) learner.step(BATCH, m / all)
    if ((m + 1) % (chapter * BATCH) === 0 && onChapter) {
      const { steps, spread } = learner
      const head = JSON.stringify({ ...stand, played: m + 1, steps, spread } satisfies Stand)
      onChapter({ matches: m + 1, bytes: bytesOf(head, learner.kept()) }, point[0] / point[1])
    }
  }
  return {
    parts: PARTS,
    box: fingerprint(game.box),
    command,
    seed,
    matches: all,
    commit,
    curve: stand.sums.map(([points, n]) => (points / n).toFixed(1)).join(' '),
    weights: packed(learner.policy),
  }
}

function bytesOf(head: string, weights: Float32Array): Uint8Array {
  const line = new TextEncoder().encode(`${head}\n`)
  const bytes = new Uint8Array(line.length + weights.byteLength)
  bytes.set(line)
  bytes.set(new Uint8Array(weights.buffer), line.length)
  return bytes
}
const standOf = (bytes: Uint8Array): Stand =>
  JSON.parse(new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(10)))) as Stand
const weightsOf = (bytes: Uint8Array): Float32Array =>
  new Float32Array(bytes.slice(bytes.indexOf(10) + 1).buffer, 0, NUMBERS)
