/** What is drawn of Tapestry: everything that can be picked lies in one place, explains itself, and the land is one coast. */
import {
  acting,
  asked,
  firstOf,
  heardNotes,
  HIDDEN,
  LANGUAGES,
  splitTarget,
  type Speaker,
  speaker,
  targetsOf,
} from '@loggia/core'
import { tableOf } from '@loggia/core/testing'
import { describe, expect, test } from 'vitest'
import { litIn, misplaced, type Place, placesOf, placeTexts } from '../../../board/places.ts'
import { spoken, tooltipOf } from '../../../board/tooltips.ts'
import { tapestry, type TapestryTable } from '../index.ts'
import type { Box } from '../rules/box.ts'
import { BOTH_IF_OPPONENT, NONE, TERRAINS } from '../rules/terms.ts'
import { N } from '../rules/words.ts'
import { scenes } from '../scenes.ts'
import { give, hex, lay, stand, table, tableWith } from '../test/helpers.ts'
import { words } from '../words/index.ts'
import { facts } from './facts.ts'
import { centreOf, groundOf, groundOfTile, landOf } from './hexes.ts'
import { PLACES } from './places.ts'
import { nextIncome } from './projected.ts'
import type { Context } from './tooltip-parts.ts'
import { tooltips } from './tooltips.ts'

const { box } = tapestry
const { wander } = tableOf(tapestry)
const say = Object.fromEntries(
  LANGUAGES.map(lang => [lang, speaker(tapestry, words[lang], ['Ada', 'Bea', 'Cem', 'Dov', 'Eva'])]),
)
const about = (view: TapestryTable, seat = firstOf(acting(view)), speaks: Speaker = say['en']!): Context => ({
  view,
  game: tapestry,
  box,
  seat,
  speaker: speaks,
})
const explain = (target: string, view: TapestryTable, seat = 0) => tooltipOf(tooltips, target, about(view, seat))
/** Tables of random play and from the scenes. */
function everywhere(look: (t: TapestryTable) => void): void {
  for (const [k, seats] of [2, 3, 4, 5].entries())
    wander({ seed: `board ${k}`, seats, most: 400 }, match => {
      if (!tapestry.over(match.table)) look(match.table)
    })
  for (const scene of scenes) look(scene.table(tapestry))
}

describe('places', () => {
  const wrong = (places: readonly Place<TapestryTable, Box>[]): Set<string> => {
    const found = new Set<string>()
    everywhere(t => {
      for (const target of misplaced(places, about(t))) found.add(target)
    })
    return found
  }
  test('everything that can be picked lies in exactly one', () => expect([...wrong(PLACES)]).toEqual([]))
  test('a thing that lies nowhere is found', () => {
    const lost = wrong(PLACES.filter(p => p.id !== 'tracks'))
    expect([...lost].some(target => target.startsWith('space:'))).toBe(true)
  })
  test('each knows what in it is lit; tech cards are answered where they lie', () => {
    const t = tableWith({ bottom: ['printing-press'] })
    t.techRow[0] = box.tech.findIndex(c => c.id === 'paper')
    const targets = [
      'space:science-1',
      'hex:h_0_0',
      'tech:paper',
      'corner:r0c0',
      'building:farm',
      'tech:printing-press',
    ]
    const lit = { targets: new Map(targets.map(target => [target, 0])), chosen: [], hover: null }
    expect(PLACES.map(place => litIn(place, lit, about(t, 0)))).toEqual(targets.map(target => [target]))
    expect(placesOf(PLACES, 'verb:beside', about(t, 0)).map(p => p.id)).toEqual(['capital'])
  })
})

describe('tooltips', () => {
  test('everything that can be picked explains itself in both languages, by a rule that has a sentence', () => {
    const seen = new Set<string>()
    everywhere(t => {
      const seat = firstOf(acting(t))
      const moves: number[] = []
      tapestry.moves(t, seat, moves)
      for (const target of new Set(moves.flatMap(move => targetsOf(tapestry, tapestry.format(move)).slice(1)))) {
        const { domain } = splitTarget(target)
        if (seen.has(`${domain} ${asked(t, seat)?.do}`)) continue
        seen.add(`${domain} ${asked(t, seat)?.do}`)
        for (const lang of LANGUAGES) {
          const { title, lines, rule } = tooltipOf(tooltips, target, about(t, seat, say[lang]))
          expect(title, target).not.toBe('')
          expect(domain === 'choice' || words[lang].rules[rule] !== undefined, `${target} ${rule}`).toBe(true)
          expect([title, ...lines].join(' '), target).not.toMatch(/undefined|\{|NaN/)
        }
      }
    })
    expect(seen.size).toBeGreaterThan(20)
  })
  test('TA-5.1 a space says its cost, what it brings, the landmark that waits, and who stands there', () => {
    const t = table()
    give(t, 1, { tracks: { exploration: 4 } })
    expect(explain('space:exploration-4', t).lines).toEqual([
      'tier II',
      'costs 1 food + any 1 resource',
      expect.stringContaining('explore'),
      'Lighthouse waits here for the first',
      'Here: Bea',
      expect.any(String),
    ])
  })
  test('TA-7.4 a die says what it shows', () => {
    const t = table()
    const effect = (id: string) => box.effects.findIndex(e => e.id === id)
    t.todo.push({ do: 'take-die', seat: 0, hex: hex('h_0_0'), red: effect('vp-5'), black: effect('gain-coin-1') })
    expect(['red', 'black'].map(die => explain(`die:${die}`, t).lines)).toEqual([['5 VP'], ['1 coin']])
  })
  test('TA-10.14 a person says which of their cards can be copied', () => {
    const t = table()
    give(t, 1, {
      played: [
        [2, 'trap'],
        [3, 'capitalism'],
      ],
    })
    t.todo.push({ do: 'copy-tapestry', seat: 0, origin: NONE, at: NONE })
    const { lines } = explain('seat:1', t)
    expect(lines.map(line => line.split(':')[0])).toEqual(['Trap', 'Capitalism'])
    expect(lines.every(line => /: ./.test(line))).toBe(true)
    expect(explain('seat:0', t).lines).toEqual([])
  })
  test('TA-7.6, 7.8 before a conquest a hex says who defends it, with how many cards, and whether both dice come', () => {
    const t = table()
    const at = 'h_0_-1'
    const lines = () => explain(`hex:${at}`, t).lines
    lay(t, at, 'territory-05')
    t.todo.push({ do: 'conquer', seat: 0, anywhere: 1, dice: BOTH_IF_OPPONENT })
    expect(lines()).toContain('nobody defends it')
    stand(t, at, '1')
    t.players[1]!.hand = [HIDDEN, HIDDEN, HIDDEN]
    expect(lines()).toEqual(
      expect.arrayContaining(['Bea defends it with 3 cards in hand, perhaps a Trap', 'brings both dice']),
    )
    t.players[1]!.finished = 1
    expect(lines()).toContain('Bea holds it and cannot spring a Trap')
  })
  test('TA-4.3, 4.4 a row of the income mat says what one more building would bring in the next income turn', () => {
    const t = tableWith(
      { exposed: { market: 1, house: 1, farm: 1, armory: 1 }, bottom: ['printing-press'] },
      { era: 1 },
    )
    expect(explain('building:market', t).lines).toContain('with one more, the next income: coin 1 → 2')
    t.players[0]!.era = 5
    expect(explain('building:market', t).lines.join(' ')).not.toContain('one more')
  })
  test('TA-10.1, 8.3 decks say what has been discarded, equal things once', () => {
    const t = table()
    const trap = box.tapestries.findIndex(c => c.id === 'trap')
    t.tapestryDiscards = [trap, trap]
    expect(explain('deck:tapestry', t).lines).toEqual([expect.stringContaining('2 discarded'), 'discarded: Trap'])
  })
  test('TA-15 the Automa and the Shadow Empire say what they have, and from which cards they are read', () => {
    const t = tapestry.setup({ seats: 1, seed: 'rivals' })
    t.solo!.favourites = [2, 0]
    const alone = { ...about(t, 0), speaker: speaker(tapestry, words.en, ['Ada']) }
    expect(tooltipOf(tooltips, 'rival:1', alone)).toMatchObject({ title: 'Automa', rule: 'TA-15.2' })
    expect(explain('rival:1', t).lines).toContain('favourite track: technology')
    expect(explain('rival:2', t).lines[0]).toMatch(/^territories \d+, outposts left \d+$/)
  })
  test('TA-7.5 a hex with two tokens says who controls it, and that it is closed', () => {
    const t = table()
    lay(t, 'h_0_-1', 'territory-05')
    stand(t, 'h_0_-1', '1/toppled', '0')
    expect(explain('hex:h_0_-1', t).lines).toEqual(
      expect.arrayContaining(['Ada controls it', 'two tokens: it cannot be conquered any more']),
    )
  })
})

describe('the map', () => {
  test('the land of a hex fills the parts of its corners, each terrain by itself', () => {
    const tile = box.territories.findIndex(t => t.id === 'territory-03')
    const { fields } = landOf([groundOfTile(tile, 0, [0, 0], box)])
    expect(fields.map(f => f.terrain)).toEqual(['mountain', 'desert'])
  })
  test('what two territories share is no coast: two corners that meet are one island', () => {
    const loops = (coast: string) => coast.split('M').length - 1
    const at = centreOf('h_0_0')
    const ground = (corners: number[], where: typeof at) => ({ at: where, corners, island: [] })
    const desert = TERRAINS.indexOf('desert')
    const all = Array<number>(6).fill(desert)
    expect(loops(landOf([ground(all, at)]).coast)).toBe(1)
    expect(loops(landOf([ground(all, at), ground(all, centreOf('h_0_1'))]).coast)).toBe(1)
    expect(loops(landOf([ground(all, at), ground(all, centreOf('h_0_2'))]).coast)).toBe(2)
  })
  test('TA-2.1 unexplored hexes have no ground, the middle island an island', () => {
    const t = table()
    const middle = groundOf(t, hex('h_0_0'), box)
    expect(middle?.island).toHaveLength(4)
    expect(groundOf(t, hex('h_-1_-2'), box)).toBeUndefined()
  })
})

describe('the page', () => {
  test('TA-4.4 the next income turn as things stand', () => {
    const t = tableWith({ exposed: { market: 2, house: 1, farm: 1, armory: 1 } }, { era: 1 })
    const income = nextIncome(t, 0, box)
    expect(income.era).toBe(2)
    expect(income.resources.map(r => r.n)).toEqual([2, 1, 1, 1])
    expect(income.cards.map(c => c.n)).toEqual([1, 1])
    t.players[0]!.era = 5
    expect(nextIncome(t, 0, box).era).toBe(0)
  })
  test('facts and log of whole matches', () => {
    let told = 0
    wander({ seed: 'log', seats: 4, most: 500 }, match => {
      const { table: t } = match
      const c = { ...about(t, 0), speaker: say['ko']! }
      expect(facts.phase(c)).not.toMatch(/undefined|NaN/)
      expect(facts.role(c)).not.toMatch(/undefined|NaN/)
      expect(facts.number(c).value).toBeGreaterThanOrEqual(0)
      told++
    })
    expect(told).toBeGreaterThan(100)
  })
  test('a row tells its move first, and what changes hands in one line', () => {
    const entry = {
      seat: 0,
      move: 'advance:exploration-1',
      heard: ['paid:0,food,1', 'advanced:0,exploration-0,exploration-1', 'points:0,tracks,5'].map(word => ({ word })),
    } as never
    expect(heardNotes(N, (entry as { heard: never }).heard)).toHaveLength(3)
    const lines = facts.formatEntry(entry, say['en']!)
    expect(lines[0]).toMatchObject({ word: 'advanced:0,exploration-0,exploration-1', note: false })
    expect(lines.slice(1).map(l => l.text)).toEqual(['food −1, +5 VP (Advancement tracks)'])
    expect(facts.gainSummary(entry, table(), say['en']!)).toBe('food −1, +5 VP')
  })
  test('a turn is one story: an advance is told once, dice and cards in a line each, answers by what they bring', () => {
    const told = (move: string, heard: readonly (string | [by: number, word: string])[]) =>
      facts
        .formatEntry(
          {
            seq: 0,
            seat: 0,
            move,
            heard: heard.map(h => (typeof h === 'string' ? { word: h } : { by: h[0], word: h[1] })),
          },
          say['en']!,
        )
        .map(({ word, text }) => text ?? word)
    expect([
      ...told('advance:military-3', []),
      ...told('pay:culture', ['paid:0,culture,1', 'advanced:0,military-2,military-3']),
      ...told('accept', [[0, 'advance:military-4'], 'advanced:0,military-3,military-4']),
      ...told('place:0,r7c1', ['built-landmark:0,barracks,0,r7c1']),
      ...told('first:0', ['die:0,red,vp-6', 'die:0,black,gain-coin-1', 'rolled:0,science', 'rolled:0,military']),
      ...told('income', [
        'drew-tapestry:0,?',
        'drew-tapestry:0,?',
        'drew-tapestry:1,trap',
        'drew-tapestry:1,olympic-host',
      ]),
    ]).toEqual([
      'advance:military-3',
      'culture −1',
      'advanced:0,military-3,military-4',
      'built-landmark:0,barracks,0,r7c1',
      'red conquer die: 6 VP, black conquer die: 1 coin',
      'science die: science, military',
      'income',
      'Ada: tapestry card +2',
      'Bea drew: Trap, Olympic Host.',
    ])
  })
  test('TA-5.1, 6.1 what is no answer says what stands against the move that was meant', () => {
    const t = table()
    const why = (target: string) => {
      const reason = facts.why!(about(t, 0), target)
      return reason && tapestry.reason(reason).code
    }
    t.players[0]!.era = 1
    t.todo.push({ do: 'act', seat: 0 })
    give(t, 0, { tracks: { military: 3 } })
    t.players[0]!.resources = [0, 0, 0, 0]
    expect(['track:military', 'landmark:lighthouse', 'landmark:barracks', 'hex:h_0_0'].map(why)).toEqual([
      'short:culture,1',
      'not-next:exploration-4',
      'short:culture,1',
      undefined,
    ])
    t.todo.push({ do: 'explore-tile', seat: 0, anywhere: 0, tile: NONE })
    expect(['hex:h_0_0', 'hex:h_0_1'].map(why)).toEqual(['explored:h_0_0', 'not-adjacent:h_0_1'])
  })
  test('a move says which cards and landmarks it brings, and which seat may answer a conquest', () => {
    const t = table()
    const sums = (move: string, heard: string[]) =>
      facts.gainSummary({ seq: 0, seat: 0, move, heard: heard.map(word => ({ word })) }, t, say['en']!)
    expect(
      sums('advance:exploration-1', [
        'drew-tapestry:0,?',
        'drew-tapestry:1,?',
        'drew:0,?',
        'drew:0,?',
        'took:0,lighthouse',
      ]),
    ).toBe('tapestry card +1, territory tile +2, landmark Lighthouse')
    expect(sums('place:0,r0c0', ['district:0'])).toBe('a district complete')
    // Age of Discovery advances on the track that the die shows.
    expect(sums('play:age-of-discovery', ['drew-tapestry:0,?', 'rolled:0,exploration', 'drew:0,?'])).toBe(
      'tapestry card +1',
    )
    t.players[1]!.hand = [HIDDEN, HIDDEN]
    t.todo.push({ do: 'trap', seat: 1, by: 0, hex: hex('h_0_0') })
    expect(sums('conquer:h_0_0', ['placed:0,h_0_0'])).toBe('Bea defends it with 2 cards in hand, perhaps a Trap')
  })
  test('no capital has a start that is not on the map', () => {
    for (const world of [box.maps.small, box.maps.large]) expect(world.starts).not.toContain(NONE)
  })
})

test('who listens hears what lies around a hex, by the names of the map', () => {
  const heard = spoken(explain('hex:h_0_0', table()))
  expect(heard).toMatch(/Neighbours: [A-I]\d/)
  expect(heard).not.toMatch(/h_/)
})

test('TA-20.4 points for each of something of which the player has none are told as 0', () => {
  const told = (landmarks: string[]) =>
    facts.consequence!(about(tableWith({ landmarks }), 0), 'choose:vp-3-per-landmark', { heard: [] } as never)
  expect([told([]), told(['forge'])]).toEqual(['+0 VP', ''])
})

test('the only card of a hand is played without a question; what would tell a secret is asked', () => {
  const asking = (hand: string[], step: TapestryTable['todo'][number]) => {
    const t = table()
    give(t, 0, { hand })
    t.todo = [step]
    return about(t, 0)
  }
  const play = { do: 'play-tapestry', seat: 0 } as const
  expect(facts.routine!(asking(['guilds'], play), ['play:one'])).toBe('play:one')
  expect(facts.routine!(asking(['guilds', 'alliance'], play), ['play:one'])).toBe('')
  expect(facts.routine!(asking(['guilds', 'alliance'], play), ['play:one', 'play:two'])).toBe('')
  expect(facts.routine!(asking(['guilds', 'alliance'], { do: 'overplay-gained', seat: 0, n: 1 }), ['play:one'])).toBe(
    'play:one',
  )
  expect(facts.routine!(asking(['guilds', 'alliance'], { do: 'overplay-gained', seat: 0, n: 2 }), ['play:one'])).toBe(
    '',
  )
  expect(facts.routine!(asking(['guilds'], { do: 'trap', seat: 0, by: 1, hex: 0 }), ['yield'])).toBe('')
})

test('on a desk answers that are no things stand by the map, on a phone at the tracks', () => {
  const t = table()
  const where = (targets: readonly string[], desk: boolean) =>
    placeTexts(
      PLACES,
      { targets: new Map(targets.map(target => [target, 0])), chosen: [], hover: null } as never,
      about(t, 0),
      desk,
    )
  expect(where(['verb:roll', 'verb:stop'], true)).toEqual(['place-tracks-apart'])
  expect(where(['verb:roll', 'verb:stop'], false)).toEqual(['place-tracks'])
  expect(where(['space:science,1', 'verb:stop'], true)).toEqual(['place-tracks', 'place-tracks-apart'])
})
