import { conform, summary } from '@loggia/core/testing'
import { scenes } from './scenes.ts'
import { terraMystica as g } from './index.ts'
const t0 = performance.now()
const r = conform(g as never, { matches: Number(process.argv[2] ?? 20), scenes, seed: process.argv[3] ?? 'a', options: [{}, { setup: 'first-game' }, { setup: 'random-colours', 'turn-order': 'variable', 'town-tiles': 'extra', 'bonus-cards': 'ten', 'scoring-tiles': 'nine' }, { setup: 'by-hand', 'town-tiles': 'extra', 'bonus-cards': 'ten', 'scoring-tiles': 'nine' }] })
console.log(summary(r).slice(0, 3000), performance.now() - t0)
if (process.argv[4]) console.log(r.pairs.slice(0, 60).map(p => p.pair + ' ' + p.count).join(', '))
