import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[{piece}] → {n}', rule: 'TI-12.2' }
