import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[opponent] ?', rule: 'TA-10.6' }
