import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[joker] {n} (AP)', rule: 'TI-6.7' }
