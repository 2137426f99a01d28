/** `lab judge FILE`: what the decisions of a recorded match have cost. */
import { readFileSync } from 'node:fs'
import { type Decision, decisionsOf, type Judgement, Judging, judged } from '@loggia/bots/judge'
import type { Game, Knowledge, MatchFile, MatchRecord } from '@loggia/core'
import '@loggia/core/hash'
import { findGame } from '@loggia/games'
import { type Line, round } from './print.ts'
import { keptBox } from './verify.ts'

export interface JudgePlan {
  seed: string
  /** All seats without it. */
  seat?: number
  /** This many pairs for each decision, instead of the two stages. */
  pairs?: number
}

/** A line for each decision at which there was a choice. Throws when the file is no match by the rules of today. */
export async function judgeFile(file: string, plan: JudgePlan): Promise<Line[]> {
  const { game, know, record } = await matchIn(file)
  const decisions = decisionsOf(game, know, record, plan.seat)
  return judgementsOf(game, know, decisions, plan).map(lineOf)
}

/** The judgements of these decisions, to their end. */
export function judgementsOf(
  game: Game,
  know: Knowledge,
  decisions: readonly Decision[],
  { seed, pairs }: Pick<JudgePlan, 'seed' | 'pairs'>,
): Judgement[] {
  if (pairs !== undefined)
    return decisions.map(decision => {
      const judging = new Judging(game, know, decision, seed)
      while (judging.pairs < pairs) judging.step()
      return judging.judgement
    })
  const steps = judged(game, know, decisions, seed)
  let next = steps.next()
  while (!next.done) next = steps.next()
  return next.value
}

const lineOf = ({ seq, seat, played, best, points, chance, pairs, unclear }: Judgement): Line => ({
  row: seq,
  seat,
  played: played.word,
  best: best.word,
  loss: round(points.mean),
  error: round(points.error),
  chance: round(chance.mean, 3),
  chanceError: round(chance.error, 3),
  pairs,
  mark: unclear ? '' : '!',
})

/** The match of a file: one of the hall, with its box, or a record alone, of the box that is shipped. */
export async function matchIn(file: string): Promise<{ game: Game; know: Knowledge; record: MatchRecord }> {
  const found = JSON.parse(readFileSync(file, 'utf8')) as Partial<MatchFile> | MatchRecord
  const record = 'record' in found && found.record ? found.record : (found as MatchRecord)
  const box = ('commitment' in found ? found.box : undefined) ?? keptBox(record.box ?? '')
  const listed = findGame(record.rules?.split('@')[0] ?? '')
  if (!listed) throw new Error(`${file}: not the file of a match`)
  const manifest = await listed.manifest()
  const [{ game: shipped, withBox }, know] = await Promise.all([manifest.rules(), manifest.bot()])
  const game = box ? withBox(box.files as never) : shipped
  if (record.rules !== game.rules) throw new Error(`${file}: played by ${record.rules}, and these are ${game.rules}`)
  return { game, know, record }
}
