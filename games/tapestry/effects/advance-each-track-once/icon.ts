import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '+ ×4', rule: 'TA-10.11' }
