/** Sounds of the library: what the synthesiser plays for each one, and how long it rings. */
import { ANIMAL_SOUNDS } from './animal-sounds.ts'
import { EFFECT_SOUNDS } from './effect-sounds.ts'
import { GAME_SOUNDS } from './game-sounds.ts'
import { MUSIC_SOUNDS } from './music-sounds.ts'
import type { LibrarySound } from './sound-entry.ts'
import { VOICE_SOUNDS } from './voice-sounds.ts'

export type { LibrarySound } from './sound-entry.ts'

const _ = undefined

const FIRST_SOUNDS: LibrarySound[] = [
  { id: 'pop', seconds: 0.1, zzfx: [1, 0, 420, 0.005, 0.02, 0.07, 0, 1.4, 12] },
  { id: 'coin', seconds: 0.35, zzfx: [1, 0, 880, 0.01, 0.06, 0.26, 1, 1.6, _, _, 440, 0.06] },
  { id: 'jump', seconds: 0.3, zzfx: [1, 0, 220, 0.02, 0.08, 0.18, 0, 1, 9] },
  { id: 'bell', seconds: 1, zzfx: [1, 0, 660, 0.01, 0.2, 0.78, 0, 2] },
  { id: 'gong', seconds: 1.8, zzfx: [1.4, 0, 110, 0.01, 0.4, 1.38, 0, 2.4, _, _, _, _, _, 0.3] },
  { id: 'drum', seconds: 0.25, zzfx: [1.6, 0, 90, 0.005, 0.05, 0.19, 0, 2, -3] },
  { id: 'clap', seconds: 0.15, zzfx: [1, 0, 900, 0.002, 0.02, 0.12, 4, 2, _, _, _, _, _, 6] },
  { id: 'meow', seconds: 0.6, zzfx: [1, 0, 520, 0.06, 0.25, 0.28, 1, 0.6, 3, -0.6] },
  { id: 'trumpet', seconds: 0.9, zzfx: [1, 0, 330, 0.08, 0.5, 0.3, 2, 0.7, 2, _, 80, 0.2] },
  { id: 'hoot', seconds: 0.7, zzfx: [1, 0, 300, 0.08, 0.3, 0.3, 0, 1, -1] },
  { id: 'engine', seconds: 0.8, zzfx: [0.9, 0, 60, 0.05, 0.5, 0.24, 2, 0.4, _, _, _, _, 0.06, 1] },
  { id: 'splash', seconds: 0.6, zzfx: [1, 0, 400, 0.02, 0.12, 0.44, 4, 1, -4, _, _, _, _, 9] },
  { id: 'rocket', seconds: 1.4, zzfx: [1, 0, 120, 0.1, 0.8, 0.48, 4, 0.6, 1, _, _, _, _, 5] },
  { id: 'laser', seconds: 0.25, zzfx: [1, 0, 980, 0.005, 0.05, 0.18, 2, 1.8, -22] },
  { id: 'win', seconds: 0.9, zzfx: [1, 0, 523, 0.02, 0.4, 0.46, 1, 1.2, _, _, 262, 0.12, 0.12] },
  { id: 'oops', seconds: 0.7, zzfx: [1, 0, 260, 0.03, 0.3, 0.36, 1, 0.8, -3] },
]

export const SOUNDS: readonly LibrarySound[] = [
  ...FIRST_SOUNDS,
  ...ANIMAL_SOUNDS,
  ...VOICE_SOUNDS,
  ...GAME_SOUNDS,
  ...EFFECT_SOUNDS,
  ...MUSIC_SOUNDS,
]
