/** The names of what comes with the tool. */

export const SAMPLE_PICTURES = {
  cat: 'cat.jpg',
  coffee: 'coffee.jpg',
  astronaut: 'astronaut.jpg',
  rocket: 'rocket.jpg',
  'sign-en': 'sign-en.png',
  'sign-th': 'sign-th.png',
  'sign-zh': 'sign-zh.png',
  'sign-ar': 'sign-ar.png',
} as const
export type SamplePicture = keyof typeof SAMPLE_PICTURES
export const SAMPLE_PICTURE_NAMES = Object.keys(SAMPLE_PICTURES) as SamplePicture[]

export const FRESH_PICTURE_NAMES = [
  'hand',
  'mango',
  'mango-green',
  'leaf',
  'smiley',
  'trick',
] as const
export type FreshPicture = (typeof FRESH_PICTURE_NAMES)[number]

export const SAMPLE_SET_NAMES = [
  'mangoes',
  'faces',
  'leaves',
  'mangoes-unfair',
  'mangoes-sky',
] as const
export type SampleSetName = (typeof SAMPLE_SET_NAMES)[number]
