/** What stands on a tile, in rows of signs that fit its size. */
import type { Effect, Game } from '@loggia/core'
import { measure, strip, type Token } from '../../../board/tokens.ts'

export type Row = readonly Token[]
type Rules = Pick<Game, 'effects'>

/** The effects in a field of what a component does (`does`, `pay`, `extra`, `bonus`). */
export function partsOf({ effects }: Rules, domain: string, id: string, field: string): readonly Effect[] {
  const parts = effects?.components[domain]?.[id]?.[0]?.[field]
  return Array.isArray(parts) ? parts : []
}

/** One row for each effect; that points are points need not be written where there is no room. Many single goods stand without their numbers. */
export function rowsFor({ effects }: Rules, parts: readonly Effect[]): Row[] {
  if (!effects) return []
  const rows = parts.flatMap(part => {
    const inner = part['parts']
    return (Array.isArray(inner) ? inner : [part]).map((e: Effect) => strip([e], effects.kinds).filter(t => !t.quiet))
  })
  if (rows.length < 3) return rows
  const icons = rows.flatMap(row => row.filter(t => t.icon !== undefined))
  const half = Math.ceil(icons.length / 2)
  return [icons.slice(0, half), icons.slice(half)]
}

/** Icon above, letters below, where a row has no width. */
export const stacked = (rows: readonly Row[]): Row[] =>
  rows.length > 1
    ? [...rows]
    : rows
        .flatMap(row => [row.filter(t => t.icon !== undefined), row.filter(t => t.icon === undefined)])
        .filter(r => r.length)

/** The size of letters with which these rows fit, at most `most`. */
export const fit = (rows: readonly Row[], w: number, h: number, most: number): number =>
  Math.min(most, h / Math.max(1, rows.length), ...rows.map(row => (most * w) / Math.max(1, measure(row, most).width)))
