/** What is said of clocks: loaded with the first of them. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { clock as en } from './clock.en.ts'
import { clock as ko } from './clock.ko.ts'
import { language } from './index.ts'

/** The message of a key about clocks. */
export const sayClock: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)
