/** One thing a game draws. */
import type { GameOp } from './game-command.ts'
import { lookOf, paintText, paintTextBox } from './game-text.ts'
import type { Picture } from './load-picture.ts'

type Context = CanvasRenderingContext2D

export function paintOp(
  context: Context,
  op: GameOp,
  pictures: ReadonlyMap<string, Picture | null>,
  size: { width: number; height: number },
): void {
  switch (op[0]) {
    case 'fill':
      context.fillStyle = op[1]
      return context.fillRect(0, 0, size.width, size.height)
    case 'box':
      context.fillStyle = op[5]
      return context.fillRect(op[1], op[2], op[3], op[4])
    case 'rect':
      return frame(context, op)
    case 'line':
      pen(context, op[5], op[6])
      trace(context, [
        [op[1], op[2]],
        [op[3], op[4]],
      ])
      return context.stroke()
    case 'circle':
      pen(context, op[4], op[5])
      round(context, op[1], op[2], op[3])
      return context.stroke()
    case 'disc':
      context.fillStyle = op[4]
      round(context, op[1], op[2], op[3])
      return context.fill()
    case 'polygon':
      pen(context, op[2], op[3])
      trace(context, op[1])
      context.closePath()
      return context.stroke()
    case 'area':
      context.fillStyle = op[2]
      trace(context, op[1])
      return context.fill()
    case 'blit': {
      const picture = pictures.get(op[1])
      if (picture) context.drawImage(picture, op[2], op[3], op[4], op[5])
      return
    }
    case 'turned':
      return turned(context, op, pictures.get(op[1]) ?? null)
    case 'text': {
      const [, text, x, y, anchorX, anchorY, ...look] = op
      return paintText(context, text, [x, y, anchorX, anchorY], lookOf(look))
    }
    case 'textbox': {
      const [, text, x, y, width, height, ...look] = op
      return paintTextBox(context, text, [x, y, width, height], lookOf(look))
    }
    default:
      return op satisfies never
  }
}

function frame(context: Context, op: Extract<GameOp, ['rect', ...unknown[]]>): void {
  const [, x, y, width, height, color, line] = op
  pen(context, color, line)
  context.strokeRect(x + line / 2, y + line / 2, width - line, height - line)
}

function turned(
  context: Context,
  [, , x, y, width, height, angle, opacity]: Extract<GameOp, ['turned', ...unknown[]]>,
  picture: Picture | null,
): void {
  if (!picture) return
  context.save()
  context.globalAlpha = opacity
  context.translate(x, y)
  context.rotate((-angle * Math.PI) / 180)
  context.drawImage(picture, -width / 2, -height / 2, width, height)
  context.restore()
}

function pen(context: Context, color: string, width: number): void {
  context.strokeStyle = color
  context.lineWidth = Math.max(width, 0.1)
}

function round(context: Context, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, Math.max(radius, 0), 0, 2 * Math.PI)
}

function trace(context: Context, points: readonly [number, number][]): void {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
}
