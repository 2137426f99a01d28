import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[outpost] ↑ {n}', rule: 'TA-10.16' }
