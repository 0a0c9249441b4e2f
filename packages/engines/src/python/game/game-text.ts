/** Text in a game: several lines, turned, with an outline or a shadow, or as large as its box allows. */
import { breakLine } from './break-line.ts'

export interface TextLook {
  size: number
  color: string
  /** Lines are broken at this width; 0 for never. */
  width: number
  align: string
  bold: boolean
  italic: boolean
  lineHeight: number
  outline: string
  outlineWidth: number
  shadow: string
  shadowX: number
  shadowY: number
  alpha: number
  angle: number
  background: string
}

export function lookOf(values: readonly unknown[]): TextLook {
  const [size, color, width, align, bold, italic, lineHeight, outline, outlineWidth, ...rest] =
    values
  const [shadow, shadowX, shadowY, alpha, angle, background] = rest
  return {
    size: Math.min(Math.max(size as number, 1), 1000),
    color: color as string,
    width: width as number,
    align: align as string,
    bold: bold as boolean,
    italic: italic as boolean,
    lineHeight: lineHeight as number,
    outline: outline as string,
    outlineWidth: outlineWidth as number,
    shadow: shadow as string,
    shadowX: shadowX as number,
    shadowY: shadowY as number,
    alpha: Math.min(Math.max(alpha as number, 0), 1),
    angle: angle as number,
    background: background as string,
  }
}

type Context = CanvasRenderingContext2D

/** A font of size 24 stands about as high as the letters of Pygame at 24. */
const EM = 0.8
const LINE = 1.2

function fontOf({ size, bold, italic }: TextLook): string {
  return `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${size * EM}px "IBM Plex Sans", "IBM Plex Sans Thai Looped", "IBM Plex Sans Arabic", sans-serif`
}

function linesOf(context: Context, text: string, width: number): string[] {
  const lines = text.split('\n')
  if (width <= 0) return lines
  return lines.flatMap((line) => breakLine(line, width, (one) => context.measureText(one).width))
}

export function paintText(
  context: Context,
  text: string,
  [x, y, anchorX, anchorY]: [number, number, number, number],
  look: TextLook,
): void {
  context.save()
  context.font = fontOf(look)
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  const lines = linesOf(context, text, look.width)
  const step = look.size * EM * LINE * look.lineHeight
  const widths = lines.map((line) => context.measureText(line).width)
  const wide = Math.max(...widths, 0)
  const high = lines.length * step
  context.globalAlpha = look.alpha
  context.translate(x, y)
  context.rotate((-look.angle * Math.PI) / 180)
  context.translate(-anchorX * wide, -anchorY * high)
  if (look.background !== '') {
    context.fillStyle = look.background
    context.fillRect(0, 0, wide, high)
  }
  for (const [row, line] of lines.entries()) {
    const share = look.align === 'center' ? 0.5 : look.align === 'right' ? 1 : 0
    const left = (wide - widths[row]!) * share
    paintLine(context, line, left, row * step + look.size * EM, look)
  }
  context.restore()
}

function paintLine(context: Context, line: string, x: number, y: number, look: TextLook): void {
  if (look.shadow !== '') {
    const unit = look.size / 18
    context.fillStyle = look.shadow
    context.fillText(line, x + look.shadowX * unit, y + look.shadowY * unit)
  }
  if (look.outline !== '') {
    context.strokeStyle = look.outline
    context.lineWidth = Math.max(1, (look.outlineWidth * look.size) / 12)
    context.lineJoin = 'round'
    context.strokeText(line, x, y)
  }
  context.fillStyle = look.color
  context.fillText(line, x, y)
}

/** The largest letters with which the text fits into the box. */
export function paintTextBox(
  context: Context,
  text: string,
  [x, y, width, height]: [number, number, number, number],
  look: TextLook,
): void {
  context.save()
  let low = 1
  let high = 400
  while (high - low > 1) {
    const size = (low + high) / 2
    context.font = fontOf({ ...look, size })
    const lines = linesOf(context, text, width)
    const wide = Math.max(...lines.map((line) => context.measureText(line).width))
    const fits = wide <= width && lines.length * size * EM * LINE * look.lineHeight <= height
    if (fits) low = size
    else high = size
  }
  context.restore()
  const fitting = { ...look, size: low, width, angle: 0 }
  paintText(context, text, [x + width / 2, y + height / 2, 0.5, 0.5], fitting)
}
