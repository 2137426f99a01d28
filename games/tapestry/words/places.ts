/** Names computed from the data: of hexes, plots, sets of tracks, and of the origins of effects. */
import { shipped } from '../rules/box.ts'
import { columnOfCorner, CORNERS, rowOfCorner } from '../rules/shapes.ts'
import { END, FACE_DOWN, TRACKS } from '../rules/terms.ts'

type Names = Readonly<Record<string, string>>

/**
 * The name of a hex: its column as a letter from the west, its place there as a number from the north, alike on both
 * sides of the board. The middle island has its own name.
 */
export function hexes(middle: string): Names {
  const map = [...shipped.map.large, ...shipped.map.small]
  const west = Math.min(...map.map(h => h.q))
  return Object.fromEntries(map.map(h => {
    const north = Math.min(...map.filter(x => x.q === h.q).map(x => x.r))
    return [h.id, 'middleIsland' in h ? middle : `${String.fromCharCode(65 + h.q - west)}${h.r - north + 1}`]
  }))
}

/** The name of the plot at which the upper left corner of a building lies, counted from 1; 0 and less hang over. */
export const corners = (name: (row: number, column: number) => string): Names =>
  Object.fromEntries(Array.from({ length: CORNERS }, (_, k) => [`r${rowOfCorner(k)}c${columnOfCorner(k)}`, name(rowOfCorner(k) + 1, columnOfCorner(k) + 1)]))

/** A space by its track and number; the start has no number. */
export const numbered = (space: Names, name: (track: string, n: number) => string): Names =>
  Object.fromEntries(TRACKS.flatMap(track => Array.from({ length: END + 1 }, (_, n) => [`${track}-${n}`, n ? name(track, n) : space[`${track}-0`]!])))

/** Sets of tracks, as the words of the solo game call them. */
export const trackSets = (track: Names, none: string): Names =>
  Object.fromEntries(Array.from({ length: 1 << TRACKS.length }, (_, set) => {
    const list = TRACKS.filter((_, k) => (set >> k) & 1)
    return [list.join('-') || 'none', list.map(id => track[id]).join(', ') || none]
  }))

/** Space tiles, which have no name of their own, where something comes from one. */
export const spaceTiles = (name: string): Names => Object.fromEntries(shipped.spaceTiles.tiles.map(t => [t.id, name]))

/** Tapestry cards that are none, and the one that nobody has seen. */
export function noCards(unseen: string): Names {
  const none = FACE_DOWN - shipped.tapestryCards.cards.length
  return Object.fromEntries([...Array.from({ length: none }, (_, k) => `no-card-${k}`), 'face-down'].map(id => [id, unseen]))
}
