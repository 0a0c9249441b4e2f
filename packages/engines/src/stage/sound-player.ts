/** Plays what the world asks for: library sounds from the synthesiser, uploaded ones, and single notes. */
import type { SoundOp } from '../blocks-runtime/world/frame.ts'
import { librarySound } from './library/library.ts'
import { type Synthesiser, samplesOf } from './library/sound-samples.ts'

export interface SoundSource {
  id: string
  library?: string
  /** An uploaded recording as a data: address. */
  audio?: string
}

export class SoundPlayer {
  #context: AudioContext | null = null
  #out: GainNode | null = null
  readonly #buffers = new Map<string, Promise<AudioBuffer | null>>()
  readonly #playing = new Set<AudioScheduledSourceNode>()
  #sources = new Map<string, SoundSource>()
  /** What was asked for last, newest at the end: for tests and for people who cannot hear it. */
  readonly asked: string[] = []

  setSources(sources: SoundSource[]): void {
    this.#sources = new Map(sources.map((source) => [source.id, source]))
  }

  /** Browsers allow sound only after a click: called from the green flag. */
  wake(): void {
    if (typeof AudioContext === 'undefined') return
    this.#context ??= new AudioContext()
    if (!this.#out) {
      this.#out = this.#context.createGain()
      this.#out.connect(this.#context.destination)
    }
    void this.#context.resume()
  }

  perform(ops: SoundOp[]): void {
    for (const op of ops) {
      if (op.op === 'silence') this.silence()
      else if (op.op === 'note') this.#note(op.note, op.seconds, op.volume)
      else void this.play(op.sound, op.volume)
    }
  }

  #remember(what: string): void {
    this.asked.push(what)
    if (this.asked.length > 100) this.asked.shift()
  }

  async play(sound: string, volume: number): Promise<void> {
    this.#remember(this.#sources.get(sound)?.library ?? sound)
    this.wake()
    const buffer = await this.#buffer(sound)
    if (!buffer || !this.#context) return
    const source = this.#context.createBufferSource()
    source.buffer = buffer
    this.#start(source, volume)
  }

  #start(source: AudioScheduledSourceNode, volume: number): void {
    if (!this.#context || !this.#out) return
    const gain = this.#context.createGain()
    gain.gain.value = volume / 100
    source.connect(gain).connect(this.#out)
    this.#playing.add(source)
    source.addEventListener('ended', () => this.#playing.delete(source))
    source.start()
  }

  #note(note: number, seconds: number, volume: number): void {
    this.#remember(`note ${note}`)
    this.wake()
    if (!this.#context) return
    const source = this.#context.createOscillator()
    source.type = 'triangle'
    source.frequency.value = 440 * 2 ** ((note - 69) / 12)
    this.#start(source, volume * 0.5)
    source.stop(this.#context.currentTime + Math.max(0.03, seconds * 0.95))
  }

  silence(): void {
    for (const source of this.#playing) source.stop()
    this.#playing.clear()
  }

  #buffer(sound: string): Promise<AudioBuffer | null> {
    const known = this.#buffers.get(sound)
    if (known) return known
    const made = this.#make(sound).catch(() => null)
    this.#buffers.set(sound, made)
    return made
  }

  async #make(sound: string): Promise<AudioBuffer | null> {
    const context = this.#context
    const source = this.#sources.get(sound)
    if (!context || !source) return null
    if (source.audio) return context.decodeAudioData(bytesOf(source.audio))
    const entry = librarySound(source.library ?? '')
    if (!entry) return null
    const { ZZFX } = (await import('zzfx')) as unknown as { ZZFX: Synthesiser }
    const samples = samplesOf(entry, ZZFX)
    const buffer = context.createBuffer(1, samples.length, ZZFX.sampleRate)
    buffer.getChannelData(0).set(samples)
    return buffer
  }

  dispose(): void {
    this.silence()
    void this.#context?.close()
    this.#context = null
  }
}

function bytesOf(dataUrl: string): ArrayBuffer {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1))
  return Uint8Array.from(text, (char) => char.charCodeAt(0)).buffer
}
