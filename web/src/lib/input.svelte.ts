/** With what this person answers: a finger covers what it presses, and can't point without pressing. */
class Input {
  /** By the latest press; before the first by what the device has. */
  finger = $state(typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches)

  /** When the last answer was given, on the clock of events. */
  gave = -1e4

  constructor() {
    if (typeof addEventListener === 'function')
      addEventListener(
        'pointerdown',
        e => {
          this.finger = e.pointerType !== 'mouse'
        },
        { capture: true, passive: true },
      )
  }
}

export const input = new Input()
