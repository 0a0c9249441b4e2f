/** Plays what the world asks for: library sounds from the synthesiser, uploaded ones, notes, drums, and speech. */
import type { Loudspeaker, SoundOp } from '../blocks-runtime/world/frame.ts'
import { drumSamples } from './drums.ts'
import { instrumentOf, lengthOf, shape } from './instruments.ts'
import { librarySound } from './library/library.ts'
import { speak, stopSpeaking } from './speech.ts'

export interface SoundSource {
  id: string
  library?: string
  /** An uploaded recording as a data: address. */
  audio?: string
}

/** The part of ZzFX that makes samples without playing them. */
interface Synthesiser {
  sampleRate: number
  buildSamples(...parameters: (number | undefined)[]): number[]
}

/** Something that sounds, and whose sprite can still change how. */
interface Playing {
  key: number
  source: AudioScheduledSourceNode
  gain: GainNode
  pan: StereoPannerNode
  /** A note is half as loud as a recording. */
  share: number
}

/** Ten steps of the effect are a semitone. */
const CENTS_PER_STEP = 10

export class SoundPlayer {
  #context: AudioContext | null = null
  #out: GainNode | null = null
  readonly #buffers = new Map<string, Promise<AudioBuffer | null>>()
  readonly #playing = new Set<Playing>()
  readonly #drums = new Map<string, AudioBuffer | null>()
  #sources = new Map<string, SoundSource>()
  /** What was asked for last, newest at the end: for tests and for people who cannot hear it. */
  readonly asked: string[] = []
  /** Called when words were spoken, or when nobody could speak them. */
  onSpoken: (id: number) => void = () => {}

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
    for (const op of ops) this.#perform(op)
  }

  #perform(op: SoundOp): void {
    if (op.op === 'silence') this.silence()
    else if (op.op === 'note') this.#note(op)
    else if (op.op === 'drum') void this.#drum(op)
    else if (op.op === 'adjust') this.#adjust(op)
    else if (op.op === 'play') void this.play(op.sound, op.volume, op)
    else this.#speak(op)
  }

  #speak(op: Extract<SoundOp, { op: 'speak' }>): void {
    this.#remember(`speak ${op.text}`)
    speak(op, () => this.onSpoken(op.id))
  }

  #remember(what: string): void {
    this.asked.push(what)
    if (this.asked.length > 100) this.asked.shift()
  }

  async play(
    sound: string,
    volume: number,
    op: Loudspeaker & { key?: number } = { volume },
  ): Promise<void> {
    this.#remember(this.#sources.get(sound)?.library ?? sound)
    this.wake()
    await this.#playBuffer(this.#buffer(sound), op, 1)
  }

  async #drum(op: Extract<SoundOp, { op: 'drum' }>): Promise<void> {
    this.#remember(`drum ${op.drum}`)
    this.wake()
    const name = `drum ${op.drum}`
    const made = this.#drums.get(name) ?? this.#makeDrum(op.drum)
    this.#drums.set(name, made)
    await this.#playBuffer(Promise.resolve(made), op, 0.6)
  }

  #makeDrum(drum: number): AudioBuffer | null {
    if (!this.#context) return null
    const { sampleRate } = this.#context
    const samples = drumSamples(drum, sampleRate)
    const buffer = this.#context.createBuffer(1, samples.length, sampleRate)
    buffer.getChannelData(0).set(samples)
    return buffer
  }

  async #playBuffer(
    found: Promise<AudioBuffer | null>,
    op: Loudspeaker & { key?: number },
    share: number,
  ): Promise<void> {
    const buffer = await found
    if (!buffer || !this.#context) return
    const source = this.#context.createBufferSource()
    source.buffer = buffer
    this.#start(source, op, share)
    source.start()
  }

  #start(
    source: AudioScheduledSourceNode,
    op: Loudspeaker & { key?: number },
    share: number,
    first: AudioNode = source,
  ): void {
    if (!this.#context || !this.#out) return
    const playing: Playing = {
      key: op.key ?? 0,
      source,
      gain: this.#context.createGain(),
      pan: this.#context.createStereoPanner(),
      share,
    }
    this.#tune(playing, op)
    first.connect(playing.gain).connect(playing.pan).connect(this.#out)
    this.#playing.add(playing)
    source.addEventListener('ended', () => this.#playing.delete(playing))
  }

  #tune({ source, gain, pan, share }: Playing, { volume, ...effects }: Loudspeaker): void {
    gain.gain.value = (volume / 100) * share
    pan.pan.value = (effects.pan ?? 0) / 100
    if ('detune' in source)
      (source.detune as AudioParam).value = (effects.pitch ?? 0) * CENTS_PER_STEP
  }

  #adjust(op: Extract<SoundOp, { op: 'adjust' }>): void {
    for (const playing of this.#playing) if (playing.key === op.key) this.#tune(playing, op)
  }

  #note(op: Extract<SoundOp, { op: 'note' }>): void {
    this.#remember(`note ${op.note}`)
    this.wake()
    const context = this.#context
    if (!context) return
    const instrument = instrumentOf(op.instrument)
    const overtones = Float32Array.from([0, ...instrument.overtones])
    const source = context.createOscillator()
    source.setPeriodicWave(
      context.createPeriodicWave(new Float32Array(overtones.length), overtones),
    )
    source.frequency.value = 440 * 2 ** ((op.note - 69) / 12)
    const envelope = context.createGain()
    const at = context.currentTime
    shape(envelope.gain, instrument, at, op.seconds)
    source.connect(envelope)
    const end = at + lengthOf(instrument, op.seconds)
    if (instrument.vibrato) tremble(context, source, instrument.vibrato, end)
    this.#start(source, op, 1, envelope)
    source.start()
    source.stop(end)
  }

  silence(): void {
    for (const { source } of this.#playing) source.stop()
    this.#playing.clear()
    stopSpeaking()
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
    const samples = ZZFX.buildSamples(...entry.zzfx)
    const buffer = context.createBuffer(1, samples.length, ZZFX.sampleRate)
    buffer.getChannelData(0).set(samples.map((sample) => sample * 0.3))
    return buffer
  }

  dispose(): void {
    this.silence()
    void this.#context?.close()
    this.#context = null
  }
}

/** The pitch goes up and down a little, as a player's hand does. */
function tremble(context: AudioContext, source: OscillatorNode, speed: number, end: number): void {
  const hand = context.createOscillator()
  const width = context.createGain()
  hand.frequency.value = speed
  width.gain.value = 6
  hand.connect(width).connect(source.detune)
  hand.start()
  hand.stop(end)
}

function bytesOf(dataUrl: string): ArrayBuffer {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1))
  return Uint8Array.from(text, (char) => char.charCodeAt(0)).buffer
}
