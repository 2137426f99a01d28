import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[opponent] [again]', rule: 'TA-10.7' }
