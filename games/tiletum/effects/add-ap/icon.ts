import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[bolt] +{n}', rule: 'TI-12.7' }
