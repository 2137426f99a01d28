/** What the page's own words need to know of a view. */
import { asked, type Facts, type LogEntry, OK, type Speaker, type Told } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { terraMystica } from '../rules/index.ts'
import type { TerraTable } from '../rules/table.ts'
import { plans } from './ahead.ts'
import { tinctureOf } from './faction.ts'

/** The rule behind each word of the log: moves, then notes. */
const RULES: Readonly<Record<string, string>> = {
  tile: '3.1',
  faction: '3.5',
  place: '3.7',
  take: '7.14c',
  build: '7.6g',
  transform: '7.6b',
  detour: '15.11',
  upgrade: '7.7',
  ship: '7.7',
  exchange: '7.7',
  priest: '7.10',
  power: '7.12a',
  special: '7.12f',
  pass: '7.14',
  retire: '7.14',
  convert: '7.9',
  burn: '6.3',
  connect: '8.7',
  favor: '7.7a',
  town: '8.2',
  cult: '7.11',
  bridge: '2.5',
  ordain: '11.4b',
  accept: '7.8',
  decline: '7.8',
  later: '7.8e',
  starts: '3.11',
  round: '4.1',
  turn: '7.1',
  income: '5.1',
  card: '7.14c',
  burned: '6.3',
  transformed: '7.6b',
  built: '7.6e',
  bridged: '2.5',
  skipped: '11.15',
  shipping: '7.7',
  blocked: '7.11b',
  'river-town': '8.7',
  joined: '8.3',
  offered: '7.8b',
  declined: '7.8',
  consoled: '11.6',
  passed: '7.14',
  returned: '7.14e',
  'cult-bonus': '9.2',
  over: '4.1',
  leave: '15.24',
  dropped: '15.24',
}
/** Notes that say what their move says, but as something that happened. */
const ECHO: Readonly<Record<string, string>> = {
  faction: 'faction',
  place: 'built',
  take: 'card',
  build: 'built',
  transform: 'transformed',
  detour: 'transformed',
  upgrade: 'built',
  ship: 'shipping',
  exchange: 'exchange',
  priest: 'priest',
  power: 'power',
  special: 'special',
  pass: 'passed',
  retire: 'passed',
  burn: 'burned',
  connect: 'river-town',
  favor: 'favor',
  town: 'town',
  cult: 'cult',
  bridge: 'bridged',
  decline: 'declined',
  leave: 'dropped',
}
/** What is told elsewhere: whose turn it is stands beside every row. */
const SILENT = new Set(['turn'])
const verbOf = (word: string) => word.split(':', 1)[0]!
const argsOf = (word: string) => word.slice(word.indexOf(':') + 1).split(',')

/** What changes hands: of which resource, or VP from which source, how many more or (below zero) fewer. */
interface Change {
  seat: string
  what: string
  source: string
  n: number
}
function changeOf(word: string): Change | null {
  const verb = verbOf(word),
    [seat = '', what = '', amount = ''] = argsOf(word),
    sign = verb === 'gained' || verb === 'vp' ? 1 : -1
  if (verb === 'gained' || verb === 'paid') return { seat, what, source: '', n: sign * Number(amount) }
  return verb === 'vp' || verb === 'lost' ? { seat, what: 'vp', source: what, n: sign * Number(amount) } : null
}
const signed = (n: number): string => `${n > 0 ? '+' : '−'}${Math.abs(n)}`
const nameOf = (what: string, n: number, speaker: Speaker): string =>
  what === 'vp' ? speaker.text('vp') : speaker.name('resource', what, Math.abs(n))

/** Changes of one person, those of a kind as one: `coins −3, VP +2 (Favor tiles)`. */
function sentence(changes: readonly Change[], speaker: Speaker): string {
  const sums = new Map<string, Change>()
  for (const c of changes) {
    const key = `${c.what} ${c.source}`
    sums.set(key, { ...c, n: c.n + (sums.get(key)?.n ?? 0) })
  }
  return [...sums.values()]
    .flatMap(c =>
      c.n === 0
        ? []
        : [`${nameOf(c.what, c.n, speaker)} ${signed(c.n)}${c.source ? ` (${speaker.name('source', c.source)})` : ''}`],
    )
    .join(', ')
}

/** The note that echoes the move stands for it; what changes hands in a row is one line; that somebody was done is no news. */
function tell(entry: LogEntry, speaker: Speaker): Told[] {
  const echo = ECHO[verbOf(entry.move)],
    head = entry.heard.find(h => h.by === undefined && verbOf(h.word) === echo)?.word ?? entry.move
  const rest = entry.heard.filter(
    h => h.word !== head && !SILENT.has(verbOf(h.word)) && !(h.by !== undefined && !h.word.includes(':')),
  )
  const told: Told[] = head && head !== 'done' ? [{ word: head, note: false }] : []
  for (let k = 0; k < rest.length; k++) {
    const h = rest[k]!,
      changes: Change[] = []
    for (
      let c: Change | null, at = k;
      (c = rest[at]?.by === undefined ? changeOf(rest[at]?.word ?? '') : null) && c.seat === (changes[0] ?? c).seat;
      at++
    )
      changes.push(c)
    if (!changes.length) {
      told.push({ ...h, note: true })
      continue
    }
    k += changes.length - 1
    const text = sentence(changes, speaker),
      { seat } = changes[0]!
    if (text)
      told.push({
        ...h,
        note: true,
        text: seat === String(entry.seat) ? text : `${speaker.name('seat', seat)}: ${text}`,
      })
  }
  return told
}

/** Resources and VP of the mover. */
function brings(entry: LogEntry, _after: TerraTable, speaker: Speaker): string {
  if (['faction', 'town'].includes(verbOf(entry.move))) return '' // a people is more than what it begins with, a town tile says it all
  const all = entry.heard.flatMap(h => (h.by === undefined ? (changeOf(h.word) ?? []) : []))
  return sentence(
    all.filter(c => c.seat === String(entry.seat)).map(c => ({ ...c, source: '' })),
    speaker,
  )
}

export const facts: Facts<TerraTable, Box> = {
  number: (view, seat, speaker) => ({ value: view.players[seat]!.vp, name: speaker.text('vp') }),
  phase: (view, speaker) => (view.round === 0 ? speaker.text('set-up') : speaker.text('round', { n: view.round })),
  role: (view, seat, speaker) => {
    const p = view.players[seat]!,
      place = p.dropped
        ? speaker.text('dropped')
        : p.passed
          ? speaker.text('passed')
          : speaker.text('turn-place', { n: view.order.indexOf(seat) + 1 })
    return p.faction < 0 ? place : `${speaker.name('faction', terraMystica.box.factions[p.faction].id)} · ${place}`
  },
  // Land is turned into one's own nearly always; a pass is never the first thing to do.
  rank: (view, seat, move) => {
    const verb = verbOf(move),
      f = terraMystica.box.factions[view.players[seat]!.faction]
    return verb === 'pass' || verb === 'retire'
      ? 1
      : verb === 'transform' && f && argsOf(move)[1] === terraMystica.box.terrains[f.home]
        ? -1
        : 0
  },
  anyTime: (_view, _seat, move) => ['convert', 'burn'].includes(verbOf(move)),
  // Conversions after the action wait for the next turn nearly always; what Mermaids may connect does not.
  routine: (view, seat, legal) =>
    ['rest', 'ready'].includes(asked(view, seat)?.do ?? '') &&
    legal.every(move => ['done', 'burn', 'convert'].includes(verbOf(move)))
      ? 'done'
      : '',
  why: (view, seat, target) => {
    if (asked(view, seat)?.do !== 'action' || !target.startsWith('hex:')) return undefined
    const { box } = terraMystica
    return plans(view, seat, box.hexes.indexOf(target.slice(4)), box).find(plan => plan.why !== OK)?.why
  },
  tincture: (view, seat) => tinctureOf(view.players[seat]!, terraMystica.box),
  sectionTitle: (entry, speaker) => {
    const round = entry.heard.find(h => h.by === undefined && verbOf(h.word) === 'round')
    return round ? speaker.text('round', { n: argsOf(round.word)[0]! }) : ''
  },
  duration: last =>
    last.entry.heard.some(h => ['built', 'transformed', 'bridged', 'cult'].includes(verbOf(h.word))) ? 260 : 0,
  formatEntry: tell,
  gainSummary: brings,
  rule: word => {
    const rule = RULES[verbOf(word)]
    return rule ? `TM-${rule}` : ''
  },
}
