/** Brush, eraser, line, rectangle and ellipse: what makes new parts or takes away from them. */
import paper from 'paper/dist/paper-core'
import { boxBetween, type Spot, squareCorner, straightEnd } from '../core/board.ts'
import type { Job, Keys } from '../core/job.ts'
import { strokeArea } from '../core/outline.ts'
import { addStroke, eraseFrom } from './cut.ts'
import { at, type Desk } from './desk.ts'
import { setFill, setStroke } from './paints.ts'

export const ELLIPSE_SIDES = { width: 80, height: 80 }
export const RECTANGLE_SIDES = { width: 100, height: 70 }

function stroke(
  desk: Desk,
  from: Spot,
  colour: string | null,
  finish: (points: Spot[]) => boolean,
): Job {
  const points = [from]
  const width = desk.look.brushWidth
  desk.preview = { kind: 'stroke', points, width, colour }
  return {
    move(to) {
      points.push(to)
    },
    up() {
      desk.preview = null
      return finish(points)
    },
  }
}

export function brush(desk: Desk, from: Spot): Job {
  const { colour } = desk.look.fill
  return stroke(
    desk,
    from,
    colour,
    (points) => addStroke(desk.layer, points, desk.look.brushWidth, colour) !== null,
  )
}

export function eraser(desk: Desk, from: Spot, onKept: () => void): Job {
  return stroke(desk, from, null, (points) => {
    const cut = strokeArea(points, desk.look.brushWidth)
    const reach = new paper.Path({ segments: points.map(at), insert: false }).bounds.expand(
      desk.look.brushWidth,
    )
    const { changed, kept } = eraseFrom(desk.layer, cut, reach)
    if (kept) onKept()
    return changed
  })
}

function dress(desk: Desk, item: paper.Item): void {
  setFill(item, desk.look.fill)
  setStroke(item, desk.look.stroke, desk.look.strokeWidth)
  // Something that has neither would be there and not be seen.
  if (!item.fillColor && !item.strokeColor) item.strokeColor = new paper.Color('#1c1a3d')
  if (!item.fillColor && item.strokeWidth === 0) item.strokeWidth = 2
}

export function makeShape(
  desk: Desk,
  kind: 'rectangle' | 'ellipse',
  box: ReturnType<typeof boxBetween>,
): paper.Path {
  const rectangle = new paper.Rectangle(box.x, box.y, box.width, box.height)
  const item =
    kind === 'rectangle' ? new paper.Path.Rectangle(rectangle) : new paper.Path.Ellipse(rectangle)
  desk.layer.addChild(item)
  dress(desk, item)
  return item
}

export function shape(desk: Desk, kind: 'rectangle' | 'ellipse', from: Spot): Job {
  let item: paper.Path | null = null
  const draw = (to: Spot, keys: Keys): void => {
    item?.remove()
    item = null
    const box = boxBetween(from, keys.shift ? squareCorner(from, to) : to)
    if (box.width > 1 && box.height > 1) item = makeShape(desk, kind, box)
  }
  return {
    move: draw,
    up(to, keys) {
      draw(to, keys)
      if (item) desk.chosen = [item]
      return item !== null
    },
  }
}

export function makeLine(desk: Desk, from: Spot, to: Spot): paper.Path {
  const item = new paper.Path.Line(at(from), at(to))
  desk.layer.addChild(item)
  const { stroke: paint, fill, strokeWidth } = desk.look
  setStroke(item, paint.kind === 'none' ? fill : paint, Math.max(1, strokeWidth))
  item.strokeColor ??= new paper.Color('#1c1a3d')
  return item
}

export function line(desk: Desk, from: Spot): Job {
  let item: paper.Path | null = null
  const draw = (to: Spot, keys: Keys): void => {
    item?.remove()
    const end = keys.shift ? straightEnd(from, to) : to
    item = Math.hypot(end.x - from.x, end.y - from.y) > 1 ? makeLine(desk, from, end) : null
  }
  return {
    move: draw,
    up(to, keys) {
      draw(to, keys)
      if (item) desk.chosen = [item]
      return item !== null
    },
  }
}
