/** Changes to a floor's map while somebody is drawing it. */
import { resizeMap } from '../../../game-kit/core/map-content.ts'
import { LARGEST } from './document.ts'

export const BRUSHES = [
  '.',
  '#',
  '@',
  '>',
  'k',
  '+',
  'f',
  '$',
  'h',
  's',
  'b',
  'n',
  'g',
  't',
] as const
export type Brush = (typeof BRUSHES)[number]

/** Only one hero and one flight of stairs: painting a new one takes the old one away. */
export function paint(rows: readonly string[], x: number, y: number, brush: Brush): string[] {
  const single = brush === '@' || brush === '>'
  return rows.map((row, index) => {
    const cleared = single ? row.replace(brush, '.') : row
    return index === y ? cleared.slice(0, x) + brush + cleared.slice(x + 1) : cleared
  })
}

/** Grows with walls. */
export function resize(rows: readonly string[], columns: number, height: number): string[] {
  return resizeMap(rows, columns, height, { largest: LARGEST, filler: '#' })
}
