/** TA-11.1: another civilization in mid-game. */
import { next, note, reveal, type Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import { civilizationDeck, takeCivilization } from '../decks.ts'
import type { TapestryTable } from '../table.ts'
import { N } from '../words.ts'
import { architectsGained } from './in-capital.ts'
import { startMat } from './mats.ts'
import { militantsGained } from './on-mats.ts'
import { futuristsGained } from './on-tracks.ts'
import { historiansGained } from './watchers.ts'

/** TA-11.4: whether it is discarded for another: Mystics, and Futurists with the adjustments of 2021. */
const isReplaced = (t: TapestryTable, civilization: number, box: Box): boolean =>
  civilization === box.civ.mystics || (t.adjustments === 1 && box.civilizations[civilization].replaced)

/** A random one that is kept; nothing if none is left. */
export function gainCivilization(t: TapestryTable, seat: Seat, box: Box): void {
  while (civilizationDeck(t, box).length || t.civilizationDiscards.some(c => !isReplaced(t, c, box))) {
    const civilization = takeCivilization(t, box)
    reveal(t, N.civilization(seat, civilization))
    if (!isReplaced(t, civilization, box)) {
      keep(t, seat, civilization, box)
      return
    }
    t.civilizationDiscards.push(civilization)
    note(N['discarded-civilization'](seat, civilization))
  }
}

/** Its text for that is resolved at once. */
function keep(t: TapestryTable, seat: Seat, civilization: number, box: Box): void {
  const p = t.players[seat]
  p.civilizations.push(civilization)
  p.mats.push(startMat(civilization, box))
  switch (box.civilizations[civilization].id) {
    case 'architects':
      architectsGained(t, seat, box)
      return
    case 'entertainers':
      next(t, { do: 'entertainers', seat, anywhere: 1 })
      return
    case 'futurists':
      futuristsGained(t, seat, box)
      return
    case 'historians':
      historiansGained(t, seat)
      return
    case 'militants':
      militantsGained(t, seat, box)
      return
  }
}
