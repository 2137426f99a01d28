import type { Worth } from '../../bot/worth.ts'

/** The best tile at hand; 9 points for one that is still to come. */
export const worth: Worth = (m, _e, depth) =>
  m.p.space.length ? Math.max(...m.p.space.map(tile => m.effect(m.box.spaceTiles[tile]!.benefit, depth - 1))) : 9
