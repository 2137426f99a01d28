import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import svgpath from 'svgpath'
import type { Plugin } from 'vite'

/**
 * `import path from 'icon:lighthouse'` is the path of one drawing of game-icons (CC BY 3.0) on its 512 grid. It is read
 * at build time, so only icons in use reach the page. Each point is stored relative to the one before, to two units: a
 * fifth of a pixel at the largest size. What bends by less is straight. An unknown name stops the build.
 */
export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  let set: Record<string, { body: string }> | undefined
  return {
    name: 'icons',
    resolveId: id => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return
      set ??= JSON.parse(readFileSync(file, 'utf8')).icons as Record<string, { body: string }>
      const name = id.slice(6)
      const path = set[name]?.body.match(/ d="([^"]+)"/)?.[1]
      if (!path) this.error(`game-icons has no ${name}`)
      const lean = svgpath(path).unshort().rel().scale(0.5).round(0).scale(2).iterate(straight)
      return `export default ${JSON.stringify(lean.toString())}`
    },
  }
}

/** Nothing instead of a segment that goes nowhere, a line instead of a curve that stays within two units of it. */
function straight([kind, ...n]: readonly [string, ...number[]]): [string, ...number[]][] | undefined {
  if ('lhvcq'.includes(kind) && !n.some(Boolean)) return []
  if (kind !== 'c') return
  const [, , , , x, y] = n as [number, number, number, number, number, number]
  const long = Math.hypot(x, y)
  const near = (u: number, v: number): boolean => {
    const along = (u * x + v * y) / long
    return Math.abs(u * y - v * x) / long <= 2 && along >= 0 && along <= long
  }
  return long > 0 && near(n[0]!, n[1]!) && near(n[2]!, n[3]!) ? [['l', x, y]] : undefined
}
