import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '+{n} (/) −1', rule: 'TA-10.10' }
