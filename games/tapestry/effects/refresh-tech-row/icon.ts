import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '([again])', rule: 'TA-8.2' }
