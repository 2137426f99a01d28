/** What an answer costs, brings and leads to, as it stands on its button: derived from the view that would follow, never written down for a verb. */
import type { BoardContext, Facts } from '@loggia/core'
import type { Outcome } from './ahead.ts'

/** As a row of the log would tell it, then what of the person changes besides, then what else follows. What the answer's own words say is not said again. */
export function priceOf(facts: Facts, context: BoardContext, text: string, seen: Outcome | null): string {
  if (!seen) return ''
  const { speaker } = context
  const told = facts.gainSummary(seen.entry, seen.view, speaker)
  const before = facts.amounts?.(context) ?? {}
  const after = facts.amounts?.({ ...context, view: seen.known }) ?? {}
  const score = facts.number(context).value
  const untold = Object.entries(before).flatMap(([name, n]) => {
    const then = after[name]
    const by = Number(then) - Number(n)
    if (
      then === undefined ||
      then === n ||
      told.includes(stem(name)) ||
      (text.includes(name) && has(text, `${Math.abs(by)}`))
    )
      return []
    // Points have no name where they are told.
    return n === score && has(told, by < 0 ? `−${-by}` : `+${by}`) ? [] : [`${name} ${n} → ${then}`]
  })
  const more = facts.consequence?.(context, seen.entry.move, seen)
  return [[told, ...untold].filter(Boolean).join(', '), more].filter(Boolean).join(' · ')
}

/** Whether a text has this number, not only as part of another. */
const has = (text: string, n: string): boolean =>
  new RegExp(String.raw`(?<!\d)${n.replace('+', '\\+')}(?!\d)`).test(text)

/** Of one priest or two. */
const stem = (name: string): string => name.replace(/s$/, '')
