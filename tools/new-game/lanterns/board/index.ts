/** The board of Lanterns: see `BoardProps` in core for what it is told and what it tells. */
export { default as Board } from './Board.svelte'
export { facts } from './facts.ts'
export { default as People } from './People.svelte'
export { default as Position } from './Position.svelte'
