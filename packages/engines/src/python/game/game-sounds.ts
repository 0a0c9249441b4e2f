/** A game's sounds: files it brought, and notes made here. Never more at once than can be told apart. */
import type { GameSound, Note } from './game-command.ts'
import { bytesOf } from './load-picture.ts'

const MOST_VOICES = 12
const VOLUME = 0.2

export class GameSounds {
  #context: AudioContext | null = null
  #files = new Map<string, AudioBuffer>()
  #voices: { name: string; stop: () => void }[] = []

  /** Browsers allow sound only after a press: the one on Run was such. */
  #wake(): AudioContext | null {
    if (typeof AudioContext === 'undefined') return null
    this.#context ??= new AudioContext()
    void this.#context.resume()
    return this.#context
  }

  bring(name: string, base64: string): void {
    const context = this.#wake()
    const files = this.#files
    context?.decodeAudioData(bytesOf(base64).buffer).then(
      (sound) => files.set(name, sound),
      () => {
        // What no browser can play stays silent; the game goes on.
      },
    )
  }

  perform({ op, name, notes, loops, volume }: GameSound): void {
    if (op === 'stop') return this.#silence(name)
    const context = this.#wake()
    if (!context) return
    const file = this.#files.get(name)
    if (file) this.#playFile(context, name, file, loops, volume)
    else this.#playNotes(context, name, notes, volume)
    while (this.#voices.length > MOST_VOICES) this.#voices.shift()?.stop()
  }

  #playFile(
    context: AudioContext,
    name: string,
    file: AudioBuffer,
    loops: number,
    volume: number,
  ): void {
    const source = context.createBufferSource()
    source.buffer = file
    source.loop = loops !== 0
    const gain = context.createGain()
    gain.gain.value = volume
    source.connect(gain).connect(context.destination)
    source.start()
    if (loops > 0) source.stop(context.currentTime + file.duration * (loops + 1))
    this.#keep(name, source)
  }

  #playNotes(context: AudioContext, name: string, notes: Note[], volume: number): void {
    let at = context.currentTime
    for (const [hertz, seconds, shape, end] of notes) {
      const source =
        shape === 'noise' ? noise(context) : wave(context, shape, hertz, end, at, seconds)
      const gain = context.createGain()
      gain.gain.setValueAtTime(volume * VOLUME, at)
      gain.gain.setTargetAtTime(0, at + seconds * 0.8, seconds * 0.08)
      source.connect(gain).connect(context.destination)
      source.start(at)
      source.stop(at + seconds)
      this.#keep(name, source)
      at += seconds
    }
  }

  #keep(name: string, source: AudioScheduledSourceNode): void {
    const voice = { name, stop: () => source.stop() }
    this.#voices.push(voice)
    source.addEventListener('ended', () => {
      this.#voices = this.#voices.filter((one) => one !== voice)
    })
  }

  #silence(name?: string): void {
    for (const voice of this.#voices) if (name === undefined || voice.name === name) voice.stop()
    this.#voices = this.#voices.filter((voice) => name !== undefined && voice.name !== name)
  }

  /** The program is over: nothing sounds on. */
  silence(): void {
    this.#silence()
  }

  forget(): void {
    this.#silence()
    this.#files = new Map()
  }

  dispose(): void {
    this.forget()
    void this.#context?.close()
    this.#context = null
  }
}

function wave(
  context: AudioContext,
  shape: OscillatorType,
  hertz: number,
  end: number,
  at: number,
  seconds: number,
): OscillatorNode {
  const source = context.createOscillator()
  source.type = shape
  source.frequency.setValueAtTime(hertz, at)
  source.frequency.linearRampToValueAtTime(end, at + seconds)
  return source
}

function noise(context: AudioContext): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = buffer
  source.loop = true
  return source
}
