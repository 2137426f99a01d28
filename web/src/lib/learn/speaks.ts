/** What draws a lesson or a puzzle: in a plate on a desk, above the question on a phone. */
import type { Component } from 'svelte'
import type { TableModel } from '../table/model.svelte.ts'
import type { Guide } from './guide.ts'

type Speaks = Promise<{ default: Component<{ t: TableModel; guide: never }> }>
export const SPEAKS: Readonly<Record<Guide['kind'], () => Speaks>> = {
  lesson: () => import('./LessonPage.svelte'),
  puzzle: () => import('../puzzles/PuzzlePage.svelte'),
}
