import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[any] ↔ [vp] {n} (×) {most}', rule: 'TA-1.4' }
