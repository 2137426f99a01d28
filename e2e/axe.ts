/** What axe finds wrong with a page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** One line for each barrier. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const run = (
      window as unknown as {
        axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
      }
    ).axe.run
    return (await run({ resultTypes: ['violations'] })).violations.flatMap(v =>
      v.nodes.map(n => `${v.id}: ${n.html.slice(0, 160)}`),
    )
  })
}
