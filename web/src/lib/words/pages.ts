/**
 * What single pages say, and panels that come when somebody asks for them: loaded with the first of them, so neither lobby nor table carries it. In both
 * languages at once, since a module that waits for one of them would tear the table's scripts into more and larger files.
 */
import { messages, type Say } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { language } from './index.ts'
import { pages as en } from './pages.en.ts'
import { pages as ko } from './pages.ko.ts'

/** The message of a key of these pages. */
export const sayHere: Say<typeof en> = language === 'ko' ? messages(ko, particle) : messages(en)
