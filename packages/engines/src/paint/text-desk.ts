/** The text that is being typed: where its field stands, and what becomes of it. */
import { fontName, fontStack } from '../stage/costume-fonts.ts'
import { BitmapBoard } from './bitmap-board.ts'
import type { PaintBoard } from './board-kind.ts'
import { RESOLUTION, type Spot } from './core/board.ts'
import { LINE_HEIGHT } from './core/write-svg.ts'
import type { PaintState, Typing } from './paint-state.ts'
import type { PaintView } from './paint-view.ts'
import { type Desk, hitDeep } from './vector/desk.ts'
import { isRightToLeft, TEXT_SIZE, writeText } from './vector/text.ts'
import { VectorBoard } from './vector-board.ts'

interface Open {
  spot: Spot
  size: number
  colour: string
  font: string
  text: string
  item: paper.PointText | null
}

export class TextDesk {
  readonly #view: PaintView
  #open: Open | null = null

  constructor(view: PaintView) {
    this.#view = view
  }

  find(desk: Desk, spot: Spot): paper.PointText | null {
    const item = hitDeep(desk, spot)
    return item?.className === 'PointText' ? (item as paper.PointText) : null
  }

  start(desk: Desk | null, spot: Spot, { fill, font }: PaintState): void {
    const item = desk && this.find(desk, spot)
    const colour = fill.kind === 'none' ? '#1c1a3d' : fill.colour
    this.#open = item
      ? {
          spot: item.point,
          size: Number(item.fontSize),
          colour: item.fillColor?.toCSS(true) ?? colour,
          font: fontName(item.fontFamily),
          text: item.content,
          item,
        }
      : { spot, size: TEXT_SIZE, colour, font, text: '', item: null }
    // The field stands in its place.
    if (item) item.visible = false
    if (desk) desk.chosen = []
  }

  /** A click beside the field takes the focus from it, and that finishes it. */
  stop(): void {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement) activeElement.blur()
  }

  typing(): Typing | null {
    if (!this.#open) return null
    const { spot, size, colour, font, text } = this.#open
    const { x, y } = this.#view.toScreen(spot)
    const shown = size * this.#view.zoom
    return { left: x, top: y - shown, size: shown, colour, font: fontStack(font), text }
  }

  /** True when the picture is another one now. */
  finish(board: PaintBoard, typed: string | null, state: PaintState): boolean {
    const open = this.#open
    this.#open = null
    if (!open) return false
    if (open.item) open.item.visible = true
    if (typed === null || typed === open.text) return false
    if (board instanceof VectorBoard) {
      const text = writeText(board.desk, open.spot, typed, open.font, open.item)
      board.desk.chosen = text && state.tool === 'select' ? [text] : []
      return text !== null || open.item !== null
    }
    if (!(board instanceof BitmapBoard) || typed.trim() === '') return false
    paintText(board, open, typed)
    return true
  }
}

function paintText(
  { bitmap }: BitmapBoard,
  { spot, size, colour, font }: Open,
  typed: string,
): void {
  const { context } = bitmap
  const { x, y } = bitmap.pixel(spot)
  context.save()
  context.font = `${size * RESOLUTION}px ${fontStack(font)}`
  context.fillStyle = colour
  context.textAlign = isRightToLeft(typed) ? 'right' : 'left'
  context.direction = isRightToLeft(typed) ? 'rtl' : 'ltr'
  typed.split('\n').forEach((line, index) => {
    context.fillText(line, x, y + index * size * LINE_HEIGHT * RESOLUTION)
  })
  context.restore()
}
