/** Voices of animals. */
import { type LibrarySound, repeated, several, single } from './sound-entry.ts'
import { tone } from './tones.ts'

const bark = tone({
  frequency: 300,
  attack: 0.01,
  sustain: 0.04,
  release: 0.11,
  shape: 'saw',
  slide: -0.7,
  noise: 0.4,
  filter: -1600,
})

const quack = tone({
  frequency: 420,
  attack: 0.01,
  sustain: 0.07,
  release: 0.1,
  shape: 'saw',
  slide: -0.9,
  tremolo: 0.3,
  repeat: 0.012,
  filter: -2200,
})

const cluck = tone({
  frequency: 520,
  attack: 0.005,
  sustain: 0.02,
  release: 0.06,
  shape: 'triangle',
  slide: 2,
})

const cackle = tone({
  frequency: 560,
  attack: 0.02,
  sustain: 0.2,
  release: 0.18,
  shape: 'triangle',
  slide: 0.9,
  deltaSlide: -4,
})

const chirp = tone({ frequency: 2600, attack: 0.005, sustain: 0.03, release: 0.05, slide: 6 })

const tweet = tone({ frequency: 3100, attack: 0.01, sustain: 0.08, release: 0.06, slide: -5 })

const croak = tone({
  frequency: 170,
  attack: 0.01,
  sustain: 0.12,
  release: 0.06,
  shape: 'saw',
  slide: 0.6,
  tremolo: 0.5,
  repeat: 0.02,
  filter: -1200,
})

const squeak = tone({ frequency: 1900, attack: 0.01, sustain: 0.04, release: 0.07, slide: 3 })

const bleat = tone({
  frequency: 400,
  attack: 0.04,
  sustain: 0.4,
  release: 0.2,
  shape: 'saw',
  tremolo: 0.35,
  repeat: 0.09,
  filter: -1500,
})

const ook = tone({
  frequency: 420,
  attack: 0.01,
  sustain: 0.07,
  release: 0.05,
  shape: 'triangle',
  slide: 1.4,
})

const eek = tone({
  frequency: 760,
  attack: 0.01,
  sustain: 0.08,
  release: 0.05,
  shape: 'triangle',
  slide: 2.2,
})

const click = tone({ frequency: 2800, attack: 0.001, release: 0.02, shape: 'square', curve: 0.4 })

export const ANIMAL_SOUNDS: LibrarySound[] = [
  several('bark', repeated(bark, 2, 0.26)),
  single('moo', {
    frequency: 150,
    attack: 0.15,
    sustain: 0.6,
    release: 0.45,
    shape: 'saw',
    curve: 0.6,
    slide: -0.06,
    filter: -700,
  }),
  several('quack', repeated(quack, 2, 0.24)),
  several('cluck', [...repeated(cluck, 3, 0.16), [cackle, 0.5]]),
  single('neigh', {
    frequency: 900,
    attack: 0.05,
    sustain: 0.5,
    release: 0.4,
    shape: 'saw',
    slide: -0.9,
    tremolo: 0.4,
    repeat: 0.07,
    noise: 0.2,
    filter: -2500,
  }),
  single('roar', {
    frequency: 95,
    attack: 0.12,
    sustain: 0.6,
    release: 0.6,
    shape: 'saw',
    slide: -0.04,
    noise: 1.6,
    filter: -900,
  }),
  several('chirp', repeated(chirp, 4, 0.12)),
  several('birdsong', [
    [chirp, 0],
    [chirp, 0.12],
    [tweet, 0.3],
    [chirp, 0.55],
    [tweet, 0.7],
    [tweet, 0.92],
  ]),
  several('croak', repeated(croak, 2, 0.28)),
  single('buzz', {
    frequency: 190,
    attack: 0.1,
    sustain: 0.6,
    release: 0.2,
    shape: 'saw',
    tremolo: 0.2,
    repeat: 0.03,
    filter: -2400,
  }),
  several('squeak', repeated(squeak, 2, 0.15)),
  single('hiss', {
    volume: 0.6,
    frequency: 3000,
    attack: 0.1,
    sustain: 0.4,
    release: 0.4,
    shape: 'noise',
    noise: 9,
    filter: 3500,
  }),
  single('howl', {
    frequency: 330,
    attack: 0.3,
    sustain: 0.7,
    release: 0.6,
    slide: 0.35,
    deltaSlide: -0.5,
  }),
  several('bleat', [[bleat, 0]]),
  several('monkey', [
    [ook, 0],
    [ook, 0.15],
    [eek, 0.3],
    [ook, 0.5],
    [eek, 0.65],
  ]),
  single('growl', {
    frequency: 70,
    attack: 0.1,
    sustain: 0.6,
    release: 0.3,
    shape: 'saw',
    tremolo: 0.4,
    repeat: 0.05,
    noise: 0.6,
    filter: -800,
  }),
  several('dolphin', [
    ...repeated(click, 8, 0.05),
    [tone({ frequency: 1500, attack: 0.02, sustain: 0.15, release: 0.15, slide: 3 }), 0.45],
  ]),
  single('whale-song', {
    frequency: 180,
    attack: 0.4,
    sustain: 0.8,
    release: 0.8,
    slide: 0.2,
    deltaSlide: -0.2,
    curve: 0.8,
  }),
]
