import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[hex]', rule: 'TA-7.7' }
