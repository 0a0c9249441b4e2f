/** What turtles have drawn so far: commands go in, a list of marks comes out. Pure. */

import { addWeight, settleMarks } from './settle-marks.ts'
import type { View } from './turtle-view.ts'

export type Point = [x: number, y: number]

interface Owned {
  turtle: number
}

export type Mark = Owned &
  (
    | { kind: 'line'; from: Point; to: Point; color: string; width: number }
    | { kind: 'fill'; points: Point[]; color: string }
    | { kind: 'dot'; at: Point; size: number; color: string }
    | { kind: 'text'; at: Point; text: string; align: string; font: Font; color: string }
    | { kind: 'stamp'; stamp: number; pose: Pose }
  )

export type Font = [family: string, size: number, style: string]

export interface Pose {
  at: Point
  angle: number
  shape: string
  wide: number
  long: number
  tilt: number
  shear: number
  /** Width of the line around it. */
  outline: number
  color: string
  fill: string
  visible: boolean
}

export interface TurtleState extends Pose {
  down: boolean
  width: number
  /** Where a fill begins in the list of marks: it is painted below the lines drawn meanwhile. */
  fillFrom: number | null
}

export type TurtleShape =
  | { kind: 'polygon'; points: Point[] }
  | { kind: 'compound'; parts: { points: Point[]; fill: string; line: string }[] }
  | { kind: 'picture'; url: string; width: number; height: number }

/** Strokes of a turtle that are too old to be kept one by one. */
export interface Settled {
  turtle: number
  view: View
  canvas: HTMLCanvasElement
}

export interface Scene {
  background: string
  picture: { url: string; width: number; height: number } | null
  title: string
  /** Null until the program asks for a size: then the page shows whatever was drawn. */
  window: [width: number, height: number] | null
  world: [llx: number, lly: number, urx: number, ury: number] | null
  shapes: Map<string, TurtleShape>
  turtles: Map<number, TurtleState>
  marks: Mark[]
  /** How much the marks weigh, at most. */
  weight: number
  settled: Settled[]
  /** How far the settled ones reach. */
  reach: [x: number, y: number]
  listening: boolean
}

export type Command = [name: string, ...rest: unknown[]]

export function emptyScene(): Scene {
  return {
    background: 'white',
    picture: null,
    title: '',
    window: null,
    world: null,
    shapes: new Map(),
    turtles: new Map(),
    marks: [],
    weight: 0,
    settled: [],
    reach: [0, 0],
    listening: false,
  }
}

function newTurtle(shape: string, visible: boolean): TurtleState {
  return {
    at: [0, 0],
    angle: 0,
    shape,
    wide: 1,
    long: 1,
    tilt: 0,
    shear: 0,
    outline: 1,
    color: 'black',
    fill: 'black',
    visible,
    down: true,
    width: 1,
    fillFrom: null,
  }
}

/** Changes the scene in place; it can hold tens of thousands of marks. */
export function applyCommand(scene: Scene, command: Command): void {
  const [name, ...rest] = command
  const forScreen = SCREEN[name]
  if (forScreen) return forScreen(scene, rest)
  const [id, ...values] = rest as [number, ...unknown[]]
  if (name === 'new') {
    scene.turtles.set(id, newTurtle(values[0] as string, values[1] as boolean))
    return
  }
  const turtle = scene.turtles.get(id)
  if (turtle) TURTLE[name]?.(scene, turtle, id, values)
}

const SCREEN: Record<string, (scene: Scene, values: unknown[]) => void> = {
  bg: (scene, [color]) => {
    scene.background = color as string
  },
  setup: (scene, [width, height]) => {
    scene.window = [width as number, height as number]
  },
  world: (scene, values) => {
    scene.world = values as [number, number, number, number]
  },
  title: (scene, [text]) => {
    scene.title = text as string
  },
  listen: (scene) => {
    scene.listening = true
  },
  newshape: (scene, [name, points]) => {
    scene.shapes.set(name as string, { kind: 'polygon', points: (points as Point[] | null) ?? [] })
  },
  compound: (scene, [name, listed]) => {
    const parts = (listed as [Point[], string, string][]).map(([points, fill, line]) => ({
      points,
      fill,
      line,
    }))
    scene.shapes.set(name as string, { kind: 'compound', parts })
  },
  picture: (scene, [name, ...picture]) => {
    scene.shapes.set(name as string, { kind: 'picture', ...pictureOf(picture) })
  },
  bgpic: (scene, picture) => {
    scene.picture = picture[0] === '' ? null : pictureOf(picture)
  },
  clearscreen: (scene) => {
    scene.background = 'white'
    scene.picture = null
    scene.turtles.clear()
    scene.marks = []
    scene.settled = []
    scene.reach = [0, 0]
  },
}

function pictureOf([mime, data, width, height]: unknown[]) {
  const url = `data:${mime as string};base64,${data as string}`
  return { url, width: width as number, height: height as number }
}

function add(scene: Scene, mark: Mark, at = scene.marks.length): void {
  if (at === scene.marks.length) scene.marks.push(mark)
  else scene.marks.splice(at, 0, mark)
  addWeight(scene, mark)
  settleMarks(scene)
}

function forget(scene: Scene, turtle: number): void {
  scene.marks = scene.marks.filter((mark) => mark.turtle !== turtle)
  scene.settled = scene.settled.filter((one) => one.turtle !== turtle)
}

type Act = (scene: Scene, turtle: TurtleState, id: number, values: unknown[]) => void

const TURTLE: Record<string, Act> = {
  move(scene, turtle, id, [x, y, , draws]) {
    const to: Point = [x as number, y as number]
    if (draws) {
      const { color, width, at } = turtle
      add(scene, { kind: 'line', turtle: id, from: at, to, color, width })
    }
    turtle.at = to
  },
  turn(_scene, turtle, _id, [angle]) {
    turtle.angle = angle as number
  },
  pen(_scene, turtle, _id, [down, color, fill, width]) {
    Object.assign(turtle, { down, color, fill, width })
  },
  beginfill(scene, turtle) {
    turtle.fillFrom = scene.marks.length
  },
  fill(scene, turtle, id, [points, color]) {
    const shape = points as Point[]
    const at = Math.min(turtle.fillFrom ?? scene.marks.length, scene.marks.length)
    turtle.fillFrom = null
    if (shape.length === 0) return
    const mark: Mark = { kind: 'fill', turtle: id, points: shape, color: color as string }
    add(scene, mark, at)
  },
  dot(scene, _turtle, id, [x, y, size, color]) {
    const at: Point = [x as number, y as number]
    add(scene, { kind: 'dot', turtle: id, at, size: size as number, color: color as string })
  },
  write(scene, _turtle, id, [x, y, text, align, font, color]) {
    add(scene, {
      kind: 'text',
      turtle: id,
      at: [x as number, y as number],
      text: text as string,
      align: align as string,
      font: font as Font,
      color: color as string,
    })
  },
  stamp(scene, turtle, id, [stamp]) {
    const pose = { ...turtle, visible: true }
    add(scene, { kind: 'stamp', turtle: id, stamp: stamp as number, pose })
  },
  unstamp(scene, _turtle, id, [stamp]) {
    scene.marks = scene.marks.filter(
      (mark) => !(mark.kind === 'stamp' && mark.turtle === id && mark.stamp === stamp),
    )
  },
  unstamps(scene, _turtle, id, [count]) {
    const stamps = scene.marks.filter((mark) => mark.kind === 'stamp' && mark.turtle === id)
    const wanted = count as number | null
    const gone = new Set(
      wanted === null ? stamps : wanted >= 0 ? stamps.slice(0, wanted) : stamps.slice(wanted),
    )
    scene.marks = scene.marks.filter((mark) => !gone.has(mark))
  },
  undo(scene, turtle, id, [items, x, y, angle]) {
    for (let left = items as number; left > 0; left--) {
      const at = scene.marks.findLastIndex((mark) => mark.turtle === id)
      if (at >= 0) scene.marks.splice(at, 1)
    }
    turtle.at = [x as number, y as number]
    turtle.angle = angle as number
  },
  clear(scene, _turtle, id) {
    forget(scene, id)
  },
  reset(scene, turtle, id, [angle]) {
    forget(scene, id)
    Object.assign(turtle, newTurtle(turtle.shape, true), { angle })
  },
  show(_scene, turtle, _id, [visible]) {
    turtle.visible = visible as boolean
  },
  shape(_scene, turtle, _id, [shape]) {
    turtle.shape = shape as string
  },
  size(_scene, turtle, _id, [wide, long, outline]) {
    Object.assign(turtle, { wide, long, outline })
  },
  shear(_scene, turtle, _id, [shear]) {
    turtle.shear = shear as number
  },
  tilt(_scene, turtle, _id, [tilt]) {
    turtle.tilt = tilt as number
  },
}
