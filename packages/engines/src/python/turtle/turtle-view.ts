/** Which part of the plane is shown, and the outlines of the turtles. Pure. */
import type { Point, Pose, Scene } from './turtle-scene.ts'

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
  let x = 0
  let y = 0
  for (const point of farPoints(scene)) {
    x = Math.max(x, Math.abs(point[0]))
    y = Math.max(y, Math.abs(point[1]))
  }
  const factor = Math.max((2 * (x + MARGIN)) / SMALLEST[0], (2 * (y + MARGIN)) / SMALLEST[1], 1)
  const step = Math.min(Math.ceil(factor * 2) / 2, 20)
  return [SMALLEST[0] * step, SMALLEST[1] * step]
}

function* farPoints(scene: Scene): Generator<Point> {
  for (const mark of scene.marks) {
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

/** A turtle's outline where it stands; shapes are drawn looking up, as the turtle module does. */
export function outlineOf(pose: Pose, shapes: Map<string, Point[]>): Point[] {
  const outline = shapes.get(pose.shape) ?? OUTLINES[pose.shape] ?? []
  const radians = ((pose.angle + pose.tilt - 90) * Math.PI) / 180
  const [c, s] = [Math.cos(radians), Math.sin(radians)]
  return outline.map(([x, y]) => {
    const [wide, long] = [x * pose.wide, y * pose.long]
    return [pose.at[0] + wide * c - long * s, pose.at[1] + wide * s + long * c]
  })
}
