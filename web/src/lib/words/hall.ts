/** What only the front page says: no table carries it. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { hall as en } from './hall.en.ts'
import { hall as ko } from './hall.ko.ts'
import { language } from './index.ts'

/** The message of a key of the front page. */
export const sayHall: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)
