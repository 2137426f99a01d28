import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[outpost]', rule: 'TA-6.9' }
