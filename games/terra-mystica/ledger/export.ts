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
import { STRONGHOLD } from '../rules/terms.ts'
import { CULT_CODES, OWED, SPECIAL_CODES, STRUCTURE_CODES, TRADES } from './codes.ts'

type Game = typeof terraMystica
const OPTIONS: Record<string, Record<string, string>> = {
  'turn-order': { variable: 'variable-turn-order' },
  'town-tiles': { extra: 'mini-expansion-1' },
  'bonus-cards': { ten: 'shipping-bonus' },
  'scoring-tiles': { nine: 'temple-scoring-tile' },
}
const ALWAYS = ['strict-leech', 'strict-darkling-sh', 'strict-chaosmagician-sh', 'errata-cultist-power']
/** Trades by their number among our conversions; the ledger's letters and amounts. */
const LETTERS = Object.fromEntries(Object.entries(TRADES).map(([letters, id]) => [id, letters.split('>')])),
  AMOUNTS: Record<string, number> = { 'power-worker': 3, 'power-priest': 5, 'coins-vp': 2 }

/**
 * The ledger of a match as far as it was played, takebacks left out. Throws `RangeError` for a row that is no move. The grammar has no word for
 * the long way round the cycle: there `dig 4. transform` says it, which only our own importer understands.
 */
export function exportLedger(record: MatchRecord, game: Game = terraMystica): string {
  const { box } = game,
    t = game.setup(record),
    order = t.order.slice(),
    rows = opening(t, order, box)
  const factionOf = (seat: Seat) => box.factions[t.players[seat]!.faction]!
  /** Where the command that is being paid for begins: its conversions must stand before it. */
  let paidFor = 0
  /** The next transformation is that of free spades, before the bought ones. */
  let freeFirst = false

  const row = (seat: Seat) => {
    if (rows.at(-1)?.seat !== seat) rows.push({ seat, commands: [] })
    return rows.at(-1)!
  }
  const say = (seat: Seat, ...commands: string[]) => {
    const { commands: all } = row(seat)
    paidFor = all.length
    all.push(...commands)
  }
  const trade = (seat: Seat, command: string, paying: boolean) => {
    const { commands } = row(seat)
    if (paying) commands.splice(paidFor++, 0, command)
    else commands.push(command)
  }

  /** Says one move, before it is played. */
  function tell(seat: Seat, move: number): void {
    if (move === game.leave) {
      rows.push({ seat, commands: ['resign'] })
      return
    }
    const s = asked(t, seat)! as TerraStep,
      {
        verb,
        args: [a = 0],
      } = codec(V).read(move)
    if (verb === 'place') rows.push({ seat, commands: [`build ${box.hexes[a]}`] })
    else if (verb === 'take') rows.push({ seat, commands: [`pass ${box.cards[a]!.ledger}`] })
    else if (verb === 'convert' || verb === 'burn')
      trade(seat, verb === 'burn' ? 'burn 1' : tradeOf(CONVERSIONS[a]!), s.do === 'pay')
    else if (s.do === 'key') forgo(seat, a)
    else if (s.do === 'offer' || s.do === 'old-offer') {
      if (verb !== 'later')
        rows.push({
          seat,
          commands: [
            `${verb === 'accept' ? 'leech' : 'decline'} ${valueAround(t, seat, s.hex, box)} from ${factionOf(s.from).ledger}`,
          ],
        })
    } else {
      const commands = commandsOf(s, seat, move)
      if (commands.length) say(seat, ...commands)
    }
  }
  /** An action or a part of one. */
  function commandsOf(s: TerraStep, seat: Seat, move: number): string[] {
    const {
        verb,
        args: [a = 0, b = 0],
      } = codec(V).read(move),
      hex = box.hexes[a]!
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
        return OWED[s.do] && (s.do !== 'spades' || s.must)
          ? [`-${s.do === 'cult' ? s.steps : s.do === 'favor' ? s.left : s.do === 'spades' ? s.free : 1}${OWED[s.do]}`]
          : []
      case 'ordain':
        return a > 0 ? [`convert ${a}W to ${a}P`] : []
      default:
        return []
    }
  }
  /** Spades that are bought for a hex beside free ones. */
  function digs(s: TerraStep, seat: Seat, hex: number, to: number, long: boolean): string[] {
    if (s.do === 'cult-spades' || s.do === 'sandstorm') return []
    const f = factionOf(seat),
      count = (long ? f.long : f.short)[t.terrain[hex]! * box.terrains.length + to]! - (s.do === 'spades' ? s.free : 0)
    if (count <= 1 || f.spadePower === 0 || t.players[seat]!.built[STRONGHOLD] === 0)
      return count > 0 ? [`dig ${count}`] : []
    freeFirst = s.do === 'spades'
    return Array<string>(count).fill('dig 1')
  }
  /** The tracks that get no key give up their step, before the tile that brings it. */
  function forgo(seat: Seat, kept: number): void {
    const p = t.players[seat]!,
      { commands } = row(seat),
      tile = commands.findLastIndex(c => c.startsWith('+TW'))
    commands.splice(
      Math.max(0, tile),
      0,
      ...CULT_CODES.flatMap((code, track) =>
        track !== kept && (t.cut >> track) & 1 && p.cults[track] === box.cultPower.length - 2 ? [`-${code}`] : [],
      ),
    )
  }

  for (const at of countingRows(record.rows.map(rowOf))) {
    const [seat, word] = record.rows[at - 1]!
    const move = game.parse(word)
    if (move < 0) throw new RangeError(`no such move: ${word}`)
    const before = t.todo.at(-1)!.do
    tell(seat, move)
    let paid: string | undefined
    listening(
      {
        /** What `suggested` does is heard: a sacrifice, or something paid and at once something else gained. */
        note(note) {
          const { verb, args } = codec(N).read(note)
          if (verb === 'transformed') {
            if (!freeFirst && rows.at(-1)?.commands[paidFor] === 'dig 1') paidFor++ // Alchemists pay spade by spade (TM-15.5).
            freeFirst = false
          }
          if (word !== 'suggested') return
          if (verb === 'burned') trade(seat, 'burn 1', true)
          if (verb === 'gained' && paid)
            trade(seat, tradeOf(CONVERSIONS.find(c => c === `${paid}-${RESOURCES[args[1]!]}`)!), true)
          paid = verb === 'paid' ? RESOURCES[args[1]!] : verb === 'lost' ? 'vp' : undefined
        },
        forced: tell,
      },
      () => game.play(t, seat, move),
    )
    if (before === 'rest' && word === 'done') rows.push({ seat: -1, commands: [] })
  }
  return (
    [
      ...head(record, t, box.scoring, box.cards),
      ...order.flatMap(seat => (t.players[seat]!.faction >= 0 ? [`setup ${factionOf(seat).ledger}`] : [])),
      ...rows.flatMap(r =>
        r.seat >= 0 && r.commands.length ? [`${factionOf(r.seat).ledger}: ${r.commands.join('. ')}`] : [],
      ),
    ].join('\n') + '\n'
  )
}

/** The dwellings that stand from the beginning (TM-3.9), as if they had been placed in turn. */
function opening(t: TerraTable, order: readonly Seat[], box: Game['box']): { seat: Seat; commands: string[] }[] {
  const homes = order.map(seat => box.hexes.filter((_, k) => t.owner[k] === seat)),
    turns = [...order.keys()]
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
  const inPlay = (k: number) => t.cards[k]! >= 0 || t.players.some(p => p.card === k),
    ten = record.options['bonus-cards'] === 'ten'
  return [
    ...[...ALWAYS, ...Object.entries(record.options).flatMap(([id, value]) => OPTIONS[id]?.[value] ?? [])].map(
      o => `option ${o}`,
    ),
    `score ${t.scoring.map(k => scoring[k]!.ledger).join(',')}`,
    ...cards.flatMap((c, k) => (inPlay(k) || (c.option && !ten) ? [] : [`delete ${c.ledger}`])),
  ]
}
