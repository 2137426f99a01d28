import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '{first} (/) {other}', rule: 'TA-10.13' }
