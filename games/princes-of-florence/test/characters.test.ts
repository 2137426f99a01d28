/** PF-17: Muse and Princess. */
import { describe, expect, test } from 'vitest'
import { princes } from '../index.ts'
import { rankOf } from '../rules/characters.ts'
import { BANKER, CARDINAL, MERCHANT, MUSE, ON_DISPLAY, PRINCESS, PROFESSOR, USED } from '../rules/terms.ts'
import {
  actions,
  card,
  florins,
  give,
  heard,
  ids,
  legal,
  play,
  prestige,
  why,
  shorten,
  stack,
  step,
  table,
  turn,
  turnOf,
  type Wishes,
} from './helpers.ts'

type Table = ReturnType<typeof table>
const withCharacters = (seats = 3, joint = 'without') =>
  table({ seats, options: { 'characters': 'with', 'joint-building': joint } })
/** The special auction of this round, nobody having wanted anything in the regular one. */
function special(t: Table, round = 1): Table {
  t.round = round
  while (step(t) === 'open' || step(t) === 'last') play(t, 'forgo')
  return t
}
/** The turn of seat 0 in this round, with this character. */
function holding(character: number, round: number, wishes: Wishes, seats = 3, joint = 'without'): Table {
  const t = actions(withCharacters(seats, joint))
  t.round = round
  t.characters!.owner[character] = 0
  give(t, 0, wishes)
  // The turn began before the character came: it begins again.
  t.todo.splice(t.todo.findIndex(s => s.do === 'turn-over'))
  t.todo.push({ do: 'turn', seat: 0 })
  t.todo.push({ do: 'act', seat: 0, left: 0, once: 0, offers: 0 })
  return play(t, 'done')
}
const characters = (t: Table) => t.characters!

describe('PF-17.1 the beginning', () => {
  test('PF-17.1 six characters face up, 600 florins on the banker, for two to five', () => {
    for (const seats of [2, 3, 4, 5])
      expect(characters(withCharacters(seats))).toMatchObject({ owner: Array(6).fill(ON_DISPLAY), bank: 6 })
    expect(table().characters).toBeNull()
  })
  test('PF-4.2 EX-80 prestige is not for sale: florins alone pay', () => {
    const t = withCharacters()
    give(t, 0, { florins: 0, prestige: 10, builders: 2 })
    expect([why(t, 'sell'), legal(t)]).toEqual(['PF-4.2 not-for-sale', ['forgo']])
    special(t)
    expect(legal(t)).toEqual(['claim:banker,0', 'pass'])
    play(t, 'pass', 'pass', 'pass')
    expect(why(t, 'build:opera')).toBe('PF-6.4 no-florins:3')
  })
})

describe('PF-17.2 the special auction', () => {
  test('PF-17.2 EX-25 every player takes part, from the starting player; a space is a bid in hundreds', () => {
    const t = special(withCharacters())
    expect([step(t), turnOf(t)]).toEqual(['claim', 0])
    play(t, 'claim:merchant,6', 'pass', 'pass')
    expect([florins(t)[0], characters(t).owner[MERCHANT]]).toEqual([35 - 6, 0])
  })
  test('PF-17.2 spaces 3 to 15, of the banker 0 to 5, a higher one than the pawn that stands, and never above the florins held', () => {
    const t = special(withCharacters())
    give(t, 1, { florins: 10 })
    expect(legal(t, 'claim').length).toBe(6 + 5 * 13)
    expect([why(t, 'claim:muse,2'), why(t, 'claim:banker,6')]).toEqual([
      'PF-17.2 no-such-space:2',
      'PF-17.2 no-such-space:6',
    ])
    play(t, 'claim:muse,7')
    expect([
      why(t, 'claim:muse,7'),
      why(t, 'claim:muse,8'),
      why(t, 'claim:cardinal,3'),
      why(t, 'claim:cardinal,11'),
    ]).toEqual(['PF-17.2 too-low:7', 'OK', 'OK', 'PF-6.4 no-florins:11'])
  })
  test('EX-32 PF-17.2 outbid, a player has his pawn back and is asked again', () => {
    const t = special(withCharacters())
    play(t, 'claim:muse,5', 'claim:muse,7', 'pass')
    expect([turnOf(t), step(t), characters(t).pawn[MUSE], florins(t)]).toEqual([0, 'claim', 1, [35, 35, 35]])
    play(t, 'pass')
    expect([characters(t).owner[MUSE], florins(t)[1], step(t)]).toEqual([1, 28, 'act'])
  })
  test('EX-72 PF-17.2 PF-17.4 three players, step by step', () => {
    const t = special(withCharacters())
    const said = heard(() => play(t, 'claim:muse,5', 'claim:muse,7', 'claim:banker,0', 'claim:cardinal,3'))
    expect(said.filter(w => /^(engaged|earned|on-banker)/.test(w))).toEqual([
      'engaged:1,muse,7',
      'engaged:2,banker,0',
      'earned:2,6',
      'on-banker:6',
      'engaged:0,cardinal,3',
    ])
    expect([florins(t), characters(t).owner, characters(t).bank]).toEqual([
      [32, 28, 41],
      [USED, 0, ON_DISPLAY, 1, ON_DISPLAY, ON_DISPLAY],
      6,
    ])
    expect(step(t)).toBe('act')
  })
  test('EX-73 PF-17.2 the highest space cannot be outbid', () => {
    const t = special(withCharacters())
    give(t, 0, { florins: 15 })
    play(t, 'claim:muse,15')
    expect(legal(t, 'claim').some(w => w.startsWith('claim:muse'))).toBe(false)
    play(t, 'pass', 'pass')
    expect([florins(t)[0], characters(t).owner[MUSE]]).toEqual([0, 0])
    const u = special(withCharacters())
    give(u, 0, { florins: 14 })
    expect(why(u, 'claim:muse,15')).toBe('PF-6.4 no-florins:15')
  })
  test('PF-17.2 one pawn for each player and each character, also for who acquired an object before', () => {
    const t = withCharacters()
    play(t, 'open:jester', 'pass', 'pass', 'forgo', 'forgo', 'claim:muse,3')
    expect([t.players[0].jesters, turnOf(t), characters(t).pawn.filter(s => s === 0).length]).toEqual([1, 1, 1])
  })
  test('PF-17.3 PF-17.12 what was not used returns when the next special auction begins; all are face up again', () => {
    const t = special(withCharacters())
    play(t, 'claim:princess,3', 'claim:banker,1', 'pass')
    expect(characters(t).owner).toEqual([USED, ON_DISPLAY, ON_DISPLAY, ON_DISPLAY, 0, ON_DISPLAY])
    play(t, 'done', 'done', 'done')
    const said = heard(() => special(t, 2))
    expect(said).toContain('returned:0,princess')
    expect(characters(t).owner).toEqual(Array(6).fill(ON_DISPLAY))
  })
})

describe('PF-17.4 the banker', () => {
  test('EX-26 PF-17.4 nobody took him: 100 florins more; then they are taken, and 600 lie there again', () => {
    const t = special(withCharacters())
    play(t, 'pass', 'pass', 'pass')
    expect(characters(t).bank).toBe(7)
    play(t, 'done', 'done', 'done')
    special(t, 2)
    play(t, 'claim:banker,2', 'pass', 'pass')
    expect([florins(t)[1], characters(t).bank, characters(t).owner[BANKER]]).toEqual([35 - 2 + 7, 6, USED])
  })
  test('PF-17.4 the bid must be covered before', () => {
    const t = special(withCharacters())
    give(t, 0, { florins: 2 })
    expect(why(t, 'claim:banker,3')).toBe('PF-6.4 no-florins:3')
  })
  test('EX-77 PF-17.4 D32 won in round 7: florins into prestige at the end', () => {
    const t = special(withCharacters(), 7)
    give(t, 0, { florins: 6 })
    play(t, 'claim:banker,3', 'pass', 'pass')
    expect([florins(t)[0], characters(t).owner[BANKER]]).toEqual([9, 0])
    play(t, 'done', 'done', 'done')
    expect([step(t), turnOf(t), legal(t)]).toEqual([
      'exchange',
      0,
      ['exchange:0', 'exchange:1', 'exchange:2', 'exchange:3', 'exchange:4'],
    ])
    play(t, 'exchange:4')
    expect([florins(t)[0], prestige(t)[0], princes.over(t), princes.scores(t)[0]!.tie]).toEqual([1, 4, true, [1]])
  })
})

describe('PF-17.5 to 17.8 characters of a turn', () => {
  test('EX-27 PF-17.5 the cardinal: three actions, once-a-turn limits stay', () => {
    const t = holding(CARDINAL, 1, { florins: 30, jesters: 2, hand: ['mathematician'] })
    play(t, 'build:university')
    play(t, legal(t, 'place')[0]!, 'introduce:religion')
    expect(why(t, 'introduce:travel')).toBe('PF-8.2 once-a-turn')
    play(t, 'work:mathematician', 'complete:0')
    expect([turnOf(t), ids(t.players[0].front), characters(t).owner[CARDINAL]]).toEqual([1, ['mathematician'], USED]) // D40
    const u = holding(CARDINAL, 1, { florins: 30 })
    play(u, 'profession')
    play(u, legal(u, 'keep')[0]!, 'done')
    expect(why(u, 'profession')).toBe('PF-8.2 once-a-turn')
    play(u, 'bonus')
    play(u, legal(u, 'keep')[0]!, 'done', 'done')
    expect([turnOf(u), characters(u).owner[CARDINAL]]).toEqual([1, 0]) // the third action was not begun
  })
  test('PF-8.2 PF-17.5 what is done once a turn stays done when another action was between', () => {
    const once = {
      introduce: ['introduce:religion', 'introduce:travel'],
      profession: ['profession', 'profession'],
    } as const
    const between: Record<string, (t: Table) => void> = {
      'a bonus card': t => {
        play(t, 'bonus')
        play(t, legal(t, 'keep')[0]!, 'done')
      },
      'a building': t => {
        play(t, 'build:tower')
        play(t, legal(t, 'place')[0]!)
      },
      'a work': t => {
        play(t, 'work:poet', 'complete:0')
      },
      'a joint building': t => {
        play(t, 'join:east,chapel')
        play(t, legal(t, 'span')[0]!, 'offer:0', 'accept')
      },
    }
    for (const [what, [first, again]] of Object.entries(once))
      for (const [other, act] of Object.entries(between)) {
        const t = holding(CARDINAL, 1, { florins: 40, jesters: 4, hand: ['poet'] }, 3, 'with')
        play(t, first)
        if (what === 'profession') play(t, legal(t, 'keep')[0]!, 'done')
        act(t)
        expect(t.todo.at(-1), other).toMatchObject({ do: 'act', seat: 0, left: 1 })
        expect(why(t, again), `${what}, ${other}`).toBe('PF-8.2 once-a-turn')
        expect(why(t, what === 'introduce' ? 'profession' : 'introduce:travel'), 'the other one is still open').toBe(
          'OK',
        )
      }
  })
  test('EX-29 PF-17.7 the muse in round 6: each work 6 more', () => {
    const t = holding(MUSE, 6, { jesters: 7, hand: ['poet', 'philosopher'] })
    const said = heard(() => play(t, 'work:poet', 'complete:0', 'work:philosopher', 'complete:0'))
    expect(said.filter(w => w.startsWith('worked'))).toEqual(['worked:0,poet,22', 'worked:0,philosopher,22'])
    expect(characters(t).owner[MUSE]).toBe(USED)
  })
  test('EX-78 PF-17.7 PF-9.3 the muse counts for the minimum and the income', () => {
    const wishes: Wishes = {
      florins: 0,
      tiles: ['theater'],
      freedoms: ['travel'],
      hand: ['poet', 'painter', 'jurist', 'sculptor'],
    } // 4 + 3 + 4
    const t = holding(MUSE, 5, wishes)
    play(t, 'work:poet')
    expect(legal(t, 'complete').at(-1)).toBe('complete:8')
    play(t, 'complete:0')
    expect(florins(t)[0]).toBe(16)
    expect(why(holding(CARDINAL, 5, wishes), 'work:poet')).toBe('PF-9.3 too-modest:15')
  })
  test('EX-30 PF-17.8 the Princess: landscapes, builders, buildings and cards', () => {
    const wishes: Wishes = {
      tiles: ['forest', 'forest', 'lake', 'laboratory', 'library'],
      hand: ['poet', 'painter'],
      front: ['jurist'],
    }
    const value = (w: Wishes) => heard(() => play(holding(PRINCESS, 1, { ...wishes, ...w }), 'princess'))
    expect(value({})).toContain('value:0,16')
    expect(value({ builders: 2, jesters: 4, freedoms: ['travel'] })).toContain('value:0,20')
  })
  test('EX-79 PF-17.8 D15 in round 6: no jesters, no bonus cards, no card in front; the marker and the income of every work', () => {
    const wishes: Wishes = {
      florins: 0,
      tiles: ['forest', 'forest', 'lake', 'laboratory', 'library'],
      hand: ['poet', 'painter'],
      front: ['jurist'],
      jesters: 4,
      bonus: ['per-lake'],
    }
    const t = holding(PRINCESS, 6, wishes)
    play(t, 'princess')
    expect([why(t, 'add:per-lake'), legal(t, 'add'), legal(t, 'complete').at(-1)]).toEqual([
      'PF-17.8 not-with-princess',
      [],
      'complete:8',
    ])
    expect(heard(() => play(t, 'complete:8'))).toContain('princess:0,16')
    expect([
      prestige(t)[0],
      t.players[0].best,
      t.players[0].front.length,
      t.players[0].bonus.ids.length,
      characters(t).owner[PRINCESS],
    ]).toEqual([8, 16, 1, 1, USED])
    expect(why(t, 'princess')).toBe('PF-17.10 not-yours:princess')
    expect(t.todo.at(-1)).toMatchObject({ do: 'act', left: 1 }) // it was an action
    expect(why(holding(PRINCESS, 7, wishes), 'princess')).toBe('PF-9.3 too-modest:17')
  })
})

describe('PF-17.6 the merchant', () => {
  test('EX-28 EX-75 PF-17.6 the rank, ties sharing the better one', () => {
    const t = withCharacters(5)
    const ranks = (...points: number[]) =>
      points
        .map((p, seat) => {
          give(t, seat, { prestige: p })
          return seat
        })
        .map(seat => rankOf(t, seat))
    expect([ranks(9, 5, 5, 5, 1), ranks(20, 20, 15, 14, 13), ranks(1, 1, 1, 1, 1)]).toEqual([
      [1, 2, 2, 2, 5],
      [1, 1, 3, 4, 5],
      [1, 1, 1, 1, 1],
    ])
  })
  test('EX-28 PF-17.6 PF-17.11 the fourth takes four prestige, at any decision of hers; the rank is taken before', () => {
    const t = holding(MERCHANT, 1, { prestige: 1 }, 4)
    ;[9, 8, 7].forEach((p, k) => {
      give(t, k + 1, { prestige: p })
    })
    expect(heard(() => play(t, 'merchant'))).toEqual(['used:0,merchant', 'prestige:0,characters,4'])
    expect([prestige(t)[0], step(t), turnOf(t), why(t, 'merchant')]).toEqual([
      5,
      'act',
      0,
      'PF-17.10 not-yours:merchant',
    ])
  })
  test('EX-74 PF-17.6 an object won for nothing, or paid for while the merchant stays', () => {
    const t = withCharacters(4)
    ;[3, 9, 8, 0].forEach((p, k) => {
      give(t, k, { prestige: p, florins: k ? 35 : 10 })
    })
    characters(t).owner[MERCHANT] = 0
    play(t, 'open:jester', 'bid', 'bid', 'bid', 'bid', 'bid', 'bid', 'pass', 'bid', 'pass', 'pass')
    expect([step(t), turnOf(t), legal(t)]).toEqual(['settle', 0, ['free', 'pay']])
    const paid = princes.copy(t)
    play(t, 'free')
    expect([florins(t)[0], t.players[0].jesters, characters(t).owner[MERCHANT]]).toEqual([10, 1, USED])
    play(paid, 'pay')
    expect([florins(paid)[0], paid.players[0].jesters, characters(paid).owner[MERCHANT], prestige(paid)[0]]).toEqual([
      1, 1, 0, 3,
    ])
    while (step(paid) === 'open' || step(paid) === 'last') play(paid, 'forgo')
    expect([prestige(paid)[0], characters(paid).owner[MERCHANT], step(paid)]).toEqual([6, ON_DISPLAY, 'claim']) // third of four, at the last moment
  })
  test('EX-74 D14 PF-17.6 the florins held limit the bids all the same, and the price of the last one', () => {
    const t = withCharacters(2)
    give(t, 0, { florins: 5 })
    characters(t).owner[MERCHANT] = 0
    play(t, 'open:jester', 'bid')
    expect(why(t, 'bid')).toBe('OK')
    play(t, 'bid', 'bid')
    expect(why(t, 'bid')).toBe('PF-6.4 no-florins:7')
    play(t, 'pass')
    expect([step(t), why(t, 'buy:builder')]).toEqual(['last', 'OK'])
    play(t, 'buy:builder', 'free')
    expect([florins(t)[0], t.players[0].builders]).toEqual([5, 1])
  })
  test('EX-76 PF-17.3 used in the special auction in which it was won, it lies face down', () => {
    const t = special(withCharacters())
    play(t, 'claim:merchant,3', 'claim:cardinal,3', 'claim:cardinal,4')
    expect([step(t), turnOf(t), legal(t)]).toEqual(['use-now', 0, ['merchant', 'done']])
    play(t, 'merchant')
    expect([prestige(t)[0], characters(t).owner[MERCHANT], turnOf(t), step(t)]).toEqual([1, USED, 1, 'claim'])
    expect(why(t, 'claim:merchant,5')).toBe('PF-17.2 not-on-display:merchant')
  })
})

describe('PF-17.9 the professor', () => {
  test('EX-31 PF-17.9 five bonus cards, one kept, four under the deck; not an action', () => {
    const t = holding(PROFESSOR, 1, { bonus: [] })
    stack(t, 'per-building', 'per-lake', 'per-park', 'per-forest', 'per-jester')
    play(t, 'professor:bonus', 'keep:per-building', 'done')
    expect([
      ids(t.players[0].bonus.ids),
      t.decks[2].ids.slice(0, 4).length,
      florins(t)[0],
      characters(t).owner[PROFESSOR],
    ]).toEqual([['per-building'], 4, 35, USED])
    expect(t.todo.at(-1)).toMatchObject({ do: 'act', left: 2 })
  })
  test('PF-17.9 prestige or bonus cards, and not from an empty deck', () => {
    const t = holding(PROFESSOR, 1, {})
    shorten(t, 1, 0)
    expect([why(t, 'professor:prestige'), why(t, 'professor:profession'), why(t, 'professor:bonus')]).toEqual([
      'PF-12.1 deck-empty:prestige',
      'PF-17.9 not-that-deck:profession',
      'OK',
    ])
    const u = holding(PROFESSOR, 1, { secret: [] })
    play(u, 'professor:prestige')
    play(u, legal(u, 'keep')[0]!, 'done')
    expect(u.players[0].secret.ids.length).toBe(1)
  })
  test('EX-76 PF-17.3 an unused professor returns when the next special auction starts, after a last call', () => {
    const t = holding(PROFESSOR, 2, {})
    play(t, 'done', 'done', 'done')
    expect([step(t), turnOf(t), legal(t)]).toEqual([
      'before-best-work',
      0,
      ['professor:prestige', 'professor:bonus', 'done'],
    ]) // PF-17.11
    play(t, 'done')
    while (step(t) === 'open' || step(t) === 'last') play(t, 'forgo')
    expect([step(t), turnOf(t), legal(t)]).toEqual(['use-now', 0, ['professor:prestige', 'professor:bonus', 'done']])
    play(t, 'done')
    expect([characters(t).owner[PROFESSOR], step(t)]).toEqual([ON_DISPLAY, 'claim'])
  })
  test('PF-17.11 at any decision: also as a bidder', () => {
    const t = withCharacters()
    characters(t).owner[PROFESSOR] = 1
    play(t, 'open:jester', 'professor:bonus')
    expect(step(t)).toBe('keep')
    play(t, legal(t, 'keep')[0]!, 'done')
    expect([step(t), turnOf(t), legal(t)]).toEqual(['bid', 1, ['bid', 'pass']])
  })
  test('PF-17.11 PF-17.6 the merchant is asked for between the last turn and the best work, which changes the ranks', () => {
    /** The last turn of a round is over: seat 1 has the merchant; the best works, and the prestige before. */
    const over = (best: number[], points: number[], round = 2) => {
      const t = turn(withCharacters(), 2)
      t.round = round
      characters(t).owner[MERCHANT] = 1
      t.players.forEach((p, seat) => {
        give(t, seat, { prestige: points[seat]! })
        p.best = best[seat]!
      })
      return play(t, 'done')
    }
    for (const round of [2, 7]) {
      // Third of three, who did the best work: before it the merchant brings 3, after it only 1.
      const t = over([0, 15, 0], [2, 1, 2], round)
      expect([step(t), turnOf(t), legal(t)]).toEqual(['before-best-work', 1, ['merchant', 'done']])
      expect(heard(() => play(t, 'merchant')).slice(0, 4)).toEqual([
        'used:1,merchant',
        'prestige:1,characters,3',
        'best-work:1,15',
        'prestige:1,best-work,3',
      ])
      // Waiting is right for who is overtaken.
      const late = over([15, 0, 15], [1, 2, 1], round)
      expect(step(late)).toBe('before-best-work')
      play(late, 'done')
      expect([prestige(late), characters(late).owner[MERCHANT]]).toEqual(
        round === 7 ? [[4, 5, 4], USED] : [[4, 2, 4], 1],
      )
    }
  })
  test('PF-17.11 nobody is asked before the best work who has neither merchant nor professor', () => {
    const t = turn(withCharacters(), 2)
    characters(t).owner[PRINCESS] = 2
    play(t, 'done')
    expect([t.round, step(t)]).toEqual([2, 'open'])
  })
  test('PF-14.5 PF-17.4 at the end the merchant is called before the banker exchanges, which changes the ranks', () => {
    const t = special(withCharacters(), 7)
    while (step(t) === 'claim') play(t, 'pass')
    Object.assign(characters(t).owner, { [MERCHANT]: 0, [BANKER]: 1 })
    ;[
      [10, 0],
      [10, 8],
      [9, 6],
    ].forEach(([prestige, florins], seat) => {
      give(t, seat, { prestige: prestige!, florins: florins! })
    })
    const said = heard(() => play(t, 'done', 'done', 'done', 'done')) // the last one: the merchant is not used before the best work
    expect(said.filter(w => /^(used|prestige)/.test(w))).toEqual(['used:0,merchant', 'prestige:0,characters,1']) // first: had the banker come before, second
    expect([step(t), turnOf(t)]).toEqual(['exchange', 1])
    expect(heard(() => play(t, 'exchange:4')).filter(w => /^(used|prestige)/.test(w))).toEqual([
      'used:1,banker',
      'prestige:1,characters,4',
    ])
    expect([prestige(t), princes.over(t)]).toEqual([[11, 14, 9], true])
  })
  test('PF-17.10 PF-14.5 D16 in round 7 both are asked for once more after the best work', () => {
    const t = special(withCharacters(), 7)
    while (step(t) === 'claim') play(t, 'pass')
    Object.assign(characters(t).owner, { [MERCHANT]: 1, [PROFESSOR]: 2 })
    t.players[0].best = 20
    give(t, 2, { secret: [] })
    give(t, 2, { jesters: 1 })
    stack(t, 'most-jesters')
    const said = heard(() =>
      play(t, 'done', 'done', 'done', 'done', 'done', 'professor:prestige', 'keep:most-jesters', 'done'),
    )
    expect(said.filter(w => /^(best-work|used|prestige)/.test(w))).toEqual([
      'best-work:0,20',
      'prestige:0,best-work,3',
      'used:2,professor',
      'used:1,merchant',
      'prestige:1,characters,2',
      'prestige:2,prestige-cards,6',
    ])
    expect(card('most-jesters')).toBe(t.players[2].secret.ids[0])
  })
})

test('PF-17 with and without the expansion the same table, but for its characters', () => {
  const t = actions(table({ options: { characters: 'with' } }))
  expect(princes.view(t, 1).characters).toEqual(t.characters) // all of it is public
})
