/** Plays a part of a sound that is being edited, and knows where it is. */
import { type Part, RATE, type Samples } from './samples.ts'

export class ClipPlayer {
  #audio: AudioContext | null = null
  #source: AudioBufferSourceNode | null = null
  #part: Part = { from: 0, to: 0 }
  #startedAt = 0

  /** Must follow a press: browsers are silent otherwise. */
  play(samples: Samples, part: Part, ended: () => void): void {
    this.stop()
    if (part.to <= part.from) {
      ended()
      return
    }
    this.#audio ??= new AudioContext()
    void this.#audio.resume()
    const buffer = this.#audio.createBuffer(1, part.to - part.from, RATE)
    buffer.copyToChannel(samples.subarray(part.from, part.to), 0)
    const source = this.#audio.createBufferSource()
    source.buffer = buffer
    source.connect(this.#audio.destination)
    source.addEventListener('ended', () => {
      // One that was stopped for another one has nothing to say any more.
      if (this.#source !== source) return
      this.#source = null
      ended()
    })
    this.#source = source
    this.#part = part
    this.#startedAt = this.#audio.currentTime
    source.start()
  }

  /** The sample that is heard now, or null in silence. */
  position(): number | null {
    if (!this.#source || !this.#audio) return null
    const played = (this.#audio.currentTime - this.#startedAt) * RATE
    return Math.min(this.#part.to, this.#part.from + played)
  }

  stop(): void {
    const source = this.#source
    this.#source = null
    source?.stop()
  }

  dispose(): void {
    this.stop()
    void this.#audio?.close()
    this.#audio = null
  }
}
