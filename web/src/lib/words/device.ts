/** What is said of this device: loaded when there is something to say. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { device as en } from './device.en.ts'
import { device as ko } from './device.ko.ts'
import { language } from './index.ts'

/** The message of a key of these lines. */
export const sayDevice: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)
