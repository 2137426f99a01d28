/** Whether tables were ever made on this device: only then the front page loads what lists them. */
const KEY = 'loggia.alone'

export function hasAlone(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
export function nowAlone(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    /* their addresses are in the history */
  }
}
