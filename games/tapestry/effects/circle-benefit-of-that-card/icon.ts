import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[tech] [circle]', rule: 'TA-8.6' }
