/** Tables a few moves before something rare, for the conformance suite: every faction's oddities, towns, keys, empty stocks. */
import { acting, type Game, OK, firstOf } from '@loggia/core'
import type { Conformance, Scene } from '@loggia/core/testing'
import type { terraMystica } from './rules/index.ts'
import type { TerraTable } from './rules/table.ts'
import { devote, give, type Stage, stage, type Structures } from './stage.ts'

type TerraMystica = typeof terraMystica
const scene = (
  name: string,
  what: Stage,
  then: (t: TerraTable, game: TerraMystica) => void = () => {},
): Scene<TerraTable> => ({
  name,
  table(any: Game<TerraTable>) {
    const game = any as TerraMystica
    const t = stage(game, what)
    for (let seat = 0; seat < t.players.length; seat++)
      give(game, t, seat, { coins: 40, workers: 15, priests: 3, bowls: [2, 4, 6] })
    then(t, game)
    return t
  },
})
/** As a recorded game is played again: what an action gives may be given up, and answers come late. */
const RECORDED = { replay: 'literal', answers: 'by-next-turn' }
/** Plays a move of the seat that is asked, to stand right before what follows. */
function play(game: TerraMystica, t: TerraTable, word: string): void {
  const seat = firstOf(acting(t))
  const move = game.parse(word)
  if (game.why(t, seat, move) !== OK) throw new Error(`${word} can't be played`)
  game.play(t, seat, move)
}
const WITCHES: Structures = { F4: 'D', E9: 'D', H4: 'TP' }
/** Mountains in the north-west, four hexes that miss one power for a town. */
const HALF_TOWN: Structures = { C1: 'TP', D1: 'TP', D2: 'D', C2: 'D' }

export const scenes: readonly Scene<TerraTable>[] = [
  scene('mermaids at a river', {
    factions: ['mermaids', 'witches'],
    structures: [
      { G2: 'TP', H4: 'TP', I6: 'TE', I7: 'TE' },
      { F4: 'D', E9: 'D' },
    ],
    round: 3,
  }),
  scene('mermaids after their action', {
    factions: ['mermaids', 'witches'],
    structures: [
      { G2: 'TP', H4: 'TP', I6: 'TE', I7: 'D' },
      { F4: 'D', E9: 'D' },
    ],
    round: 3,
  }),
  scene(
    'a town and two tracks before the end',
    { factions: ['darklings', 'witches'], structures: [HALF_TOWN, WITCHES], round: 4 },
    (t, game) => {
      give(game, t, 0, { cults: [9, 9, 9, 4] })
      t.towns = [0, 0, 0, 0, 2, 1, 0, 0] // Only tiles with steps are left, so the keys are short.
    },
  ),
  scene('towns for everybody', {
    options: RECORDED,
    factions: ['swarmlings', 'auren', 'nomads'],
    structures: [HALF_TOWN, { F4: 'TP', F5: 'TP', G3: 'D', G4: 'D' }, { I3: 'TP', I4: 'TP', I5: 'D', H3: 'D' }],
    round: 5,
  }),
  scene(
    'ordination',
    { factions: ['darklings', 'giants'], structures: [{ C1: 'TP', E10: 'D' }, { D7: 'D' }] },
    (t, game) => {
      give(game, t, 0, { workers: 9, priests: 0 })
      play(game, t, 'upgrade:C1,stronghold')
    },
  ),
  scene(
    'ordination with an empty stock',
    { factions: ['darklings', 'giants'], structures: [{ C1: 'TP', E10: 'D' }, { D7: 'D' }] },
    t => devote(t, 0, 1, 4),
  ),
  scene('three spades', {
    factions: ['halflings', 'fakirs'],
    structures: [
      { F5: 'TP', E6: 'D' },
      { F3: 'SH', E8: 'D' },
    ],
  }),
  scene('swarmlings with their stronghold', {
    options: RECORDED,
    factions: ['swarmlings', 'giants'],
    structures: [{ E4: 'SH', D2: 'D', F2: 'D' }, { D7: 'SH' }],
  }),
  scene('witches with their stronghold', {
    options: RECORDED,
    factions: ['witches', 'swarmlings'],
    structures: [
      { F4: 'SH', E9: 'D' },
      { E4: 'SH', D2: 'D' },
    ],
  }),
  scene('nomads with their stronghold', {
    options: RECORDED,
    factions: ['nomads', 'cultists'],
    structures: [
      { E8: 'SH', F3: 'D', D3: 'D' },
      { E6: 'D', F5: 'TP' },
    ],
  }),
  scene('two actions', {
    options: RECORDED,
    factions: ['chaos-magicians', 'cultists', 'auren'],
    structures: [
      { D7: 'SH', D4: 'TP' },
      { E6: 'TE', D3: 'D' },
      { F4: 'SH', E9: 'D' },
    ],
    round: 2,
  }),
  scene(
    'a sandstorm',
    {
      factions: ['nomads', 'cultists'],
      structures: [
        { E8: 'SH', F3: 'D', D3: 'D' },
        { E6: 'D', F5: 'TP' },
      ],
    },
    (t, game) => play(game, t, 'special:nomads'),
  ),
  scene(
    "the witches' ride",
    {
      factions: ['witches', 'swarmlings'],
      structures: [
        { F4: 'SH', E9: 'D' },
        { E4: 'SH', D2: 'D' },
      ],
    },
    (t, game) => play(game, t, 'special:witches'),
  ),
  scene(
    'one key for two tracks',
    { factions: ['darklings', 'witches'], structures: [HALF_TOWN, WITCHES], round: 4 },
    (t, game) => {
      give(game, t, 0, { cults: [9, 9, 6, 4], keys: 1 })
      t.cut = (1 << 0) | (1 << 1)
      t.todo.push({ do: 'key', seat: 0 })
    },
  ),
  scene(
    'power that was offered earlier',
    {
      factions: ['auren', 'giants'],
      structures: [
        { F4: 'TP', D7: 'D' },
        { E4: 'TP', F3: 'D' },
      ],
      options: { answers: 'by-next-turn' },
    },
    (t, { box }) => {
      for (const [k, id] of ['F3', 'E4'].entries())
        t.todo.push({ do: 'old-offer', seat: 0, from: 1, hex: box.hexes.indexOf(id), building: k + 1 })
    },
  ),
  scene('bridges', {
    options: RECORDED,
    factions: ['engineers', 'mermaids'],
    structures: [
      { E7: 'SH', H6: 'D', F6: 'D' },
      { E4: 'TP', G6: 'D' },
    ],
    round: 2,
  }),
  scene('tunnels', {
    factions: ['dwarves', 'fakirs'],
    structures: [
      { E7: 'SH', F6: 'D' },
      { D3: 'D', F3: 'D' },
    ],
    round: 2,
  }),
  scene('spades that bring power', {
    factions: ['alchemists', 'halflings'],
    structures: [
      { E5: 'SH', G5: 'D' },
      { F7: 'D', E6: 'D' },
    ],
    round: 2,
  }),
  scene(
    'the end of a round with spades',
    {
      factions: ['giants', 'halflings', 'auren'],
      structures: [
        { D7: 'D', D4: 'D' },
        { F7: 'D', E6: 'D' },
        { F4: 'D', E9: 'D' },
      ],
      round: 3,
      scoring: 'SCORE8',
    },
    (t, game) => {
      for (let seat = 0; seat < 3; seat++)
        give(game, t, seat, { cults: [5, 5, 5, 8 - 2 * seat], coins: 1, workers: 1, priests: 0, bowls: [6, 0, 0] })
    },
  ),
  scene(
    'who has passed answers late',
    {
      options: RECORDED,
      factions: ['cultists', 'witches'],
      structures: [
        { E6: 'D', F5: 'TP' },
        { F4: 'TP', E9: 'D' },
      ],
    },
    (t, game) => {
      t.players[1].passed = 1
      t.passed = [1]
      t.postponed = ['E6', 'F5'].map((id, k) => [1, 0, game.box.hexes.indexOf(id), k + 1])
    },
  ),
  scene('the last round', {
    options: RECORDED,
    factions: ['cultists', 'fakirs', 'witches'],
    structures: [{ F5: 'TP', E6: 'D' }, { F3: 'SH', E8: 'D' }, { F4: 'SH' }],
    round: 6,
  }),
]

const EXTRAS = { 'turn-order': 'variable', 'town-tiles': 'extra', 'bonus-cards': 'ten', 'scoring-tiles': 'nine' }
/** Of the 384 combinations of options these: the other options change little beside the set-up, which then is met often enough. */
export const conformance: Conformance<TerraTable> = {
  scenes,
  options: [
    {},
    { setup: 'first-game', answers: 'by-next-turn' },
    { ...EXTRAS, setup: 'random-colours' },
    { ...EXTRAS, setup: 'by-hand', answers: 'by-next-turn', replay: 'literal' },
    { setup: 'by-hand', answers: 'by-next-turn', replay: 'yes' },
  ],
}
