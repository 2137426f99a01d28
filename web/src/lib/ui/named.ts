/** Tells what is wrong with the name in a field before it is sent, as the browser itself tells that nothing was written. */
import { on } from 'svelte/events'

/** To be attached to the field. What judges the name is loaded when somebody begins to write one. */
export const named = (field: HTMLInputElement) =>
  on(field, 'input', async () => {
    const { complaint } = await import('./complaint.ts')
    field.setCustomValidity(complaint(field.value))
  })
