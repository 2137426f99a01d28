/** What the author of a board gets from the house: see docs/boards.md. */
import type { PositionProps, Table } from '@loggia/core'
import type { Component, ComponentProps } from 'svelte'
import Glyph from './Glyph.svelte'
import { getBoard, Interaction, type Kit, setBoard } from './interaction.svelte.ts'

/** A component whose icons are those of one game. */
type Of<Icon extends string, Props> = Component<Omit<Props, 'icon'> & { icon: Icon }>

/** The kit of one game's board: `getBoard()` of any of its components, and its icons by name. */
export const createBoard = <T extends Table, B, Icon extends string, Model = undefined>(
  kit: Omit<Kit<T, B, Model>, 'icons'> & { icons: Readonly<Record<Icon, string>> },
) => ({
  kit,
  getBoard: getBoard<T, B, Model>,
  /** The board of a component that is no part of a layer: a person at a glance. */
  glanceAt: (props: () => PositionProps<T, B>) => setBoard(new Interaction(kit, props, () => props().seat)),
  Glyph: Glyph as unknown as Of<Icon, ComponentProps<typeof Glyph>>,
})
