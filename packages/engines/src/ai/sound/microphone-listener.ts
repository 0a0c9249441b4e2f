import { openDevice } from '../../media-devices/open-device.ts'
import { LONGEST } from './clip-code.ts'
import { RATE } from './log-mel.ts'

/** Listens to the microphone and remembers the last seconds, in the rate that models learn with. */

const EVERY_MS = 100

export class MicrophoneListener {
  readonly #audio: AudioContext
  readonly #stream: MediaStream
  readonly #analyser: AnalyserNode
  readonly #heard = new Float32Array(RATE * LONGEST)
  readonly #window: Float32Array<ArrayBuffer>
  readonly #timer: ReturnType<typeof setInterval>
  #readTo: number

  private constructor(stream: MediaStream) {
    this.#stream = stream
    this.#audio = new AudioContext()
    this.#analyser = this.#audio.createAnalyser()
    this.#analyser.fftSize = 32_768
    this.#window = new Float32Array(this.#analyser.fftSize)
    this.#audio.createMediaStreamSource(stream).connect(this.#analyser)
    this.#readTo = this.#audio.currentTime
    this.#timer = setInterval(() => this.#read(), EVERY_MS)
  }

  static async open(): Promise<MicrophoneListener> {
    // Nobody calls it off: whoever asked closes it.
    const stream = await openDevice({ audio: true, video: false }, new AbortController().signal)
    return new MicrophoneListener(stream!)
  }

  /** The newest part of what was heard. */
  last(seconds: number): Float32Array {
    this.#read()
    return this.#heard.slice(-Math.round(seconds * RATE))
  }

  close(): void {
    clearInterval(this.#timer)
    for (const track of this.#stream.getTracks()) track.stop()
    void this.#audio.close()
  }

  /** Adds what came since the last look, in our own rate. */
  #read(): void {
    const now = this.#audio.currentTime
    const step = this.#audio.sampleRate / RATE
    const fresh = Math.min(
      Math.floor((now - this.#readTo) * RATE),
      Math.floor(this.#window.length / step),
      this.#heard.length,
    )
    if (fresh <= 0) return
    this.#readTo = now
    this.#analyser.getFloatTimeDomainData(this.#window)
    this.#heard.copyWithin(0, fresh)
    const from = this.#window.length - fresh * step
    for (let at = 0; at < fresh; at++)
      this.#heard[this.#heard.length - fresh + at] = meanBetween(
        this.#window,
        from + at * step,
        from + (at + 1) * step,
      )
  }
}

function meanBetween(values: Float32Array, from: number, to: number): number {
  const [first, last] = [Math.floor(from), Math.max(Math.floor(from) + 1, Math.floor(to))]
  let sum = 0
  for (let at = first; at < last; at++) sum += values[at] ?? 0
  return sum / (last - first)
}

/** Plays a recording once. */
export function playClip(samples: Float32Array): void {
  const audio = new AudioContext()
  const buffer = audio.createBuffer(1, samples.length, RATE)
  buffer.copyToChannel(Float32Array.from(samples), 0)
  const source = audio.createBufferSource()
  source.buffer = buffer
  source.connect(audio.destination)
  source.addEventListener('ended', () => void audio.close())
  source.start()
}

/** The loudest second of a sound file; null when it is none. */
export async function clipOfFile(file: File, seconds: number): Promise<Float32Array | null> {
  const audio = new OfflineAudioContext(1, RATE, RATE)
  const sound = await file
    .arrayBuffer()
    .then((bytes) => audio.decodeAudioData(bytes))
    .catch(() => null)
  return sound && loudestPart(sound.getChannelData(0), Math.round(seconds * RATE))
}

export function loudestPart(samples: Float32Array, length: number): Float32Array {
  const step = Math.max(1, Math.floor(length / 8))
  let [best, most] = [0, -1]
  for (let start = 0; start === 0 || start + length <= samples.length; start += step) {
    let power = 0
    for (const value of samples.subarray(start, start + length)) power += value * value
    if (power > most) [best, most] = [start, power]
  }
  const part = new Float32Array(length)
  part.set(samples.subarray(best, best + length))
  return part
}
