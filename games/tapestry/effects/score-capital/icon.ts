import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[vp] (×) [plan]', rule: 'TA-9.6' }
