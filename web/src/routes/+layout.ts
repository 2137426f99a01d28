import { spoken } from '#lib/words/index.ts'

// The hall is a page that talks to its server: nothing is rendered beforehand.
export const ssr = false
/** No screen is drawn before it can speak. */
export const load = () => spoken
