/**
 * Pictures of our own pages, which a browser shows to a person who installs the hall: `node e2e/portraits.ts` writes them to `web/static`. The manifest names
 * them.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { devices } from 'playwright-core'
import { newTable } from './cold.ts'
import { launch, openHall } from './hall.ts'

const SIZES = {
  wide: { viewport: { width: 1280, height: 800 } },
  narrow: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
}
const LIT = '.layer [data-state~="lit"]'

const hall = await openHall()
const browser = await launch({ paint: true })
try {
  for (const [form, size] of Object.entries(SIZES)) {
    const context = await browser.newContext({
      ...size,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await context.addInitScript(() => localStorage.setItem('loggia.tips', 'off'))
    const table = await newTable(context, hall.url, 'ostia')
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    for (const [name, path, shown] of [
      ['hall', '/', 'main .btn'],
      ['table', table, LIT],
    ] as const) {
      await page.goto(`${hall.url}${path}`)
      await page.locator(shown).first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 60 })
      const to = resolve(import.meta.dirname, `../web/static/${name}-${form}.webp`)
      writeFileSync(to, Buffer.from(data, 'base64'))
    }
    await context.close()
  }
} finally {
  await browser.close()
  await hall.stop()
}
