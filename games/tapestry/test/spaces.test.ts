/** TA-1.3, 5.1, 20: each of the 48 spaces by hand-written values: what it costs, its benefit, its bonus, in the words of the vocabulary. */
import { expect, test } from 'vitest'
import { tapestry } from './helpers.ts'

const { box } = tapestry

/** Cost: own resource + any; benefit; bonus as `cost: gain`; landmark. Read off the reference guide of the rulebook. */
const SPACES: Readonly<Record<string, readonly [cost: string, benefit: string, bonus?: string, landmark?: string]>> = {
  'exploration-1': ['0+1', 'gain-territory-2'],
  'exploration-2': ['0+1', 'explore', 'any 1: gain-tapestry-1'],
  'exploration-3': ['0+1', 'explore-or-gain-building-farm'],
  'exploration-4': ['1+1', 'gain-territory-1-then-explore', '', 'lighthouse'],
  'exploration-5': ['1+1', 'vp-1-per-controlled-territory', 'any 1: gain-building-farm'],
  'exploration-6': ['1+1', 'gain-territory-1-and-gain-building-farm', 'any 1: explore'],
  'exploration-7': ['1+2', 'gain-territory-2-then-explore', '', 'train-station'],
  'exploration-8': ['1+2', 'gain-building-farm-then-vp-1-per-farm', 'territory 2: vp-5'],
  'exploration-9': ['1+2', 'gain-territory-2-then-explore-anywhere', 'any 1: gain-tapestry-1'],
  'exploration-10': ['2+0', 'vp-1-per-technology', 'territory 3: vp-10', 'launch-pad'],
  'exploration-11': ['2+0', 'gain-space-3-then-explore-space'],
  'exploration-12': ['2+0', 'explore-space', 'any 1: explore-space'],
  'science-1': ['0+1', 'research-x'],
  'science-2': ['0+1', 'gain-tapestry-1', 'any 1: gain-building-house'],
  'science-3': ['0+1', 'research-x-or-gain-building-house'],
  'science-4': ['1+1', 'vp-1-per-tech-card-and-gain-tapestry-1', '', 'apothecary'],
  'science-5': ['1+1', 'research', 'tapestry 2: vp-5'],
  'science-6': ['1+1', 'research-or-gain-building-house'],
  'science-7': ['1+2', 'repeat-position', '', 'academy'],
  'science-8': ['1+2', 'gain-building-house-then-vp-1-per-house'],
  'science-9': ['1+2', 'advance-exploration-or-advance-military-or-advance-technology'],
  'science-10': ['2+0', 'regress-military-or-regress-technology', '', 'laboratory'],
  'science-11': [
    '2+0',
    'advance-exploration-or-advance-military-or-advance-technology-then-advance-exploration-or-advance-military-or-advance-technology',
  ],
  'science-12': ['2+0', 'research-x-4'],
  'technology-1': ['0+1', 'invent'],
  'technology-2': ['0+1', 'gain-tapestry-1', 'any 1: gain-building-market'],
  'technology-3': ['0+1', 'invent-or-gain-building-market'],
  'technology-4': ['1+1', 'may-refresh-tech-row-then-invent', '', 'forge'],
  'technology-5': ['1+1', 'gain-building-farm-or-gain-building-house-or-gain-building-armory', 'any 1: upgrade'],
  'technology-6': ['1+1', 'vp-1-per-armory-and-gain-building-market', 'any 1: invent'],
  'technology-7': ['1+2', 'may-refresh-tech-row-then-invent-then-invent', '', 'rubber-works'],
  'technology-8': ['1+2', 'gain-building-market-then-vp-1-per-market', 'any 1: upgrade'],
  'technology-9': ['1+2', 'upgrade-and-tech-circle'],
  'technology-10': ['2+0', 'vp-1-per-military-and-vp-1-per-science', '', 'tech-hub'],
  'technology-11': ['2+0', 'upgrade-and-tech-square', 'tech 3: vp-10'],
  'technology-12': ['2+0', 'ai-singularity-then-gain-coin-1-then-gain-worker-1-then-gain-food-1-then-gain-culture-1'],
  'military-1': ['0+1', 'conquer'],
  'military-2': ['0+1', 'gain-tapestry-1', 'any 1: gain-building-armory'],
  'military-3': ['0+1', 'conquer-or-gain-building-armory'],
  'military-4': ['1+1', 'gain-worker-1-and-vp-1-per-territory-tile', '', 'barracks'],
  'military-5': ['1+1', 'conquer-and-gain-building-armory'],
  'military-6': ['1+1', 'conquer-and-gain-tapestry-1', 'any 1: gain-building-armory'],
  'military-7': ['1+2', 'conquer-both-if-opponent', '', 'tank-factory'],
  'military-8': ['1+2', 'conquer-anywhere', 'any 1: gain-tapestry-1'],
  'military-9': ['1+2', 'gain-building-armory-and-vp-1-per-tapestry-card'],
  'military-10': ['2+0', 'vp-1-per-exploration-and-overplay-tapestry', '', 'fusion-reactor'],
  'military-11': ['2+0', 'score-capital', 'tapestry 3: vp-10'],
  'military-12': ['2+0', 'conquer-both-and-gain-civilization'],
}
const KINDS = ['tapestry', 'territory', 'tech']

test('every space has its line', () => {
  expect(Object.keys(SPACES)).toEqual(box.spaces.flatMap(s => (s.id.endsWith('-0') ? [] : [s.id])))
})
for (const [id, [cost, benefit, bonus = '', landmark = '']] of Object.entries(SPACES))
  test(`TA-5.1, TA-20.3 ${id} costs ${cost}: ${benefit}${bonus && `, bonus ${bonus}`}`, () => {
    const s = box.spaces.find(x => x.id === id)!
    const { cost: price } = s
    expect(`${s.own}+${s.any}`).toBe(cost)
    expect(box.effects[s.benefit].id).toBe(benefit)
    const pays = price.resources ? `any ${price.resources}` : `${KINDS[price.discard]} ${price.n}`
    expect(s.bonus < 0 ? '' : `${pays}: ${box.effects[s.bonus].id}`).toBe(bonus)
    expect(box.landmarks[s.landmark]?.id ?? '').toBe(landmark)
  })
