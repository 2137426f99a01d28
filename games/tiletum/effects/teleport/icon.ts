import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[{piece}] →', rule: 'TI-8.8' }
