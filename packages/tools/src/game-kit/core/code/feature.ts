/** Parts of the language that a level may allow or leave out. */
export const ALL_FEATURES = [
  'repeat',
  'count',
  'while',
  'if',
  'else',
  'function',
  'parameter',
  'return',
  'variable',
  'math',
  'compare',
  'logic',
  'list',
  'break',
] as const

export type Feature = (typeof ALL_FEATURES)[number]
