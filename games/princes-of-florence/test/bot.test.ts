/** What a bot knows: weights that a search can rely on, an evaluation that ends as the score, and play that looks like a prince's. */
import type { Options } from '@loggia/core'
import { knowledgeOf, movedWorths } from '@loggia/core/testing'
import { describe, expect, test } from 'vitest'
import { CHARACTER } from '../bot/characters.ts'
import { groundAfter } from '../bot/ground.ts'
import { knowledge } from '../bot/index.ts'
import { princes, type PrincesTable } from '../index.ts'
import { shipped } from '../rules/box.ts'
import { JESTER, MERCHANT, NOWHERE } from '../rules/terms.ts'
import { scenes } from '../scenes.ts'
import { card, give, play, stack, step, table, tile, turn, turnOf } from './helpers.ts'

const { evaluate } = knowledge
const { box } = princes
const EXPANSIONS: readonly Options[] = [
  {},
  { 'characters': 'with' },
  { 'joint-building': 'with' },
  { 'characters': 'with', 'joint-building': 'with' },
]

const { weights, likeliest, faults, faultsAt } = knowledgeOf(princes, knowledge)
const worthAThought = (t: PrincesTable): string[] =>
  Object.entries(weights(t))
    .filter(([, w]) => w > 0)
    .map(([word]) => word)

/** The auction of a jester at this bid of another, and the one who is asked has these things. */
function jesterAt(standing: number, round = 2): PrincesTable {
  const t = table({ seats: 4 })
  t.round = round
  play(t, 'open:jester')
  const s = t.todo.at(-1)!
  if (s.do === 'bid') s.bid = standing
  return t
}

test.each([1, 2, 3, 4, 5])(
  'weights and evaluation keep the laws in matches of %i of every kind, and the evaluation ends as the score',
  seats => {
    for (const options of seats > 1 ? EXPANSIONS : [{}])
      expect(faults({ seats, options, seed: `w${seats}` })).toEqual([])
  },
)
test('and in every scene', () => {
  for (const scene of scenes) {
    const t = scene.table(princes)
    expect(faultsAt(t, t.automa ? 1 : t.players.length), scene.name).toEqual([])
  }
})

test('the worth of a character is for what the character does in the box', () => {
  const does = (id: string) => shipped.characters.cards.find(c => c.id === id)!.effect
  const { landscape, builder, building, card: each } = box.characters.princess
  const { draw, keep, decks } = does('professor')
  expect(
    movedWorths(CHARACTER, {
      cardinal: `${box.characters.actions} extra action`,
      merchant: does('merchant')
        .options!.map(o => o.type)
        .join(' or '),
      princess: `landscape ${landscape}, builder ${builder}, building ${building}, card ${each}`,
      professor: `${keep} of ${draw}, ${decks!.join(' or ')}`,
    }),
  ).toEqual([])
})

describe('the policy', () => {
  test('sells no prestige where nothing is short, and puts cards under a deck as they lie (PF-4.1, PF-7.4)', () => {
    const t = turn(table(), 1, 3)
    give(t, 1, { prestige: 12, florins: 30, hand: ['poet', 'philosopher', 'painter'] })
    expect(worthAThought(t)).not.toContain('sell')
    play(t, 'profession')
    play(t, likeliest(t))
    expect(step(t)).toBe('tuck')
    expect(worthAThought(t)).toEqual(['done'])
  })

  test('sells a little prestige for the freedom that makes a work possible (PF-4.1)', () => {
    const t = turn(table(), 1, 4)
    give(t, 1, {
      prestige: 12,
      florins: 2,
      jesters: 2,
      tiles: ['theater'],
      hand: ['poet', 'painter', 'dramatist'],
      front: ['jurist'],
      freedoms: [],
    })
    expect(worthAThought(t)).toContain('sell')
    play(t, 'sell')
    expect(likeliest(t)).toMatch(/^introduce:(travel|religion)$/)
  })

  test('bids for a jester what jesters are worth, and no more (PF-6.3)', () => {
    const raises = (standing: number) => {
      const all = weights(jesterAt(standing))
      return all.bid / (all.bid + all.pass)
    }
    expect(raises(3)).toBeGreaterThan(0.8)
    expect(raises(30)).toBeLessThan(0.1)
    const shares = [3, 6, 9, 12, 15, 20].map(raises)
    for (let k = 1; k < shares.length; k++) expect(shares[k]!).toBeLessThanOrEqual(shares[k - 1]! + 1e-9)
  })

  test('alone takes the best of what is left (PF-6.7)', () => {
    const t = table({ seats: 3 })
    play(t, 'forgo', 'forgo')
    expect(step(t)).toBe('last')
    expect(likeliest(t)).toMatch(/^buy:(jester|builder)$/)
  })

  test('gives back the profession that shares least with the others (PF-2.4)', () => {
    const t = princes.setup({ seats: 3, seed: 'return' })
    const seat = turnOf(t)
    for (const p of t.players)
      while (p.looked.ids.length) {
        t.decks[0].ids.unshift(p.looked.ids.pop()!)
        t.decks[0].seen.unshift(0)
        p.looked.seen.pop()
      }
    stack(t, 'mathematician', 'cartographer', 'theologian', 'physicist')
    for (let k = 0; k < 4; k++) {
      t.players[seat].looked.ids.push(t.decks[0].ids.pop()!)
      t.decks[0].seen.pop()
      t.players[seat].looked.seen.push(1 << seat)
    }
    expect(likeliest(t)).toBe('return:physicist')
  })

  test('lays tiles so that later ones still fit (PF-10.3)', () => {
    const t = turn(table(), 1, 2)
    give(t, 1, { florins: 20 })
    play(t, 'build:university')
    const { placements } = box.tiles[tile('university')]
    const open = Object.keys(weights(t)).filter(w => w.startsWith('place'))
    const numbers = open.map(w => placements.at[princes.parse(w) - princes.parse('place:n,a1')])
    const ground: number[] = []
    groundAfter(t.players[1], t.side, tile('university'), placements, numbers, box, ground)
    const chosen = likeliest(t)
    expect(ground[open.indexOf(chosen)]).toBe(Math.max(...ground))
    play(t, chosen)
    expect(
      Object.keys(weights(t)).filter(w => w.startsWith('build')).length,
      'six more kinds have a place beside it',
    ).toBeGreaterThan(6)
  })

  test('keeps florins for what comes, and turns all into prestige when nothing comes (PF-9.6)', () => {
    const complete = (round: number) => {
      const t = turn(table(), 1, round)
      give(t, 1, {
        florins: 0,
        jesters: 4,
        tiles: ['theater', 'lake'],
        freedoms: ['travel'],
        hand: ['poet', 'painter', 'dramatist'],
        front: ['jurist', 'botanist'],
      })
      play(t, 'work:poet')
      t.todo = t.todo.map(s => (s.do === 'more' && s.seat === 1 ? { ...s, left: 0 } : s))
      return Number(likeliest(t).replace('complete:', ''))
    }
    expect(complete(7)).toBe(Math.floor((4 * 2 + 5 + 10) / 2))
    expect(complete(2)).toBeLessThan(complete(7))
  })

  test('completes what it can before the end, and uses the bonus cards that make it possible (PF-9.3)', () => {
    const t = turn(table(), 1, 7)
    give(t, 1, {
      florins: 3,
      jesters: 3,
      tiles: ['theater', 'tower', 'opera'],
      freedoms: ['travel', 'religion'],
      hand: ['poet'],
      front: ['jurist'],
      bonus: ['per-building'],
    })
    expect(likeliest(t)).toBe('work:poet')
    play(t, 'work:poet')
    expect(likeliest(t)).toBe('add:per-building')
  })

  test('answers a neighbour by what it brings: a cheap building gladly, a dear share never (PF-18.3)', () => {
    const asked = (share: number) => {
      const t = turn(table({ options: { 'joint-building': 'with' } }), 1, 2)
      give(t, 1, { florins: 20 })
      give(t, 2, { florins: 20, hand: ['composer', 'choreographer', 'poet'] })
      play(t, 'join:east,opera')
      play(t, likeliest(t), `offer:${share}`)
      return weights(t)
    }
    expect(asked(0).accept).toBeGreaterThan(asked(0).refuse)
    expect(asked(20).accept).toBeLessThan(asked(20).refuse)
  })

  test('uses the merchant before the best work that would raise its owner, and not before one that raises others (PF-17.11)', () => {
    const asked = (best: number[], points: number[]) => {
      const t = turn(table({ options: { characters: 'with' } }), 2, 7)
      t.characters!.owner[MERCHANT] = 1
      t.players.forEach((p, seat) => {
        give(t, seat, { prestige: points[seat]! })
        p.best = best[seat]!
      })
      return likeliest(play(t, 'done'))
    }
    expect([asked([0, 20, 0], [20, 19, 20]), asked([25, 0, 25], [18, 20, 18])]).toEqual(['merchant', 'done'])
  })

  test('in solo waits for the last auction with what is cheap there (PF-19.5)', () => {
    const t = princes.setup({ seats: 1, seed: 'solo' })
    play(t, likeliest(t))
    expect(step(t)).toBe('offer')
    expect(worthAThought(t).some(w => w.startsWith('open:'))).toBe(true)
    expect(worthAThought(t)).not.toContain('sell')
  })
})

describe('the evaluation', () => {
  test('likes what helps: prestige, florins, jesters, builders, wishes fulfilled, cards', () => {
    const value = (change: (t: PrincesTable) => void) => {
      const t = turn(table(), 1, 3)
      give(t, 1, { florins: 8, prestige: 5, jesters: 1, hand: ['poet', 'painter', 'philosopher'], front: ['jurist'] })
      change(t)
      return evaluate(princes, t, 1)
    }
    const plain = value(() => {})
    const helps: Record<string, (t: PrincesTable) => void> = {
      prestige: t => {
        t.players[1].prestige++
      },
      florins: t => {
        t.players[1].florins++
      },
      jester: t => {
        t.players[1].jesters++
      },
      builder: t => {
        t.players[1].builders++
      },
      building: t => {
        give(t, 1, { tiles: ['theater'] })
      },
      landscape: t => {
        give(t, 1, { tiles: ['lake'] })
      },
      freedom: t => {
        t.players[1].freedoms |= 1
      },
      profession: t => {
        t.players[1].hand.ids.push(card('dramatist'))
      },
      bonus: t => {
        give(t, 1, { bonus: ['per-jester-and-freedom'] })
      },
      secret: t => {
        give(t, 1, { secret: ['most-jesters'] })
      },
      best: t => {
        t.players[1].best = 20
      },
    }
    for (const [what, change] of Object.entries(helps)) expect(value(change), what).toBeGreaterThan(plain)
  })

  test('after the last turn florins are worth nothing (PF-14.4)', () => {
    const t = turn(table(), 1, 7)
    const first = t.start
    expect(first).not.toBe(1)
    const before = evaluate(princes, t, first)
    t.players[first].florins += 20
    expect(evaluate(princes, t, first)).toBe(before)
  })
})

test('by its policy alone plays like a prince: four to eight works, jesters at the prices of the table, hardly anybody left behind', () => {
  const totals: number[] = []
  const works: number[] = []
  const prices: number[] = []
  for (let m = 0; m < 30; m++) {
    const t = princes.setup({ seats: 3 + (m % 3), seed: `prince-${m}` })
    while (!princes.over(t)) {
      const before = t.players.map(p => ({ pawn: p.pawn, florins: p.florins }))
      play(t, likeliest(t))
      t.players.forEach((p, k) => {
        if (p.pawn === JESTER && before[k].pawn === NOWHERE && t.round > 1 && t.round < 6)
          prices.push(before[k].florins - p.florins)
      })
    }
    for (const { seat, total } of princes.scores(t)) {
      totals.push(total)
      works.push(t.players[seat].front.length + t.players[seat].recruited)
    }
  }
  const mean = (all: readonly number[]) => all.reduce((a, b) => a + b, 0) / all.length
  expect(mean(totals)).toBeGreaterThan(40)
  expect(mean(totals)).toBeLessThan(75)
  expect(mean(works)).toBeGreaterThan(4)
  expect(mean(works)).toBeLessThan(8)
  expect(mean(prices)).toBeGreaterThan(6)
  expect(mean(prices)).toBeLessThan(15)
  expect(totals.filter(x => x < 10).length).toBeLessThan(totals.length / 20)
})
