/** TM-15.24: a faction whose player has left. */
import { acting, Match, OK, pick, seeded, verify, firstOf } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { devote } from '../stage.ts'
import { box, game, give, heard, hex, legal, passRound, plainly, play, stage, step, turnOf } from './helpers.ts'

/** Witches, Cultists beside them, Nomads; seat 0 is to act. */
const three = (more: object = {}) =>
  stage({
    factions: ['witches', 'cultists', 'nomads'],
    structures: [
      { F4: 'D', E9: 'D' },
      { F5: 'TP', E6: 'D' },
      { F3: 'TP', E8: 'D' },
    ],
    ...more,
  })
const leave = (t: ReturnType<typeof three>, seat: number): string[] => {
  expect(game.mayLeave(t, seat)).toBe(OK)
  return heard(() => game.play(t, seat, game.leave))
}
const card = (t: ReturnType<typeof three>, seat: number): string => box.cards[t.players[seat].card]!.id

describe('TM-15.24 leaving', () => {
  test('TM-15.24 in the own turn: it ends, the card lies free, and no turn comes any more', () => {
    const t = three()
    const held = t.players[0].card
    const id = card(t, 0)
    expect(leave(t, 0).slice(0, 2)).toEqual(['dropped:0', `returned:0,${id}`])
    expect([turnOf(t), step(t), t.cards[held], t.players[0].card, t.passed]).toEqual([1, 'action', 0, -1, []])
    expect(legal(t)).toContain(`pass:${id}`) // The next player to pass may take it.
    passRound(t)
    expect([t.round, t.order, turnOf(t)]).toEqual([2, [1, 2], 1])
    for (let k = 0; k < 40 && !game.over(t); k++) {
      expect(turnOf(t)).not.toBe(0)
      play(t, legal(t)[0]!)
    }
  })
  test('TM-15.24 in somebody else’s turn, and after the own pass: the new card goes back, too', () => {
    const t = three()
    play(t, 'pass')
    plainly(t, 'action')
    expect([t.players[0].passed, turnOf(t)]).toEqual([1, 1])
    const id = card(t, 0)
    leave(t, 0)
    expect([step(t), turnOf(t), legal(t).includes(`pass:${id}`)]).toEqual(['action', 1, true])
    passRound(t)
    expect(t.order).toEqual([1, 2]) // Clockwise from the first player to pass, who has left.
    const variable = three({ options: { 'turn-order': 'variable' } })
    play(variable, 'pass')
    plainly(variable, 'action')
    leave(variable, 0)
    passRound(variable)
    expect(variable.order).toEqual([1, 2])
  })
  test('TM-15.24 in the middle of an action: what is not paid is not done, what is built stands, and neighbours have their offers', () => {
    const t = three()
    for (const seat of [0, 1, 2]) give(t, seat, { coins: 30, workers: 12, bowls: [4, 4, 0] })
    play(t, 'upgrade:F4,trading-house', 'accept')
    expect([step(t), turnOf(t)]).toEqual(['offer', 2])
    leave(t, 0)
    expect([step(t), turnOf(t)]).toEqual(['offer', 2])
    play(t, 'accept')
    expect([step(t), turnOf(t), t.building[hex('F4')]]).toEqual(['action', 1, 1])

    const tile = three()
    give(tile, 0, { coins: 30, workers: 12, bowls: [6, 4, 0] })
    tile.building[hex('F4')] = 1
    tile.players[0].built = [1, 1, 0, 0, 0]
    play(tile, 'upgrade:F4,temple')
    expect(step(tile)).toBe('favor')
    leave(tile, 0)
    expect([step(tile), turnOf(tile), tile.players[0].favors, tile.building[hex('F4')]]).toEqual(['offer', 1, 0, 2])
    const waits = three({ options: { answers: 'by-next-turn' } })
    for (const seat of [0, 1, 2]) give(waits, seat, { coins: 30, workers: 12, bowls: [4, 4, 0] })
    play(waits, 'upgrade:F4,trading-house', 'later')
    expect(waits.postponed).toHaveLength(1)
    leave(waits, 1)
    expect(waits.postponed).toEqual([])
    const paying = three()
    give(paying, 0, { coins: 0, workers: 12, bowls: [0, 6, 6] })
    play(paying, 'upgrade:F4,trading-house')
    expect(step(paying)).toBe('pay')
    leave(paying, 0)
    expect([turnOf(paying), paying.building[hex('F4')], paying.players[0].workers]).toEqual([1, 0, 12])
  })
  test('TM-15.24 no offers, no refusal that counts for Cultists, no step of theirs; trading houses stay cheap beside it', () => {
    const cultists = () => {
      const t = stage({
        factions: ['cultists', 'witches', 'nomads'],
        structures: [{ E6: 'D', F5: 'D' }, { F4: 'TP' }, { F3: 'TP' }],
      })
      for (const seat of [0, 1, 2]) give(t, seat, { coins: 30, workers: 12, bowls: [4, 4, 0] })
      return t
    }
    const without = cultists()
    const before = without.players[0].coins
    leave(without, 1)
    play(without, 'upgrade:E6,trading-house')
    plainly(without, 'offer')
    expect([turnOf(without), before - without.players[0].coins]).toEqual([2, 3])
    play(without, 'decline') // All that were asked have refused.
    expect(without.players[0].bowls).toEqual([3, 5, 0])

    const alone = cultists()
    leave(alone, 1)
    leave(alone, 2)
    play(alone, 'upgrade:E6,trading-house')
    expect([plainly(alone, 'action').players[0].bowls, turnOf(alone)]).toEqual([[4, 4, 0], 0])

    const open = cultists()
    play(open, 'upgrade:E6,trading-house')
    plainly(open, 'offer')
    leave(open, 1)
    expect([step(open), turnOf(open)]).toEqual(['offer', 2])
    play(open, 'decline')
    expect(open.players[0].bowls).toEqual([4, 4, 0]) // One neighbour never answered, so not all have refused.

    const giver = cultists()
    play(giver, 'upgrade:E6,trading-house')
    plainly(giver, 'offer')
    leave(giver, 0)
    play(giver, 'accept')
    expect([step(giver), turnOf(giver), giver.players[0].cults]).toEqual(['offer', 2, cultists().players[0].cults])
  })
  test('TM-15.24 income of board and favor tiles and the cult bonus go on, the card’s does not, a spade is lost', () => {
    const t = three({ scoring: 'SCORE1', cards: ['BON5', 'BON3', 'BON8'] }) // SCORE1: a coin for each step on Earth.
    give(t, 0, { coins: 0, workers: 0, favors: ['FAV7'], cults: [0, 0, 3, 0], bowls: [9, 0, 0] })
    leave(t, 0)
    passRound(t)
    const p = t.players[0]
    const board = box.factions[p.faction].income[0][2]!
    expect([p.coins, p.workers, p.bowls]).toEqual([3, board[1]! + 1, [8, 1, 0]]) // FAV7: a worker and a power; BON5 would have brought coins and power.
    const spades = three({ scoring: 'SCORE8' })
    give(spades, 0, { cults: [9, 9, 9, 9] })
    give(spades, 1, { cults: [9, 9, 9, 9] })
    leave(spades, 0)
    expect([turnOf(plainly(spades, 'cult-spades')), spades.round]).toEqual([1, 1])
    play(spades, 'done')
    expect([spades.round, step(spades)]).toEqual([2, 'action'])
  })
  test('TM-15.24, TM-10 the end scores it like any other', () => {
    const t = three({ round: 6 })
    give(t, 0, { cults: [8, 0, 0, 0], coins: 9, workers: 0, priests: 0, bowls: [12, 0, 0] })
    devote(t, 0, 0, 1)
    leave(t, 0)
    passRound(t)
    expect(game.over(t)).toBe(true)
    const { sources } = game.scores(t)[0]!
    expect([sources['cults']! >= 8, sources['area']! > 0, sources['resources']]).toEqual([true, true, 3])
  })
  test('TM-15.24 during the set-up it places and takes nothing more; before a faction is chosen nobody leaves, nor twice, nor at the end', () => {
    const t = game.setup({ seats: 3, seed: 'l' })
    const first = turnOf(t)
    expect(game.reason(game.mayLeave(t, first))).toEqual({ code: 'stays', rule: 'TM-15.24' })
    play(t, legal(t)[0]!)
    leave(t, first)
    expect(game.mayLeave(t, first)).not.toBe(OK)
    expect(game.mayLeave(t, 7)).not.toBe(OK)
    while (t.round === 0) {
      expect(turnOf(t)).not.toBe(first)
      play(t, legal(t)[0]!)
    }
    expect([t.players[first].at, t.players[first].card, t.order.includes(first)]).toEqual([[], -1, false])
    for (const seat of t.order.slice()) leave(t, seat)
    expect([game.over(t), t.round, game.mayLeave(t, 0) === OK]).toEqual([true, 6, false])
  })
  test('TM-15.24 at any moment of any match the rest goes on to its end, nothing is lost, and the record is the match', () => {
    for (let n = 0; n < 40; n++) {
      const rng = seeded(`leave ${n}`)
      const options = {
        'answers': n % 2 ? 'by-next-turn' : 'at-once',
        'turn-order': n % 3 ? 'variable' : 'clockwise',
        'setup': n % 5 ? 'main-game' : 'first-game',
      }
      const match = new Match(game, { rules: game.rules, seats: 2 + (n % 4), options, seed: `${n}`, rows: [] })
      const lost = game.conserved(match.table)
      while (!match.over) {
        const t = match.table
        const out: number[] = []
        const seat = firstOf(acting(t))
        const leaver = pick(rng, t.players.length)
        if (pick(rng, 150) === 0 && game.mayLeave(t, leaver) === OK && t.players.filter(p => !p.dropped).length > 1)
          expect(match.play(leaver, 'leave')).toBe(OK)
        else {
          game.moves(t, seat, out)
          expect(t.players[seat].dropped).toBe(0)
          match.play(seat, out[pick(rng, out.length)]!)
        }
        if (match.seq % 10 === 0) expect(game.conserved(match.table)).toEqual(lost)
      }
      expect([game.conserved(match.table), game.copy(match.table), JSON.parse(JSON.stringify(match.table))]).toEqual([
        lost,
        match.table,
        match.table,
      ])
      expect(verify(game, match.record)).toBe(OK)
    }
  })
})
