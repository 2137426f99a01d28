/** How a people looks: its colour is that of its land. */
import type { Speaker, Tincture } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { Faction } from '../rules/faction.ts'
import type { Player } from '../rules/table.ts'

/** Colours of the seven terrains' peoples, by the name of the terrain: see the tokens `--gules-t` … and the patterns `h-gules` …. */
const TINCTURE: Readonly<Record<string, Tincture>> = {
  desert: 'or',
  plains: 'tenne',
  swamp: 'sable',
  lakes: 'azure',
  forest: 'vert',
  mountains: 'cendree',
  wasteland: 'gules',
}

/** The tincture of a player, neutral before the people is chosen. */
export const tinctureOf = (p: Player, box: Box): Tincture =>
  p.faction < 0 ? 'argent' : tinctureOfFaction(box.factions[p.faction], box)
/** The tincture of a people, whichever seat plays it. */
export const tinctureOfFaction = (f: Faction, box: Box): Tincture => TINCTURE[box.terrains[f.home]] ?? 'argent'

/** What a people does differently from the others, in a sentence with its figures. `temple`: favor tiles at a temple. */
export const abilityOf = ({ id, favors: temple, stronghold, ...figures }: Faction, speaker: Speaker): string => {
  const { townVp, townWorkers, spadeVp, flat, bridgeWorkers } = figures
  return speaker.text(`ability-${id}`, { temple, townVp, townWorkers, spadeVp, flat, bridgeWorkers, ...stronghold })
}
