import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '{does} ([opponent])', rule: 'TA-3.6' }
