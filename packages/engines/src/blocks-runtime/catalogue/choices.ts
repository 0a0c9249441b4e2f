/** Lists of choices that several blocks share, or that others have to know. */
const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index + 1))

export const ROTATION_STYLES = ['all', 'left-right', 'none'] as const
export const EFFECT_OPTIONS = [
  'colour',
  'fisheye',
  'whirl',
  'pixelate',
  'mosaic',
  'brightness',
  'ghost',
] as const
export const PEN_PARAMS = ['colour', 'saturation', 'brightness', 'transparency'] as const
export const SOUND_EFFECTS = ['pitch', 'pan'] as const
export const DRUMS = numbered(18)
export const INSTRUMENTS = numbered(21)
export const VOICES = ['alto', 'tenor', 'squeak', 'giant', 'kitten'] as const
export const OF_OPTIONS = [
  'x',
  'y',
  'direction',
  'size',
  'costume-number',
  'costume-name',
  'volume',
  'backdrop-number',
  'backdrop-name',
] as const
export const DATE_OPTIONS = ['year', 'month', 'day', 'weekday', 'hour', 'minute', 'second'] as const

export const LEVELS = ['on', 'off'] as const
export const AXES = ['x', 'y', 'z', 'strength'] as const
export const TILTS = ['left', 'right', 'forward', 'backward'] as const
const LETTERS = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']
/** Three octaves, the middle one first. */
export const NOTES = [4, 5, 3].flatMap((octave) => LETTERS.map((letter) => `${letter}${octave}`))
/** A heart in the middle of sixteen columns. */
export const HEART = '000000000e1f3f7efc7e3f1f0e000000'
/** What menus of sprites and backdrops offer besides those of the project. */
export const FIXED_CHOICES = {
  places: ['_random_', '_mouse_'],
  touchables: ['_mouse_', '_edge_'],
  cloneables: ['_myself_'],
  ofTargets: ['_stage_'],
  backdrops: ['_next_', '_previous_', '_random_'],
  properties: OF_OPTIONS,
} as const

/** What a menu offers in every project. */
export function fixedChoices(menu: string): readonly string[] {
  return Object.hasOwn(FIXED_CHOICES, menu) ? FIXED_CHOICES[menu as keyof typeof FIXED_CHOICES] : []
}
