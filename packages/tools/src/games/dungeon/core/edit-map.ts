/** Changes to a floor's map while somebody is drawing it. */
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

/** Grows with walls, shrinks from the end. */
export function resize(rows: readonly string[], columns: number, height: number): string[] {
  const width = Math.max(2, Math.min(LARGEST, columns))
  const count = Math.max(1, Math.min(LARGEST, height))
  return Array.from({ length: count }, (_, y) => (rows[y] ?? '').slice(0, width).padEnd(width, '#'))
}
