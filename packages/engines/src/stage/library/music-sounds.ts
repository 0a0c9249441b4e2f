/** Instruments, chords, short tunes and loops; all tunes are our own. */
import { type LibrarySound, repeated, several, single } from './sound-entry.ts'
import {
  BASS,
  BELLS,
  beats,
  CHIP,
  CLAP,
  DUM,
  FLUTE,
  HAT,
  HORN,
  hertz,
  KICK,
  type Note,
  PIANO,
  PLUCK,
  SNARE,
  strum,
  TEK,
  tone,
  tune,
} from './tones.ts'

const wood = tone({ frequency: 880, attack: 0.001, release: 0.09, shape: 'triangle', curve: 1.4 })
const KIT = { k: KICK, s: SNARE, h: HAT, c: CLAP }
const HANDS = { d: DUM, t: TEK }

/** Two bars of each beat fill two seconds: sixteen steps of an eighth of a second. */
const EIGHTH = 0.125

const loop = (id: string, ...parts: Note[][]): LibrarySound =>
  several(id, parts.flat(), 16 * EIGHTH)

export const MUSIC_SOUNDS: LibrarySound[] = [
  several('piano', [[PIANO(hertz('C4'), 1.2), 0]]),
  several('major-chord', strum(PIANO, 'C4 E4 G4 C5', 1.6)),
  several('minor-chord', strum(PIANO, 'A3 C4 E4 A4', 1.6)),
  several('guitar-strum', strum(PLUCK, 'E3 B3 E4 G#4 B4 E5', 1.6, 0.03)),
  several('oud', tune(PLUCK, 'D3 Eb3 F#3 G3 F#3 Eb3 D3 ~ ~', 0.16)),
  several('flute', tune(FLUTE, 'G5 A5 B5 ~ A5 G5 ~ ~', 0.2, 1)),
  several('xylophone', tune(BELLS, 'C5 D5 E5 F5 G5 A5 B5 C6', 0.11, 2)),
  several('harp', strum(PIANO, 'C4 E4 G4 B4 C5 E5 G5 B5 C6', 1.8, 0.07)),
  several('zither', tune(PLUCK, 'D5 E5 G5 A5 B5 A5 G5 ~ ~', 0.13, 2.4)),
  several(
    'organ',
    ['C3', 'C4', 'E4', 'G4'].map((name) => [
      tone({ frequency: hertz(name), attack: 0.05, sustain: 1, release: 0.25 }),
      0,
    ]),
  ),
  several('violin', [
    [
      tone({
        frequency: 440,
        attack: 0.15,
        sustain: 0.7,
        release: 0.35,
        shape: 'saw',
        curve: 0.9,
        tremolo: 0.12,
        repeat: 0.17,
        filter: -2200,
      }),
      0,
    ],
  ]),
  several('bass-note', [[BASS(hertz('E2'), 0.9), 0]]),
  several('bass-drum', [[KICK, 0]]),
  several('snare', [[SNARE, 0]]),
  several('hi-hat', [[HAT, 0]]),
  single('cymbal', {
    volume: 0.7,
    frequency: 2400,
    attack: 0.003,
    sustain: 0.1,
    release: 1.2,
    shape: 'noise',
    noise: 9,
    filter: 3500,
  }),
  several('woodblock', repeated(wood, 2, 0.18)),
  several('hand-drum', [
    [DUM, 0],
    [TEK, 0.2],
    [TEK, 0.35],
    [DUM, 0.5],
    [TEK, 0.7],
  ]),
  several(
    'drum-roll',
    Array.from({ length: 22 }, (_, at): Note => [SNARE, at * 0.05]),
  ),
  several(
    'applause',
    Array.from({ length: 46 }, (_, at): Note => [CLAP, (at * 0.0973) % 1.7]),
  ),
  several('fanfare', tune(HORN, 'C4+E4 - C4+E4 C4+E4 G4+C5 ~ ~ ~', 0.13)),
  several('happy-tune', tune(PIANO, 'G4 B4 D5 B4 C5 E5 D5 ~ B4 G4 A4 ~ G4 ~ ~', 0.15)),
  several('sad-tune', tune(FLUTE, 'A4 ~ G4 F4 ~ E4 D4 ~ ~ ~', 0.24, 1)),
  several('mystery-tune', tune(BELLS, 'E4 ~ G4 Bb4 ~ A4 ~ Eb4 ~ ~ ~', 0.2, 2)),
  several('lullaby', tune(BELLS, 'E5 C5 D5 ~ G4 ~ A4 C5 B4 ~ C5 ~ ~', 0.24, 2)),
  loop('beat-loop', beats(KIT, 'k.h.s.h.k.k.s.h.', EIGHTH), beats(KIT, '..h...h...h...h.', EIGHTH)),
  loop(
    'dance-loop',
    beats(KIT, 'k.h.k.h.k.h.k.h.', EIGHTH),
    beats(KIT, '....c.......c...', EIGHTH),
    tune(BASS, 'A2 - A2 A2 - A2 C3 - F2 - F2 F2 - F2 G2 -', EIGHTH, 1),
  ),
  loop(
    'arcade-loop',
    tune(CHIP, 'C5 E5 G5 E5 F5 A5 C6 A5 G5 B5 D6 B5 G5 E5 D5 B4', EIGHTH, 0.9),
    tune(BASS, 'C3 ~ - - F3 ~ - - G3 ~ - - G3 ~ - -', EIGHTH, 1),
  ),
  loop(
    'calm-loop',
    tune(PIANO, 'C4+E4+G4 ~ ~ ~ A3+C4+E4 ~ ~ ~ F3+A3+C4 ~ ~ ~ G3+B3+D4 ~ ~ ~', EIGHTH, 1),
    beats(KIT, '..h...h...h...h.', EIGHTH),
  ),
  loop('bass-loop', tune(BASS, 'E2 - E2 G2 - A2 - E2 D2 - D2 E2 - G2 A2 B2', EIGHTH, 1)),
  loop(
    'gong-loop',
    tune(BELLS, 'C5 - D5 E5 - G5 - A5 G5 - E5 D5 - C5 A4 -', EIGHTH, 3),
    tune(BELLS, 'C3 ~ ~ ~ ~ ~ ~ ~ C3 ~ ~ ~ G2 ~ ~ ~', EIGHTH, 1),
  ),
  loop('hand-drum-loop', beats(HANDS, 'dt.td.t.dt.td.t.', EIGHTH)),
  loop('silk-loop', tune(PLUCK, 'D5 ~ E5 G5 ~ A5 G5 E5 D5 ~ B4 A4 B4 D5 ~ ~', EIGHTH, 2)),
  loop(
    'space-loop',
    tune(CHIP, 'A3 E4 A4 E4 A3 E4 B4 E4 A3 E4 C5 E4 A3 E4 B4 G4', EIGHTH, 1.6),
    beats(KIT, 'k.......k.......', EIGHTH),
  ),
]
