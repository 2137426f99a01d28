import type { Example } from '../../rules/word.ts'

export const sentence = '{action@action} 액션 {n} AP'
export const example: Example = ['effect', 'action-king-2', '왕 액션 2 AP']
