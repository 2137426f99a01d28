/** Talk between two browsers and a spectator: quick phrases, muted people, what is new. */
import { expect, inject, test } from 'vitest'
import { openBrowser, visit } from './hall.ts'
import { join } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

test('a quick phrase is read in one’s own language; a muted person is one line; new talk is marked; the table does not hear spectators', async () => {
  const [host, guest, other] = await Promise.all([
    visit(browser),
    visit(browser, { lang: 'ko' }),
    visit(browser, { lang: 'en' }),
  ])
  const post = async (path: string, data: object) =>
    (await host.page.request.post(`${hall.url}/api${path}`, { data })).json()
  await post('/session', { name: 'Anna' })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = (await post('/matches', { game: 'ostia', seats, visibility: 'open' })) as { id: string }
  await host.page.goto(`${hall.url}/match/${id}`)
  await join(guest.page, host.page)
  await other.page.goto(`${hall.url}/match/${id}`)
  const tab = (page: typeof host.page) => page.getByRole('tab', { name: /^(Talk|대화)/ })
  const lines = (page: typeof host.page) => page.locator('.talk ol li')
  for (const { page } of [host, other]) await tab(page).click()

  await host.page.getByRole('button', { name: 'Hello!' }).click()
  await expect.poll(() => lines(host.page).innerText()).toContain('Hello!')
  // It is said in words at his table.
  await guest.page.locator('.said p', { hasText: '안녕하세요!' }).waitFor()
  // He has not looked: one line is new, also when he comes back.
  await expect.poll(() => tab(guest.page).innerText()).toMatch(/1$/)
  await guest.page.reload()
  await expect.poll(() => tab(guest.page).innerText()).toMatch(/1$/)
  await tab(guest.page).click()
  await expect.poll(() => lines(guest.page).innerText()).toContain('안녕하세요!')
  await guest.page.reload()
  await guest.page.locator('.bar h2').waitFor()
  await expect.poll(() => tab(guest.page).innerText()).not.toMatch(/1$/)

  // A spectator's talk goes to spectators.
  await other.page.getByText('Only spectators read this now').waitFor()
  await other.page.getByRole('button', { name: 'Nice move' }).click()
  await expect.poll(() => lines(other.page).count()).toBe(2)
  // By its key one writes at once.
  await guest.page.keyboard.press('t')
  await guest.page.locator('.talk input:focus').waitFor()
  // What is refused stays there, to be sent again.
  const refusal = { code: 'too-many', sentence: '잠시 뒤에' }
  await guest.page.route('**/talk?*', route => route.fulfill({ status: 429, json: { error: refusal } }), { times: 1 })
  const field = guest.page.locator('.talk input')
  await field.fill('반갑습니다')
  await guest.page.keyboard.press('Enter')
  await guest.page.getByText(refusal.sentence).waitFor()
  await expect.poll(() => field.inputValue()).toBe('반갑습니다')
  await field.press('Enter')
  await expect.poll(() => lines(host.page).count()).toBe(2)
  expect(await host.page.locator('.talk').innerText()).not.toContain('spectator')

  // By keyboard: she does not read him, and does again.
  const mute = host.page.locator('.talk ol button').first()
  await mute.focus()
  await host.page.keyboard.press('Enter')
  await expect.poll(() => host.page.locator('.talk ol').innerText()).not.toContain('반갑습니다')
  await host.page.reload()
  await tab(host.page).click()
  await expect.poll(() => host.page.locator('.talk ol').innerText()).toContain('You have muted them')
  await mute.click()
  await expect.poll(() => host.page.locator('.talk ol').innerText()).toContain('반갑습니다')

  // The last line stays in sight when there is less room.
  for (let n = 3; n < 7; n++) {
    await host.page.getByRole('button', { name: 'Hello!' }).click()
    await expect.poll(() => lines(host.page).count()).toBe(n)
  }
  await host.page.setViewportSize({ width: 1280, height: 540 })
  const hidden = () =>
    host.page.locator('.talk ol').evaluate(ol => {
      const all = ol.scrollHeight - ol.clientHeight
      return [all > 0, Math.round(all - ol.scrollTop)]
    })
  await expect.poll(hidden).toEqual([true, 0])
  for (const { leave, errors } of [host, guest, other]) {
    const found = errors.filter(e => !e.includes('429'))
    expect(found, found.join(' ')).toEqual([])
    await leave()
  }
})
