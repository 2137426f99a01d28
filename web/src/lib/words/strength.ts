/** What the page says that tells how strong the bots are: loaded with it. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { language } from './index.ts'
import { strength as en } from './strength.en.ts'
import { strength as ko } from './strength.ko.ts'

export const sayStrength: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)
