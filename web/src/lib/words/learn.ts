/** What teaches a game: loaded with the first page or panel that teaches, so neither lobby nor table carries it. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { language } from './index.ts'
import { learn as en } from './learn.en.ts'
import { learn as ko } from './learn.ko.ts'

/** The message of a key of what teaches. */
export const sayLearn: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)
