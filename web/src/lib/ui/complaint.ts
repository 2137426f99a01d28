import { NAME_FAULTS, nameFault, tidyName } from '@loggia/core'
import { language } from '#lib/words/index.ts'

/** What is wrong with a name, as a sentence; empty when nothing is, or nothing is written. */
export function complaint(text: string): string {
  const name = tidyName(text)
  const fault = name ? nameFault(name) : undefined
  return fault
    ? NAME_FAULTS[fault.code][language].replace(/\{(\w+)\}/, (_, key: 'max' | 'char') => String(fault.args[key]))
    : ''
}
