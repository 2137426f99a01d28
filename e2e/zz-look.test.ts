import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { openBrowser, openHall } from './hall.ts'
import { begin, match } from './play.ts'
const game = 'princes-of-florence', out = '/tmp/princes-shots'
interface S { seq: number; legal: { seat: number; move: string }[]; view: { todo: { do: string }[] } }
const state = (page: Page) => match(page) as Promise<unknown> as Promise<S>
async function post(page: Page, seat: number, move: string) {
  const { seq } = await state(page)
  const r = await page.evaluate(async body => (await fetch(`/api${location.pathname.replace('/match/', '/matches/')}/moves`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).status, { seq, seat, move })
  if (r >= 300) throw new Error(`${move}: ${r}`)
}
/** Plays the first legal of these until a move with this verb is legal. */
async function until(page: Page, verb: RegExp, prefer: RegExp[]) {
  for (let k = 0; k < 120; k++) {
    const { legal, view } = await state(page)
    if (legal.some(l => verb.test(l.move)) || verb.test('@' + view.todo.at(-1)?.do)) return
    const one = prefer.map(p => legal.find(l => p.test(l.move))).find(Boolean) ?? legal[0]!
    await post(page, one.seat, one.move)
  }
}
async function go(page: Page, wanted: RegExp) { const l = (await state(page)).legal.find(l => wanted.test(l.move)); if (!l) throw new Error(String(wanted)); await post(page, l.seat, l.move) }
test('look', async () => {
  const hall = await openHall(), browser = await openBrowser()
  try {
    for (const lang of (process.env.LANGS ?? 'ko,en').split(',')) for (const [w, h, touch] of [[1280, 900, false], [360, 740, true]] as const) {
      const context = await browser.newContext({ viewport: { width: w, height: h }, locale: lang === 'ko' ? 'ko-KR' : 'en-GB', reducedMotion: 'reduce', hasTouch: touch, isMobile: touch })
      const page = await context.newPage()
      page.on('pageerror', e => console.log('ERR', e))
      const shot = async (name: string) => { await page.reload(); await page.locator('.bar h2, .curtain button').first().waitFor(); if (await page.locator('.curtain button').count()) await page.locator('.curtain button').first().click(); await page.locator('.bar h2').waitFor(); await page.waitForTimeout(700); await page.screenshot({ path: `${out}/${name}-${lang}-${w}.png`, fullPage: touch }) }
      const me = { kind: 'me' }
      await page.goto(await begin(page, hall.url, [me, me, me], { game, options: { 'joint-building': 'with', characters: 'with' } }))
      await until(page, /^claim:/, [/^return/, /^forgo/])
      await go(page, /^claim:merchant,3/)
      await until(page, /^join:/, [/^pass/, /^done/])
      await go(page, /^join:east,opera/); await shot('1-span')
      await go(page, /^span:/); await shot('2-propose')
      await go(page, /^offer:4/); await shot('3-partner')
      await go(page, /^elsewhere/); await go(page, /^span:/); await shot('4-counter-propose')
      await go(page, /^offer:2/); await shot('5-answer')
      await go(page, /^refuse/)
      await until(page, /^@before-best-work/, [/^done/]); await shot('6-merchant')
      await context.close()
    }
  } finally { await browser.close(); await hall.stop() }
}, 300_000)
