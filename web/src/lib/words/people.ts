/** What the pages say that tell how people play: loaded with the first of them. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { language } from './index.ts'
import { people as en } from './people.en.ts'
import { people as ko } from './people.ko.ts'

/** The message of a key of these pages. */
export const sayPeople: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)

/** A day in a list. */
export const day = (time: string): string =>
  new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    ...(Date.now() - Date.parse(time) > 300 * 86_400_000 ? { year: 'numeric' } : {}),
  }).format(Date.parse(time))
/** A month. */
export const month = (time: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(Date.parse(time))
