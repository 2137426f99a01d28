/** Leads: by how many points a bot is ahead of the others, in the mean of each whole deal. Its matches share their luck. */
import { DECIDES } from './sprt.ts'

/** A match of a deal: which bot sat at each seat, and what the seats scored. */
export interface Scored {
  turned: readonly number[]
  result: { scores: readonly number[] }
}

/** The lead of a bot in each deal of `turns` matches that is played to its end. */
export function leadsOf(results: readonly Scored[], bot: number, turns: number): number[] {
  const deals: number[][] = []
  for (const [m, { turned, result }] of results.entries()) {
    const scores = (mine: boolean) =>
      result.scores.filter((_, seat) => seat < turned.length && (turned[seat] === bot) === mine)
    const deal = (deals[Math.floor(m / turns)] ??= [])
    deal.push(meanOf(scores(true)) - meanOf(scores(false)))
  }
  return deals.filter(deal => deal.length === turns).map(meanOf)
}
const meanOf = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length

/** The mean over deals with its standard error; nothing of fewer than two. */
export function overDeals(leads: readonly number[]): { mean: number; error: number } | undefined {
  const n = leads.length
  if (n < 2) return undefined
  const mean = meanOf(leads)
  return { mean, error: Math.sqrt(leads.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1) / n) }
}

/** From this many deals on it is known how far leads are spread. */
const LEAST = 8

/** Which of two mean leads the leads of deals speak for, as far as they decide: the generalized test, as if their mean were normal. */
export function decidedLead(leads: readonly number[], [h0, h1]: readonly [number, number]): number | undefined {
  const found = leads.length < LEAST ? undefined : overDeals(leads)
  if (!found) return undefined
  const ratio = ((h1 - h0) * (found.mean - (h0 + h1) / 2)) / found.error ** 2
  return Math.abs(ratio) < DECIDES ? undefined : ratio > 0 ? h1 : h0
}

/** Two mean leads from the command line, `0,5`. */
export function hypotheses(text: string): [number, number] {
  const [h0, h1] = text.split(',').map(Number)
  if (!(h0! < h1!)) throw new Error(`--sprt ${text}: two leads in points, the smaller one first`)
  return [h0!, h1!]
}
