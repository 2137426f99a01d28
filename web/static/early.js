// Runs before the first paint, so that neither theme nor language flashes. `settings.svelte.ts` and Paraglide write what is read here.
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
document.documentElement.lang = kept('PARAGLIDE_LOCALE') ?? (navigator.language.startsWith('ko') ? 'ko' : 'en')
