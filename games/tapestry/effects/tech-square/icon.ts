import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[again] [square]', rule: 'TA-8.6' }
