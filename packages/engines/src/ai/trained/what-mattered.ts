import type { Box, Picture } from '../picture.ts'

/**
 * Which parts of a picture an answer leans on: a part is covered, and what the answer loses is how much the part mattered.
 * The covers overlap. They are laid on every second place first, and closer where that has cost something.
 */

/** What the answer loses with this part covered. */
export type LossOf = (covered: Box) => Promise<number>

export interface Mattered {
  /** Row by row, never below nothing. */
  lost: number[]
  cells: number
  /** The part whose cover cost most. */
  worst: Box
}

interface Looking {
  cells: number
  /** Outside of it the model sees nothing, and there is nothing to ask. */
  seen: Box
  lossOf: LossOf
  progress: (fraction: number) => void
  cancelled: () => boolean
}

/** A cover is as wide as this share of a side, and never less than a cell. */
const COVER = 0.2
/** Where a cover cost at least this share of the most, the places around it are looked at too. */
const CLOSER = 0.25

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** The cover around the middle of a cell, cut at the edges of the picture. */
function coverAt({ width, height }: Picture, cells: number, cell: number): Box {
  const half = Math.max(1, Math.round(cells * COVER)) / 2
  const [column, row] = [(cell % cells) + 0.5, Math.floor(cell / cells) + 0.5]
  const edge = (at: number, length: number): number =>
    Math.round((Math.min(cells, Math.max(0, at)) / cells) * length)
  const [x, y] = [edge(column - half, width), edge(row - half, height)]
  return {
    x,
    y,
    width: edge(column + half, width) - x,
    height: edge(row + half, height) - y,
  }
}

export function covered(picture: Picture, { x, y, width, height }: Box): Picture {
  const rgba = picture.rgba.slice()
  for (let row = y; row < y + height; row++)
    rgba.fill(128, (row * picture.width + x) * 4, (row * picture.width + x + width) * 4)
  return { ...picture, rgba }
}

function around(cell: number, cells: number): number[] {
  const [column, row] = [cell % cells, Math.floor(cell / cells)]
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((across) => {
      const [x, y] = [column + across, row + down]
      return x >= 0 && y >= 0 && x < cells && y < cells ? y * cells + x : []
    }),
  )
}

export async function whatMattered(
  picture: Picture,
  { cells, seen, lossOf, progress, cancelled }: Looking,
): Promise<Mattered> {
  const known = new Map<number, number>()
  const all = Array.from({ length: cells * cells }, (_, cell) => cell)
  let expected = all.length / 2
  const look = async (places: readonly number[]): Promise<void> => {
    for (const cell of places) {
      if (cancelled()) return
      if (known.has(cell)) continue
      const cover = coverAt(picture, cells, cell)
      known.set(cell, meets(cover, seen) ? Math.max(0, await lossOf(cover)) : 0)
      progress(Math.min(0.99, known.size / expected))
    }
  }
  const isOnTheWay = (at: number): boolean => at % 2 === 0 || at === cells - 1
  await look(all.filter((cell) => isOnTheWay(cell % cells) && isOnTheWay(Math.floor(cell / cells))))
  const most = Math.max(0, ...known.values())
  const warm = [...known].filter(([, loss]) => most > 0 && loss >= most * CLOSER)
  const closer = new Set(warm.flatMap(([cell]) => around(cell, cells)))
  expected = known.size + [...closer].filter((cell) => !known.has(cell)).length
  await look([...closer])
  const lost = all.map((cell) => known.get(cell) ?? between(known, cell, cells))
  return { lost, cells, worst: coverAt(picture, cells, lost.indexOf(Math.max(...lost))) }
}

/** Of a place that was not looked at, what those around it lost. */
function between(known: ReadonlyMap<number, number>, cell: number, cells: number): number {
  const near = around(cell, cells).flatMap((other) => known.get(other) ?? [])
  return near.reduce((sum, loss) => sum + loss, 0) / Math.max(1, near.length)
}
