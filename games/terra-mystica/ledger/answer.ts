/** What a record answers to each question of the rules. */
import { asked, type Seat } from '@loggia/core'
import { SPECIALS, type TerraStep, V } from '../rules/index.ts'
import { CULT_CODES, OWED, SPECIAL_CODES, STRUCTURE_CODES } from './codes.ts'
import { type Answer, first, homeOf, known, lostAt, type Of, unbroken } from './lookup.ts'
import { offered } from './offers.ts'
import type { Command } from './parse.ts'
import { type Entry, isIdle, isTrade, tradeMove } from './queue.ts'
import { isAlone, type Replay } from './replay.ts'
import { bonusSpades, spades } from './spades.ts'

/** Questions of the own turn, in which conversions may come first (TM-7.13). */
const OWN = new Set([
  'action',
  'rest',
  'ready',
  'spades',
  'settle',
  'favor',
  'town',
  'cult',
  'bridge',
  'ride',
  'swarm',
  'sandstorm',
  'ordain',
])

/** The answer to a question; throws `Unsupported` when the record has none. */
export function answer(r: Replay, seat: Seat, s: TerraStep): Answer {
  const {
    t,
    game: { box },
  } = r
  const q = r.queues[seat]!
  const alone = isAlone(t, seat)
  /** The row of what is being read. */
  let read: number | undefined
  const lost = (): never => {
    throw lostAt(r, seat, s)
  }
  const byCode = (things: readonly { ledger: string }[], code: string): number =>
    known(
      r,
      seat,
      things.findIndex(x => x.ledger === code),
      read,
    )
  const hexOf = (id: string): number => known(r, seat, box.hexes.indexOf(id), read)
  const next = <K extends Command['kind']>(kind: K): [Entry, Of<K>] => {
    const e = q.head()
    return e?.command.kind === kind ? [e, e.command as Of<K>] : lost()
  }
  /** What an action gives, or (a number) the move that gives it up, which the record says as `-BRIDGE`. */
  const owed = <K extends Command['kind']>(
    kind: K,
    fits: (c: Of<K>) => boolean = () => true,
  ): [Entry, Of<K>] | Answer => {
    const up = q.find('forgo', alone, c => c.what === OWED[s.do])
    const e = q.find(kind, alone, fits as never)
    if (up && (!e || q.entries.indexOf(up) < q.entries.indexOf(e))) return { move: V.done(), used: [up] }
    if (!e) return lost()
    read = e.row
    return [e, e.command as Of<K>]
  }

  const refused =
    s.do === 'ordain' ? [...q.open()].find(e => e.command.kind !== 'leech' && e.command.kind !== 'decline') : undefined
  if (refused?.command.kind === 'forgo' && refused.command.what === OWED['ordain'])
    return { move: V.ordain(0), used: [refused] }
  const head = q.head()
  if (head && isTrade(head.command) && OWN.has(s.do) && belongs(r, seat, s, head)) {
    const move = tradeMove(head.command)
    if (move !== undefined) return { move, used: [head] }
  }
  switch (s.do) {
    case 'lay-tiles':
      return { move: V.tile(byCode(box.scoring, r.ledger.scoring[t.scoring.length] ?? lost())), used: [] }
    case 'lay-cards':
      return { move: V.card(s.cards.find(c => !r.ledger.removed.includes(box.cards[c]!.ledger)) ?? lost()), used: [] }
    case 'choose-faction':
      return { move: V.faction(byCode(box.factions, r.ledger.factions[seat]!)), used: [] }
    case 'place-dwelling': {
      const [e, c] = next('build')
      return { move: V.place(hexOf(c.hex)), used: [e] }
    }
    case 'choose-card': {
      const [e, c] = next('pass')
      return { move: V.take(byCode(box.cards, c.card ?? lost())), used: [e] }
    }
    case 'action':
      return act(r, seat)
    case 'ready':
      return { move: V.done(), used: [] }
    case 'rest': {
      if (head?.command.kind === 'connect' && belongs(r, seat, s, head)) return connect(r, seat, head, head.command)
      return { move: V.done(), used: [] }
    }
    case 'pay': {
      const e = [...q.open()].find(x => x.row === q.row && isTrade(x.command))
      const move = e && tradeMove(e.command)
      return e && move !== undefined && r.game.why(t, seat, move) === 0
        ? { move, used: [e] }
        : { move: first(r, seat, [V.suggested()]), used: [] }
    }
    case 'spades':
      return spades(r, seat, s.free)
    case 'cult-spades':
      return bonusSpades(r, seat, s.free)
    case 'settle': {
      if (head?.command.kind === 'build' && sameTurn(r, seat, head.row) && s.hexes.includes(hexOf(head.command.hex)))
        return { move: V.build(hexOf(head.command.hex)), used: [head] }
      return { move: V.done(), used: [] }
    }
    case 'ride':
      return give(owed('build'), c => V.build(hexOf(c.hex)))
    case 'swarm':
      return give(
        owed('upgrade', c => c.building === 'TP'),
        c => V.upgrade(hexOf(c.hex), STRUCTURE_CODES.indexOf(c.building as never)),
      )
    case 'sandstorm': {
      const c = head?.command
      if (head && (c?.kind === 'build' || c?.kind === 'transform'))
        return { move: V.transform(hexOf(c.hex), homeOf(r, seat)), used: c.kind === 'transform' ? [head] : [] }
      return give(owed('transform'), c => V.transform(hexOf(c.hex), homeOf(r, seat)))
    }
    case 'bridge':
      return give(owed('bridge'), c => {
        const ends = c.hexes.map(hexOf)
        return V.bridge(
          known(
            r,
            seat,
            box.ends.findIndex(pair => ends.every(h => pair.includes(h))),
            read,
          ),
        )
      })
    case 'favor':
      return give(
        owed('tile', c => c.code.startsWith('FAV')),
        c => V.favor(byCode(box.favors, c.code)),
      )
    case 'town':
      return give(
        owed('tile', c => c.code.startsWith('TW')),
        c => V.town(byCode(box.towns, c.code)),
      )
    case 'in-any-order' as never: {
      const ordains = (c: Command) => c.kind === 'convert' && c.from === 'W' && c.to === 'P'
      const e = [...q.open()].find(x => ['tile', 'transform', 'build'].includes(x.command.kind) || ordains(x.command))
      return { move: V.first(e?.command.kind === 'tile' && e.command.code.startsWith('TW') ? 1 : 0), used: [] }
    }
    case 'devotion': {
      const e = q.devotion() ?? lost()
      return { move: V.cult(CULT_CODES.indexOf((e.command as Of<'cult'>).cult as never)), used: [e] }
    }
    case 'cult': {
      const same = q.find('cult', alone, c => c.count === s.steps)
      const which = owed('cult', c => !same || c.count === s.steps)
      if (Array.isArray(which)) which[0].left -= s.steps - 1
      return give(which, c => V.cult(CULT_CODES.indexOf(c.cult as never)))
    }
    case 'key': {
      const e = q.find('cult', false)
      if (e?.row === q.row)
        return { move: V.cult(CULT_CODES.indexOf((e.command as Of<'cult'>).cult as never)), used: [e] }
      return {
        move: first(
          r,
          seat,
          CULT_CODES.flatMap((cult, track) => (forgone(r, seat, cult) ? [] : [V.cult(track)])),
        ),
        used: [],
      }
    }
    case 'ordain': {
      const c = head?.command
      if (!head || c?.kind !== 'convert' || c.from !== 'W' || c.to !== 'P') return { move: V.ordain(0), used: [] }
      head.left = 1
      return { move: V.ordain(c.brings), used: [head] }
    }
    case 'offer':
    case 'old-offer':
      return offered(r, seat, s)
    default:
      return lost()
  }
}

/** The move of what the record gives, or the answer that gives it up. */
const give = <C>(which: [Entry, C] | Answer, move: (c: C) => number): Answer =>
  Array.isArray(which) ? { move: move(which[1]), used: [which[0]] } : which

/** Whether a conversion belongs to what is asked now: to the row of the action, or before anybody else acts and not before the own next action. */
function belongs(r: Replay, seat: Seat, s: TerraStep, e: Entry): boolean {
  const q = r.queues[seat]!
  if (s.do === 'action' || e.row === q.row) return true
  if (r.mains[e.row] === seat) return false
  return unbroken(r, seat, e.row)
}
/** Whether that row goes on with the turn of the latest own action: nobody else has a row between, and no `done` ends it. */
function sameTurn(r: Replay, seat: Seat, until: number): boolean {
  const { row: from } = r.queues[seat]!
  return r.ledger.rows.slice(from, until).every((row, k) => {
    const others = k > 0 && row.faction !== r.ledger.factions[seat]
    return !others && !/\bdone\b/i.test(row.text)
  })
}

/** A river hex by its own name, or by the hexes around it. */
function connect(r: Replay, seat: Seat, e: Entry, c: Of<'connect'>): Answer {
  const { box } = r.game
  const named = box.rivers.indexOf(c.hexes[0]!.toLowerCase())
  if (named >= 0) return { move: V.connect(named), used: [e] }
  const around = c.hexes.map(h => box.hexes.indexOf(h))
  const rivers = box.shores.flatMap((shores, k) => (around.every(h => shores.includes(h)) ? [V.connect(k)] : []))
  return { move: first(r, seat, rivers), used: [e] }
}

/** Whether the record gives up a step on this track, where keys are short. */
function forgone(r: Replay, seat: Seat, cult: string): boolean {
  const q = r.queues[seat]!
  return q.entries.some(e => e.row === q.row && e.command.kind === 'forgo' && e.command.what === cult)
}

/** An action. Commands that found no question before it are left behind. */
function act(r: Replay, seat: Seat): Answer {
  const {
    t,
    game: { box },
  } = r
  const q = r.queues[seat]!
  const e = q.head()
  if (!e) throw lostAt(r, seat, asked(t, seat))
  for (const old of q.open()) {
    if (old.row >= e.row) break
    old.used = true
    if (!isIdle(old.command)) r.unmatched.push(old)
  }
  q.row = e.row
  const c = e.command
  const hex = 'hex' in c ? box.hexes.indexOf(c.hex) : 0
  known(r, seat, hex)
  switch (c.kind) {
    case 'build':
      return { move: V.build(hex), used: [e] }
    case 'upgrade':
      return { move: V.upgrade(hex, STRUCTURE_CODES.indexOf(c.building as never)), used: [e] }
    case 'advance':
      return { move: c.track === 'ship' ? V.ship() : V.exchange(), used: [e] }
    case 'send': {
      const track = CULT_CODES.indexOf(c.cult as never)
      const free = (n: number) =>
        t.spaces.slice(track * 4, track * 4 + 4).some((owner, k) => owner === -1 && box.priestSteps[k] === n)
      const steps = c.steps ?? (free(3) ? 3 : free(2) ? 2 : 1)
      return { move: V.priest(track, 3 - steps), used: [e] }
    }
    case 'pass':
      return {
        move:
          c.card === undefined || t.round === box.rounds
            ? V.retire()
            : V.pass(
                known(
                  r,
                  seat,
                  box.cards.findIndex(x => x.ledger === c.card),
                ),
              ),
        used: [e],
      }
    case 'action': {
      const power = box.powers.findIndex(a => a.ledger === c.code)
      const special = SPECIALS.findIndex(id => SPECIAL_CODES[id] === c.code)
      if (power < 0 && special < 0) throw lostAt(r, seat, undefined)
      return { move: power >= 0 ? V.power(power) : V.special(special), used: [e] }
    }
    case 'connect':
      return connect(r, seat, e, c)
    case 'dig':
      return spades(r, seat, 0)
    default:
      throw lostAt(r, seat, asked(t, seat))
  }
}
