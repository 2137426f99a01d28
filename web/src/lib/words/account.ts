/** What the pages say that tell who somebody is: loaded with the first of them. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { account as en } from './account.en.ts'
import { account as ko } from './account.ko.ts'
import { language } from './index.ts'

/** The message of a key of these pages. */
export const sayAccount: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)

/** A day as people say it: yesterday, today, tomorrow, else its date. */
export function dayOf(time: string): string {
  const date = new Date(time)
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(time).setHours(0, 0, 0, 0)) / 86_400_000)
  return Math.abs(days) < 2
    ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')
    : new Intl.DateTimeFormat(language, {
        month: 'long',
        day: 'numeric',
        ...(days > 300 ? { year: 'numeric' } : {}),
      }).format(date)
}

/** A number of seconds, as minutes and seconds. */
export function lasting(seconds: number): string {
  const said = (n: number, unit: 'minute' | 'second') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(n)
  return [
    ...(seconds >= 60 ? [said(Math.floor(seconds / 60), 'minute')] : []),
    ...(seconds % 60 || seconds < 60 ? [said(seconds % 60, 'second')] : []),
  ].join(' ')
}
