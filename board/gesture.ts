/** What fingers on a stage do: one swipes or pans, two pinch, two taps are one of a kind. It knows points and times, no elements. */
import { type Camera, panned, pinched, type Scene, swiped } from './stage.ts'

export interface Finger {
  x: number
  y: number
}

/** The stage under the fingers. */
export interface Ground {
  readonly camera: Camera
  readonly scene: Scene
  /** More of it than is seen lies on either side: one finger pans. */
  readonly pans: boolean
  /** Fingers have moved the place so far. */
  moved(camera: Camera): void
  /** A swipe has carried it along so far. */
  slid(by: number): void
  /** The swipe is over: the next place, the one before, or back. */
  landed(by: -1 | 0 | 1): void
  tappedTwice(at: Finger): void
}

/** A finger that moved less is still. */
const SLIP = 8
const DOUBLE_MS = 300
const DOUBLE_PX = 24
/** A press held longer than this is no tap. */
const TAP_MS = 350

export class Gesture {
  readonly #ground: Ground
  readonly #fingers = new Map<number, Finger>()
  #from: Finger[] = []
  #before: Camera
  #mayTurn = false
  #since = 0
  /** None as long as it may be a tap. */
  #doing: 'swipe' | 'pan' | 'pinch' | 'nothing' | undefined
  #tapped = { x: 0, y: 0, at: -Infinity }
  /** The press did something, and so is no tap: nothing is picked by it. */
  used = false

  constructor(ground: Ground) {
    this.#ground = ground
    this.#before = ground.camera
  }

  /** Fingers are on the stage: nothing moves under them. */
  get busy(): boolean {
    return this.#fingers.size > 0
  }

  #begin(): void {
    this.#from = [...this.#fingers.values()]
    this.#before = this.#ground.camera
  }

  /** `mayTurn`: a swipe from here would be ours, and not the browser's. */
  down(id: number, at: Finger, when: number, mayTurn: boolean): void {
    if (!this.busy) {
      this.#since = when
      this.used = false
      this.#doing = undefined
      this.#mayTurn = mayTurn
    }
    this.#fingers.set(id, at)
    if (this.#fingers.size === 2) {
      if (this.#doing === 'swipe') this.#ground.slid(0)
      this.used = true
      this.#doing = 'pinch'
    }
    this.#begin()
  }

  /** True when the finger has begun to do something with this movement. */
  move(id: number, at: Finger): boolean {
    if (!this.#fingers.has(id)) return false
    this.#fingers.set(id, at)
    const [a, b] = [...this.#fingers.values()]
    const [c, d] = this.#from
    const { scene } = this.#ground
    if (this.#doing === 'pinch') {
      if (b && d) this.#ground.moved(pinched(this.#before, [c!, d], [a!, b], scene))
      return false
    }
    const dx = a!.x - c!.x
    const dy = a!.y - c!.y
    const begins = !this.#doing && Math.hypot(dx, dy) > SLIP
    if (begins) {
      this.used = true
      this.#doing = this.#begun(dx, dy)
    }
    if (this.#doing === 'pan') this.#ground.moved(panned(this.#before, { x: dx, y: dy }, scene))
    else if (this.#doing === 'swipe') this.#ground.slid(dx)
    return begins
  }
  #begun(dx: number, dy: number): 'swipe' | 'pan' | 'nothing' {
    const { pans, scene } = this.#ground
    if (pans) return 'pan'
    if (Math.abs(dx) > Math.abs(dy)) return this.#mayTurn ? 'swipe' : 'nothing'
    return scene.place.height * scene.scale > scene.stage.height + 1 ? 'pan' : 'nothing'
  }

  /** `lifted`: not taken away by the browser. `taps`: a finger, not a mouse. */
  up(id: number, at: Finger, when: number, lifted: boolean, taps: boolean): void {
    if (!this.#fingers.delete(id)) return
    if (this.busy) {
      // The finger that stays goes on panning.
      this.#doing = this.#ground.pans ? 'pan' : 'nothing'
      this.#begin()
      return
    }
    const [from] = this.#from
    const doing = this.#doing
    this.#doing = undefined
    if (doing === 'swipe') this.#ground.landed(lifted ? swiped(at.x - from!.x, at.y - from!.y) : 0)
    else if (!doing && lifted && taps && when - this.#since < TAP_MS) this.#tap(at, when)
  }
  #tap(at: Finger, when: number): void {
    const again =
      when - this.#tapped.at < DOUBLE_MS && Math.hypot(at.x - this.#tapped.x, at.y - this.#tapped.y) < DOUBLE_PX
    this.#tapped = again ? { x: 0, y: 0, at: -Infinity } : { ...at, at: when }
    if (!again) return
    this.used = true
    this.#ground.tappedTwice(at)
  }
}
