/** What an act was given, in words. */
import { language } from '#lib/words/index.ts'
import { sayDesk } from '#lib/words/desk.ts'
import { sayOwn } from '#lib/words/own.ts'
import type { AdminAct } from './desk.svelte.ts'

/** A moment, as the log has it. */
export const when = new Intl.DateTimeFormat(language, {
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Of how much somebody is kept, until when; a mode; else what was typed. */
export const argsText = (args: AdminAct['args']): string =>
  Object.entries(args)
    .map(([key, value]) => {
      if (key === 'until')
        return value === null
          ? sayDesk('desk_for_ever')
          : sayOwn('own_told_until', { when: when.format(new Date(value)) })
      if (value === null) return ''
      if (key === 'what') return sayDesk(`desk_state_${value as 'talk'}`)
      return key === 'mode' ? sayDesk(`desk_mode_${value as 'open'}`) : String(value)
    })
    .filter(Boolean)
    .join(' · ')
