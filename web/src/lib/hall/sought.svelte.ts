/** The table at which I wait to be found, by the quick match; `seeking` keeps it, so that every page of this browser knows it. Small, since every page asks. */
export const KEY = 'loggia.sought'
export const sought = $state({ id: kept() })
function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
