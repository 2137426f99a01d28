/** What a tooltip says about a thing on the board. */
import type { Amounts } from '../../../board/tooltips.ts'
export const tooltips = {}
export const amounts = (): Amounts => ({})
