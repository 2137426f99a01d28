/** TA-4.1, 2.11: when civilizations act. */
import { steps } from '../words.ts'

export const civilizations = steps({ 'start-text'() {}, 'income-civilizations'() {} })
