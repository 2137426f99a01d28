/** PF-19.10 to 19.15, 19.17 to 19.19: the Automa's turns, recruiting from it, and the end. */
import { EVERYONE, HIDDEN } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { princes, type PrincesTable } from '../index.ts'
import { actionsLeft } from '../rules/automa/actions.ts'
import { takeTile } from '../rules/automa/auction.ts'
import { ACTIONS, AUTOMA, RECRUIT } from '../rules/automa/table.ts'
import { give, heard, ids, legal, play, why, shorten, stack, step, tile, tilesOn } from './helpers.ts'
import { atTurn, nextCards, row, solo, virtual } from './solo.ts'

const { box } = princes
/** The human's turn in this round, before the Automa's with these two cards. */
const before = (round: number, first: string, second: string, arrange: (t: PrincesTable) => void = () => {}) => {
  const t = atTurn(solo('automa-01'), round)
  give(t, AUTOMA, { jesters: 0, builders: 0, florins: 35, prestige: 0, secret: [], tiles: [] })
  t.players[AUTOMA].sources.fill(0)
  nextCards(t, first, second)
  arrange(t)
  return t
}
/** What is heard of the Automa's turn. */
const acts = (t: PrincesTable) => heard(() => play(t, 'done'))
/** Cards by what their slots say: work / work; build / freedom or build; profession / bonus. */
const WORKS = 'automa-13'
const BUILDS = 'automa-01'
const DRAWS = 'automa-02'
const BONUS = 'automa-03'
const FREEDOM = 'automa-04'
const TAKES = 'automa-20'

describe('works', () => {
  test('EX-41 PF-19.12 the minimum, 2 for each jester, 1 for each recruiting card, and the bonus cards; all that can be becomes prestige', () => {
    for (const [tiles, value, prestige, florins] of [
      [3, 20, 10, 0],
      [2, 19, 9, 1],
    ] as const) {
      const t = before(3, WORKS, 'automa-07', t => {
        row(t, ['poet', 'botanist', 'recruit', 'jurist'])
        give(t, AUTOMA, {
          jesters: 2,
          florins: 0,
          bonus: ['per-building'],
          tiles: ['opera', 'tower', 'chapel'].slice(0, tiles),
        })
      })
      const told = acts(t)
      expect(told.slice(told.indexOf('turned-up:1,poet'), told.indexOf('turned-up:1,poet') + 4)).toEqual([
        'turned-up:1,poet',
        'automa-value:12,4,1',
        `bonus:1,per-building,${tiles}`,
        `worked:1,poet,${value}`,
      ])
      expect([t.players[AUTOMA].sources[0], told.includes('earned:1,1')]).toEqual([prestige, florins === 1])
      expect([ids(t.used), t.players[AUTOMA].bonus.ids.filter(c => c === 40)]).toEqual([['per-building'], []])
    }
  })

  test('PF-19.12 neither cards nor estate nor freedoms count; then each virtual player turns a profession up', () => {
    const t = before(1, WORKS, DRAWS, t => {
      row(t, ['poet', 'botanist', 'jurist', 'painter'])
      give(t, AUTOMA, { tiles: ['theater', 'lake'], freedoms: ['travel'] })
    })
    const told = acts(t)
    expect(told).toContain('worked:1,poet,7')
    expect(told.filter(w => /^turned-up:[2-4]/.test(w))).toHaveLength(2)
    expect(t.automa!.virtual.map(v => v.seen.filter(s => s === EVERYONE).length)).toEqual([1, 1])
  })

  test('EX-97 PF-19.18 the first unused card works, also a recruiting card; build and freedom look for a profession', () => {
    const t = before(3, WORKS, BUILDS, t => {
      row(t, ['recruit', 'botanist', 'jurist'], ['poet'])
      give(t, AUTOMA, { jesters: 1 })
      t.freedoms.fill(0)
    })
    const told = acts(t)
    expect(told).toEqual(
      expect.arrayContaining([
        'automa-value:12,2,1',
        'automa-recruits:15',
        'turned-up:1,botanist',
        'automa-cannot:introduce-freedom,no-freedom',
        'automa-does:build',
        'automa-tile:laboratory',
      ]),
    )
    expect([t.players[AUTOMA].recruited, ids(t.players[AUTOMA].front), ids(t.players[AUTOMA].hand.ids)]).toEqual([
      1,
      ['poet'],
      ['botanist', 'jurist'],
    ])
    // Used, it still adds 1 (D43).
    nextCards(t, WORKS, WORKS)
    t.round = 3
    play(t, 'forgo')
    while (step(t) !== 'act') play(t, legal(t)[0]!)
    expect(t.players[AUTOMA].recruited).toBe(1)
  })

  test('EX-42 EX-89 PF-19.11 as many unused cards as actions are left: works, whatever the card says', () => {
    expect(
      [
        [6, 2],
        [7, 1],
        [1, 1],
      ].map(([round, action]) => {
        const t = solo('automa-01')
        t.round = round
        return actionsLeft(t, action, box)
      }),
    ).toEqual([3, 2, 14])
    const two = before(7, BUILDS, BONUS, t => {
      row(t, ['poet', 'botanist'])
    })
    expect(acts(two).filter(w => /^(automa-card|automa-forced|worked)/.test(w))).toEqual([
      'automa-card:automa-01',
      'automa-forced:2,2',
      'worked:1,poet,17',
      'automa-card:automa-03',
      'automa-forced:1,1',
      'worked:1,botanist,17',
    ])
    const three = before(7, BUILDS, BONUS, t => {
      row(t, ['poet', 'botanist', 'jurist'])
    })
    expect(acts(three).filter(w => w.startsWith('worked'))).toHaveLength(2)
    expect(three.players[AUTOMA].hand.ids).toHaveLength(1)
    const sixth = (cards: string[]) =>
      acts(
        before(6, DRAWS, BONUS, t => {
          row(t, cards)
          shorten(t, 0, 0)
        }),
      ).filter(w => w.startsWith('automa-forced'))
    expect(sixth(['poet', 'botanist', 'jurist'])).toEqual(['automa-forced:3,3'])
    expect(sixth(['poet', 'botanist'])).toEqual([])
  })

  test('PF-19.12 PF-19.10 the best work is that of either; two works are not added', () => {
    const t = before(2, WORKS, WORKS, t => {
      row(t, ['poet', 'botanist', 'jurist'])
      give(t, 0, { hand: ['painter'], jesters: 3, tiles: ['studio'], front: [] })
    })
    play(t, 'work:painter', 'complete:0')
    const told = acts(t)
    expect(told.filter(w => w.startsWith('best-work'))).toEqual(['best-work:0,11'])
    expect([t.players[0].sources[1], t.players[AUTOMA].sources[1]]).toEqual([3, 0])
  })
})

describe('other actions', () => {
  test('PF-19.13 PF-19.4 it builds the kind of its first profession, again and again, for the price of its builders', () => {
    for (const [builders, price] of [
      [0, 7],
      [1, 3],
      [2, 3],
      [3, 0],
    ] as const) {
      const t = before(1, 'automa-09', 'automa-08', t => {
        row(t, ['botanist', 'poet'])
        give(t, AUTOMA, { builders, florins: 20, tiles: ['laboratory', 'laboratory'] })
      })
      const told = acts(t)
      expect(told.slice(1, 5)).toEqual([
        'automa-card:automa-09',
        'turned-up:1,botanist',
        'automa-does:build',
        price ? `paid:1,${price}` : 'automa-tile:laboratory',
      ])
      expect([tilesOn(t, AUTOMA), t.tiles[tile('laboratory')], t.players[AUTOMA].sources[2]]).toEqual([
        Array(3).fill('laboratory'),
        0,
        3,
      ])
    }
  })

  test('EX-93 PF-19.17 D34 one freedom a turn; an empty pile: the action to the right', () => {
    const t = before(1, FREEDOM, BUILDS, t => {
      row(t, ['poet', 'botanist'])
    })
    const told = acts(t)
    expect(told).toEqual(
      expect.arrayContaining([
        'automa-does:introduce-freedom',
        'freedom:1,travel',
        'automa-cannot:introduce-freedom,once-a-turn',
        'automa-does:build',
        'automa-tile:theater',
      ]),
    )
    const u = before(1, BUILDS, FREEDOM, u => {
      row(u, ['poet', 'botanist'])
      u.tiles[tile('theater')] = 0
    })
    expect(acts(u)).toEqual(expect.arrayContaining(['automa-cannot:build,no-tile', 'automa-idle']))
    const v = before(1, FREEDOM, BONUS, v => {
      row(v, ['poet', 'botanist'])
      v.freedoms[0] = 0
    })
    expect(acts(v).slice(1, 6)).toEqual([
      'automa-card:automa-04',
      'turned-up:1,poet',
      'automa-cannot:introduce-freedom,no-freedom',
      'automa-does:build',
      'paid:1,7',
    ])
  })

  test('PF-19.13 it may have several of one freedom, and all of them count', () => {
    const t = before(1, FREEDOM, BONUS, t => {
      row(t, ['poet', 'botanist'])
      give(t, AUTOMA, { freedoms: ['travel'] })
    })
    const left = t.freedoms[0]
    acts(t)
    expect([t.freedoms[0], t.players[AUTOMA].freedoms.toString(2)]).toEqual([left - 1, '1001'])
    expect(princes.conserved(t).travel).toBe(2)
  })

  test('EX-88 PF-19.13 D38 a profession for itself, then one for each virtual player, while there are any', () => {
    const t = atTurn(solo('automa-01', { auctions: '5' }))
    expect(t.decks[0].ids).toHaveLength(6)
    nextCards(t, DRAWS, BONUS)
    const top = t.decks[0].ids.at(-1)!
    expect(acts(t).filter(w => w.startsWith('face-down'))).toEqual([1, 2, 3, 4].map(n => `face-down:${n}`))
    expect([
      t.decks[0].ids.length,
      t.players[AUTOMA].hand.ids.at(-1),
      princes.view(t, 0).players[AUTOMA].hand.ids.at(-1),
    ]).toEqual([2, top, HIDDEN])
    play(t, 'forgo')
    nextCards(t, DRAWS, 'automa-08')
    const told = t.start === 1 ? [] : acts(t)
    expect([t.decks[0].ids.length, told.filter(w => w.startsWith('face-down'))].flat()).toEqual(
      expect.arrayContaining([t.decks[0].ids.length]),
    )
  })

  test('EX-88 PF-19.17 with two left: one for itself, one for the first virtual player; an empty deck is impossible', () => {
    const t = before(1, DRAWS, FREEDOM, t => {
      shorten(t, 0, 2)
    })
    expect(acts(t).filter(w => w.startsWith('face-down'))).toEqual(['face-down:1', 'face-down:2'])
    const u = before(1, DRAWS, BONUS, u => {
      shorten(u, 0, 0)
    })
    expect(acts(u)).toEqual(expect.arrayContaining(['automa-cannot:take-profession,deck-empty', 'automa-idle']))
  })

  test('EX-94 PF-19.3 PF-19.13 money never matters: a bonus card for two steps back', () => {
    const t = before(1, BUILDS, BONUS, t => {
      row(t, ['poet', 'botanist'])
      t.tiles[tile('theater')] = 0
      give(t, AUTOMA, { florins: 0 })
    })
    expect(acts(t)).toEqual(expect.arrayContaining(['automa-idle', 'automa-does:take-bonus', 'sold:1,2', 'paid:1,3']))
    expect([t.players[AUTOMA].sources[7], t.players[AUTOMA].prestige < 0]).toEqual([-2, true])
  })

  test('PF-19.13 PF-19.19 D28 of five bonus cards the one that adds most now; it is valued again with its work', () => {
    const t = before(2, TAKES, 'automa-06', t => {
      row(t, ['poet', 'botanist'], ['jurist'])
      give(t, AUTOMA, { builders: 1 })
      stack(t, 'per-lake', 'per-card-in-front', 'per-forest', 'per-jester', 'per-park')
    })
    const told = acts(t)
    // In front: the jurist, and the poet as if he were used now.
    expect(told).toContain('automa-keeps:per-card-in-front,2')
    expect(told).toContain('bonus:1,per-card-in-front,2')
    expect(told).toContain('worked:1,poet,12')
    expect(ids(t.decks[2].ids.slice(0, 4)).sort()).toEqual(['per-forest', 'per-jester', 'per-lake', 'per-park'])
  })

  test('PF-19.17 without an unused card no work and no bonus; only recruiting cards: no build, no freedom (D26)', () => {
    const none = before(3, WORKS, BONUS, t => {
      row(t, [])
    })
    expect(acts(none)).toEqual(
      expect.arrayContaining(['automa-cannot:complete-work,no-card', 'automa-cannot:take-bonus,no-card']),
    )
    const only = before(1, FREEDOM, BUILDS, t => {
      row(t, ['recruit'])
    })
    expect(acts(only)).toEqual(
      expect.arrayContaining([
        'automa-cannot:introduce-freedom,no-profession',
        'automa-cannot:build,no-profession',
        'automa-idle',
      ]),
    )
    const deck = before(3, BUILDS, BONUS, t => {
      row(t, ['poet', 'jurist'])
      shorten(t, 2, 0)
    })
    expect(acts(deck)).toContain('automa-cannot:take-bonus,deck-empty')
    expect(ACTIONS).toHaveLength(5)
  })

  test('PF-19.18 cards that were turned up stay known; new cards go to the end of the row', () => {
    const t = before(1, BUILDS, 'automa-04', t => {
      row(t, ['poet', 'botanist'])
    })
    acts(t)
    const seen = princes.view(t, 0).players[AUTOMA].hand.ids
    expect([ids([seen[0]]), seen.slice(1).every(id => id === HIDDEN)]).toEqual([['poet'], true])
  })
})

describe('recruiting and the end', () => {
  test('EX-96 PF-19.14 D23 from the Automa: the card is discarded, a virtual player’s profession fills the gap', () => {
    const t = before(2, BUILDS, BONUS, t => {
      virtual(t, 0)
      virtual(t, 1, 'jurist', 'composer')
      row(t, ['painter'], ['poet', 'botanist'])
      give(t, 0, { recruiting: 1, hand: [], front: [] })
    })
    const all = princes.conserved(t)
    expect(legal(t, 'recruit').sort()).toEqual([
      'recruit:botanist',
      'recruit:composer',
      'recruit:jurist',
      'recruit:poet',
    ])
    expect(heard(() => play(t, 'recruit:poet'))).toEqual(['recruited:0,poet,1', 'replaced:3,jurist'])
    expect([
      ids(t.players[AUTOMA].front),
      ids(t.players[0].hand.ids),
      t.players[AUTOMA].recruited,
      t.automa!.discarded.recruiting,
    ]).toEqual([['botanist', 'jurist'], ['poet'], 0, t.automa!.discarded.recruiting])
    expect(princes.conserved(t)).toEqual(all)
    expect(why(t, 'recruit:composer')).toBe('PF-7.5 no-recruiting-card')
  })

  test('PF-19.14 from a virtual player nothing takes its place; without any to fill it the gap stays', () => {
    const t = before(2, BUILDS, BONUS, t => {
      virtual(t, 0, 'jurist')
      virtual(t, 1)
      row(t, ['painter'], ['poet'])
      give(t, 0, { recruiting: 2, hand: [], front: [] })
    })
    expect(heard(() => play(t, 'recruit:jurist'))).toEqual(['recruited:0,jurist,2'])
    expect(heard(() => play(t, 'recruit:poet'))).toEqual(['recruited:0,poet,1'])
    expect([t.automa!.virtual[0].ids, t.players[AUTOMA].front]).toEqual([[], []])
    expect(why(t, 'recruit:painter')).toMatch(/^PF-7.5/)
  })

  test('PF-19.15 D24 D25 prestige cards of both are scored between the two alone; more points win; the person’s place says so', () => {
    const end = (arrange: (t: PrincesTable) => void) => {
      const t = before(7, BUILDS, BONUS, t => {
        row(t, ['recruit', 'recruit'])
        arrange(t)
      })
      play(t, 'done')
      return { t, scores: princes.scores(t), ranks: princes.ranks(t) }
    }
    const won = end(t => {
      give(t, 0, { prestige: 60, secret: ['most-lakes'], tiles: ['lake'] })
      give(t, AUTOMA, { secret: ['most-jesters'], jesters: 1 })
    })
    expect([won.scores[0].sources['prestige-cards'], won.scores[1].sources['prestige-cards'] > 0, won.ranks]).toEqual([
      box.cards.find(c => c.id === 'most-lakes')!.goal!.points,
      true,
      [0, 1],
    ])
    expect(princes.over(won.t)).toBe(true)
    const lost = end(t => {
      give(t, 0, { prestige: 5 })
    })
    expect(lost.ranks).toEqual([1, 0])
    const full = ['university', 'workshop', 'opera', 'library', 'hospital', 'chapel']
    const squares = (more: number) =>
      end(t => {
        give(t, 0, { prestige: 5, builders: 2, tiles: full, secret: ['fewest-empty-squares'] })
        for (let k = 0; k < more; k++) takeTile(t, tile('forest'), box)
      }).scores[0].sources['prestige-cards']
    expect([squares(5), squares(6), squares(9)]).toEqual([8, 8, 0])
  })

  test('PF-19.15 equal prestige: more florins; equal florins too: shared', () => {
    const t = before(7, BUILDS, BONUS, t => {
      row(t, [])
      give(t, AUTOMA, { florins: 0 })
    })
    play(t, 'done')
    const total = t.players[AUTOMA].prestige
    give(t, 0, { prestige: total, florins: t.players[AUTOMA].florins })
    expect(princes.ranks(t)).toEqual([0, 0])
    give(t, 0, { florins: t.players[AUTOMA].florins + 1 })
    expect(princes.ranks(t)).toEqual([0, 1])
    expect(RECRUIT).toBeGreaterThan(box.cards.length)
  })
})
