import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[character] [again]', rule: 'TI-12.6' }
