/** How loud it is in the room: listens only while a program asks, and keeps nothing of what it hears. */
import type { DeviceProblem } from '@panya/domain/browser/abilities.ts'
import { deviceProblem, openDevice } from '@panya/engines/media-devices/open-device.ts'
import { loudnessOf } from './loudness.ts'

const EVERY_MS = 60

export class Microphone {
  readonly #tell: (level: number) => void
  readonly #changed: (problem: DeviceProblem | null) => void
  #stop: (() => void) | null = null
  /** Who said no is not asked again before they say so. */
  #isRefused = false

  constructor(
    tell: (level: number) => void,
    /** Told why there is none, and when that is over. */
    changed: (problem: DeviceProblem | null) => void,
  ) {
    this.#tell = tell
    this.#changed = changed
  }

  listen(isWanted: boolean): void {
    if (isWanted && !this.#stop && !this.#isRefused) this.#start()
    if (!isWanted && this.#stop) {
      this.#stop()
      this.#stop = null
    }
  }

  /** With the next moment in which a program wants to hear. */
  retry(): void {
    this.listen(false)
    this.#isRefused = false
    this.#changed(null)
  }

  #start(): void {
    let isOver = false
    let end = (): void => {}
    this.#stop = () => {
      isOver = true
      end()
    }
    const begin = async (): Promise<void> => {
      // Nobody calls it off: an answer that comes late is let go at once.
      const stream = await openDevice({ audio: true }, new AbortController().signal)
      end = this.#measure(stream!)
      if (isOver) end()
    }
    begin().catch((error: unknown) => {
      this.#isRefused = true
      this.#changed(deviceProblem(error))
    })
  }

  /** Returns how to end it. */
  #measure(stream: MediaStream): () => void {
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 1024
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      this.#tell(loudnessOf(samples))
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      for (const track of stream.getTracks()) track.stop()
      void context.close()
    }
  }
}
