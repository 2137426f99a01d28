/** Cards of the fourteen factions (TM-11): marks, and the figures of their sentences. Leaves are those of the rulebook's own first games. */
import type { Cards } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { TerraTable } from '../rules/table.ts'

const marks = {
  'nomads': 'first',
  'fakirs': 'later',
  'halflings': 'first',
  'cultists': 'usual',
  'alchemists': 'usual',
  'darklings': 'later',
  'swarmlings': 'usual',
  'mermaids': 'first',
  'witches': 'first',
  'auren': 'usual',
  'engineers': 'later',
  'dwarves': 'usual',
  'chaos-magicians': 'later',
  'giants': 'usual',
} as const

export const cards = {
  marks,
  figures(id, box) {
    const f = box.factions.find(faction => faction.id === id)!
    const { workers, coins, priests, bowls, dwellings, cults } = f.start
    return {
      workers,
      coins,
      priests,
      dwellings,
      bowls: bowls.slice(0, 2).join('/'),
      cults: box.cults.filter((_, k) => cults[k]! > 0),
      steps: Math.max(...cults),
      shipping: f.shipping,
      sailVp: Math.max(...f.shipVp, 0),
      townVp: f.townVp,
      townWorkers: f.townWorkers,
      spadeVp: f.spadeVp,
      favors: f.favors,
      flat: f.flat,
      digCoins: f.digCoins,
      digCoinsOfOthers: Math.max(...box.factions.map(other => other.digCoins)),
      priestsPerSpade: f.rates[0]!,
      paidSpadeVp: f.paidSpadeVp,
      dwellingWorkers: f.workers[0]!,
      dwellingCoins: f.coins[0]!,
      bridgeWorkers: f.bridgeWorkers,
      skipVp: f.skipVp,
      skipPriests: f.skipPriests[0] ?? 0,
      skipWorkers: f.skipWorkers[0] ?? 0,
      skipWorkersThen: f.skipWorkers[1] ?? 0,
      skipRangeThen: f.skipRange[1] ?? 0,
      atOncePower: f.stronghold.power,
      atOnceVp: f.stronghold.vp,
      ordained: f.stronghold.ordained,
      spades: f.stronghold.spades,
      cultSteps: f.stronghold.steps,
      spadePower: f.stronghold.spadePower,
      bridgeVp: f.stronghold.bridgeVp,
    }
  },
  held(view, seat, box) {
    const f = box.factions[view.players[seat]?.faction ?? -1]
    return f ? [f.id] : []
  },
} as const satisfies Cards<keyof typeof marks, TerraTable, Box>
export type FactionCard = keyof typeof marks
