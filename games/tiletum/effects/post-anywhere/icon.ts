import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[post] +1', rule: 'TI-8.3' }
