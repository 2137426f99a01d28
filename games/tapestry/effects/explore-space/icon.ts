import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[explore] [space]', rule: 'TA-6.5' }
