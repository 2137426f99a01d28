/** What the page says that tells how matches of a game go: loaded with it. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { language } from './index.ts'
import { statistics as en } from './statistics.en.ts'
import { statistics as ko } from './statistics.ko.ts'

export const sayStatistics: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)
