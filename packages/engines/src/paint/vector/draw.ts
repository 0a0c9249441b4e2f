/** Brush, eraser, line, rectangle and ellipse: what makes new parts or takes away from them. */
import paper from 'paper/dist/paper-core'
import { boxBetween, type Spot, squareCorner, straightEnd } from '../core/board.ts'
import type { Ink, Job, Keys } from '../core/job.ts'
import { type Rings, StrokeOutline } from '../core/outline.ts'
import type { Pieces } from '../core/pieces.ts'
import { addArea, eraseFrom } from './cut.ts'
import { at, type Desk } from './desk.ts'
import { setFill, setStroke } from './paints.ts'

export const ELLIPSE_SIDES = { width: 80, height: 80 }
export const RECTANGLE_SIDES = { width: 100, height: 70 }

/** Ink follows the hand at once; the shapes follow when it lets go. */
function stroke(
  desk: Desk,
  from: Spot,
  colour: string | null,
  finish: (area: Rings) => Pieces<boolean>,
): Job {
  const ink: Ink = { kind: 'stroke', points: [from], width: desk.look.brushWidth, colour }
  const outline = new StrokeOutline(ink.width)
  outline.add(from)
  desk.preview = ink
  return {
    move(to) {
      ink.points.push(to)
      outline.add(to)
    },
    up() {
      desk.preview = null
      desk.wet.add(ink)
      return drying(desk, ink, outline, finish)
    },
  }
}

function* drying(
  desk: Desk,
  ink: Ink,
  outline: StrokeOutline,
  finish: (area: Rings) => Pieces<boolean>,
): Pieces<boolean> {
  const area = yield* outline.area()
  const isChanged = yield* finish(area)
  desk.wet.delete(ink)
  return isChanged
}

export function brush(desk: Desk, from: Spot): Job {
  const { colour } = desk.look.fill
  return stroke(desk, from, colour, function* paint(area) {
    return (yield* addArea(desk.layer, area, colour)) !== null
  })
}

export function eraser(desk: Desk, from: Spot, onKept: () => void): Job {
  return stroke(desk, from, null, function* erase(cut) {
    const { changed, kept } = yield* eraseFrom(desk.layer, cut)
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
