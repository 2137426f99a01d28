/** Reads a recorded game in the classic ledger grammar: header rows, then rows of `faction: command. command.` */
import type { Obstacle } from '@loggia/core'

/** One command of a row; ids are those of the ledger, upper case. */
export type Command =
  | { kind: 'build'; hex: string }
  | { kind: 'dig'; count: number }
  | { kind: 'transform'; hex: string; colour: string | undefined }
  | { kind: 'upgrade'; hex: string; building: string }
  | { kind: 'send'; cult: string; steps: number | undefined }
  | { kind: 'advance'; track: 'ship' | 'dig' }
  | { kind: 'action'; code: string }
  | { kind: 'bridge'; hexes: string[] }
  | { kind: 'connect'; hexes: string[] }
  | { kind: 'pass'; card: string | undefined }
  | { kind: 'burn'; count: number }
  | { kind: 'convert'; from: string; count: number; to: string; brings: number }
  | { kind: 'tile'; code: string; count: number }
  | { kind: 'cult'; cult: string; count: number }
  | { kind: 'forgo'; what: string; count: number }
  | { kind: 'leech' | 'decline'; count: number | undefined; from: string | undefined }
  | { kind: 'drop' }
  | { kind: 'nothing' }

/** `line`: where it stands in the text, from 1. */
export interface Row {
  faction: string
  commands: Command[]
  text: string
  line: number
}

/** A recorded game: set-up and rows, as far as the first line that is not understood, if there is one. */
export interface Ledger {
  options: string[]
  players: number | undefined
  /** Scoring tiles of rounds 1 to 6; bonus cards that are not in the game; factions in seat order. */
  scoring: string[]
  removed: string[]
  factions: string[]
  /** The players of each, if the record says so, and the line of their set-up. */
  people: { name: string | undefined; line: number }[]
  rows: Row[]
  /** The last line that says something. */
  last: { line: number; text: string }
  obstacle: Obstacle | undefined
}

const BUILDING_NAMES: Record<string, string> = {
  TP: 'TP',
  TE: 'TE',
  SH: 'SH',
  SA: 'SA',
  'TRADING POST': 'TP',
  'TRADING HOUSE': 'TP',
  TEMPLE: 'TE',
  STRONGHOLD: 'SH',
  SANCTUARY: 'SA',
}
const RESOURCE_NAMES: Record<string, string> = {
  POWER: 'PW',
  PRIEST: 'P',
  PRIESTS: 'P',
  WORKER: 'W',
  WORKERS: 'W',
  COIN: 'C',
  COINS: 'C',
}
/** Rows that a rendered ledger shows and that are no input. */
const RENDERED = /^(SETUP|.*_INCOME_FOR_FACTION|\[.*\]|\+\d+VP FOR .*|SCORE_RESOURCES)$/

/** A command that the reference engine writes itself, or nothing at all. */
export const rendered = (command: string): boolean => command === '' || RENDERED.test(command.toUpperCase())

/** Old and careless ways to write a row, which the reference engine sets right before it reads it. */
const HABITS: readonly (readonly [RegExp, string])[] = [
  [/-2 ?w\.\s*bridge/i, 'action ACTE. bridge'],
  [/convert 2 *w to 1?bridge/gi, 'action ACTE'],
  [/pass\.\s*\+bon/i, 'pass bon'],
  [/^\s*\+bon/i, 'pass bon'],
  [/(build \w+)\. (transform \w+(?: to \w+)?)/i, '$2. $1'],
  [/(dig \d+)\. (action \w+)/i, '$2. $1'],
]
const HABIT = /\+ ?bon|bridge|build \w+\.\s+transform|dig \d+\.\s+action/i
const LOOSE = /[^\w\s.]\s|\s[^\w\s.]/
/** The commands of a row's text. */
export function split(text: string): string[] {
  let row = text.includes('#') ? text.replace(/#.*/, '') : text
  if (HABIT.test(row)) row = HABITS.reduce((all, [habit, right]) => all.replace(habit, right), row.replace(/\s+/g, ' '))
  if (LOOSE.test(row)) row = row.replace(/([^\w\s.])\s+(?=\w)/g, '$1').replace(/(\w)\s+(?=[^\w\s.])/g, '$1') // "bridge H6 :I9", "+ FIRE"
  return row
    .split('.')
    .map(c => c.trim())
    .filter(c => !rendered(c))
}

/** Reads a command; undefined when it is not understood. */
export function command(text: string): Command | undefined {
  const c = text.toUpperCase().replace(/\s+/g, ' ').trim()
  const is = (pattern: RegExp) => {
    const m = pattern.exec(c)
    return m ? m.slice(1) : undefined
  }
  const number = (s: string | undefined, otherwise = 1) => (s ? Number(s) : otherwise)
  let m: (string | undefined)[] | undefined
  if ((m = is(/^BUILD (\w+)$/))) return { kind: 'build', hex: m[0]! }
  if ((m = is(/^DIG (\d+)/))) return { kind: 'dig', count: number(m[0]) }
  if ((m = is(/^TRANSFORM (\w+)(?: TO (\w+))?$/)))
    return { kind: 'transform', hex: m[0]!, colour: m[1]?.toLowerCase().replace('grey', 'gray') }
  if ((m = is(/^UPGRADE (\w+) TO ([\w ]+)$/)) && BUILDING_NAMES[m[1]!])
    return { kind: 'upgrade', hex: m[0]!, building: BUILDING_NAMES[m[1]!]! }
  if ((m = is(/^SEND P(?:RIEST)? TO (FIRE|WATER|EARTH|AIR)(?: FOR (\d))?$/)))
    return { kind: 'send', cult: m[0]!, steps: m[1] ? Number(m[1]) : undefined }
  if ((m = is(/^ADVANCE (SHIP|DIG)/))) return { kind: 'advance', track: m[0] === 'SHIP' ? 'ship' : 'dig' }
  if ((m = is(/^ACTION (ACT\w|BON\d+|FAV\d+)$/))) return { kind: 'action', code: m[0]! }
  if ((m = is(/^BRIDGE (\w+):(\w+)$/))) return { kind: 'bridge', hexes: m as string[] }
  if ((m = is(/^CONNECT ([\w:]+)$/))) return { kind: 'connect', hexes: m[0]!.split(':') }
  if ((m = is(/^PASS(?: (BON\d+))?$/))) return { kind: 'pass', card: m[0] }
  if ((m = is(/^BURN (\d+)$/))) return { kind: 'burn', count: number(m[0]) }
  if ((m = is(/^CONVERT (\d*) ?([A-Z]+) TO (\d*) ?([A-Z]+)$/))) {
    const [from, to] = [m[1]!, m[3]!].map(r => RESOURCE_NAMES[r] ?? r) as [string, string]
    const known = (r: string) => /^(PW|VP|P|W|C)$/.test(r)
    return known(from) && known(to)
      ? { kind: 'convert', from, count: number(m[0]), to, brings: number(m[2]) }
      : undefined
  }
  if ((m = is(/^\+(\d*)((?:FAV|TW)\d+)$/))) return { kind: 'tile', code: m[1]!, count: number(m[0]) }
  if ((m = is(/^\+(\d*)(FIRE|WATER|EARTH|AIR)$/))) return { kind: 'cult', cult: m[1]!, count: number(m[0]) }
  if ((m = is(/^-(\d*)(\w+)$/))) return { kind: 'forgo', what: m[1]!, count: number(m[0]) }
  if ((m = is(/^(LEECH|DECLINE)(?: (\d+))?(?: FROM (\w+))?$/)))
    return {
      kind: m[0] === 'LEECH' ? 'leech' : 'decline',
      count: m[1] ? Number(m[1]) : undefined,
      from: m[2]?.toLowerCase(),
    }
  if (c === 'RESIGN') return { kind: 'drop' }
  return /^(WAIT|DONE|START|INCOME|FINISH)$/.test(c) ? { kind: 'nothing' } : undefined
}

/** Header rows of things that our rules do not have: other scorings and factions. */
const FOREIGN = /^(final-scoring|faction-variant)$|^option fire-and-ice-final-scoring$/
/** The one map that we have, by any of its names. */
const MAP = /^(126fe960806d587c78546b30f1a90853b1ada468|base|original)$/

/** Reads a whole ledger, or as far as it is understood. `tell` hears on the way how much of it is read, from 0 to 1. */
export function parseLedger(text: string, tell?: (share: number) => void): Ledger {
  const ledger: Ledger = {
    options: [],
    players: undefined,
    scoring: [],
    removed: [],
    factions: [],
    people: [],
    rows: [],
    last: { line: 1, text: '' },
    obstacle: undefined,
  }
  const players: string[] = []
  text.split(/\r?\n/).some((raw, k, { length }) => {
    tell?.((k + 1) / length)
    const bare = raw.replace(/#.*/, '').trim()
    const line = k + 1
    const kind = !bare
      ? undefined
      : /^[a-z]+\s*:/i.test(bare)
        ? rowOf(ledger, bare, line)
        : headOf(ledger, players, bare, line)
    if (bare) ledger.last = { line, text: bare }
    if (kind) ledger.obstacle = { kind, line, text: bare }
    return kind
  })
  if (players.length === ledger.factions.length)
    ledger.people.forEach((p, k) => {
      p.name ??= players[k]
    })
  return ledger
}

/** Reads a row of a faction; or says what hinders. */
function rowOf(ledger: Ledger, bare: string, line: number): Obstacle['kind'] | undefined {
  const colon = bare.indexOf(':')
  const faction = bare.slice(0, colon).trim().toLowerCase()
  const text = bare.slice(colon + 1).trim()
  const commands: Command[] = []
  if (faction === 'comment') return undefined
  for (const part of split(text)) {
    const c = command(part)
    if (!c) return 'unreadable'
    commands.push(c)
  }
  if (commands.length) ledger.rows.push({ faction, commands, text, line })
  return undefined
}

/** Reads a header row; or says what hinders. */
function headOf(ledger: Ledger, players: string[], bare: string, line: number): Obstacle['kind'] | undefined {
  const [first = '', ...rest] = bare.split(/\s+/)
  const word = first.toLowerCase()
  if (FOREIGN.test(word) || FOREIGN.test(`${word} ${rest[0]}`.toLowerCase())) return 'unsupported'
  switch (word) {
    case 'option':
      ledger.options.push(rest.join(' ').toLowerCase())
      break
    case 'player-count':
      ledger.players = Number(rest[0])
      break
    case 'player':
      players.push(/^player\s+(.*?)(\s+(email|username)\s.*)?$/i.exec(bare)?.[1] ?? '')
      break
    case 'score':
      ledger.scoring = rest.join('').toUpperCase().split(',')
      break
    case 'delete':
      ledger.removed.push(rest.join('').toUpperCase())
      break
    case 'setup': {
      if (!rest[0]) return 'unreadable'
      ledger.factions.push(rest[0].toLowerCase())
      ledger.people.push({ name: rest[1] === 'for' ? rest.slice(2).join(' ') : undefined, line })
      break
    }
    case 'map':
      return MAP.test(rest[0] ?? '') ? undefined : 'unsupported'
    case 'drop-faction': {
      if (!ledger.factions.includes(rest[0]?.toLowerCase() ?? '')) return 'stranger'
      ledger.rows.push({ faction: rest[0]!.toLowerCase(), commands: [{ kind: 'drop' }], text: bare, line })
      break
    }
    case 'order':
    case 'dropoption':
    case 'randomize':
    case 'income':
    case 'start':
    case 'finish':
    case 'admin':
      break
    default:
      return 'unreadable'
  }
  return undefined
}
