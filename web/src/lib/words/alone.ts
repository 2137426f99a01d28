/** What is said of tables on this device: loaded with the first of them. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { alone as en } from './alone.en.ts'
import { alone as ko } from './alone.ko.ts'
import { language } from './index.ts'

/** The message of a key of these tables. */
export const sayAlone: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)
