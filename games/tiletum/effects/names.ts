// Written by `npm run gather` from the folders beside it: change those.
export const NAMED = [
  'action',
  'add-ap',
  'any-action',
  'die-colour',
  'gain-any',
  'king',
  'move',
  'pillar',
  'pillar-anywhere',
  'post',
  'post-anywhere',
  'reactivate-building',
  'teleport',
] as const
export type Named = (typeof NAMED)[number]
