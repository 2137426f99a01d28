import type { Example } from '../../rules/word.ts'

export const sentence = '각 트랙을 한 번씩 개척(혜택 없음, 보너스 무료)'
export const example: Example = ['tapestry', 'renaissance', '각 트랙을 한 번씩 개척(혜택 없음, 보너스 무료)']
