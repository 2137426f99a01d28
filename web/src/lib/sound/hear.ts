/** What is heard: the bell of my turn unless it was turned off, the rest if it was wanted. What makes sounds is loaded with the first. */
import { settings } from '../settings.svelte.ts'
import type { Sound } from './sounds.ts'

export function hear(sound: Sound): void {
  if (!settings.volume || !(sound === 'bell' ? settings.sound : settings.sounds === 'yes')) return
  const { volume } = settings
  void import('./play.ts').then(({ play }) => play(sound, volume))
}
