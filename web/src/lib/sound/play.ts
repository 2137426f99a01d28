/** Makes sounds when they are heard, from their data: no file is loaded. */
import { SOUNDS, type Sound, type Tone } from './sounds.ts'

let context: AudioContext | undefined
let hiss: AudioBuffer | undefined
/** Half a second of noise, the same each time. */
function noiseOf(on: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = on.createBuffer(1, on.sampleRate / 2, on.sampleRate)
  const samples = hiss.getChannelData(0)
  let seed = 1
  for (let k = 0; k < samples.length; k++) {
    seed = (seed * 16807) % 2147483647
    samples[k] = seed / 1073741823 - 1
  }
  return hiss
}
function sourceOf(on: AudioContext, { hz, wide }: Tone): [AudioScheduledSourceNode, AudioNode] {
  if (wide === undefined) {
    const tone = on.createOscillator()
    tone.frequency.value = hz
    return [tone, tone]
  }
  const noise = on.createBufferSource()
  noise.buffer = noiseOf(on)
  const band = on.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = hz
  band.Q.value = wide
  return [noise, noise.connect(band)]
}

/** Plays a sound, at a volume from 0 to 1. A page that nobody has touched yet stays silent. */
export function play(sound: Sound, volume: number): void {
  if (!volume || navigator.userActivation?.hasBeenActive === false) return
  context ??= new AudioContext()
  void context.resume()
  for (const tone of SOUNDS[sound] as readonly Tone[]) {
    const [source, end] = sourceOf(context, tone)
    const begins = context.currentTime + tone.from / 1000
    const ends = begins + tone.lasts / 1000
    const loud = context.createGain()
    loud.gain.setValueAtTime(tone.loud * volume, begins)
    loud.gain.exponentialRampToValueAtTime(0.0001, ends)
    end.connect(loud).connect(context.destination)
    source.start(begins)
    source.stop(ends)
  }
}
