/** What the log of a table says besides its rows: loaded with it. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { language } from './index.ts'
import { log as en } from './log.en.ts'
import { log as ko } from './log.ko.ts'

/** The message of a key of the log. */
export const sayLog: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)
