import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[pillar] +1', rule: 'TI-8.3' }
