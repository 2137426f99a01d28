// The words of the page are on their way before its first screen is: SvelteKit runs this file first.
import '#lib/words/index.ts'
