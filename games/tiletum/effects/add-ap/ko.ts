import type { Example } from '../../rules/word.ts'

export const sentence = '주사위 액션에 +{n} AP'
export const example: Example = ['effect', 'add-ap-3', '주사위 액션에 +3 AP']
