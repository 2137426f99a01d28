/** What the page's own words need to know of a view. */
import type { Facts, LogEntry, Speaker, Told } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { OstiaTable } from '../rules/table.ts'
import { AHEAD, ROUND_CAP } from '../rules/turn.ts'
import { duration } from './story.ts'

/** The rule behind each word of the log: moves, then notes. */
const RULES: Readonly<Record<string, string>> = {
  port: '2.9',
  select: '5.2',
  drop: '5.4.1',
  sail: '6.1',
  step: '6.2',
  discover: '6.6a',
  launch: '7.1',
  order: '8.1',
  build: '9.1',
  place: '9.5',
  trade: '10.1',
  oversee: '11.1',
  resow: '11.1',
  buy: '5.4.4',
  done: '5.4.5',
  settled: '2.9',
  turn: '5.1',
  produced: '5.3',
  dropped: '5.4.1',
  paid: '5.4.6',
  moved: '6.2',
  discovered: '6.6a',
  arrived: '6.6b',
  launched: '7.1',
  ordered: '8.1',
  refilled: '8.3',
  built: '9.1',
  placed: '9.5',
  traded: '10.1',
  supervised: '11.1',
  trigger: '15.1',
  over: '15.2',
  limit: 'D20',
}

/** Notes that say what their move says, but as something that happened. */
const ECHO: Readonly<Record<string, string>> = {
  port: 'settled',
  step: 'moved',
  discover: 'discovered',
  launch: 'launched',
  order: 'ordered',
  build: 'built',
  place: 'placed',
  trade: 'traded',
}
const verbOf = (word: string) => word.split(':', 1)[0]!
const argsOf = (word: string) => word.slice(word.indexOf(':') + 1).split(',')

/** The note that echoes the move stands for it; the ships of one sowing are one line. */
function tell(entry: LogEntry, speaker: Speaker): Told[] {
  const echo = ECHO[verbOf(entry.move)],
    head = entry.heard.find(h => h.by === undefined && verbOf(h.word) === echo)?.word ?? entry.move
  const told: Told[] = head ? [{ word: head, note: false }] : []
  let ships = 0
  entry.heard.forEach((h, k) => {
    // That somebody had to say "done" is no news; what else was forced is.
    if (h.word === head || (h.by !== undefined && !h.word.includes(':'))) return
    if (h.by !== undefined || verbOf(h.word) !== 'dropped') {
      told.push({ ...h, note: true })
      return
    }
    ships++
    const after = entry.heard[k + 1]
    if (after?.by === undefined && verbOf(after?.word ?? '') === 'dropped') return
    const [seat = '', section = ''] = argsOf(h.word)
    told.push({
      word: h.word,
      note: true,
      ...(ships > 1
        ? {
            text: speaker.text('sown', {
              who: speaker.name('seat', seat),
              n: ships,
              to: speaker.name('section', section),
            }),
          }
        : {}),
    })
    ships = 0
  })
  return told
}

/** Goods, rewards and amphorae of the mover; when all ships are sown, the action that the last one brings. */
function brings(entry: LogEntry, after: OstiaTable, speaker: Speaker): string {
  if (verbOf(entry.move) === 'order') return '' // an order's name tells all of it
  const sums = new Map<string, number>()
  let last = ''
  for (const { word, by } of entry.heard) {
    const verb = verbOf(word),
      [seat, what = '', amount = ''] = argsOf(word)
    if (by !== undefined || seat !== String(entry.seat)) continue
    if (verb === 'produced' || verb === 'gained') sums.set(what, (sums.get(what) ?? 0) + Number(amount))
    if (verb === 'paid') sums.set(what, (sums.get(what) ?? 0) - Number(amount))
    if (verb === 'dropped') last = what
  }
  const goods = [...sums]
    .filter(([, n]) => n !== 0)
    .map(([good, n]) => `${speaker.name('good', good, Math.abs(n))} ${n > 0 ? '+' : '−'}${Math.abs(n)}`)
  return [goods.join(', '), last && after.todo.at(-1)?.do !== 'drop' ? `→ ${speaker.name('action', last)}` : '']
    .filter(Boolean)
    .join(' ')
}

export const facts: Facts<OstiaTable, Box> = {
  number: (view, seat, speaker) => {
    const value = view.harbours[seat]!.reward
    return { value, name: speaker.name('good', 'reward', value) }
  },
  phase: (view, speaker) =>
    view.last
      ? speaker.text('last-round')
      : speaker.text(view.round > ROUND_CAP - AHEAD ? 'round-of' : 'round', { n: view.round, max: ROUND_CAP }),
  role: (view, seat, speaker) =>
    speaker.name('order', String(((seat - view.start + view.harbours.length) % view.harbours.length) + 1)),
  duration,
  formatEntry: tell,
  gainSummary: brings,
  rule: word => {
    const [verb = '', rest = ''] = word.split(':'),
      rule = RULES[verb]
    if (rest.endsWith('round-cap')) return 'OST-D20'
    if (verb === 'gained') return rest.split(',')[1] === 'reward' ? 'OST-4.1' : ''
    return rule ? `OST-${rule}` : ''
  },
}
