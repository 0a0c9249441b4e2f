/** The line around everything in a picture that can be seen. */

type Point = readonly [u: number, v: number]

/** Points from 0 to 1, as u, v, u, v …; none for a picture in which nothing can be seen. Four bytes a pixel. */
export function hullOf(columns: number, rows: number, data: ArrayLike<number>): number[] {
  const isSeen = (column: number, row: number): boolean =>
    (data[(row * columns + column) * 4 + 3] ?? 0) > 0
  const left: Point[] = []
  const right: Point[] = []
  for (let row = 0; row < rows; row++) {
    let first = 0
    while (first < columns && !isSeen(first, row)) first += 1
    if (first === columns) continue
    let last = columns - 1
    while (!isSeen(last, row)) last -= 1
    // The corners of the outermost pixels, above and below.
    for (const edge of [row, row + 1]) {
      left.push([first / columns, edge / rows])
      right.push([(last + 1) / columns, edge / rows])
    }
  }
  return [...outwards(right, 1), ...outwards(left, -1)].flat()
}

/** Of points from top to bottom those that stand out to one side. */
function outwards(points: readonly Point[], side: 1 | -1): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    while (kept.length > 1 && !bulges(kept.at(-2)!, kept.at(-1)!, point, side)) kept.pop()
    kept.push(point)
  }
  return kept
}

function bulges([au, av]: Point, [bu, bv]: Point, [cu, cv]: Point, side: 1 | -1): boolean {
  return ((bu - au) * (cv - av) - (bv - av) * (cu - au)) * side > 0
}
