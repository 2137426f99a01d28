import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '건축가가 있는 도시에 기둥'
export const questions: Questions<Asks> = { 'build-pillar': '기둥을 어디에 놓을까요?' }
export const example: Example = ['effect', 'build-pillar-at-architect', '건축가가 있는 도시에 기둥']
