/** What is said of decisions that are judged after a match, and of luck: loaded where somebody asks for it. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { language } from './index.ts'
import { analysis as en } from './analysis.en.ts'
import { analysis as ko } from './analysis.ko.ts'

/** The message of a key of what is found out after a match. */
export const sayAnalysis: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)
