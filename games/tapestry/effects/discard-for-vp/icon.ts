import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[tapestry] → [vp] {n}', rule: 'TA-10.5' }
