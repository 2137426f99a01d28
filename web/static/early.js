// Runs before the first paint, so that neither theme nor language flashes. `settings.svelte.ts` and `words/index.ts` write what is read here.
const kept = key => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const theme = kept('loggia.theme') ?? 'system'
const night = theme === 'night' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
document.documentElement.dataset.theme = night ? 'night' : 'light'
// The language that was chosen (once kept under the second name), else the first of the device's that the hall speaks.
const chosen = [kept('loggia.language'), kept('PARAGLIDE_LOCALE'), ...navigator.languages, 'en']
document.documentElement.lang = chosen.map(l => l?.slice(0, 2)).find(l => l === 'en' || l === 'ko')
