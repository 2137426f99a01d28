/** TA-11: all steps of civilizations. */
import { inCapital } from './in-capital.ts'
import { ofIncome } from './income.ts'
import { onCards } from './on-cards.ts'
import { onMap } from './on-map.ts'
import { onMats } from './on-mats.ts'
import { onTracks } from './on-tracks.ts'
import { watchers } from './watchers.ts'

export const civilizations = { ...ofIncome, ...onTracks, ...onMats, ...inCapital, ...onMap, ...onCards, ...watchers }
