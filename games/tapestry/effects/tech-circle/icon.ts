import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[again] [circle]', rule: 'TA-8.6' }
