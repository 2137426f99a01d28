/** What `lab train` needs of the learned policy; who plays needs `skilled` alone. */
export { FULL, logOf, ONE, weightOf } from './integers.ts'
export { PARTS, Parts, SLOTS } from './parts.ts'
export { FLOOR, learnt, priors, skilled, type Skill, weights } from './policy.ts'
export { fingerprint, KEPT, LARGEST_KEPT, packed, stale, unpacked } from './weights.ts'
