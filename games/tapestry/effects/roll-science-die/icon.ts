import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[science-die]', rule: 'TA-6.6' }
