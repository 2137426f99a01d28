/** What is said of puzzles: loaded with the pages that have some. */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { language } from './index.ts'
import { puzzles as en } from './puzzles.en.ts'
import { puzzles as ko } from './puzzles.ko.ts'

/** The message of a key of puzzles. */
export const sayPuzzle: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)
