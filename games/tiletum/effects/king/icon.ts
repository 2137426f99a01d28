import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[king] +{n}', rule: 'TI-12.8' }
