/** What decisions cost: after a match its three moments and where luck was, and with bots the teacher. */
import { Judging } from '@loggia/bots/judge'
import { findGame } from '@loggia/games'
import type { TerraTable } from '@loggia/games/terra-mystica/rules/table.ts'
import { expect, inject, test } from 'vitest'
import { analysis as en } from '../web/src/lib/words/analysis.en.ts'
import { pages } from '../web/src/lib/words/pages.en.ts'
import { violations } from './axe.ts'
import { launch } from './hall.ts'
import { begin, CHOICES, PASS, playOut, reach, SHORT, take, type Told } from './play.ts'

const hall = inject('hall')

test('three moments are found in the page, opened, and played on from; nothing is asked of the hall', async () => {
  // Judging is nothing but script: a browser of its own compiles it, as a person's does.
  const browser = await launch({ paint: true })
  const page = await browser.newPage({ viewport: { width: 1366, height: 650 }, reducedMotion: 'reduce' })
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  const address = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }], { game: SHORT })
  await playOut(page, address)
  await page.goto(address)
  const section = page.locator('.result section', { hasText: en.moments })
  await section.getByRole('button', { name: en.begin }).waitFor()

  const asked: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/api/matches/')) asked.push(request.url())
  })
  await section.getByRole('button', { name: en.begin }).click()
  // However long a busy machine takes.
  await section.locator('li .num').first().waitFor({ timeout: 0 })
  const moments = await section.locator('li .num').count()
  expect(moments).toBeGreaterThan(0)
  expect(moments).toBeLessThanOrEqual(3)
  await section.locator('summary').click()
  expect(await section.locator('polyline').getAttribute('points')).not.toBe('')

  await page.getByRole('button', { name: pages.result_luck }).click()
  const cells = page.locator('.luck td:nth-child(2)')
  await cells.first().waitFor({ timeout: 0 })
  const [base, own, others, luck, , total] = (await cells.allInnerTexts()).map(text =>
    Number(text.replace('−', '-').replace('+', '')),
  )
  // Each is rounded to a tenth.
  expect(Math.abs(base! + own! + others! + luck! - total!)).toBeLessThan(0.3)
  expect(total).toBe(Number(await page.locator('.scores .total').first().innerText()))
  expect(asked).toEqual([])
  expect(await violations(page)).toEqual([])

  // What was found once stands there at once.
  await page.reload()
  await section.locator('li .num').first().waitFor()
  expect(await section.locator('li .num').count()).toBe(moments)
  await section.locator('li button').first().click()
  const plate = page.locator('aside.coach')
  await plate.waitFor()
  expect(await page.locator('.layer [data-state~="chosen"]').count()).toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])
  // What would have come next is a press away: the board then shows that, and the plate stays.
  const next = plate.locator('ol').getByRole('button').first()
  const place = await plate.boundingBox()
  await next.click()
  expect(await next.getAttribute('aria-pressed')).toBe('true')
  expect(await plate.boundingBox()).toEqual(place)
  await plate.getByRole('button', { name: en.play_on }).click()
  await page.waitForURL('**/alone/*')
  await page.locator('.bar h2').waitFor()
  expect(errors).toEqual([])
  await browser.close()
})

test('the teacher shows what a clear mistake overlooked, and takes it back', async () => {
  const browser = await launch({ paint: true })
  const page = await browser.newPage({ viewport: { width: 1366, height: 650 }, reducedMotion: 'reduce' })
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'search', level: 'first-match' }] as const
  const manifest = await findGame(SHORT)!.manifest()
  const [{ game }, know] = await Promise.all([manifest.rules(), manifest.bot()])
  /** Who passes at once with all they have mostly loses by it; the judge knows whether. */
  const costly = ({ view, seq, legal }: Told): boolean => {
    const { seat, move } = legal.find(l => PASS.test(l.move)) ?? {}
    if (seat === undefined || move === undefined || (view as TerraTable).round !== 1) return false
    const judge = new Judging(game, know, { seq, seat, view, played: game.parse(move), turn: 0 }, 'test')
    while (judge.pairs < 60) judge.step()
    return judge.judgement.chance.mean > 0.3
  }
  await page.goto(await reach(page, hall.url, seats, { game: SHORT }, costly))
  await page.locator(CHOICES).first().waitFor({ state: 'attached' })
  await take(page, { hasText: 'Pass' })
  await take(page)
  const plate = page.getByRole('complementary', { name: en.teacher })
  await plate.waitFor({ timeout: 0 })
  expect(await violations(page)).toEqual([])
  await plate.getByRole('button', { name: en.take_back }).click()
  await plate.waitFor({ state: 'detached' })
  await page.locator(CHOICES, { hasText: 'Pass' }).first().waitFor({ state: 'attached' })
  expect(errors).toEqual([])
  await browser.close()
})
