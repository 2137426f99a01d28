/** A small bell: two partials that die away. Where a page may make no sound yet it stays silent. */
export function bell(): void {
  const context = new AudioContext()
  const now = context.currentTime
  for (const [frequency, loud, length] of [
    [880, 0.12, 1.1],
    [1318.5, 0.06, 0.7],
  ] as const) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(loud, now)
    volume.gain.exponentialRampToValueAtTime(0.0001, now + length)
    tone.connect(volume).connect(context.destination)
    tone.start(now)
    tone.stop(now + length)
  }
  setTimeout(() => void context.close(), 1_500)
}
