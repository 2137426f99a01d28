import type { EffectKind } from '@loggia/core'

export const icon: EffectKind = { icons: '[hex] {mountain} (/) {grass} (/) {forest} (/) {desert}', rule: 'TA-10.16' }
