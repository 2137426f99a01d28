/** What a command found: JSON lines for programs, a table for people. */
export type Line = Readonly<Record<string, string | number | boolean | object | null>>

/** Prints lines with the same fields. Objects are for programs only. */
export function print(lines: readonly Line[], json: boolean): void {
  if (json) {
    for (const line of lines) console.log(JSON.stringify(line))
    return
  }
  if (!lines.length) return
  const heads = Object.keys(lines[0]!).filter(k => typeof lines[0]![k] !== 'object')
  const cells = lines.map(l => heads.map(h => String(l[h])))
  const widths = heads.map((h, k) => Math.max(h.length, ...cells.map(c => c[k]!.length)))
  const number = heads.map(h => typeof lines[0]![h] === 'number')
  for (const row of [heads, ...cells])
    console.log(
      row
        .map((c, k) => (number[k] ? c.padStart(widths[k]!) : c.padEnd(widths[k]!)))
        .join('  ')
        .trimEnd(),
    )
}

/** A number with as many decimals as matter. */
export const round = (x: number, decimals = 2): number => Math.round(x * 10 ** decimals) / 10 ** decimals
