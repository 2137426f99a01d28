/** Running a hall in its page, by keyboard alone; and what is one's own: saving it, being forgotten, thinking better of it. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { type Hall, openBrowser, openHall, type Visitor, visit } from './hall.ts'

/** What a try that failed leaves behind the next would find: after one comes another hall. */
let hall: Hall | undefined
let url: string
let boss: Visitor
let ann: Visitor
const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([path, body]) =>
      (await fetch(`/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json(),
    [path, JSON.stringify(body)] as const,
  )
/** Goes to it as the keyboard does, and presses Enter. */
async function press(what: Locator): Promise<void> {
  await what.focus()
  await what.press('Enter')
}
beforeEach(async () => {
  if (hall) return
  hall = await openHall(undefined, () => ({ CONTACT: 'host@loggia.example' }))
  url = hall.url
  const browser = await openBrowser()
  ;[boss, ann] = await Promise.all([visit(browser), visit(browser)])
  for (const [{ page }, name] of [
    [boss, 'Boss'],
    [ann, 'Anneliese'],
  ] as const) {
    await page.goto(url)
    await post(page, 'session', { name })
  }
  const done = spawnSync(process.execPath, ['server/hall/command.ts', 'grant', 'Boss'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: hall.dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  expect(done.stderr + done.stdout).toContain('Done (1 in the log).')
})
const close = async () => {
  await Promise.all([boss.context.close(), ann.context.close()])
  await hall?.stop()
  hall = undefined
}
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await close()
})
afterAll(() => (hall ? close() : undefined))

test('by keyboard: a report is answered with its lines before one’s eyes, its person reads why, and it is undone', async () => {
  const { id } = (await post(ann.page, 'matches', {
    game: 'ostia',
    visibility: 'open',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })) as { id: string }
  await post(boss.page, `matches/${id}/join`, {})
  await post(ann.page, `matches/${id}/talk`, { text: 'learn to play' })
  // The line is complained of where it stands.
  await boss.page.goto(`${url}/match/${id}`)
  await boss.page.getByRole('tab', { name: 'Talk' }).first().click()
  await press(boss.page.getByRole('button', { name: 'Report …: Anneliese' }))
  await press(boss.page.getByRole('button', { name: 'Report', exact: true }))
  await boss.page.getByRole('textbox', { name: 'In your own words' }).fill('Every evening.')
  await boss.page.keyboard.press('Enter')
  await boss.page.getByText('Sent. The operator will read it.').waitFor()
  // A person without a name is called by their seat; Escape cancels.
  await press(boss.page.getByRole('button', { name: 'Block or report …' }))
  await press(boss.page.getByRole('button', { name: 'Report', exact: true }))
  await boss.page.getByRole('combobox', { name: 'Report' }).press('Escape')
  await boss.page.getByRole('button', { name: 'Block or report …' }).waitFor()

  await boss.page.goto(`${url}/account`)
  await press(boss.page.getByRole('link', { name: 'Run the hall' }))
  await boss.page.getByText('learn to play').waitFor()
  await boss.page.getByText('Every evening.').waitFor()
  expect(await violations(boss.page)).toEqual([])
  await press(boss.page.getByRole('button', { name: 'No talk for 7 days' }))
  // Without a reason nothing is done.
  await boss.page.keyboard.press('Enter')
  expect(
    await boss.page.getByRole('textbox', { name: 'Why' }).evaluate(field => field === document.activeElement),
  ).toBe(true)
  await boss.page.keyboard.type('Rude in the evening')
  await boss.page.getByText('The user will read:').waitFor()
  await boss.page.keyboard.press('Enter')
  await boss.page.getByText('Done and logged.').waitFor()
  await boss.page.getByText('No reports.').waitFor()
  await boss.page.locator('#log').getByText('“Rude in the evening”').waitFor()

  await ann.page.goto(url)
  await ann.page.getByText('There is a message in your account.').waitFor()
  await press(ann.page.getByRole('link', { name: 'Read', exact: true }))
  await ann.page.getByText('Rude in the evening').waitFor()
  const read = ann.page.getByRole('button', { name: 'I have read it' })
  await press(read)
  await read.waitFor({ state: 'detached' })
  // At a table she reads it where one writes.
  await ann.page.goto(`${url}/match/${id}`)
  await ann.page.getByRole('tab', { name: 'Talk' }).first().click()
  await ann.page
    .getByText(/^You can’t write anything here that others read until .+ Reason: Rude in the evening$/)
    .waitFor()
  expect(await ann.page.locator('.talk input, .talk .quick').count()).toBe(0)
  await press(boss.page.getByRole('button', { name: /^Undo: \d+ Suspend/ }))
  await boss.page.locator('#log').getByText('undone', { exact: true }).waitFor()
  await ann.page.goto(`${url}/account`)
  await ann.page.getByRole('button', { name: 'Delete my account …' }).waitFor()
  expect(await ann.page.getByText('Rude in the evening').count()).toBe(0)
  expect([boss.errors, ann.errors]).toEqual([[], []])
})

test('by keyboard: somebody is found and renamed, the banner stands on every page, and others find no admin page', async () => {
  const { page } = boss
  await page.goto(`${url}/admin`)
  await page.getByRole('textbox', { name: 'Name, handle, id or mail address' }).fill('ann')
  await page.keyboard.press('Enter')
  await press(page.getByRole('button', { name: 'Acts: Anneliese' }))
  await press(page.getByRole('button', { name: 'Rename', exact: true }))
  await page.keyboard.type('Anne')
  await page.keyboard.press('Tab')
  await page.keyboard.type('too long for the shields')
  await page.keyboard.press('Enter')
  await page.locator('#people').getByText('Anne', { exact: true }).waitFor()
  await page.getByRole('textbox', { name: 'In English' }).fill('We move house on Sunday.')
  await page.getByRole('textbox', { name: 'In Korean' }).fill('일요일에 옮깁니다.')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove' }).waitFor()
  await ann.page.goto(`${url}/settings`)
  await ann.page.getByText('We move house on Sunday.').waitFor()
  await press(page.getByRole('button', { name: 'Remove' }))
  await page.getByText('Done and logged.').waitFor()
  await ann.page.goto(`${url}/admin`)
  await ann.page.getByText('There is nothing here').waitFor()
  expect(boss.errors).toEqual([])
  ann.errors.length = 0
})

test('by keyboard: I save my data, delete my account, and cancel that', async () => {
  const { page } = ann
  await page.goto(`${url}/account`)
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = (await post(page, 'matches', { game: 'ostia', seats, visibility: 'open' })) as { id: string }
  await post(page, `matches/${id}/talk`, { text: 'see you' })
  const { person } = (await (await page.request.get(`${url}/api/session`)).json()) as { person: { name: string } }
  const saved = page.waitForEvent('download')
  await press(page.getByRole('link', { name: 'Make the file' }))
  const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as {
    person: { name: string }
    talk: { text: string }[]
  }
  expect([file.person.name, file.talk.at(-1)?.text]).toEqual([person.name, 'see you'])
  await press(page.getByRole('button', { name: 'Delete my account …' }))
  await page.keyboard.type('Somebody')
  await page.keyboard.press('Enter')
  await page.getByText('That is not your name.').waitFor()
  await page.getByRole('textbox', { name: /Type your name/ }).fill(person.name)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Your account will be deleted on/ }).waitFor()
  await page.goto(url)
  await page.getByText('There is a message in your account.').waitFor()
  await page.goto(`${url}/account`)
  await press(page.getByRole('button', { name: 'Keep my account' }))
  await page.getByRole('button', { name: 'Delete my account …' }).waitFor()
  expect(await page.getByRole('heading', { name: /^Your account will be deleted on/ }).count()).toBe(0)
  await press(page.getByRole('link', { name: 'What is stored here' }))
  await page.getByText('host@loggia.example').waitFor()
  await page.getByRole('heading', { name: 'Sign-in methods' }).waitFor()
})
