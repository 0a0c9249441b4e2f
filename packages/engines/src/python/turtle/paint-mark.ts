/** Marks and turtles on a canvas. */
import type { Mark, Point, Pose, Scene } from './turtle-scene.ts'
import { outlinesOf, pictureBox } from './turtle-view.ts'

export type Context = CanvasRenderingContext2D
/** A picture by its address, once it can be drawn. */
export type FindPicture = (url: string) => CanvasImageSource | null

export function paintMark(context: Context, mark: Mark, scene: Scene, find: FindPicture): void {
  switch (mark.kind) {
    case 'line':
      return paintLine(context, mark)
    case 'fill':
      context.fillStyle = mark.color
      trace(context, mark.points)
      return context.fill('evenodd')
    case 'dot':
      context.fillStyle = mark.color
      context.beginPath()
      context.arc(mark.at[0], mark.at[1], Math.max(mark.size / 2, 0), 0, 2 * Math.PI)
      return context.fill()
    case 'text':
      return paintText(context, mark)
    case 'stamp':
      return paintPose(context, mark.pose, scene, find)
    default:
      return mark satisfies never
  }
}

function paintLine(context: Context, mark: Extract<Mark, { kind: 'line' }>): void {
  context.strokeStyle = mark.color
  context.lineWidth = mark.width
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(...mark.from)
  context.lineTo(...mark.to)
  context.stroke()
}

function paintText(context: Context, mark: Extract<Mark, { kind: 'text' }>): void {
  const [family, size, style] = mark.font
  context.save()
  context.translate(...mark.at)
  context.scale(1, -1)
  const slant = style.includes('italic') ? 'italic ' : ''
  const weight = style.includes('bold') ? 'bold ' : ''
  context.font = `${slant}${weight}${size * 1.33}px ${family}, sans-serif`
  context.fillStyle = mark.color
  context.textAlign = (['left', 'center', 'right'] as const).find((a) => a === mark.align) ?? 'left'
  context.fillText(mark.text, 0, 0)
  context.restore()
}

export function paintPose(context: Context, pose: Pose, scene: Scene, find: FindPicture): void {
  const box = pictureBox(pose, scene.shapes)
  if (box) return paintPicture(context, find(box.url), box)
  for (const { points, fill, line } of outlinesOf(pose, scene.shapes)) {
    context.fillStyle = fill
    context.strokeStyle = line
    context.lineWidth = pose.outline
    trace(context, points)
    context.fill()
    context.stroke()
  }
}

export function paintPicture(
  context: Context,
  picture: CanvasImageSource | null,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): void {
  if (!picture) return
  context.save()
  context.translate(left, top)
  context.scale(1, -1)
  context.drawImage(picture, 0, 0, width, height)
  context.restore()
}

function trace(context: Context, points: Point[]): void {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
}
