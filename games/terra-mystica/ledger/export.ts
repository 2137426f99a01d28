/** Writes a match as a ledger in the classic grammar: header rows, then what everybody did, answers to offers in rows of their own. */
import { asked, codec, countingRows, rowOf, listening, type MatchRecord, type Seat } from '@loggia/core'
import {
  CONVERSIONS,
  N,
  RESOURCES,
  SPECIALS,
  terraMystica,
  type TerraStep,
  type TerraTable,
  V,
} from '../rules/index.ts'
import { valueAround } from '../rules/reach.ts'
import { BONUS_SPADE, GIANTS, SANCTUARY, SPADE, STRONGHOLD, TEMPLE } from '../rules/terms.ts'
import { CULT_CODES, OWED, SPECIAL_CODES, STRUCTURE_CODES, TRADES } from './codes.ts'
import { Earlier } from './earlier.ts'
import { type Line, Lines } from './lines.ts'

type Game = typeof terraMystica
const OPTIONS: Record<string, Record<string, string>> = {
  // Answers that may wait need not come in the order of the offers.
  'answers': { 'at-once': 'strict-leech' },
  'turn-order': { variable: 'variable-turn-order' },
  'town-tiles': { extra: 'mini-expansion-1' },
  'bonus-cards': { ten: 'shipping-bonus' },
  'scoring-tiles': { nine: 'temple-scoring-tile' },
}
const ALWAYS = ['strict-darkling-sh', 'strict-chaosmagician-sh', 'errata-cultist-power']
/** Trades by their number among our conversions; the ledger's letters and amounts. */
const LETTERS = Object.fromEntries(Object.entries(TRADES).map(([letters, id]) => [id, letters.split('>')]))
const AMOUNTS: Record<string, number> = { 'power-worker': 3, 'power-priest': 5, 'coins-vp': 2 }

/**
 * The ledger of a match as far as it was played, takebacks left out. Throws `RangeError` for a row that is no move. The grammar has no word for
 * the long way round the cycle: there `dig 4. transform` says it, which only our own importer understands.
 */
export function exportLedger(record: MatchRecord, game: Game = terraMystica): string {
  const { box } = game
  const t = game.setup(record)
  const order = t.order.slice()
  const lines = new Lines(opening(t, order, box))
  const earlier = new Earlier()
  const factionOf = (seat: Seat) => box.factions[t.players[seat]!.faction]!
  /** Conversions that only the next turn can tell. */
  const put: string[][] = t.players.map(() => [])
  /** Offers that have not been made: they would bring nothing, but the reference engine waits for an answer of those who have passed. */
  let idle: { seat: Seat; from: Seat; hex: number; sum: number }[] = []
  /** The next transformation is that of free spades, before the bought ones. */
  let freeFirst = false
  /** The tracks before the latest town tile, and the steps that it brought. */
  let climbed = { from: [] as number[], steps: 0 }

  /** Refuses offers that are not made. */
  function refuse(): void {
    for (const { seat, from, sum } of idle)
      if (!t.players[seat]!.dropped) lines.alone(seat, `decline ${sum} from ${factionOf(from).ledger}`)
    idle = []
  }
  /** Spades and favor tiles that the latest action has brought and that nobody could use: the reference engine waits until they are given up. */
  const owed = { SPADE: 0, GAIN_FAVOR: 0 }
  function giveUp(seat: Seat): void {
    for (const what of ['SPADE', 'GAIN_FAVOR'] as const) {
      if (owed[what] > 0) lines.say(seat, `-${owed[what]}${what}`)
      owed[what] = 0
    }
  }
  /** A conversion or sacrifice. */
  function trade(seat: Seat, id: (typeof CONVERSIONS)[number] | 'burn', s: TerraStep): void {
    const command = id === 'burn' ? 'burn 1' : tradeOf(id)
    if (s.do === 'pay') lines.pay(seat, command)
    else if (t.todo.some(x => x.do === 'ordain')) lines.beforeUpgrade(seat, command)
    else if (s.do === 'rest' && !earlier.allows(t.players[seat]!, id)) put[seat]!.push(command)
    else lines.say(seat, command)
  }

  /** Says one move, before it is played. */
  function tell(seat: Seat, move: number): void {
    if (move === game.leave) {
      if (lines.acts(seat)) owed.SPADE = owed.GAIN_FAVOR = 0
      lines.alone(seat, 'resign')
      return
    }
    const s = asked(t, seat)! as TerraStep
    const {
      verb,
      args: [a = 0],
    } = codec(V).read(move)
    if (s.do === 'action' || s.do === 'rest') giveUp(seat)
    if (s.do === 'action') lines.action()
    if (verb === 'place') lines.alone(seat, `build ${box.hexes[a]}`)
    else if (verb === 'take') lines.alone(seat, `pass ${box.cards[a]!.ledger}`)
    else if (verb === 'convert') trade(seat, CONVERSIONS[a]!, s)
    else if (verb === 'burn') trade(seat, 'burn', s)
    else if (s.do === 'key') keyTo(seat, a)
    else if (s.do === 'offer' || s.do === 'old-offer') {
      idle = idle.filter(o => o.seat !== seat || o.from !== s.from || o.hex !== s.hex)
      const sum = valueAround(t, seat, s.hex, box)
      if (verb !== 'later')
        lines.alone(seat, `${verb === 'accept' ? 'leech' : 'decline'} ${sum} from ${factionOf(s.from).ledger}`)
    } else if (s.do === 'devotion') {
      earlier.mark(t.players[seat]!)
      lines.alone(seat, `+${CULT_CODES[a]}`)
    } else {
      if (verb === 'pass' || verb === 'retire') earlier.mark(t.players[seat]!)
      if (verb === 'town') climbed = { from: t.players[seat]!.cults.slice(), steps: box.towns[a]!.steps }
      const commands = commandsOf(s, seat, move)
      if (commands.length) lines.say(seat, ...commands)
    }
  }
  /** An action or a part of one. */
  function commandsOf(s: TerraStep, seat: Seat, move: number): string[] {
    const {
      verb,
      args: [a = 0, b = 0],
    } = codec(V).read(move)
    const hex = box.hexes[a]!
    switch (verb) {
      case 'build':
        return [`build ${hex}`]
      case 'transform':
      case 'detour':
        return [
          ...digs(s, seat, a, b, verb === 'detour'),
          `transform ${hex} to ${box.data.terrain.cycle[b]!.ledgerColor}`,
        ]
      case 'upgrade':
        return [`upgrade ${hex} to ${STRUCTURE_CODES[b]}`]
      case 'ship':
        return ['advance ship']
      case 'exchange':
        return ['advance dig']
      case 'priest':
        return [`send p to ${CULT_CODES[a]} for ${3 - b}`]
      case 'power':
        return [`action ${box.powers[a]!.ledger}`]
      case 'special':
        return [`action ${SPECIAL_CODES[SPECIALS[a]!]}`]
      case 'pass':
        return [`pass ${box.cards[a]!.ledger}`]
      case 'retire':
        return ['pass']
      case 'connect':
        return [`connect ${box.rivers[a]}`]
      case 'favor':
        return [`+${box.favors[a]!.ledger}`]
      case 'town':
        return [`+${box.towns[a]!.ledger}`]
      case 'cult':
        return [`+${s.do === 'cult' && s.steps > 1 ? s.steps : ''}${CULT_CODES[a]}`]
      case 'bridge':
        return [`bridge ${box.ends[a]!.map(h => box.hexes[h]).join(':')}`]
      case 'done':
        if (s.do === 'spades') owed.SPADE = 0
        if (s.do === 'favor') owed.GAIN_FAVOR = 0
        return givenUp(s)
      case 'ordain':
        return [a > 0 ? `convert ${a}W to ${a}P` : `-3${OWED['ordain']}`]
      default:
        return []
    }
  }
  /** Spades that are bought for a hex beside free ones. */
  function digs(s: TerraStep, seat: Seat, hex: number, to: number, long: boolean): string[] {
    if (s.do === 'cult-spades' || s.do === 'sandstorm') return []
    const f = factionOf(seat)
    const all = (long ? f.long : f.short)[t.terrain[hex]! * box.terrains.length + to]!
    const free = s.do === 'spades' ? Math.min(s.free, all) : 0
    const count = all - free
    owed.SPADE -= free
    if (count <= 1 || f.stronghold.spadePower === 0 || t.players[seat]!.built[STRONGHOLD] === 0)
      return count > 0 ? [`dig ${count}`] : []
    freeFirst = s.do === 'spades'
    return Array<string>(count).fill('dig 1')
  }
  /** Where keys are short, tracks that get none give up their steps before the tile. If the tile has no steps, the opened track takes one. */
  function keyTo(seat: Seat, kept: number): void {
    const { cults } = t.players[seat]!
    const row = lines.row(seat)
    const { from, steps } = climbed
    const end = box.cultPower.length - 2
    if (steps === 0) {
      lines.say(seat, `+${CULT_CODES[kept]}`)
      return
    }
    const short = CULT_CODES.flatMap((code, track) => {
      const less = from[track]! + steps - end
      return track !== kept && (t.cut >> track) & 1 && cults[track] === end ? [`-${less > 1 ? less : ''}${code}`] : []
    })
    row.splice(
      Math.max(
        0,
        row.findLastIndex(c => c.startsWith('+TW')),
      ),
      0,
      ...short,
    )
  }

  for (const at of countingRows(record.rows.map(rowOf))) {
    const [seat, word] = record.rows[at - 1]!
    const move = game.parse(word)
    if (move < 0) throw new RangeError(`no such move: ${word}`)
    tell(seat, move)
    let paid: string | undefined
    listening(
      {
        /** What `suggested` does is heard: a sacrifice, or something paid and at once something else gained. */
        note(note) {
          const { verb, args } = codec(N).read(note)
          switch (verb) {
            case 'turn':
            case 'cult-bonus':
            case 'over':
            case 'round':
              refuse()
              earlier.clear()
              if (verb === 'turn') lines.turn(args[0]!)
              else lines.next()
              if (verb === 'turn' && put[args[0]!]!.length) lines.say(args[0]!, ...put[args[0]!]!.splice(0))
              break
            case 'built':
              if (t.round > 0) built(args[0]!, args[1]!, args[2]!)
              break
            case 'power':
              owed.SPADE = box.powers[args[1]!]!.gain[SPADE]!
              break
            case 'special':
              owed.SPADE = args[1] === BONUS_SPADE ? 1 : args[1] === GIANTS ? 2 : 0
              break
            case 'favor':
              owed.GAIN_FAVOR--
              break
            case 'consoled':
              earlier.mark(t.players[args[0]!]!)
              break
            case 'transformed':
              if (!freeFirst && lines.row(args[0]!)[lines.paidFor] === 'dig 1') lines.paidFor++ // Alchemists pay spade by spade (TM-15.5).
              freeFirst = false
              break
            default:
          }
          if (word !== 'suggested') return
          if (verb === 'burned') lines.pay(seat, 'burn 1')
          if (verb === 'gained' && paid)
            lines.pay(seat, tradeOf(CONVERSIONS.find(c => c === `${paid}-${RESOURCES[args[1]!]}`)!))
          paid = verb === 'paid' ? RESOURCES[args[1]!] : verb === 'lost' ? 'vp' : undefined
        },
        forced: tell,
      },
      () => game.play(t, seat, move),
    )
  }
  refuse()

  /** A structure is offered to everybody with structures beside it, clockwise; some bring favor tiles or spades. */
  function built(from: Seat, hex: number, building: number): void {
    const n = t.players.length
    const f = factionOf(from)
    if (building === TEMPLE || building === SANCTUARY) owed.GAIN_FAVOR = f.favors
    if (building === STRONGHOLD) {
      owed.GAIN_FAVOR = f.id === 'auren' ? 1 : 0
      owed.SPADE = f.id === 'halflings' ? 3 : 0
    }
    for (let k = 1; k < n; k++) {
      const seat = (from + k) % n
      const sum = valueAround(t, seat, hex, box)
      if (sum > 0) idle.push({ seat, from, hex, sum })
    }
  }
  return (
    [
      ...head(record, t, box.scoring, box.cards),
      ...order.flatMap(seat => (t.players[seat]!.faction >= 0 ? [`setup ${factionOf(seat).ledger}`] : [])),
      ...lines.all.flatMap(r => (r.commands.length ? [`${factionOf(r.seat).ledger}: ${r.commands.join('. ')}`] : [])),
    ].join('\n') + '\n'
  )
}

/** What an answer gives up, as `-SPADE`. */
function givenUp(s: TerraStep): string[] {
  const what = OWED[s.do === 'cult-spades' ? 'spades' : s.do]
  if (!what) return []
  const count = 'free' in s ? s.free : s.do === 'cult' ? s.steps : s.do === 'favor' ? s.left : 1
  return [`-${count}${what}`]
}

/** The dwellings that stand from the beginning (TM-3.9), as if they had been placed in turn. */
function opening(t: TerraTable, order: readonly Seat[], box: Game['box']): Line[] {
  const homes = order.map(seat => box.hexes.filter((_, k) => t.owner[k] === seat))
  const turns = [...order.keys()]
  return [0, 1, 2].flatMap(n =>
    (n === 1 ? turns.toReversed() : turns).flatMap(k =>
      homes[k]![n] ? [{ seat: order[k]!, commands: [`build ${homes[k]![n]}`] }] : [],
    ),
  )
}

function tradeOf(id: (typeof CONVERSIONS)[number]): string {
  const [from, to] = LETTERS[id]!
  return `convert ${AMOUNTS[id] ?? 1}${from} to 1${to}`
}

/** Options, scoring tiles and the cards that are not in the game. */
function head(
  record: MatchRecord,
  t: TerraTable,
  scoring: readonly { ledger: string }[],
  cards: readonly { ledger: string; option: boolean }[],
): string[] {
  const inPlay = (k: number) => t.cards[k]! >= 0 || t.players.some(p => p.card === k)
  const ten = record.options['bonus-cards'] === 'ten'
  return [
    ...[...ALWAYS, ...Object.entries(record.options).flatMap(([id, value]) => OPTIONS[id]?.[value] ?? [])].map(
      o => `option ${o}`,
    ),
    `score ${t.scoring.map(k => scoring[k]!.ledger).join(',')}`,
    ...cards.flatMap((c, k) => (inPlay(k) || (c.option && !ten) ? [] : [`delete ${c.ledger}`])),
  ]
}
