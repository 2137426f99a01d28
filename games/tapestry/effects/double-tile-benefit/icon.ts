import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[hex] ×2', rule: 'TA-10.16' }
