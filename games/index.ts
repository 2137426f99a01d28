/** The games of the house: the one list. Whatever else knows them by name asks here. It loads none of them. */
import type { About, Announcement, Manifest } from '@loggia/core'
import { about as ostia } from './ostia/about.ts'
import { about as princesOfFlorence } from './princes-of-florence/about.ts'
import { about as tapestry } from './tapestry/about.ts'
import { about as terraMystica } from './terra-mystica/about.ts'
import { about as tiletum } from './tiletum/about.ts'

export { OLDER_BOXES } from './older-boxes.ts'

/** A game that can be played. */
export interface ListedGame extends About {
  manifest: () => Promise<Manifest>
}

/** In the order of the arches. */
export const GAMES: readonly ListedGame[] = [
  { ...ostia, manifest: async () => (await import('./ostia/manifest.ts')).manifest },
  { ...terraMystica, manifest: async () => (await import('./terra-mystica/manifest.ts')).manifest },
  { ...princesOfFlorence, manifest: async () => (await import('./princes-of-florence/manifest.ts')).manifest },
  { ...tiletum, manifest: async () => (await import('./tiletum/manifest.ts')).manifest },
  { ...tapestry, manifest: async () => (await import('./tapestry/manifest.ts')).manifest },
]
/** Those to come, in the same order: all that stands in their folders is how they are announced. */
export const ANNOUNCED: readonly Announcement[] = []

/** The game of that id, which may be any text. */
export const findGame = (id: string): ListedGame | undefined => GAMES.find(game => game.id === id)
/** The manifests of all games, for who hosts or measures them all. */
export const manifests = (): Promise<Manifest[]> => Promise.all(GAMES.map(game => game.manifest()))
