/**
 * A drawing without end in memory that has one: the oldest strokes become one picture per turtle, so that clear()
 * still takes a turtle's own away; the newest stay as they are, for undo().
 */
import { type Context, paintMark } from './paint-mark.ts'
import type { Mark, Scene, Settled } from './turtle-scene.ts'
import { farPoints, type View, viewOf } from './turtle-view.ts'

/** More than undo() takes back, few enough to paint again for every picture. */
export const MOST_MARKS = 10_000
const KEPT_MARKS = 5000
/** Pictures are dear: beyond so many turtles they share the last one. */
const MOST_LAYERS = 8
const LARGEST_SIDE = 1800
const MOST_SCALE = 2

/** An outline of thousands of points weighs as much as thousands of strokes. */
function weightOf(mark: Mark): number {
  if (mark.kind === 'fill') return 1 + mark.points.length / 4
  return mark.kind === 'text' ? 1 + mark.text.length / 50 : 1
}

export function settleMarks(scene: Scene): void {
  if (scene.weight <= MOST_MARKS) return
  let weight = scene.marks.reduce((sum, mark) => sum + weightOf(mark), 0)
  scene.weight = weight
  if (weight <= MOST_MARKS) return
  const settled: Mark[] = []
  const isOld = (mark: Mark, stamps: boolean): boolean => {
    // Stamps can be cleared one by one, so they go last.
    if (weight <= KEPT_MARKS || (mark.kind === 'stamp' && !stamps)) return false
    weight -= weightOf(mark)
    settled.push(mark)
    return true
  }
  for (const stamps of [false, true]) scene.marks = scene.marks.filter((m) => !isOld(m, stamps))
  for (const turtle of scene.turtles.values()) {
    if (turtle.fillFrom !== null) turtle.fillFrom = Math.max(0, turtle.fillFrom - settled.length)
  }
  for (const [x, y] of farPoints(settled)) {
    scene.reach = [Math.max(scene.reach[0], Math.abs(x)), Math.max(scene.reach[1], Math.abs(y))]
  }
  scene.weight = weight
  for (const mark of settled) paint(scene, mark)
}

export function addWeight(scene: Scene, mark: Mark): void {
  scene.weight += weightOf(mark)
}

function paint(scene: Scene, mark: Mark): void {
  const layer = layerOf(scene, mark.turtle)
  const context = layer?.canvas.getContext('2d')
  if (!layer || !context) return
  lookAt(context, layer.view, layer.canvas)
  paintMark(context, mark, scene, () => null)
}

function lookAt(context: Context, view: View, { width }: { width: number }): void {
  const scale = width / view.width
  context.setTransform(scale, 0, 0, -scale, -view.left * scale, view.top * scale)
}

/** The turtle's picture, as large as the view is now; null where there is nothing to paint on. */
function layerOf(scene: Scene, turtle: number): Settled | null {
  const view = viewOf(scene)
  const known = scene.settled.find((one) => one.turtle === turtle)
  const isFull = scene.settled.length >= MOST_LAYERS
  const layer = known ?? (isFull ? scene.settled.at(-1) : undefined)
  if (layer && sameView(layer.view, view)) return layer
  const canvas = blank(view)
  if (!canvas) return null
  if (layer) {
    const context = canvas.getContext('2d')
    const scale = canvas.width / view.width
    const { left, top, width, height } = layer.view
    const [x, y] = [(left - view.left) * scale, (view.top - top) * scale]
    context?.drawImage(layer.canvas, x, y, width * scale, height * scale)
    Object.assign(layer, { view, canvas })
    return layer
  }
  const made: Settled = { turtle, view, canvas }
  scene.settled.push(made)
  return made
}

/** A picture of its own: what is painted on one of them does not show on the other. */
export function copied({ turtle, view, canvas }: Settled): Settled {
  const copy = document.createElement('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
  return { turtle, view, canvas: copy }
}

function sameView(a: View, b: View): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
}

function blank({ width, height }: View): HTMLCanvasElement | null {
  if (typeof document === 'undefined') return null
  const scale = Math.min(MOST_SCALE, LARGEST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  return canvas
}
