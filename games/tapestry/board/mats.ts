/** The mat of a civilization as it is drawn: fields in rows or columns, what each brings, which are covered or marked, and what can be answered there. */
import type { Box } from '../rules/box.ts'
import { CATEGORIES } from '../rules/civilizations/civilization.ts'
import type { TapestryTable } from '../rules/table.ts'
import { placeOf, STATUE } from '../rules/table.ts'
import { NONE } from '../rules/terms.ts'

export interface Field {
  /** What it brings, by its effect; NONE where a word says it. */
  effect: number
  text?: string
  /** Covered by a building or an outpost; a token stands on it. */
  covered?: boolean
  token?: boolean
  /** The holders of what lay here. */
  holder?: number
  target?: string
}
export interface Line {
  target?: string
  fields: Field[]
}
/** Lines of fields, and whether each is a column, the first field at its foot; how many tokens are left. */
export interface Mat {
  lines: Line[]
  upright: boolean
  left?: number
}
const none: Mat = { lines: [], upright: false }

/** `mat`: what lies there, as its file in the rules reads it. */
export function matOf(t: TapestryTable, seat: number, civilization: number, mat: readonly number[], box: Box): Mat {
  const c = box.civilizations[civilization]!
  const columns = (height: (k: number) => number, covered: boolean): Mat => ({
    upright: true,
    lines: c.slots.map((line, k) => ({
      target: `column:${k}`,
      fields: line.map((effect, n) => ({
        effect,
        ...(covered ? { covered: n < height(k) } : { token: n + 1 === height(k) }),
      })),
    })),
  })
  switch (c.id) {
    case 'craftsmen': {
      const built = t.players[seat]!.built.map(placeOf)
      return columns(k => built.filter(place => place === STATUE + k).length, true)
    }
    case 'merrymakers':
      return columns(k => mat[k] ?? 0, false)
    case 'militants':
      return {
        upright: false,
        lines: c.slots.map((line, k) => ({
          target: `mat-row:${k ? 'lower' : 'upper'}`,
          fields: line.map((effect, n) => ({ effect, covered: n >= line.length - (mat[k] ?? 0) })),
        })),
      }
    case 'historians':
      return {
        upright: false,
        lines: [
          {
            fields: c.slots[0]!.map((effect, k) => ({
              effect,
              covered: mat[k] === NONE,
              ...(mat[k] === NONE ? {} : { holder: mat[k]! }),
              target: `square:${k}`,
            })),
          },
        ],
      }
    case 'entertainers':
      return {
        upright: false,
        lines: levels(c.cells).map(line => ({
          fields: line.map(k => ({
            effect: c.cells[k]!.effect,
            token: mat[0] === k,
            target: `cell:${c.cells[k]!.id}`,
          })),
        })),
      }
    case 'mystics':
      return {
        upright: false,
        lines: CATEGORIES.map((id, k) => ({
          target: `category:${id}`,
          fields: [
            {
              effect: NONE,
              text: mat[k] === NONE || mat[k] === undefined ? '–' : `${mat[k]}`,
              token: ((mat[CATEGORIES.length] ?? 0) >> k) % 2 === 1,
            },
          ],
        })),
      }
    case 'isolationists':
      return { ...none, left: mat[0] ?? 0, lines: [{ fields: c.vp.map(vp => ({ effect: NONE, text: `${vp}` })) }] }
    case 'inventors':
    case 'traders':
      return { ...none, left: mat[0] ?? 0 }
    default:
      return none
  }
}

/** Cells by how far they are from the first. */
function levels(cells: readonly { next: readonly number[] }[]): number[][] {
  const lines: number[][] = [[0]]
  const seen = new Set([0])
  for (let line = lines[0]!; line.length; ) {
    line = [...new Set(line.flatMap(k => cells[k]!.next))].filter(k => !seen.has(k)).sort((a, b) => a - b)
    for (const k of line) seen.add(k)
    if (line.length) lines.push(line)
  }
  return lines
}
