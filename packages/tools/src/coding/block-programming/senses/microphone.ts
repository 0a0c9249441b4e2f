/** How loud it is in the room: listens only while a program asks, and keeps nothing of what it hears. */
import { loudnessOf } from './loudness.ts'

const EVERY_MS = 60

export class Microphone {
  readonly #tell: (level: number) => void
  #stop: (() => void) | null = null
  /** Who said no is not asked again before the page is opened anew. */
  #isRefused = false

  constructor(tell: (level: number) => void) {
    this.#tell = tell
  }

  listen(isWanted: boolean): void {
    if (isWanted && !this.#stop && !this.#isRefused) this.#start()
    if (!isWanted && this.#stop) {
      this.#stop()
      this.#stop = null
    }
  }

  #start(): void {
    let isOver = false
    let end = (): void => {}
    this.#stop = () => {
      isOver = true
      end()
    }
    const begin = async (): Promise<void> => {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      end = this.#measure(stream)
      if (isOver) end()
    }
    begin().catch(() => {
      this.#isRefused = true
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
