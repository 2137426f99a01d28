/** What a bot knows about Tiletum. */
import type { TiletumTable } from '../rules/index.ts'
import ahead from './ahead.json' with { type: 'json' }
import { evaluate } from './evaluate.ts'
import learned from './learned.json' with { type: 'json' }
import { levels } from './levels.ts'
import { weigh } from './policy.ts'

/** The last player of a round may well be the first of the next: these are two turns. */
const turn = (t: TiletumTable): number => (t.round * 4 + t.corruption.length) * 5 + t.turn + 1

/** A simulated match goes two or three turns beyond the tree before it is evaluated: far better than none (figures in lab/measured.md). */
const horizon = 25

export const knowledge = { evaluate, weigh, learned, ahead, usual: 190, turn, horizon, levels }
