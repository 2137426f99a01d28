/** Quick phrases, which each reader sees in their own language. */
import type { QuickWord } from '@loggia/core'
import { sayHere } from '#lib/words/pages.ts'

export const QUICK: Readonly<Record<QuickWord, string>> = {
  hello: sayHere('quick_hello'),
  'good-luck': sayHere('quick_luck'),
  'nice-move': sayHere('quick_nice'),
  thanks: sayHere('quick_thanks'),
  sorry: sayHere('quick_sorry'),
  'one-moment': sayHere('quick_moment'),
  back: sayHere('quick_back'),
  'well-played': sayHere('quick_played'),
  'once-more': sayHere('quick_more'),
}
