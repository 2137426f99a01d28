import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[tapestry] ↓', rule: 'TA-10.3' }
