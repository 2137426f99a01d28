import { MediaQuery } from 'svelte/reactivity'

const upright = new MediaQuery('(orientation: portrait)')
/** Whether a map that is wider than high lies on this screen as old charts do, east up. `north` stays up if somebody wishes so. */
export const isTurned = ({ turns }: { turns?: true }, north: boolean): boolean =>
  turns === true && upright.current && !north
