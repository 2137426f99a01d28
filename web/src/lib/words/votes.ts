/** What is said of seats whose people are away, of votes, and of events: loaded with the first panel that says some of it. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { language } from './index.ts'
import { votes as en } from './votes.en.ts'
import { votes as ko } from './votes.ko.ts'

/** The message of a key of these panels. */
export const sayVote: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)
