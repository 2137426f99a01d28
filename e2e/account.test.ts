/** A guest becomes a person on a second browser, and everything is there: by passkey, by short code, by mail, by recovery code. Each by what the screens offer. */
import type { CDPSession, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSink, type Sink, tokenIn } from '../server/test/sink.ts'
import { aside, type Hall, openBrowser, openHall, type Visitor, visit } from './hall.ts'
import { begin, CHOICES, playOut, take } from './play.ts'

const browser = await openBrowser()
let hall: Hall
let sink: Sink
beforeAll(async () => {
  sink = await openSink()
  hall = await openHall(undefined, url => ({
    PUBLIC_URL: url,
    SMTP_URL: sink.url,
    MAIL_FROM: 'Loggia <hall@loggia.example>',
  }))
})
afterAll(() => Promise.all([hall.stop(), sink.close()]))
beforeEach(() => {
  sink.mails.length = 0
})

let mailed = 0

/** Whether the guest has finished a move: the bot moved after it. */
const finished = (log: readonly { seat: number }[]) => {
  const own = log.findIndex(e => e.seat === 0)
  return own >= 0 && log.slice(own).some(e => e.seat === 1)
}
/** A guest who has begun a match at this browser; its address. */
async function guest(lang: 'en' | 'ko' = 'en'): Promise<Visitor & { address: string }> {
  const visitor = await visit(browser, { lang })
  const address = await begin(visitor.page, hall.url, [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }])
  await playOut(visitor.page, address, ({ log, legal }) => legal.length > 0 && finished(log))
  return { ...visitor, address }
}
/** Who that browser is, as the server has it. */
const who = (page: Page) =>
  page.evaluate(
    async () => (await (await fetch('/api/session')).json()) as { person: { id: string; name: string } | null },
  )
/** Everything is there: the same person, their table among those that wait for them, and their seat at it. */
async function everything(page: Page, first: Visitor & { address: string }): Promise<void> {
  expect((await who(page)).person).toEqual((await who(first.page)).person)
  await page.goto(hall.url)
  await page
    .locator(`#mine-turn a[href*="${new URL(first.address).pathname}"]`)
    .first()
    .click()
  await page.locator('.bar h2').waitFor()
  expect(
    await page.evaluate(async () => {
      const { legal, seq } = await (await fetch(`/api/matches/${location.pathname.split('/').pop()}`)).json()
      const answer = await fetch(`/api/matches/${location.pathname.split('/').pop()}/moves`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seq, move: legal[0].move }),
      })
      return answer.status
    }),
  ).toBe(200)
  expect(first.errors).toEqual([])
}
/** A keychain; what is in it may come from another device. */
async function keychain(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

describe('a guest becomes a person on a second browser, and everything is there', () => {
  test('by passkey: one tap at the table, and one where they come in', async () => {
    const first = await guest()
    const mine = await keychain(first.page)
    await first.page.goto(first.address)
    await first.page.getByRole('button', { name: 'Create an account' }).click()
    await first.page.getByText('Your account is ready.').waitFor()

    const second = await visit(browser)
    const { page } = second
    const theirs = await keychain(page)
    // The keychain is shared by the devices of its owner.
    const { credentials } = await mine.cdp.send('WebAuthn.getCredentials', { authenticatorId: mine.authenticatorId })
    expect(credentials).toHaveLength(1)
    await theirs.cdp.send('WebAuthn.addCredential', {
      authenticatorId: theirs.authenticatorId,
      credential: credentials[0]!,
    })
    await page.goto(`${hall.url}/enter`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('You are signed in as Playwright.').waitFor()
    await everything(page, first)
    expect(second.errors).toEqual([])
    await Promise.all([first.context.close(), second.context.close()])
  })

  test('by short code: shown here, typed there, confirmed here, by keyboard alone', async () => {
    const first = await guest('ko')
    const second = await visit(browser, { lang: 'ko', touch: true })
    await first.page.goto(`${hall.url}/account`)
    await first.page.getByRole('button', { name: '코드 보기' }).press('Enter')
    const code = await first.page.locator('.code').innerText()
    const { page } = second
    await page.goto(`${hall.url}/enter`)
    await page.getByRole('textbox', { name: '숫자 여섯 자리' }).fill(code)
    await page.keyboard.press('Enter')
    const check = await page.locator('.check').innerText()
    // Before the first device has said yes nobody is in.
    expect((await who(page)).person).toBe(null)
    await first.page.getByText(`그 기기에 ${check}`).waitFor()
    await first.page.getByRole('button', { name: '로그인 허용' }).press('Enter')
    await page.getByText('Playwright 님으로 로그인했습니다.').waitFor()
    await first.page.getByText('그 기기에서 로그인했습니다.').waitFor()
    await first.page.getByText('짧은 코드로 · ').waitFor()
    await everything(page, first)
    expect(second.errors).toEqual([])
    await Promise.all([first.leave(), second.leave()])
  })

  test('by mail: a link to keep the seat, another to come in; opening them is not enough', async () => {
    const first = await guest()
    const second = await visit(browser)
    // Of an earlier try it is somebody's already.
    const address = `player-${mailed++}@loggia.example`
    const send = async (page: Page) => {
      await page.getByRole('textbox', { name: 'Mail address' }).fill(address)
      await page.getByRole('button', { name: 'Send a link' }).click()
      await page.getByText(`We sent a link to ${address}.`).waitFor()
      const token = tokenIn(sink.mails.pop())
      await aside(page)
      await page.goto(`${hall.url}/enter#mail=${token}`)
      return token
    }
    await first.page.goto(`${hall.url}/account`)
    await first.page.getByRole('listitem').filter({ hasText: 'Sign in by a mailed link' }).getByRole('button').click()
    const token = await send(first.page)
    await first.page.getByText(`Playwright creates an account with ${address}.`).waitFor()
    // Nobody reads it over a shoulder, and no page that follows learns it.
    expect(first.page.url()).not.toContain(token)
    expect((await who(first.page)) as object).not.toHaveProperty('kept')
    await first.page.getByRole('button', { name: 'Create the account' }).click()
    await first.page.getByText('You are signed in as Playwright.').waitFor()

    const { page } = second
    // A link that was used leads nowhere, and the other ways are there instead.
    await page.goto(`${hall.url}/enter#mail=${token}`)
    await page.locator('.failure:not(:empty)').waitFor()
    await page.getByRole('heading', { name: 'Create an account', exact: true }).waitFor()
    await send(page)
    await page.getByText(`${address}: sign in to the account`).waitFor()
    expect((await who(page)).person).toBe(null)
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
    await page.getByText('You are signed in as Playwright.').waitFor()
    await everything(page, first)
    expect(second.errors, 'of the link that was used').toEqual([expect.stringContaining('404')])
    await Promise.all([first.leave(), second.leave()])
  })

  test('by recovery code: the first browser is told, wherever it is', async () => {
    const first = await guest()
    const second = await visit(browser)
    await first.page.goto(`${hall.url}/account`)
    await first.page.getByRole('button', { name: 'Make codes' }).click()
    const code = await first.page.locator('.paper li').first().innerText()
    await first.page.getByText('You have an account').waitFor()
    const { page } = second
    await page.goto(`${hall.url}/enter`)
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(code.toLowerCase())
    await page.keyboard.press('Enter')
    await page.getByText('You are signed in as Playwright.').waitFor()
    await everything(page, first)
    await first.page.goto(first.address)
    // It stands below the table, and lies over nothing of what is asked there.
    const link = first.page.getByRole('alert').getByRole('link', { name: 'See where' })
    await link.waitFor()
    const edges = (what: Locator) =>
      what.evaluate(e => [e.getBoundingClientRect().top, e.getBoundingClientRect().bottom])
    await expect.poll(async () => (await edges(first.page.locator('.bar')))[1]! <= (await edges(link))[0]!).toBe(true)
    await first.page.getByRole('alert').getByRole('link', { name: 'See where' }).click()
    await first.page.getByText('A recovery code was used:').waitFor()
    await first.page.getByRole('button', { name: 'It was me' }).click()
    await expect.poll(() => first.page.getByText('A recovery code was used:').count()).toBe(0)
    expect(second.errors).toEqual([])
    await Promise.all([first.leave(), second.leave()])
  })
})

test('a guest who signs in is asked whether to become one, and loses nothing by either answer', async () => {
  const first = await guest()
  const second = await guest()
  await first.page.goto(`${hall.url}/account`)
  await first.page.getByRole('button', { name: 'Make codes' }).click()
  await first.page.locator('.paper li').first().waitFor()
  const codes = await first.page.locator('.paper li').allInnerTexts()
  const { page } = second
  const enter = async () => {
    await page.goto(`${hall.url}/enter`)
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes.pop()!)
    await page.keyboard.press('Enter')
    await page.getByText('1 table of the guest.').waitFor()
  }
  const lists = async ({ page }: Visitor, tables: number) => {
    await page.goto(hall.url)
    await expect.poll(() => page.locator('#mine-turn li').count()).toBe(tables)
  }
  await enter()
  await page.getByRole('button', { name: 'Keep separate' }).click()
  await lists(second, 2)
  await page.goto(second.address)
  // Who signs out with an answer on its way is asked first (outbox.test.ts).
  const written = page.waitForResponse(reply => reply.url().includes('/moves'))
  await take(page)
  expect((await written).status()).toBe(200)
  await page.goto(`${hall.url}/account`)
  await page.getByRole('button', { name: 'Sign out on this device' }).click()
  await expect.poll(async () => (await who(page)).person?.id).not.toBe((await who(first.page)).person!.id)
  await lists(second, 1)
  await enter()
  await page.getByRole('button', { name: 'Add to my account' }).click()
  await page.getByText('Added to your account.').waitFor()
  await lists(second, 2)
  await lists(first, 2)
  expect([first.errors, second.errors]).toEqual([[], []])
  await Promise.all([first.leave(), second.leave()])
})

test('to keep a seat is offered after the first finished move, in a quiet line, and put aside for good', async () => {
  const { page, leave, errors } = await visit(browser)
  const address = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }])
  const line = page.getByText('You are a guest')
  await playOut(page, address, ({ legal, log }) => legal.length > 0 && !log.some(e => e.seat === 0))
  await page.goto(address)
  await page.locator(CHOICES).first().waitFor({ state: 'attached' })
  expect(await line.count()).toBe(0)
  await playOut(page, address, ({ legal, log }) => legal.length > 0 && finished(log))
  await page.locator(CHOICES).first().waitFor({ state: 'attached' })
  await line.waitFor()
  expect(await page.locator('dialog, [role=dialog]').count()).toBe(0)
  await page.getByRole('button', { name: 'Later', exact: true }).click()
  await expect.poll(() => line.count()).toBe(0)
  await page.reload()
  await page.locator(CHOICES).first().waitFor({ state: 'attached' })
  expect(await line.count()).toBe(0)
  expect(errors).toEqual([])
  await leave()
})

test('where a hall is reached by plain http the settings say what there is, and keep a seat by recovery codes', async () => {
  const { page, leave } = await guest('ko')
  await page.route('**/api/account?*', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ways: {} } })
  })
  await page.goto(`${hall.url}/account`)
  await page.getByText('https로 열려 있지 않아').waitFor()
  expect(await page.getByRole('button', { name: '패스키' }).count()).toBe(0)
  await page.getByRole('button', { name: '복구 코드로 계정 만들기' }).click()
  await page.locator('.paper').waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await leave()
})
