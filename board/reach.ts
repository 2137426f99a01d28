/** What a finger means that falls beside things. */
import { gap, type Rect } from './geometry.ts'

/** A finger means what lies so near, and can't tell things apart of which one is hardly nearer. */
const REACH = 22
const ALIKE = 6
/** What a finger means that falls on bare paper: the nearest thing in reach, both where two are as near, or nothing. */
export function meant<T>(
  at: Pick<Rect, 'x' | 'y'>,
  things: readonly { readonly thing: T; readonly rect: Rect }[],
): T[] {
  const near = things
    .map(({ thing, rect }) => ({ thing, far: gap({ ...at, width: 0, height: 0 }, rect) }))
    .filter(({ far }) => far <= REACH)
    .sort((a, b) => a.far - b.far)
  return near
    .filter(({ far }) => far - near[0]!.far < ALIKE)
    .slice(0, 2)
    .map(({ thing }) => thing)
}
