/** Which part of the plane is shown, and the outlines of the turtles. Pure. */
import type { Mark, Point, Pose, Scene, TurtleShape } from './turtle-scene.ts'

export interface View {
  left: number
  top: number
  width: number
  height: number
}

const SMALLEST: [number, number] = [600, 450]
const MARGIN = 20

/** What the program asked for, else the usual window, opened as far as the drawing reaches. */
export function viewOf(scene: Scene): View {
  if (scene.world) {
    const [llx, lly, urx, ury] = scene.world
    return { left: llx, top: ury, width: urx - llx, height: ury - lly }
  }
  const [width, height] = scene.window ?? reach(scene)
  return { left: -width / 2, top: height / 2, width, height }
}

/** Grows in steps, so that the picture does not crawl while a line is drawn. */
function reach(scene: Scene): [number, number] {
  let [x, y] = scene.reach
  for (const point of farPoints(scene.marks)) {
    x = Math.max(x, Math.abs(point[0]))
    y = Math.max(y, Math.abs(point[1]))
  }
  const factor = Math.max((2 * (x + MARGIN)) / SMALLEST[0], (2 * (y + MARGIN)) / SMALLEST[1], 1)
  const step = Math.min(Math.ceil(factor * 2) / 2, 20)
  return [SMALLEST[0] * step, SMALLEST[1] * step]
}

export function* farPoints(marks: readonly Mark[]): Generator<Point> {
  for (const mark of marks) {
    if (mark.kind === 'line') yield mark.to
    else if (mark.kind === 'fill') yield* mark.points
    else if (mark.kind === 'stamp') yield mark.pose.at
    else yield mark.at
  }
}

const OUTLINES: Record<string, Point[]> = {
  arrow: [
    [-10, 0],
    [10, 0],
    [0, 10],
  ],
  circle: Array.from({ length: 20 }, (_, step): Point => {
    const angle = (step / 20) * 2 * Math.PI
    return [10 * Math.cos(angle), 10 * Math.sin(angle)]
  }),
  square: [
    [10, -10],
    [10, 10],
    [-10, 10],
    [-10, -10],
  ],
  triangle: [
    [10, -5.77],
    [0, 11.55],
    [-10, -5.77],
  ],
  classic: [
    [0, 0],
    [-5, -9],
    [0, -7],
    [5, -9],
  ],
  turtle: [
    [0, 16],
    [-2, 14],
    [-1, 10],
    [-4, 7],
    [-7, 9],
    [-9, 8],
    [-6, 5],
    [-7, 1],
    [-5, -3],
    [-8, -6],
    [-6, -8],
    [-4, -5],
    [0, -7],
    [4, -5],
    [6, -8],
    [8, -6],
    [5, -3],
    [7, 1],
    [6, 5],
    [9, 8],
    [7, 9],
    [4, 7],
    [1, 10],
    [2, 14],
  ],
  blank: [],
}

interface Outline {
  points: Point[]
  fill: string
  line: string
}

/** A turtle's outlines where it stands; shapes are drawn looking up, as the turtle module does. */
export function outlinesOf(pose: Pose, shapes: ReadonlyMap<string, TurtleShape>): Outline[] {
  const shape = shapes.get(pose.shape)
  const parts =
    shape?.kind === 'compound'
      ? shape.parts
      : [{ points: pointsOf(pose, shape), fill: pose.fill, line: pose.color }]
  const radians = ((pose.angle + pose.tilt - 90) * Math.PI) / 180
  const [c, s] = [Math.cos(radians), Math.sin(radians)]
  const placed = ([x, y]: Point): Point => {
    const long = y * pose.long
    const wide = x * pose.wide + pose.shear * long
    return [pose.at[0] + wide * c - long * s, pose.at[1] + wide * s + long * c]
  }
  return parts
    .filter(({ points }) => points.length > 0)
    .map((part) => ({ ...part, points: part.points.map(placed) }))
}

function pointsOf(pose: Pose, shape: TurtleShape | undefined): Point[] {
  return shape?.kind === 'polygon' ? shape.points : (OUTLINES[pose.shape] ?? [])
}

/** Where a turtle's picture stands; pictures do not turn. Null for a turtle that is drawn with lines. */
export function pictureBox(
  pose: Pose,
  shapes: ReadonlyMap<string, TurtleShape>,
): (View & { url: string }) | null {
  const shape = shapes.get(pose.shape)
  if (shape?.kind !== 'picture') return null
  const { url, width, height } = shape
  return { url, width, height, left: pose.at[0] - width / 2, top: pose.at[1] + height / 2 }
}
