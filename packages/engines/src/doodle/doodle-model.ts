/** What the doodle network knows and how it is built: forty things, five convolutions, one dense layer. */

export const DOODLE_NAMES = [
  'apple',
  'airplane',
  'banana',
  'bicycle',
  'bird',
  'book',
  'bus',
  'butterfly',
  'cake',
  'car',
  'cat',
  'chair',
  'clock',
  'cloud',
  'cup',
  'dog',
  'door',
  'duck',
  'elephant',
  'eye',
  'face',
  'fish',
  'flower',
  'guitar',
  'hand',
  'hat',
  'house',
  'ice-cream',
  'key',
  'moon',
  'mushroom',
  'octopus',
  'pencil',
  'pizza',
  'rabbit',
  'rainbow',
  'star',
  'sun',
  'tree',
  'umbrella',
] as const
export type DoodleName = (typeof DOODLE_NAMES)[number]

/** Pictures are 28 by 28 numbers, 0 for paper and 1 for ink. */
export const SIDE = 28

/** Channels in and out of each convolution (3 by 3, same size), and whether the picture halves after it. */
export const CONVOLUTIONS = [
  { from: 1, to: 32, halve: false },
  { from: 32, to: 32, halve: true },
  { from: 32, to: 64, halve: false },
  { from: 64, to: 64, halve: true },
  { from: 64, to: 128, halve: false },
] as const

export const LAST_SIDE = 7
export const CHANNELS = 128
export const POOLED_SIDE = 3
export const FEATURES = POOLED_SIDE * POOLED_SIDE * CHANNELS
