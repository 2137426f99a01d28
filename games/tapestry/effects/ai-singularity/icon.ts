import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '→ 0', rule: 'TA-5.10' }
