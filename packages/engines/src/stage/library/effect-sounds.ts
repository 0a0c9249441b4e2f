/** Sounds of machines, weather and the house. */
import { type LibrarySound, repeated, several, single } from './sound-entry.ts'
import { BELLS, HORN, hertz, type Note, tone, tune } from './tones.ts'

const step = tone({
  volume: 0.7,
  frequency: 120,
  attack: 0.003,
  sustain: 0.02,
  release: 0.08,
  shape: 'noise',
  noise: 3,
  filter: -900,
})

const knock = tone({
  frequency: 180,
  attack: 0.002,
  sustain: 0.02,
  release: 0.1,
  shape: 'triangle',
  slide: -0.6,
  filter: -1200,
})

const tick = tone({ frequency: 1900, attack: 0.001, release: 0.03, shape: 'square', curve: 0.4 })

const tock = tone({ frequency: 1300, attack: 0.001, release: 0.03, shape: 'square', curve: 0.4 })

const beep = tone({
  frequency: 1040,
  attack: 0.005,
  sustain: 0.1,
  release: 0.03,
  shape: 'square',
  curve: 1,
})

const ring = tone({ frequency: 2100, attack: 0.002, sustain: 0.02, release: 0.4, curve: 1.6 })

const crackle = (frequency: number): Note[0] =>
  tone({ volume: 0.7, frequency, attack: 0.001, release: 0.03, shape: 'noise', noise: 7 })

const bubble = (frequency: number): Note[0] =>
  tone({ frequency, attack: 0.01, sustain: 0.04, release: 0.06, slide: 4 })

export const EFFECT_SOUNDS: LibrarySound[] = [
  several(
    'car-horn',
    repeated(
      tone({
        frequency: 392,
        attack: 0.01,
        sustain: 0.16,
        release: 0.06,
        shape: 'saw',
        filter: -2400,
      }),
      2,
      0.3,
    ).flatMap(([parameters, at]): Note[] => [
      [parameters, at],
      [HORN(hertz('B4'), 0.24), at],
    ]),
  ),
  several('bicycle-bell', [...repeated(ring, 2, 0.18)]),
  several(
    'train-whistle',
    [HORN(hertz('A4'), 1), HORN(hertz('C5'), 1), HORN(hertz('E5'), 1)].map((note) => [note, 0]),
  ),
  single('helicopter', {
    frequency: 70,
    attack: 0.1,
    sustain: 1,
    release: 0.3,
    shape: 'noise',
    noise: 3,
    tremolo: 0.5,
    repeat: 0.1,
    filter: -1000,
  }),
  single('siren', {
    frequency: 600,
    attack: 0.05,
    sustain: 1.4,
    release: 0.15,
    shape: 'triangle',
    slide: 1.2,
    repeat: 0.5,
  }),
  several('alarm', repeated(beep, 6, 0.22)),
  several(
    'tick-tock',
    [
      [tick, 0],
      [tock, 0.5],
      [tick, 1],
      [tock, 1.5],
    ],
    2,
  ),
  several('knock', repeated(knock, 3, 0.22)),
  single('creak', {
    frequency: 240,
    attack: 0.1,
    sustain: 0.5,
    release: 0.3,
    shape: 'saw',
    curve: 0.5,
    slide: 0.3,
    tremolo: 0.5,
    repeat: 0.04,
    filter: -1500,
  }),
  several('footsteps', repeated(step, 4, 0.4), 1.6),
  several(
    'typing',
    [0, 0.13, 0.22, 0.4, 0.49, 0.66, 0.75].map((at, index) => [index % 2 ? tick : tock, at]),
  ),
  several('camera', [
    [tick, 0],
    [crackle(1500), 0.02],
    [tock, 0.1],
    [crackle(900), 0.12],
  ]),
  single('whistle', {
    frequency: 1500,
    attack: 0.03,
    sustain: 0.25,
    release: 0.1,
    slide: 1.5,
    tremolo: 0.2,
    repeat: 0.03,
  }),
  single('wind', {
    volume: 0.7,
    frequency: 300,
    attack: 0.6,
    sustain: 0.8,
    release: 0.8,
    shape: 'noise',
    noise: 9,
    filter: -900,
  }),
  several('rain', [
    [
      tone({
        volume: 0.4,
        frequency: 2500,
        attack: 0.3,
        sustain: 1.4,
        release: 0.3,
        shape: 'noise',
        noise: 9,
        filter: 2500,
      }),
      0,
    ],
    ...Array.from(
      { length: 24 },
      (_, at): Note => [crackle(1200 + ((at * 371) % 1500)), 0.1 + at * 0.07],
    ),
  ]),
  several('thunder', [
    [
      tone({
        frequency: 60,
        attack: 0.02,
        sustain: 0.4,
        release: 1.4,
        shape: 'noise',
        noise: 5,
        filter: -500,
      }),
      0,
    ],
    [
      tone({
        volume: 0.8,
        frequency: 90,
        attack: 0.05,
        sustain: 0.2,
        release: 0.8,
        shape: 'noise',
        noise: 6,
        filter: -700,
      }),
      0.5,
    ],
  ]),
  single('wave', {
    volume: 0.8,
    frequency: 500,
    attack: 0.7,
    sustain: 0.3,
    release: 1,
    shape: 'noise',
    noise: 9,
    slide: -0.1,
    filter: -1300,
  }),
  several(
    'bubbles',
    [420, 560, 380, 640, 500, 720].map((frequency, at) => [bubble(frequency), at * 0.12]),
  ),
  several('drip', [[bubble(900), 0]]),
  several(
    'fire',
    Array.from(
      { length: 22 },
      (_, at): Note => [crackle(500 + ((at * 523) % 1600)), (at * 0.173) % 1.5],
    ),
  ),
  several('glass', tune(BELLS, 'E7 A7 C7 G7 F7', 0.03, 12)),
]
