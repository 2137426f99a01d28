/** The faces of Tapestry: civilizations and landmarks. */
import type { Faces } from '@loggia/core'
import type { CivilizationId } from '../rules/civilizations/civilization.ts'
import type { Box } from '../rules/box.ts'
import type { TapestryTable } from '../rules/table.ts'
import { civilizations } from './civilizations.ts'
import { type LandmarkId, landmarks } from './landmarks.ts'

export const faces: Faces<CivilizationId | LandmarkId, TapestryTable, Box> = {
  drawings: { ...civilizations, ...landmarks },
  of: (view, seat, box) =>
    box.civilizations[view.players[seat]?.civilizations[0] ?? -1]?.id as CivilizationId | undefined,
}
