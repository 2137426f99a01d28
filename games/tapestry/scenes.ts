/** Tables a few moves before something rare, for the conformance suite and for looking at one. */
import { acting, asked, firstOf, type Game, type Options } from '@loggia/core'
import type { Conformance, Scene } from '@loggia/core/testing'
import { clearMap, effect, give, lay, origin, push, space, stand, tapestryCard, type Wishes } from './arrange.ts'
import { tapestry, type TapestryStep, type TapestryTable } from './index.ts'
import { AUTOMA, HUMAN, SHADOW } from './rules/solo/terms.ts'
import { isRival } from './rules/table.ts'
import { NONE } from './rules/terms.ts'

const { box } = tapestry

/**
 * A match with this many seats, always choosing the first answer, until the first player's turn in this era; then
 * arranged.
 */
const scene = (
  name: string,
  seats: number,
  era: number,
  set: (t: TapestryTable) => void,
  options: Options = {},
): Scene<TapestryTable> => ({
  name,
  table(game: Game<TapestryTable>) {
    const t = game.setup({ seats, options, seed: name })
    const moves: number[] = []
    for (;;) {
      const seat = firstOf(acting(t))
      const step = asked(t, seat)!.do
      if (step === 'act' && t.players.every((p, k) => isRival(t, k) || p.era >= era)) {
        set(t)
        return t
      }
      moves.length = 0
      game.moves(t, seat, moves)
      const idle = ['income', 'decline', 'done', 'yield'].map(w => game.parse(w)).find(m => moves.includes(m))
      game.play(t, seat, idle ?? moves[0])
    }
  },
})

/** A player in mid-match who can do nearly everything. */
const BUSY: Wishes = {
  resources: { coin: 6, worker: 6, food: 6, culture: 6 },
  tiles: ['territory-01', 'territory-08', 'territory-12', 'territory-20'],
  bottom: ['printing-press', 'lithium-ion-battery'],
  middle: ['assembly-line', 'radio'],
  top: ['calendar'],
  exposed: { market: 3, house: 2, farm: 3, armory: 2 },
  points: 40,
}
/** Nothing but income and one advance can be paid for. */
const lastStep = (track: 'technology' | 'military', from: number): Wishes => ({
  resources: { coin: 2, culture: 2 },
  tracks: { exploration: 12, science: 12, technology: 12, military: 12, [track]: from },
})
/** Buildings of different types in a capital. */
const SETTLED: Wishes = {
  exposed: { market: 1, house: 1, farm: 1, armory: 1 },
  capital: 'grassland',
  built: { r0c0: 'farm', r0c1: 'house', r0c2: 'house' },
}
const LEVELS = tapestry.options.find(o => o.id === 'level')!.values
const ids = (list: readonly { id: string }[]): string[] => list.map(x => x.id)
/** Lists of at most this many. */
const inGroups = <X>(list: readonly X[], n: number): X[][] =>
  Array.from({ length: Math.ceil(list.length / n) }, (_, k) => list.slice(k * n, k * n + n))

/** Every tapestry card in somebody's hand before an income turn, with cards on the mats that can be copied. */
const hands = inGroups(ids(box.tapestries), 6).map((hand, k) =>
  scene(`hands ${k + 1}`, 2 + (k % 4), 2, t => {
    const seat = t.turn
    give(t, seat, { ...BUSY, hand, tracks: { exploration: 5, science: 4, technology: 6, military: 3 } })
    give(t, (seat + 1) % t.players.length, { tracks: { exploration: 7, science: 2, technology: 8, military: 5 } })
  }),
)
/** Every civilization in the second era, two at a time. */
const civilizations = inGroups(ids(box.civilizations), 2).map((list, k) =>
  scene(`civilizations ${k + 1}`, 2 + (k % 4), 2, t => {
    give(t, t.turn, {
      ...BUSY,
      civilizations: list,
      tracks: { exploration: 3, science: 3, technology: 3, military: 3 },
    })
  }),
)

/** An effect is offered, as if it came from there, to somebody with these things. */
const offered = (
  name: string,
  seats: number,
  id: string,
  from: string,
  wishes: Wishes,
  arrange: (t: TapestryTable) => void = () => {},
): Scene<TapestryTable> =>
  scene(name, seats, 2, t => {
    give(t, t.turn, wishes)
    arrange(t)
    push(t, { do: 'may', effect: effect(id), origin: origin(from), at: NONE } as TapestryStep)
  })
/** Both others stand next to the player on turn, with cards in hand: a Trap or none. */
function besiege(t: TapestryTable): void {
  const [left, right] = [1, 2].map(k => (t.turn + k) % t.players.length)
  clearMap(t)
  stand(t, 'h_0_0', String(left))
  stand(t, 'h_-1_2', String(right))
  lay(t, 'h_-1_1', 'territory-02')
  stand(t, 'h_-1_1', String(t.turn))
  give(t, left, { hand: ['trap', 'boast-of-superiority'] })
  give(t, right, { hand: ['academia', 'theocracy'] })
}
/** TA-6, 7: the map. */
const onMap: readonly Scene<TapestryTable>[] = [
  offered('explore anywhere', 4, 'explore-anywhere', 'exploration-9', { tiles: ['territory-02', 'territory-05'] }),
  offered('Age of Sail, nothing in supply', 3, 'explore', 'exploration-2', { active: 'age-of-sail', tiles: [] }),
  offered('Militarism', 2, 'explore', 'exploration-2', { active: 'militarism', tiles: ['territory-12'] }),
  offered('Exploitation', 2, 'explore', 'exploration-2', { active: 'exploitation', tiles: ['territory-47'] }),
  offered('a space tile', 2, 'explore-space', 'exploration-12', { space: ['space-04', 'space-08', 'space-11'] }),
  offered('two dice of which one is used', 2, 'research', 'science-5', { active: 'empiricism' }),
  offered('Tanks, and Traps', 3, 'conquer-both-if-opponent', 'military-7', {}, besiege),
  offered('Mechs, and Traps', 3, 'conquer-both', 'military-12', {}, besiege),
  offered('Pirate Rule', 3, 'conquer', 'military-1', { active: 'pirate-rule' }, besiege),
  offered('Pillage and Plunder', 3, 'conquer', 'military-1', { active: 'pillage-and-plunder' }, besiege),
]

export const scenes: readonly Scene<TapestryTable>[] = [
  ...onMap,
  ...hands,
  ...civilizations,
  scene('near the ends of all tracks', 3, 3, t => {
    give(t, t.turn, {
      ...BUSY,
      resources: { coin: 8, worker: 8, food: 8, culture: 8 },
      tracks: { exploration: 10, science: 10, technology: 11, military: 10 },
      space: ['space-04', 'space-10', 'space-01'],
    })
  }),
  scene('a conquest that a Trap may meet', 2, 2, t => {
    const seat = t.turn
    const other = 1 - seat
    give(t, seat, { ...BUSY, tracks: { military: 6 } })
    give(t, other, { hand: ['trap', 'academia'] })
    lay(t, 'h_1_0', 'territory-08')
    lay(t, 'h_0_1', 'territory-03')
    stand(t, 'h_0_0', String(other))
    stand(t, 'h_1_0', String(other))
    stand(t, 'h_0_1', String(seat))
  }),
  scene('tiles that are controlled, outposts that lie', 2, 2, t => {
    const seat = t.turn
    const other = 1 - seat
    give(t, seat, { ...BUSY, hand: ['colonialism', 'revolution'] })
    lay(t, 'h_1_0', 'territory-08')
    lay(t, 'h_0_1', 'territory-03')
    stand(t, 'h_1_0', String(seat))
    stand(t, 'h_0_1', `${seat}/toppled`, String(other))
  }),
  ...[2, 3].map(seats =>
    scene(`outposts that may stand up, with ${seats}`, seats, 2, t => {
      const seat = t.turn
      const other = (seat + 1) % seats
      give(t, seat, { ...BUSY, ...lastStep('military', 11), hand: ['revolution'] })
      stand(t, 'h_0_0', `${seat}/toppled`, String(other))
      stand(t, 'h_1_0', `${seat}/toppled`, String(other))
    }),
  ),
  scene('a Socialism for either of two tokens', 2, 2, t => {
    const seat = t.turn
    const other = 1 - seat
    const p = give(t, seat, { ...BUSY, hand: ['socialism'], tracks: { science: 6 } })
    give(t, other, { tracks: { science: 4 } })
    p.tokens[0] = space('science-2')
    push(t, { do: 'play-tapestry', seat })
  }),
  scene('tiles to be given away', 2, 2, t => {
    give(t, t.turn, { ...BUSY, active: 'age-of-sail', tracks: { exploration: 1 }, resources: { coin: 3 } })
  }),
  scene('cards to be discarded', 3, 3, t => {
    give(t, t.turn, { ...BUSY, ...lastStep('technology', 10), hand: ['trap', 'academia', 'guilds'] })
  }),
  ...['futurists', 'architects', 'mystics', 'entertainers'].map(wanted =>
    scene(`${wanted} in mid-match`, 2, 3, t => {
      const seat = t.turn
      const p = give(t, seat, { ...BUSY, ...lastStep('military', 11), ...SETTLED, civilizations: ['leaders'] })
      give(t, 1 - seat, { civilizations: ['isolationists'] })
      p.tokens[0] = space('science-3') // two tokens on science, none on exploration (TA-5.10)
      p.tokens[1] = space('science-5')
      t.civilizationDiscards = box.civilizations.flatMap((c, k) =>
        c.id === wanted || t.players.some(q => q.civilizations.includes(k)) ? [] : [k],
      )
    }),
  ),
  scene('Alchemists who see two dice', 2, 2, t => {
    // Heralds who are Alchemists, too, copy it by an Espionage in the same step.
    give(t, t.turn, { ...BUSY, civilizations: ['alchemists', 'leaders'], active: 'empiricism' })
    push(t, { do: 'income-civilizations', acted: 0 } as TapestryStep)
  }),
  {
    name: 'the strongest Automa',
    table: game => game.setup({ seats: 1, options: { level: LEVELS.at(-1)! }, seed: 'strongest' }),
  },
  scene('Traps against the Automa, and of it', 1, 2, t => {
    give(t, HUMAN, { ...BUSY, hand: ['trap', 'academia'], tracks: { military: 6 } })
    const { cards } = t.solo!
    for (const id of ['trap', 'trap', 'guilds'])
      cards.push(...t.tapestryDeck.splice(t.tapestryDeck.indexOf(tapestryCard(id)), 1))
    stand(t, 'h_-1_2', String(HUMAN))
    stand(t, 'h_1_1', String(AUTOMA))
    push(t, { do: 'bot-benefits', seat: AUTOMA, space: space('military-5') } as TapestryStep)
    push(t, { do: 'may', seat: HUMAN, effect: effect('gain-coin-1'), origin: origin('trap'), at: NONE } as TapestryStep)
  }),
  scene(
    'bots near the ends of all tracks',
    1,
    3,
    t => {
      give(t, HUMAN, { ...BUSY, hand: ['age-of-discovery'] })
      for (const bot of [AUTOMA, SHADOW])
        give(t, bot, { tracks: { exploration: 10, science: 9, technology: 11, military: 11 } })
      t.territoryDiscards.push(...t.territoryDeck.splice(2))
      t.tapestryDiscards.push(...t.tapestryDeck.splice(2))
    },
    { level: '6' },
  ),
  scene('the bots go on alone', 1, 4, t => {
    give(t, HUMAN, { ...BUSY, resources: {} })
  }),
  scene('decks that run out', 2, 2, t => {
    give(t, t.turn, { ...BUSY, tracks: { exploration: 6, science: 3, technology: 6, military: 1 } })
    t.tapestryDiscards.push(...t.tapestryDeck.splice(0))
    t.territoryDiscards.push(...t.territoryDeck.splice(1))
    t.techDiscards.push(...t.techDeck.splice(0))
  }),
  scene('a card for Maker of Fire', 3, 1, t => {
    give(t, t.turn, { civilizations: ['heralds'], hand: ['trap', 'academia'] })
    push(t, { do: 'maker-of-fire' } as TapestryStep)
  }),
  scene(
    'the last era, adjusted',
    4,
    4,
    t => {
      for (const seat of t.players.keys()) give(t, seat, { resources: { coin: 4, worker: 4, food: 4, culture: 4 } })
    },
    { adjustments: '2021' },
  ),
]

export const conformance: Conformance<TapestryTable> = { scenes }
