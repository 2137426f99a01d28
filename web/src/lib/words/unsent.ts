/** What is said of answers that have not reached the hall: loaded with the first that waits for long. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { language } from './index.ts'
import { unsent as en } from './unsent.en.ts'
import { unsent as ko } from './unsent.ko.ts'

/** The message of a key of these lines. */
export const sayUnsent: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)
