/** A map in small: all cells of one kind are one shape, so that a page of sixty maps stays light. */
import type { Ink } from './ink.ts'

export interface Thumb {
  width: number
  height: number
  inks: readonly Ink[]
}

/** Squares with a little room around them; `room` 0 makes one ground of them. */
function cellsPath(cells: readonly number[], width: number, room = 0): string {
  const side = 10 - 2 * room
  return cells
    .map((cell) => {
      const x = (cell % width) * 10 + room
      const y = Math.floor(cell / width) * 10 + room
      return `M${x} ${y}h${side}v${side}h-${side}Z`
    })
    .join('')
}

function dotsPath(cells: readonly number[], width: number, radius: number): string {
  return cells
    .map((cell) => {
      const x = (cell % width) * 10 + 5 - radius
      const y = Math.floor(cell / width) * 10 + 5
      return `M${x} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0Z`
    })
    .join('')
}

/** The kinds of one map as a drawing; kinds that do not occur leave nothing behind. */
export function thumbOf(
  rows: readonly string[],
  kinds: readonly { tiles: string; fill: string; dot?: number }[],
): Thumb {
  const width = rows[0]?.length ?? 0
  const tiles = rows.join('').split('')
  const inks = kinds.flatMap(({ tiles: kind, fill, dot }) => {
    const cells = tiles.flatMap((tile, cell) => (kind.includes(tile) ? [cell] : []))
    const path = dot === undefined ? cellsPath(cells, width) : dotsPath(cells, width, dot)
    return cells.length === 0 ? [] : [{ fill, path }]
  })
  return { width: width * 10, height: rows.length * 10, inks }
}
