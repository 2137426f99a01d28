import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[any] {n}', rule: 'TI-12.1' }
