/** Brush, eraser and shapes on pixels. */
import { boxBetween, RESOLUTION, type Spot, squareCorner, straightEnd } from '../core/board.ts'
import type { Paint } from '../core/colour.ts'
import type { Job, Keys } from '../core/job.ts'
import type { Look } from '../vector/paints.ts'
import type { Bitmap, BitmapState } from './bitmap.ts'

function styled(bitmap: Bitmap, width: number, colour: string): CanvasRenderingContext2D {
  const { context } = bitmap
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = width * RESOLUTION
  context.strokeStyle = colour
  return context
}

export function stroke(bitmap: Bitmap, from: Spot, look: Look, isEraser: boolean): Job {
  let last = bitmap.pixel(from)
  const go = (to: Spot): void => {
    const next = bitmap.pixel(to)
    const context = styled(bitmap, look.brushWidth, look.fill.colour)
    context.globalCompositeOperation =
      isEraser || look.fill.kind === 'none' ? 'destination-out' : 'source-over'
    context.beginPath()
    context.moveTo(last.x, last.y)
    context.lineTo(next.x, next.y)
    context.stroke()
    context.globalCompositeOperation = 'source-over'
    last = next
  }
  go(from)
  return {
    move: go,
    up: () => true,
  }
}

export type PixelShape = 'line' | 'rectangle' | 'ellipse'

function style(
  context: CanvasRenderingContext2D,
  paint: Paint,
  box: ReturnType<typeof boxBetween>,
): string | CanvasGradient {
  if (paint.kind === 'solid' || paint.kind === 'none') return paint.colour
  const { x, y, width, height } = box
  const [mx, my] = [x + width / 2, y + height / 2]
  const made =
    paint.kind === 'radial'
      ? context.createRadialGradient(mx, my, 0, mx, my, Math.max(width, height) / 2)
      : context.createLinearGradient(
          x,
          y,
          paint.kind === 'horizontal' ? x + width : x,
          paint.kind === 'vertical' ? y + height : y,
        )
  made.addColorStop(0, paint.colour)
  made.addColorStop(1, paint.second)
  return made
}

export function drawShape(
  bitmap: Bitmap,
  kind: PixelShape,
  from: Spot,
  to: Spot,
  look: Look,
): void {
  const [a, b] = [bitmap.pixel(from), bitmap.pixel(to)]
  const box = boxBetween(a, b)
  const hasOutline = look.stroke.kind !== 'none' && look.strokeWidth > 0
  const context = styled(bitmap, Math.max(1, look.strokeWidth), '#000')
  context.beginPath()
  if (kind === 'line') {
    context.moveTo(a.x, a.y)
    context.lineTo(b.x, b.y)
  } else if (kind === 'rectangle') context.rect(box.x, box.y, box.width, box.height)
  else
    context.ellipse(
      box.x + box.width / 2,
      box.y + box.height / 2,
      box.width / 2,
      box.height / 2,
      0,
      0,
      Math.PI * 2,
    )
  if (kind !== 'line' && look.fill.kind !== 'none') {
    context.fillStyle = style(context, look.fill, box)
    context.fill()
  }
  if (kind === 'line' || hasOutline || look.fill.kind === 'none') {
    context.strokeStyle = style(context, look.stroke.kind === 'none' ? look.fill : look.stroke, box)
    context.stroke()
  }
}

/** The picture as it was is drawn again under every next form of the shape. */
export function shape(
  bitmap: Bitmap,
  kind: PixelShape,
  from: Spot,
  look: Look,
  before: BitmapState,
): Job {
  const draw = (to: Spot, { shift }: Keys): void => {
    bitmap.restore(before)
    const end = !shift ? to : kind === 'line' ? straightEnd(from, to) : squareCorner(from, to)
    if (Math.hypot(end.x - from.x, end.y - from.y) > 1) drawShape(bitmap, kind, from, end, look)
  }
  return {
    move: draw,
    up(to, keys) {
      draw(to, keys)
      return Math.hypot(to.x - from.x, to.y - from.y) > 1
    },
  }
}
