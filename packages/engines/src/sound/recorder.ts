/** Records from the microphone, which is asked for when it begins and let go when it ends. */
import { DeviceError, openDevice, releaseDevice } from '../media-devices/open-device.ts'
import { joined } from './cut.ts'
// A file of our own: the page's policy lets no other worklet in.
import workletAddress from './recorder-worklet.ts?worker&url'
import { resample } from './resample.ts'
import { cleaned, LONGEST_SECONDS, peakOf, RATE, type Samples } from './samples.ts'

export interface RecorderEvents {
  /** About forty times a second: how long it is, and how loud the last moment was, from 0 to 1. */
  heard(seconds: number, level: number): void
  /** It cannot go on: the time is up, the microphone was unplugged, or the page is no longer seen. */
  mustStop(): void
}

export class Recorder {
  readonly #stream: MediaStream
  readonly #audio: AudioContext
  readonly #pieces: Samples[] = []
  readonly #events: RecorderEvents
  readonly #ended = new AbortController()
  #length = 0

  private constructor(stream: MediaStream, audio: AudioContext, events: RecorderEvents) {
    this.#stream = stream
    this.#audio = audio
    this.#events = events
    const { signal } = this.#ended
    const mustStop = (): void => {
      if (!signal.aborted) events.mustStop()
    }
    for (const track of stream.getTracks()) track.addEventListener('ended', mustStop, { signal })
    window.addEventListener('pagehide', mustStop, { signal })
    const hidden = (): void => {
      if (document.hidden) mustStop()
    }
    document.addEventListener('visibilitychange', hidden, { signal })
  }

  /** Null when it was called off before the microphone was there. */
  static async start(events: RecorderEvents, signal: AbortSignal): Promise<Recorder | null> {
    const stream = await openDevice({ audio: true, video: false }, signal)
    if (!stream) return null
    if (typeof AudioWorkletNode === 'undefined') {
      releaseDevice(stream)
      throw new DeviceError('unsupported')
    }
    const audio = new AudioContext()
    const recorder = new Recorder(stream, audio, events)
    try {
      await audio.audioWorklet.addModule(workletAddress)
      // Not waited for: some browsers answer only after another press, and Stop must work until then.
      void audio.resume()
    } catch {
      recorder.cancel()
      throw new DeviceError('unsupported')
    }
    if (signal.aborted) {
      recorder.cancel()
      return null
    }
    recorder.#listen()
    return recorder
  }

  #listen(): void {
    const node = new AudioWorkletNode(this.#audio, 'recorder')
    node.port.addEventListener('message', ({ data }: MessageEvent<Samples>) => this.#hear(data))
    node.port.start()
    this.#audio.createMediaStreamSource(this.#stream).connect(node)
    // Some browsers run only what leads to the speaker; this leads there silently.
    node.connect(this.#audio.destination)
  }

  #hear(piece: Samples): void {
    if (this.#ended.signal.aborted) return
    this.#pieces.push(piece)
    this.#length += piece.length
    const seconds = this.#length / this.#audio.sampleRate
    this.#events.heard(seconds, Math.min(1, peakOf(piece)))
    if (seconds >= LONGEST_SECONDS) this.#events.mustStop()
  }

  /** Lets the microphone go; what was heard, in the rate of the editor. */
  stop(): Samples {
    this.cancel()
    const heard = resample(cleaned(joined(...this.#pieces)), this.#audio.sampleRate, RATE)
    return heard.slice(0, LONGEST_SECONDS * RATE)
  }

  cancel(): void {
    this.#ended.abort()
    releaseDevice(this.#stream)
    if (this.#audio.state !== 'closed') void this.#audio.close()
  }
}
