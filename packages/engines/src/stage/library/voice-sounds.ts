/** Voices of people, robots and other characters, without words. */
import { type LibrarySound, repeated, several, single } from './sound-entry.ts'
import { tone } from './tones.ts'

const giggle = tone({
  frequency: 620,
  attack: 0.01,
  sustain: 0.05,
  release: 0.06,
  shape: 'triangle',
  slide: -0.9,
})

const speech = (frequency: number): ReturnType<typeof tone> =>
  tone({
    frequency,
    attack: 0.01,
    sustain: 0.06,
    release: 0.04,
    shape: 'square',
    curve: 0.5,
    filter: -2000,
  })

export const VOICE_SOUNDS: LibrarySound[] = [
  several('giggle', repeated(giggle, 5, 0.14)),
  single('yawn', {
    frequency: 380,
    attack: 0.3,
    sustain: 0.5,
    release: 0.6,
    shape: 'triangle',
    slide: -0.25,
    filter: -1400,
  }),
  single('hooray', {
    frequency: 300,
    attack: 0.05,
    sustain: 0.4,
    release: 0.3,
    shape: 'triangle',
    slide: 0.8,
    deltaSlide: -1.2,
    filter: -2400,
  }),
  single('aww', {
    frequency: 520,
    attack: 0.08,
    sustain: 0.3,
    release: 0.5,
    shape: 'triangle',
    slide: -0.5,
    filter: -1600,
  }),
  several('hiccup', [
    [tone({ frequency: 300, attack: 0.005, sustain: 0.03, release: 0.05, slide: 8 }), 0],
  ]),
  several(
    'robot-talk',
    [220, 330, 260, 440, 196, 294].map((frequency, at) => [speech(frequency), at * 0.13]),
  ),
  several(
    'alien-talk',
    [700, 1100, 500, 1300, 900].map((frequency, at) => [
      tone({
        frequency,
        attack: 0.02,
        sustain: 0.1,
        release: 0.08,
        slide: at % 2 ? -3 : 3,
        tremolo: 0.4,
        repeat: 0.04,
      }),
      at * 0.17,
    ]),
  ),
  single('ghost', {
    frequency: 420,
    attack: 0.3,
    sustain: 0.6,
    release: 0.7,
    slide: -0.3,
    deltaSlide: 0.3,
    tremolo: 0.25,
    repeat: 0.3,
  }),
]
