import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '([opponent]) {does}', rule: 'TA-3.6' }
