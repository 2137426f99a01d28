import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[food] → [any] [vp] {n}', rule: 'TA-10.2' }
