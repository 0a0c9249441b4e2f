/** Colours, widths and fonts of what is chosen, and of the spot under the pointer. */
import { fontStack } from '../stage/costume-fonts.ts'
import type { Spot } from './core/board.ts'
import { hexOfChannels } from './core/colour.ts'
import type { PaintState } from './paint-state.ts'
import type { Desk } from './vector/desk.ts'
import { paintedIn, paintFrom, setFill, setStroke } from './vector/paints.ts'

type Dress = Pick<PaintState, 'fill' | 'stroke' | 'strokeWidth' | 'font'>

/** What is chosen follows a change; true when there was something to dress. */
export function dressChosen({ chosen }: Desk, change: Partial<Dress>, all: Dress): boolean {
  const isStroked = change.stroke !== undefined || change.strokeWidth !== undefined
  if (!change.fill && !isStroked && change.font === undefined) return false
  for (const item of chosen) {
    if (change.fill) setFill(item, all.fill)
    if (isStroked) setStroke(item, all.stroke, all.strokeWidth)
    if (change.font)
      for (const part of paintedIn(item))
        if ('fontFamily' in part) part.fontFamily = fontStack(all.font)
  }
  return chosen.length > 0
}

/** What the fields have to show to tell the truth; null when nothing is chosen. */
export function dressOf(
  { chosen }: Desk,
  { fill, stroke, strokeWidth }: Dress,
): Omit<Dress, 'font'> | null {
  const [part] = chosen.flatMap(paintedIn)
  if (!part) return null
  return {
    fill: paintFrom(part.fillColor, fill),
    stroke: paintFrom(part.strokeColor, stroke),
    strokeWidth: part.strokeColor ? Math.round(part.strokeWidth * 10) / 10 : strokeWidth,
  }
}

/** The colour that is seen at a spot of the screen, or null where nothing is painted. */
export function colourAt(sheet: HTMLCanvasElement, { x, y }: Spot): string | null {
  const ratio = sheet.width / Math.max(1, sheet.clientWidth)
  const pixel = sheet
    .getContext('2d')
    ?.getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel ?? []
  return alpha > 0 ? hexOfChannels(red, green, blue) : null
}
