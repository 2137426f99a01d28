import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[tapestry] [again]', rule: 'TA-10.14' }
