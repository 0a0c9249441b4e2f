/** What a program knows of the room and of who plays it: loudness, name, language. The page tells. */
import type { Sense } from './frame.ts'

export interface Viewer {
  /** The name somebody chose for themselves; empty for guests and on pages of others. */
  name: string
  /** The language the page is read in, by its own name. */
  language: string
  online: boolean
}

export const NOBODY: Viewer = { name: '', language: 'English', online: true }

/** Louder than this counts as loud for old projects. */
const LOUD = 10
/** A microphone nobody asks about is switched off after this many pictures. */
const PATIENCE = 300

export class Senses {
  viewer: Viewer = NOBODY
  /** From 0 to 100; -1 while nobody listens. */
  level = -1
  /** Between the flag and Stop: only then may a hat ask for the microphone. */
  isOn = false
  counter = 0
  /** For how many more pictures somebody has to listen. */
  #listening = 0

  reset(): void {
    this.isOn = false
    this.level = -1
    this.counter = 0
    this.#listening = 0
  }

  get loudness(): number {
    this.#listening = PATIENCE
    return this.level
  }

  get isLoud(): boolean {
    return this.loudness > LOUD
  }

  /** For hats, which watch all the time: a program that nobody started does not listen. */
  isLouderThan(level: number): boolean {
    return this.isOn && this.loudness > level
  }

  /** For the next frame; nothing at all for most programs, and soon nothing once nobody asks any more. */
  needs(): { needs?: Sense[] } {
    if (this.#listening === 0) return {}
    this.#listening -= 1
    return { needs: ['microphone'] }
  }
}
