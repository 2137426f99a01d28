import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[civilization] +', rule: 'TA-11.1' }
