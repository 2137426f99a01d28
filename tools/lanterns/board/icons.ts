/** The drawings of Lanterns on a 512 grid, each one path. */
export const ICONS = { light: 'M240 40h32v56h96v48H144V96h96zM128 160h256l40 248H88zM96 424h320v48H96z' }
export type IconId = keyof typeof ICONS
