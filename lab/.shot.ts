import { chooseMove } from '@loggia/bots'
import { ostia } from '@loggia/ostia'
import { knowledge } from '@loggia/ostia/bot'
import { openBrowser, openHall } from '../e2e/hall.ts'
const hall = await openHall()
try {
  const base = hall.url
  let cookie = ''
  const call = async (method: string, path: string, body?: object) => {
    const r = await fetch(base + path, { method, headers: { 'content-type': 'application/json', cookie }, ...body && { body: JSON.stringify(body) } })
    cookie = r.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return await r.json() as any
  }
  await call('POST', '/api/session', { name: process.argv[2] ?? '민서' })
  const bot = { kind: 'bot', bot: 'search', level: 'novice' }
  const { id } = await call('POST', '/api/matches', { game: 'ostia', name: process.argv[3] ?? '목요일 저녁', seats: [{ kind: 'me' }, bot, bot, bot], visibility: 'private' })
  const until = Date.now() + 240_000
  let s: any
  for (;;) {
    s = await call('GET', `/api/matches/${id}`)
    const step = s.view.todo.at(-1)
    if (s.status === 'finished' || Date.now() > until) break
    if (s.acting.includes(0)) {
      if (s.view.round >= 9 && step.do === (process.argv[4] ?? 'step')) break
      const move = chooseMove(ostia as never, s.view, 0, { bot: 'greedy', seed: String(s.seq), know: knowledge as never })
      const r = await call('POST', `/api/matches/${id}/moves`, { seq: s.seq, move: ostia.format(move) })
      if (r.error) throw new Error(JSON.stringify(r))
    } else await new Promise(r => setTimeout(r, 150))
  }
  console.log('round', s.view.round, s.view.todo.at(-1)?.do, s.status)
  const browser = await openBrowser()
  for (const [lang, theme] of [['en', 'light'], ['ko', 'light']] as const) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: lang === 'ko' ? 'ko-KR' : 'en-GB', colorScheme: theme, reducedMotion: 'reduce', deviceScaleFactor: 1 })
    const [name, value] = cookie.split('=') as [string, string]
    await context.addCookies([{ name, value, url: base }])
    const page = await context.newPage()
    await page.goto(`${base}/match/${id}`)
    await page.locator('.bar h2').waitFor()
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `/tmp/shot/${lang}.png` })
    const text = await page.evaluate(() => document.body.innerText)
    console.log(text.slice(0, 6000))
    await context.close()
  }
  await browser.close()
} finally { await hall.stop() }
