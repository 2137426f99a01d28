/** What the pages say about what is one's own: loaded with the first of them. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { language } from './index.ts'
import { own as en } from './own.en.ts'
import { own as ko } from './own.ko.ts'

/** The message of a key of these pages. */
export const sayOwn: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)

/** A moment as people say it. */
export const momentOf = (time: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(time))
