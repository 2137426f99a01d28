/**
 * The figures of the factions as they were in the rules until the data had them. A match keeps the box that it was begun with: a box of that time has none, so it is
 * played with these. They never change.
 */
import type { Ability, Stronghold } from './faction.ts'

export const OLDER: Readonly<Record<string, { ability?: Partial<Ability>; stronghold?: Partial<Stronghold> }>> = {
  'alchemists': { stronghold: { power: 12, spadePower: 2 } },
  'auren': { stronghold: { favors: 1, steps: 2 } },
  'chaos-magicians': { ability: { favors: 2 } },
  'cultists': { stronghold: { vp: 7 } },
  'darklings': { stronghold: { ordained: 3 } },
  'engineers': { ability: { bridgeWorkers: 2 }, stronghold: { bridgeVp: 3 } },
  'giants': { ability: { flat: 2 }, stronghold: { spades: 2 } },
  'halflings': { ability: { spadeVp: 1 }, stronghold: { spades: 3 } },
  'swarmlings': { ability: { townWorkers: 3 } },
  'witches': { ability: { townVp: 5 } },
}
