/** What sprites play beyond plain sounds: effects, instruments, drums, speech. The page makes it heard. */
import { ownTable } from '../../code/own-table.ts'
import { clamp } from '../values.ts'
import { bounded } from './bounded.ts'
import type { Loudspeaker, SoundOp } from './frame.ts'
import type { Thread } from './thread.ts'

export interface ActorSound {
  pitch: number
  pan: number
  instrument: number
  voice: string
}

/** What of a sprite is heard. */
interface Sounding {
  readonly key: number
  readonly volume: number
  readonly sound: ActorSound
}

interface SoundWorld {
  readonly sounds: SoundOp[]
  readonly scheduler: { readonly tick: number }
  readonly rules: { ticksFor(seconds: number): number }
  beats(count: number): number
  rest(thread: Thread, seconds: number): void
}

export const PLAIN_SOUND: ActorSound = { pitch: 0, pan: 0, instrument: 1, voice: 'alto' }

const RANGES = ownTable<number>({ pitch: 360, pan: 100 })
const VOICES = ['alto', 'tenor', 'squeak', 'giant', 'kitten']
const LONGEST_SPEECH = 500
/** Where nobody says that the words were spoken, this much patience for each letter has to do. */
const SECONDS_BEFORE = 2
const SECONDS_PER_LETTER = 0.15

export class SoundBox {
  readonly #world: SoundWorld
  /** Whose volume or effects changed since the last picture. */
  readonly #changed = new Set<Sounding>()
  readonly #spoken = new Set<number>()
  #speeches = 0
  language = ''

  constructor(world: SoundWorld) {
    this.#world = world
  }

  reset(): void {
    this.#changed.clear()
    this.#spoken.clear()
    this.language = ''
  }

  volumeChanged(actor: Sounding): void {
    this.#changed.add(actor)
  }

  effect(actor: Sounding, name: string): number {
    return name === 'pan' ? actor.sound.pan : actor.sound.pitch
  }

  setEffect(actor: Sounding, name: string, value: number): void {
    const range = RANGES[name]
    if (range === undefined) return
    const before = this.effect(actor, name)
    Object.assign(actor.sound, { [name]: bounded(value, -range, range, before) })
    this.#changed.add(actor)
  }

  clearEffects(actor: Sounding): void {
    Object.assign(actor.sound, { pitch: 0, pan: 0 })
    this.#changed.add(actor)
  }

  /** Wraps around: there is no drum 19, but the first one again. */
  drum(actor: Sounding, drum: number, beats: number): number {
    const op: SoundOp = { op: 'drum', key: actor.key, drum: wrapped(drum, 18), ...speaker(actor) }
    this.#world.sounds.push(op)
    return this.#world.beats(beats)
  }

  midiDrum(actor: Sounding, number: number, beats: number): number {
    return this.drum(actor, midiDrum(number), beats)
  }

  midiInstrument(actor: Sounding, number: number): void {
    this.setInstrument(actor, midiInstrument(number))
  }

  setInstrument(actor: Sounding, instrument: number): void {
    actor.sound.instrument = wrapped(instrument, 21)
  }

  setVoice(actor: Sounding, voice: string): void {
    if (VOICES.includes(voice)) actor.sound.voice = voice
  }

  setLanguage(language: string): void {
    this.language = language.slice(0, 20)
  }

  *speak(actor: Sounding, thread: Thread, block: string, text: string): Generator<0> {
    const words = text.slice(0, LONGEST_SPEECH)
    if (words.trim() === '') return
    this.#speeches += 1
    const id = this.#speeches
    const { voice } = actor.sound
    const { language } = this
    this.#world.sounds.push({ op: 'speak', id, text: words, voice, language, volume: actor.volume })
    const seconds = SECONDS_BEFORE + words.length * SECONDS_PER_LETTER
    const until = this.#world.scheduler.tick + this.#world.rules.ticksFor(seconds)
    while (!this.#spoken.has(id) && this.#world.scheduler.tick < until) {
      this.#world.rest(thread, 0)
      thread.at = block
      yield 0
    }
    this.#spoken.delete(id)
  }

  /** The page says that these words were heard, or that it has no voice for them. */
  spoken(id: number): void {
    if (id > 0 && id <= this.#speeches) this.#spoken.add(id)
  }

  /** With one entry for everybody whose volume or effects changed. */
  withChanges(sounds: SoundOp[]): SoundOp[] {
    if (this.#changed.size === 0) return sounds
    const changes = [...this.#changed].map((actor): SoundOp => {
      const { pitch, pan } = actor.sound
      return { op: 'adjust', key: actor.key, volume: actor.volume, pitch, pan }
    })
    this.#changed.clear()
    return [...sounds, ...changes]
  }
}

export function speaker({ volume, sound: { pitch, pan } }: Sounding): Loudspeaker {
  return { volume, ...(pitch === 0 ? {} : { pitch }), ...(pan === 0 ? {} : { pan }) }
}

function wrapped(number: number, count: number): number {
  const index = Number.isFinite(number) ? Math.round(number) - 1 : 0
  return (((index % count) + count) % count) + 1
}

/** Old projects name drums as MIDI does, from 35 on; the closest of ours. */
const MIDI_DRUMS = [
  2, 2, 3, 1, 8, 1, 14, 6, 14, 6, 14, 5, 14, 14, 4, 14, 4, 4, 4, 7, 4, 11, 4, 17, 4, 13, 13, 14, 14,
  14, 13, 13, 11, 11, 15, 15, 12, 12, 16, 16, 9, 10, 10, 18, 18, 12, 12,
]

function midiDrum(number: number): number {
  const at = Math.round(Number.isFinite(number) ? number : 0) - 35
  return MIDI_DRUMS[clamp(at, 0, MIDI_DRUMS.length - 1)] ?? 1
}

/** The family of a MIDI instrument (1 to 128) as one of ours. */
const MIDI_FAMILIES = [1, 16, 3, 4, 6, 8, 15, 9, 11, 12, 20, 21, 21, 4, 18, 21]

function midiInstrument(number: number): number {
  const at = clamp(Math.round(Number.isFinite(number) ? number : 1) - 1, 0, 127)
  return MIDI_FAMILIES[Math.floor(at / 8)] ?? 1
}
