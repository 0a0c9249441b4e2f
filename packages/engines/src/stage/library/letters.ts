/** Digits and Latin letters, one costume each, drawn with strokes so that they look the same everywhere. */
import { INK } from './parts.ts'
import { type LibrarySprite, picture, sprite } from './picture.ts'

const DIGITS: Record<string, string> = {
  0: 'M24 8c10 0 16 10 16 24s-6 24-16 24S8 46 8 32 14 8 24 8Z',
  1: 'M12 18 26 8v48M14 56h24',
  2: 'M9 20C9 4 39 4 39 20 39 32 18 40 9 56h31',
  3: 'M10 14C18 4 38 6 37 20c-1 8-8 11-16 11 10 0 18 4 18 12 0 14-22 16-30 5',
  4: 'M30 56V8L8 42h32',
  5: 'M36 8H14l-3 22c10-6 28-4 28 10 0 16-22 20-30 8',
  6: 'M36 11C18 2 8 20 8 36c0 26 32 26 32 4 0-16-24-18-31-2',
  7: 'M8 8h32L20 56',
  8: 'M24 30C8 28 8 8 24 8s16 20 0 22c-20 2-20 26 0 26s20-24 0-26Z',
  9: 'M39 24C39 2 9 4 9 22c0 16 24 18 30 4 0 18-8 34-26 28',
}

const LETTERS: Record<string, string> = {
  a: 'M6 56 24 8l18 48M12 40h24',
  b: 'M10 8v48h16c16 0 16-25 0-25H10h14c14 0 14-23 0-23Z',
  c: 'M40 16C28 2 8 8 8 32s20 30 32 16',
  d: 'M10 8v48h10c28 0 28-48 0-48Z',
  e: 'M38 8H10v48h28M10 31h22',
  f: 'M38 8H10v48M10 32h22',
  g: 'M40 16C28 2 8 8 8 32s20 30 32 18V34H26',
  h: 'M9 8v48M39 8v48M9 32h30',
  i: 'M12 8h24M24 8v48M12 56h24',
  j: 'M14 8h24M30 8v34c0 18-22 18-22 2',
  k: 'M10 8v48M38 8 10 34M20 26l20 30',
  l: 'M10 8v48h28',
  m: 'M6 56V8l18 28L42 8v48',
  n: 'M9 56V8l30 48V8',
  o: 'M24 8c12 0 17 10 17 24s-5 24-17 24S7 46 7 32 12 8 24 8Z',
  p: 'M10 56V8h15c18 0 18 27 0 27H10',
  q: 'M24 8c12 0 17 10 17 24s-5 24-17 24S7 46 7 32 12 8 24 8ZM28 42l13 15',
  r: 'M10 56V8h15c18 0 18 26 0 26H10M24 34l15 22',
  s: 'M38 15C30 4 10 6 10 20s28 10 28 24c0 16-22 16-30 4',
  t: 'M6 8h36M24 8v48',
  u: 'M9 8v32c0 22 30 22 30 0V8',
  v: 'M7 8l17 48L41 8',
  w: 'M4 8l10 48 10-32 10 32L44 8',
  x: 'M8 8l32 48M40 8 8 56',
  y: 'M7 8l17 24L41 8M24 32v24',
  z: 'M9 8h30L8 56h32',
}

const COLOURS = ['#dc2626', '#f59e0b', '#16a34a', '#0891b2', '#4338ca', '#db2777']

function strokes(id: string, signs: Record<string, string>): LibrarySprite {
  const glyph = ([sign, d]: [string, string], at: number) =>
    picture(
      `${id}-${sign}`,
      48,
      58,
      [
        [14, INK],
        [9, COLOURS[at % COLOURS.length]],
      ]
        .map(
          ([width, colour]) =>
            `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
        )
        .join(''),
      '-4 -2 56 68',
    )
  return sprite(id, ...Object.entries(signs).map(glyph))
}

export const SIGNS = [strokes('number', DIGITS), strokes('letter', LETTERS)]
