import type { Example } from '../../rules/word.ts'

export const sentence = '과학 주사위 굴리기'
export const example: Example = ['effect', 'roll-science-die', '과학 주사위 굴리기']
