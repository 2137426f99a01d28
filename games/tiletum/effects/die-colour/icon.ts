import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[die-colour]', rule: 'TI-5.10' }
