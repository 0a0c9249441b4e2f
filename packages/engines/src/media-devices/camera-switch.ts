/**
 * A camera that is on while somebody wants it, and never longer: let go when nobody does, when the page is hidden,
 * and when the one who wanted it has fallen silent. Asked for once at a time, however often it is wanted.
 */
import type { DeviceProblem } from '@panya/domain/browser/abilities.ts'
import { deviceProblem, openDevice, releaseDevice } from './open-device.ts'

export type CameraState =
  | { at: 'off' }
  | { at: 'asking' }
  | { at: 'on' }
  | { at: 'problem'; problem: DeviceProblem }

export interface CameraListener {
  opened(stream: MediaStream): void
  closed(): void
  changed(state: CameraState): void
}

const SIZE = { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: { ideal: 'user' } }
/** Whoever wants the camera says so again and again; a program that hangs does not keep it. */
const SILENCE_MS = 10_000
const LOOK_MS = 1000

export class CameraSwitch {
  readonly #listener: CameraListener
  #isWanted = false
  #wantedAt = 0
  #isAsking = false
  #problem: DeviceProblem | null = null
  #stream: MediaStream | null = null
  #state: CameraState = { at: 'off' }
  #watch: ReturnType<typeof setInterval> | undefined

  constructor(listener: CameraListener) {
    this.#listener = listener
  }

  /** Said with every picture; the first no switches off. */
  want(isWanted: boolean): void {
    this.#wantedAt = performance.now()
    if (isWanted === this.#isWanted) return
    this.#isWanted = isWanted
    // Whoever said no may have thought better of it by the next run.
    this.#problem = null
    if (isWanted) this.#begin()
    else this.#end()
    this.#settle()
  }

  /** Asks once more after a problem. */
  retry(): void {
    this.#problem = null
    this.#settle()
  }

  dispose(): void {
    this.want(false)
  }

  #begin(): void {
    this.#watch = setInterval(() => {
      if (performance.now() - this.#wantedAt > SILENCE_MS) this.want(false)
    }, LOOK_MS)
    document.addEventListener('visibilitychange', this.#settle)
    window.addEventListener('pagehide', this.#letGo)
    navigator.mediaDevices?.addEventListener('devicechange', this.#devicesChanged)
  }

  #end(): void {
    clearInterval(this.#watch)
    document.removeEventListener('visibilitychange', this.#settle)
    window.removeEventListener('pagehide', this.#letGo)
    navigator.mediaDevices?.removeEventListener('devicechange', this.#devicesChanged)
  }

  /** Brings what is into line with what is wanted. */
  readonly #settle = (): void => {
    const mayLook = this.#isWanted && !document.hidden
    if (!mayLook) this.#letGo()
    else if (!this.#stream && !this.#isAsking && !this.#problem) void this.#ask()
    this.#tell()
  }

  async #ask(): Promise<void> {
    this.#isAsking = true
    try {
      // Nobody calls it off: an answer that comes late is used by whoever wants it then, or let go at once.
      const stream = await openDevice({ video: SIZE, audio: false }, new AbortController().signal)
      this.#isAsking = false
      if (stream) this.#take(stream)
    } catch (error) {
      this.#isAsking = false
      if (this.#isWanted) this.#problem = deviceProblem(error)
    }
    this.#settle()
  }

  #take(stream: MediaStream): void {
    if (!this.#isWanted || document.hidden) return releaseDevice(stream)
    this.#stream = stream
    for (const track of stream.getTracks()) {
      track.addEventListener('ended', () => {
        if (this.#stream !== stream) return
        this.#letGo()
        this.#problem = 'missing'
        this.#settle()
      })
    }
    this.#listener.opened(stream)
  }

  readonly #letGo = (): void => {
    if (!this.#stream) return
    releaseDevice(this.#stream)
    this.#stream = null
    this.#listener.closed()
  }

  /** Plugged in again. */
  readonly #devicesChanged = (): void => {
    if (this.#problem === 'missing') this.retry()
  }

  #tell(): void {
    const state = this.#now()
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return
    this.#state = state
    this.#listener.changed(state)
  }

  #now(): CameraState {
    if (!this.#isWanted) return { at: 'off' }
    if (this.#problem) return { at: 'problem', problem: this.#problem }
    if (this.#stream) return { at: 'on' }
    return { at: this.#isAsking ? 'asking' : 'off' }
  }
}
