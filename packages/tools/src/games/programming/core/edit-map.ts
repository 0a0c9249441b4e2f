/** Changes to a level's map while somebody is drawing it. */
import { resizeMap } from '../../../game-kit/core/map-content.ts'
import { LARGEST } from './document.ts'

const FACING = '^>v<'

export const BRUSHES = ['.', '#', '~', '>', 'F', '*', 'b', 'o', '1', '2', '3', '4', '5'] as const
export type Brush = (typeof BRUSHES)[number]

function replaceAt(row: string, x: number, tile: string): string {
  return row.slice(0, x) + tile + row.slice(x + 1)
}

/** Only one robot and one flag: painting a new one takes the old one away. */
export function paint(rows: readonly string[], x: number, y: number, brush: Brush): string[] {
  const here = rows[y]?.[x] ?? '.'
  const turns = brush === '>' && FACING.includes(here)
  const tile = turns ? (FACING[(FACING.indexOf(here) + 1) % 4] ?? '>') : brush
  let cleared = [...rows]
  if (brush === '>') cleared = cleared.map((row) => row.replace(/[\^>v<]/, '.'))
  if (brush === 'F') cleared = cleared.map((row) => row.replace('F', '.'))
  return cleared.map((row, index) => (index === y ? replaceAt(row, x, tile) : row))
}

/** Grows with floor. */
export function resize(rows: readonly string[], columns: number, height: number): string[] {
  return resizeMap(rows, columns, height, { largest: LARGEST, filler: '.' })
}
