import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'pillar at the architect'
export const questions: Questions<Asks> = { 'build-pillar': 'Where does the pillar go?' }
export const example: Example = ['effect', 'build-pillar-at-architect', 'pillar at the architect']
