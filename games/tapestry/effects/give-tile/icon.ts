import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[territory] → [opponent] [vp] {n}', rule: 'TA-6.11' }
