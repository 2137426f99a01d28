import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[landmark] {fewest} (/) {most} (/) {other}', rule: 'TA-10.12' }
