/** What the pages say where a hall is run: loaded with the first of them. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { language } from './index.ts'
import { desk as en } from './desk.en.ts'
import { desk as ko } from './desk.ko.ts'

/** The message of a key of these pages. */
export const sayDesk: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)

