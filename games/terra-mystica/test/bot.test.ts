/** What a bot knows: weights that a search can rely on, and an evaluation that ends as the score. */
import { acting, type Effect, firstOf, pick, seeded } from '@loggia/core'
import { figureOf, knowledgeOf, movedWorths } from '@loggia/core/testing'
import { describe, expect, test } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { W } from '../bot/weights.ts'
import type { TerraTable } from '../index.ts'
import type { Faction } from '../rules/faction.ts'
import { NONE, SPECIALS } from '../rules/terms.ts'
import { scenes } from '../scenes.ts'
import { game, give, play, stage, step, turnOf } from './helpers.ts'

const { evaluate } = knowledge
const { box } = game

const { weights, likeliest, faults, faultsAt } = knowledgeOf(game, knowledge)
const EXTRAS = {
  'setup': 'by-hand',
  'answers': 'by-next-turn',
  'turn-order': 'variable',
  'town-tiles': 'extra',
  'bonus-cards': 'ten',
  'scoring-tiles': 'nine',
}
/** Two players in round 3 with enough of everything. */
const middle = (factions = ['witches', 'nomads']): TerraTable =>
  stage(
    {
      factions,
      structures: [
        { F4: 'TP', E9: 'D' },
        { F3: 'TP', E8: 'D' },
      ],
      round: 3,
    },
    { coins: 12, workers: 5, priests: 1, bowls: [2, 4, 6] },
    { coins: 12, workers: 5, priests: 1, bowls: [2, 4, 6] },
  )

test.each([2, 3, 4, 5])(
  'weights and evaluation keep the laws in matches of %i of every kind, and the evaluation ends as the score',
  seats => {
    for (const options of [{}, { setup: 'first-game' }, EXTRAS])
      expect(faults({ seats, options, seed: `w${seats}` })).toEqual([])
  },
)
test('a worth that is set by hand is for what the box brings', () => {
  const { special, card, favor, town } = game.effects!.components
  const brings = (domain: Readonly<Record<string, readonly Effect[]>>, kind: string) =>
    figureOf(Object.values(domain).flatMap(effects => effects.filter(effect => effect.kind === kind)))
  const actions = W.special.map(({ id, ...set }) => [id, set])
  expect(actions.map(([id]) => id)).toEqual(SPECIALS)
  expect(
    movedWorths(Object.fromEntries(actions), Object.fromEntries(SPECIALS.map(id => [id, figureOf(special![id]!)]))),
  ).toEqual([])
  const { lasting, cardSpecial, cardShip, townShip, favorTown } = W
  expect(
    movedWorths(
      { lasting, cardSpecial, cardShip, townShip, favorTown },
      {
        lasting: box.factions
          .filter(f => f.special === NONE && !f.stronghold.bridgeVp)
          .map(brought)
          .join('; '),
        cardSpecial: brings(card!, 'action'),
        cardShip: brings(card!, 'ship-card'),
        townShip: brings(town!, 'ship-step'),
        favorTown: brings(favor!, 'town-power'),
      },
    ),
  ).toEqual([])
})
/** What a stronghold without an action brings: figures at once and for good, and its cheaper or longer skips. */
function brought({ id, stronghold, skipRange, skipWorkers, skipPriests }: Faction): string {
  const figures = Object.entries(stronghold).flatMap(([figure, n]) => (n ? `${figure} ${n}` : []))
  const changes = Object.entries({ skips: skipRange, workers: skipWorkers, priests: skipPriests }).flatMap(
    ([what, [before, after]]) => (before === after ? [] : `${what} ${before} to ${after}`),
  )
  return [id, [...figures, ...changes].join(', ')].filter(Boolean).join(' ')
}
test('and in every scene', () => {
  for (const scene of scenes) {
    const t = scene.table(game)
    expect(faultsAt(t, t.players.length), scene.name).toEqual([])
  }
})

describe('the policy', () => {
  test('converts nothing without need, and pays as suggested (TM-7.9, 12.4)', () => {
    const t = middle()
    const all = weights(t)
    expect(Object.keys(all).filter(word => /^(convert|burn)/.test(word) && all[word] > 0)).toEqual([])
    expect(Object.keys(all).some(word => word.startsWith('convert'))).toBe(true)
    give(t, 0, { coins: 3, workers: 5, priests: 2, bowls: [2, 4, 6] })
    play(t, 'upgrade:F4,temple')
    expect(step(t)).toBe('pay')
    expect(likeliest(t)).toBe('suggested')
  })

  test('does not turn land into what is not home with bought spades', () => {
    const all = weights(middle())
    const transforms = Object.entries(all).filter(([word]) => word.startsWith('transform'))
    expect(transforms.some(([, w]) => w > 0)).toBe(true)
    for (const [word, w] of transforms) if (!word.endsWith(',forest')) expect(w, word).toBe(0)
  })

  test('founds a town when one more building makes it (TM-8.1), rather than build elsewhere', () => {
    const t = stage(
      {
        factions: ['darklings', 'witches'],
        structures: [
          { C1: 'TP', D1: 'TP', D2: 'D', E1: 'D', E10: 'D' },
          { F4: 'D', E9: 'D' },
        ],
        round: 4,
      },
      { coins: 8, workers: 3, priests: 0, bowls: [12, 0, 0] },
    )
    const all = weights(t)
    expect(all['upgrade:D2,trading-house']).toBeGreaterThan(20 * all['upgrade:E10,trading-house'])
    play(t, 'upgrade:D2,trading-house')
    expect(step(t)).toBe('town')
  })

  test('builds for the points of the round (TM-7.6f)', () => {
    const share = (scoring: string) => {
      const all = Object.entries(
        weights(
          stage(
            {
              factions: ['witches', 'nomads'],
              structures: [
                { F4: 'D', E9: 'D' },
                { F3: 'D', E8: 'D' },
              ],
              round: 5,
              scoring,
            },
            { coins: 6, workers: 3, bowls: [12, 0, 0] },
          ),
        ),
      )
      return (
        all.reduce((sum, [word, w]) => sum + (/^upgrade.*trading-house/.test(word) ? w : 0), 0) /
        all.reduce((sum, [, w]) => sum + w, 0)
      )
    }
    expect(share('SCORE6')).toBeGreaterThan(2 * share('SCORE3'))
  })

  test('passes when there is nothing left to do, with the card that is worth most', () => {
    const t = middle()
    give(t, 0, { coins: 0, workers: 0, priests: 0, bowls: [12, 0, 0] })
    t.cards = t.cards.map(coins => (coins < 0 ? coins : 0))
    const rich = t.cards.indexOf(0)
    t.cards[rich] = 20
    expect(likeliest(t)).toBe(`pass:${game.box.cards[rich].id}`)
  })

  test('takes power that costs nothing, and not any amount of it for VP (TM-7.8c)', () => {
    const t = middle()
    t.todo.push({ do: 'offer', seat: 1, from: 0, hex: 0, power: 1 })
    expect(likeliest(t)).toBe('accept')
    t.todo.pop()
    t.round = 6
    t.todo.push({ do: 'offer', seat: 1, from: 0, hex: 0, power: 5 })
    expect(likeliest(t)).toBe('decline')
  })

  test('alone plays every faction better than chance does: builds, upgrades, takes favors, climbs', () => {
    const seen = new Map<string, number[]>()
    const rng = seeded('alone')
    let structures = 0
    let towns = 0
    let specials = 0
    for (let n = 0; n < 32; n++) {
      const t = game.setup({ seats: 4, seed: `alone-${n}` })
      const moves: number[] = []
      while (!game.over(t)) {
        const s = t.todo.at(-1)!
        moves.length = 0
        game.moves(t, s.seat, moves)
        const word = s.do === 'choose-faction' ? game.format(moves[pick(rng, moves.length)]) : likeliest(t)
        if (word.startsWith('power:') || word.startsWith('special:')) specials++
        game.play(t, firstOf(acting(t)), game.parse(word))
      }
      game.scores(t).forEach(({ seat, total }) => {
        const p = t.players[seat]
        const id = game.box.factions[p.faction].id
        seen.set(id, [...(seen.get(id) ?? []), total])
        structures += p.at.length
        towns += p.towns.length
      })
    }
    const mean = (all: readonly number[]) => all.reduce((a, b) => a + b, 0) / all.length
    expect(seen.size).toBe(14)
    for (const [id, all] of seen) expect(mean(all), id).toBeGreaterThan(55)
    expect(mean([...seen.values()].flat())).toBeGreaterThan(75)
    expect(structures / 128).toBeGreaterThan(5)
    expect(towns / 128).toBeGreaterThan(0.4)
    expect(specials / 128).toBeGreaterThan(2)
  })
})

describe('the evaluation', () => {
  test('likes what helps: VP, resources, charged power, cults, keys, tracks, tiles, structures', () => {
    const value = (change: (t: TerraTable) => void) => {
      const t = middle()
      change(t)
      return evaluate(game, t, 0)
    }
    const plain = value(() => {})
    const helps: Record<string, (t: TerraTable) => void> = {
      vp: t => {
        t.players[0].vp++
      },
      coins: t => {
        t.players[0].coins++
      },
      workers: t => {
        t.players[0].workers++
      },
      priests: t => {
        t.players[0].priests++
      },
      power: t => {
        t.players[0].bowls = [1, 4, 7]
      },
      cults: t => {
        t.players[0].cults[0]++
      },
      keys: t => {
        t.players[0].keys++
      },
      shipping: t => {
        t.players[0].shipping++
      },
      exchange: t => {
        t.players[0].exchange++
      },
      favors: t => {
        t.players[0].favors |= 1 << 7
      },
      temple: t => {
        t.players[0].built[2]++
      },
    }
    for (const [what, change] of Object.entries(helps)) expect(value(change), what).toBeGreaterThan(plain)
  })

  test('before the first dwelling all factions are alike, so that none is always chosen', () => {
    const t = game.setup({ seats: 2, seed: 'f' })
    const all = new Set(
      game.box.factions.map(f => {
        const copy = game.copy(t)
        game.play(copy, turnOf(copy), game.parse(`faction:${f.id}`))
        return evaluate(game, copy, turnOf(t))
      }),
    )
    expect([...all]).toEqual([0])
    expect(new Set(Object.values(weights(t))).size).toBe(1)
  })
})
