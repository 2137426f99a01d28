import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '+3 (/) −1', rule: 'TA-10.10' }
