import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import svgpath from 'svgpath'
import type { Plugin } from 'vite'

/**
 * `import path from 'icon:lighthouse'` is the path data of one drawing of game-icons (CC BY 3.0) on its 512 grid, taken from the
 * set while building, so that only the icons in use reach the page. Each point is told from the one before, to two units: a fifth of a pixel of
 * the largest that is drawn. An unknown name stops the build.
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
      const name = id.slice(6),
        path = set[name]?.body.match(/ d="([^"]+)"/)?.[1]
      if (!path) this.error(`game-icons has no ${name}`)
      return `export default ${JSON.stringify(svgpath(path).rel().scale(0.5).round(0).scale(2).toString())}`
    },
  }
}
