import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[worker] → [vp] {n} ([opponent]) {some} (/) {none}', rule: 'TA-10.16' }
