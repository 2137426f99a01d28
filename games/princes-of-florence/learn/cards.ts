/**
 * Cards of the twenty-one professions (PF-9.2): marks, and the figures of their sentences. A leaf: three professions want its building, so one building
 * serves three works. For later: nobody else wants it.
 */
import type { Cards } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { PrincesTable } from '../rules/table.ts'
import { FOREST, FREEDOMS, LANDSCAPES, PROFESSIONS } from '../rules/terms.ts'

const marks = {
  'mathematician': 'first',
  'theologian': 'first',
  'philosopher': 'first',
  'botanist': 'first',
  'alchemist': 'first',
  'physicist': 'first',
  'watchmaker': 'first',
  'goldsmith': 'first',
  'bell-maker': 'first',
  'cartographer': 'usual',
  'jurist': 'usual',
  'choreographer': 'usual',
  'composer': 'usual',
  'sculptor': 'usual',
  'painter': 'usual',
  'pharmacist': 'usual',
  'physician': 'usual',
  'dramatist': 'usual',
  'poet': 'usual',
  'astronomer': 'later',
  'organ-builder': 'later',
} as const

export const cards = {
  marks,
  figures(id, box) {
    const professions = box.decks[PROFESSIONS]!.map(card => box.cards[card]!)
    const { building, landscape, freedom } = professions.find(card => card.id === id)!.wishes!
    const { worth } = box
    return {
      building: box.tiles[building]!.id,
      landscape: LANDSCAPES[landscape - FOREST]!,
      freedom: FREEDOMS[freedom]!,
      others: professions.filter(card => card.id !== id && card.wishes!.building === building).map(card => card.id),
      forBuilding: worth.building,
      forLandscape: worth.landscape,
      forFreedom: worth.freedom,
      all: worth.building + worth.landscape + worth.freedom,
    }
  },
  cardOf: id => (id in marks ? (id as keyof typeof marks) : ''),
  held(view, seat, box) {
    const p = view.players[seat]
    return p ? [...p.hand.ids, ...p.front].flatMap(card => box.cards[card]?.id ?? []).filter(id => id in marks) : []
  },
} as const satisfies Cards<keyof typeof marks, PrincesTable, Box>
export type ProfessionCard = keyof typeof marks
