/** What the pages say about what one is told: loaded with the first of them. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { language } from './index.ts'
import { notices as en } from './notices.en.ts'
import { notices as ko } from './notices.ko.ts'

/** The message of a key of these pages. */
export const sayNotices: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)
