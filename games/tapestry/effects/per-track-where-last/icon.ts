import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '(×) [lead] {does}', rule: 'TA-10.8' }
