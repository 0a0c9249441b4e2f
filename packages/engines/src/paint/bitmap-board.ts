/** The picture as pixels: tools and actions on it, and the piece that hovers over it. */
import paper from 'paper/dist/paper-core'
import { Bitmap } from './bitmap/bitmap.ts'
import { drawShape, shape, stroke } from './bitmap/draw.ts'
import {
  copyPiece,
  cutPiece,
  type Floating,
  holdPiece,
  putDown,
  turnOver,
} from './bitmap/floating.ts'
import type {
  BoardContext,
  PaintBoard,
  PictureState,
  Pressed,
  WrittenPicture,
} from './board-kind.ts'
import { type Box, boxBetween, CENTRE, RESOLUTION, type Spot } from './core/board.ts'
import type { Job, Keys, Preview } from './core/job.ts'
import type { ChosenPart, PaintSaid, PaintTool } from './paint-state.ts'
import type { Overlay } from './paint-view.ts'

let clipboard: Floating | null = null

export class BitmapBoard implements PaintBoard {
  readonly bitmap: Bitmap
  readonly #context: BoardContext
  readonly #picture: paper.Raster
  readonly #hovering: paper.Layer
  #floating: Floating | null = null
  #preview: Preview | null = null

  constructor(layer: paper.Layer, context: BoardContext, around?: Box) {
    this.#context = context
    this.bitmap = new Bitmap(around)
    layer.removeChildren()
    this.#picture = shownCanvas(this.bitmap.canvas)
    const { origin, canvas } = this.bitmap
    place(this.#picture, {
      ...origin,
      width: canvas.width / RESOLUTION,
      height: canvas.height / RESOLUTION,
    })
    layer.addChild(this.#picture)
    this.#hovering = layer
  }

  press(tool: PaintTool, spot: Spot, keys: Keys): Pressed {
    const { bitmap } = this
    const look = this.#context.look()
    switch (tool) {
      case 'brush':
        return stroke(bitmap, spot, look, false)
      case 'eraser':
        return stroke(bitmap, spot, look, true)
      case 'line':
      case 'rectangle':
      case 'ellipse':
        return shape(bitmap, tool, spot, look, bitmap.keep())
      case 'fill':
        return bitmap.fill(spot, look.fill) ? 'changed' : null
      case 'select':
        return (
          (this.#floating && holdPiece(this.#floating, spot, this.#context.zoom())) ??
          this.#marquee(spot, keys)
        )
      // The editor itself does these, and pixels have no points to move.
      case 'text':
      case 'pick':
      case 'centre':
      case 'reshape':
        return null
    }
  }

  #marquee(from: Spot, _keys: Keys): Job {
    this.putDown()
    return {
      move: (to) => {
        this.#preview = { kind: 'marquee', box: boxBetween(from, to) }
      },
      up: (to) => {
        this.#preview = null
        this.#cut(boxBetween(from, to))
        return false
      },
    }
  }

  /** Whole pixels only: half ones would blur. */
  #cut({ x, y, width, height }: Box): void {
    const whole = (value: number): number => Math.round(value * RESOLUTION) / RESOLUTION
    const box = { x: whole(x), y: whole(y), width: whole(width), height: whole(height) }
    this.#floating = box.width >= 1 && box.height >= 1 ? cutPiece(this.bitmap, box) : null
  }

  putDown(): void {
    if (this.#floating) putDown(this.bitmap, this.#floating)
    this.#floating = null
  }

  /** Shows the pixels as they are now. */
  refresh(): void {
    for (const child of this.#hovering.children.slice()) if (child !== this.#picture) child.remove()
    this.#picture.smoothing = this.#context.zoom() < 2 ? 'medium' : 'off'
    if (this.#floating) {
      const piece = shownCanvas(this.#floating.piece)
      place(piece, this.#floating.box)
      this.#hovering.addChild(piece)
    }
    // Paper does not see what is drawn on a canvas of ours.
    this.#picture.image = this.bitmap.canvas
  }

  keep(): PictureState {
    const floating = this.#floating
    if (!floating) return this.bitmap.keep()
    const under = this.bitmap.keep()
    putDown(this.bitmap, floating)
    const whole = this.bitmap.keep()
    this.bitmap.restore(under)
    return whole
  }

  restore(state: PictureState): void {
    if (state.mode === 'bitmap') this.bitmap.restore(state)
    this.#floating = null
    this.#preview = null
  }

  chosen(): ChosenPart | null {
    const box = this.#floating?.box
    if (!box) return null
    return {
      count: 1,
      kind: 'piece',
      x: box.x + box.width / 2 - CENTRE.x,
      y: CENTRE.y - box.y - box.height / 2,
      width: box.width,
      height: box.height,
      angle: 0,
      font: null,
    }
  }

  parts(): number {
    return this.bitmap.isEmpty && !this.#floating ? 0 : 1
  }

  box(): Box | null {
    const state = this.keep()
    if (state.mode !== 'bitmap' || !state.piece) return null
    const { origin } = this.bitmap
    return {
      x: state.x / RESOLUTION + origin.x,
      y: state.y / RESOLUTION + origin.y,
      width: state.piece.width / RESOLUTION,
      height: state.piece.height / RESOLUTION,
    }
  }

  overlay(): Overlay {
    return {
      box: this.#floating?.box ?? null,
      canTurn: false,
      shaped: null,
      nodes: new Set(),
      preview: this.#preview,
      wet: new Set(),
    }
  }

  leave(): void {
    this.putDown()
  }

  all(): void {
    this.putDown()
    const box = this.box()
    if (box) this.#cut(box)
  }

  none(): void {
    this.putDown()
  }

  next(): PaintSaid {
    this.all()
    return this.#floating ? { what: 'part', kind: 'piece', number: 1, of: 1 } : { what: 'nothing' }
  }

  moveBy(x: number, y: number): boolean {
    if (!this.#floating) return false
    const { box } = this.#floating
    this.#floating.box = { ...box, x: box.x + x, y: box.y + y }
    return true
  }

  place(change: Partial<Record<'x' | 'y' | 'width' | 'height' | 'angle', number>>): boolean {
    const now = this.chosen()
    if (!this.#floating || !now) return false
    const { x, y, width, height } = { ...now, ...change }
    const size = { width: Math.max(1, width), height: Math.max(1, height) }
    this.#floating.box = {
      x: CENTRE.x + x - size.width / 2,
      y: CENTRE.y - y - size.height / 2,
      ...size,
    }
    return true
  }

  flip(way: 'horizontal' | 'vertical'): boolean {
    if (this.#floating) turnOver(this.#floating, way)
    return this.#floating !== null
  }

  remove(): boolean {
    const had = this.#floating !== null
    this.#floating = null
    return had
  }

  copy(): boolean {
    const from = this.#floating
    if (!from) {
      const box = this.box()
      clipboard = (box && copyPiece(this.bitmap, box)) ?? clipboard
      return box !== null
    }
    const piece = document.createElement('canvas')
    piece.width = from.piece.width
    piece.height = from.piece.height
    piece.getContext('2d')?.drawImage(from.piece, 0, 0)
    clipboard = { piece, box: from.box }
    return true
  }

  paste(): boolean {
    if (!clipboard) return false
    this.putDown()
    const { piece, box } = clipboard
    const copy = document.createElement('canvas')
    copy.width = piece.width
    copy.height = piece.height
    copy.getContext('2d')?.drawImage(piece, 0, 0)
    this.#floating = { piece: copy, box: { ...box, x: box.x + 12, y: box.y + 12 } }
    return true
  }

  add(tool: PaintTool): boolean {
    const corners = (x: number, y: number): [Spot, Spot] => [
      { x: CENTRE.x - x, y: CENTRE.y - y },
      { x: CENTRE.x + x, y: CENTRE.y + y },
    ]
    const look = this.#context.look()
    if (tool === 'rectangle') drawShape(this.bitmap, tool, ...corners(50, 35), look)
    else if (tool === 'ellipse') drawShape(this.bitmap, tool, ...corners(40, 40), look)
    else if (tool === 'line') drawShape(this.bitmap, tool, ...corners(50, 0), look)
    else if (tool === 'brush') stroke(this.bitmap, CENTRE, look, false)
    else if (tool === 'fill') return this.bitmap.fill(CENTRE, look.fill)
    else return false
    return true
  }

  shift(x: number, y: number): void {
    this.putDown()
    const box = this.box()
    const all = box && cutPiece(this.bitmap, box)
    const whole = (value: number): number => Math.round(value * RESOLUTION) / RESOLUTION
    if (all)
      putDown(this.bitmap, {
        ...all,
        box: { ...all.box, x: all.box.x + whole(x), y: all.box.y + whole(y) },
      })
  }

  write(isBackdrop: boolean): WrittenPicture {
    this.putDown()
    return this.bitmap.write(isBackdrop)
  }
}

function shownCanvas(canvas: HTMLCanvasElement): paper.Raster {
  return new paper.Raster({ image: canvas, insert: false })
}

function place(raster: paper.Raster, box: Box): void {
  raster.applyMatrix = false
  raster.bounds = new paper.Rectangle(box.x, box.y, box.width, box.height)
}
