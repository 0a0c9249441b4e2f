/** The picture as shapes: tools and actions on its parts. */
import paper from 'paper/dist/paper-core'
import { fontName } from '../stage/costume-fonts.ts'
import type {
  BoardContext,
  PaintBoard,
  PictureState,
  Pressed,
  WrittenPicture,
} from './board-kind.ts'
import { type Box, CENTRE, type Spot } from './core/board.ts'
import type { Keys } from './core/job.ts'
import type { ChosenPart, PaintSaid, PaintTool, PartKind } from './paint-state.ts'
import type { Overlay } from './paint-view.ts'
import {
  boxOf,
  copyItems,
  flipItems,
  isGroup,
  pasteItems,
  turnedBy,
  turnItems,
} from './vector/arrange.ts'
import { addStroke } from './vector/cut.ts'
import { type Desk, hitDeep } from './vector/desk.ts'
import {
  brush,
  ELLIPSE_SIDES,
  eraser,
  line,
  makeLine,
  makeShape,
  RECTANGLE_SIDES,
  shape,
} from './vector/draw.ts'
import { drawnBox, keepDrawing, restoreDrawing, writeDrawing } from './vector/drawing.ts'
import { paintedIn, setFill, setStroke } from './vector/paints.ts'
import { nextNode, removeNodes, reshape } from './vector/reshape.ts'
import { select } from './vector/select.ts'

/** What was copied last, in this costume or another one. */
let clipboard: string[] = []
const PASTE_SHIFT = 12

function kindOf(item: paper.Item): PartKind {
  if (item instanceof paper.PointText) return 'text'
  return isGroup(item) ? 'group' : 'path'
}

export class VectorBoard implements PaintBoard {
  readonly desk: Desk
  readonly #context: BoardContext
  /** Whether the bucket paints outlines. */
  fillsOutline = false

  constructor(layer: paper.Layer, context: BoardContext) {
    this.#context = context
    this.desk = {
      layer,
      chosen: [],
      shaped: null,
      nodes: new Set(),
      preview: null,
      wet: new Set(),
      get look() {
        return context.look()
      },
      get zoom() {
        return context.zoom()
      },
    }
  }

  press(tool: PaintTool, spot: Spot, keys: Keys): Pressed {
    const { desk } = this
    switch (tool) {
      case 'select':
        return select(desk, spot, keys)
      case 'reshape':
        return reshape(desk, spot, keys)
      case 'brush':
        return brush(desk, spot)
      case 'eraser':
        return eraser(desk, spot, () => this.#context.say({ what: 'textStays' }))
      case 'line':
        return line(desk, spot)
      case 'rectangle':
      case 'ellipse':
        return shape(desk, tool, spot)
      case 'fill':
        return this.#pour(hitDeep(desk, spot))
      // The editor itself does these.
      case 'text':
      case 'pick':
      case 'centre':
        return null
    }
  }

  #pour(item: paper.Item | null): Pressed {
    if (!item) {
      this.#context.say({ what: 'clickShape' })
      return null
    }
    const { look } = this.desk
    if (this.fillsOutline) setStroke(item, look.stroke, Math.max(1, look.strokeWidth))
    else setFill(item, look.fill)
    return 'changed'
  }

  keep(): PictureState {
    return keepDrawing(this.desk.layer, this.desk.chosen)
  }

  restore(state: PictureState): void {
    if (state.mode !== 'vector') return
    this.desk.chosen = restoreDrawing(this.desk.layer, state)
    this.desk.shaped = null
    this.desk.nodes = new Set()
    this.desk.preview = null
  }

  chosen(): ChosenPart | null {
    const items = this.desk.chosen
    const box = boxOf(items)
    const [first] = items
    if (!box || !first) return null
    return {
      count: items.length,
      kind: items.length > 1 ? 'group' : kindOf(first),
      x: box.x + box.width / 2 - CENTRE.x,
      y: CENTRE.y - box.y - box.height / 2,
      width: box.width,
      height: box.height,
      angle: items.length > 1 ? 0 : turnedBy(first),
      font: first instanceof paper.PointText ? fontName(first.fontFamily) : null,
    }
  }

  parts(): number {
    return this.desk.layer.children.length
  }

  box(): Box | null {
    return drawnBox(this.desk.layer)
  }

  overlay(): Overlay {
    const { chosen, shaped, nodes, preview, wet } = this.desk
    return { box: shaped ? null : boxOf(chosen), canTurn: true, shaped, nodes, preview, wet }
  }

  leave(tool: PaintTool): void {
    const { desk } = this
    if (tool === 'reshape') {
      const [first] = desk.chosen.flatMap(paintedIn)
      desk.shaped = first instanceof paper.Path ? first : null
      desk.chosen = []
    } else desk.shaped = null
    if (tool !== 'select' && tool !== 'fill') desk.chosen = []
    desk.nodes = new Set()
  }

  all(): void {
    this.desk.shaped = null
    this.desk.chosen = [...this.desk.layer.children]
  }

  none(): void {
    this.desk.chosen = []
    this.desk.nodes = new Set()
  }

  next(step: 1 | -1): PaintSaid {
    const { desk } = this
    if (desk.shaped) {
      const index = nextNode(desk, step)
      return { what: 'node', number: (index ?? 0) + 1, of: desk.shaped.segments.length }
    }
    const items = desk.layer.children
    if (items.length === 0) return { what: 'nothing' }
    const before = desk.chosen[0] ? desk.chosen[0].index : step > 0 ? -1 : 0
    const item = items[(before + step + items.length) % items.length]!
    desk.chosen = [item]
    return { what: 'part', kind: kindOf(item), number: item.index + 1, of: items.length }
  }

  moveBy(x: number, y: number): boolean {
    const way = new paper.Point(x, y)
    for (const node of this.desk.nodes) node.point = node.point.add(way)
    if (this.desk.nodes.size > 0) return true
    for (const item of this.desk.chosen) item.translate(way)
    return this.desk.chosen.length > 0
  }

  place(change: Partial<Record<'x' | 'y' | 'width' | 'height' | 'angle', number>>): boolean {
    const { chosen } = this.desk
    const now = this.chosen()
    const box = boxOf(chosen)
    if (!now || !box) return false
    const middle = new paper.Point(box.x + box.width / 2, box.y + box.height / 2)
    const grow = (to: number | undefined, from: number): number =>
      to === undefined || from < 0.01 ? 1 : Math.max(1, to) / from
    const [x, y] = [grow(change.width, box.width), grow(change.height, box.height)]
    for (const item of chosen) if (x !== 1 || y !== 1) item.scale(x, y, middle)
    if (change.angle !== undefined) turnItems(chosen, change.angle - now.angle, middle)
    return this.moveBy((change.x ?? now.x) - now.x, now.y - (change.y ?? now.y))
  }

  flip(way: 'horizontal' | 'vertical'): boolean {
    flipItems(this.desk.chosen, way)
    return this.desk.chosen.length > 0
  }

  remove(): boolean {
    if (this.desk.nodes.size > 0) {
      removeNodes(this.desk)
      return true
    }
    const { chosen } = this.desk
    for (const item of chosen) item.remove()
    this.desk.chosen = []
    return chosen.length > 0
  }

  copy(): boolean {
    if (this.desk.chosen.length > 0) clipboard = copyItems(this.desk.chosen)
    return this.desk.chosen.length > 0
  }

  paste(): boolean {
    if (clipboard.length > 0) this.desk.chosen = pasteItems(this.desk.layer, clipboard, PASTE_SHIFT)
    return clipboard.length > 0
  }

  add(tool: PaintTool): boolean {
    const { desk } = this
    const around = ({ width, height }: { width: number; height: number }): Box => ({
      x: CENTRE.x - width / 2,
      y: CENTRE.y - height / 2,
      width,
      height,
    })
    if (tool === 'rectangle') desk.chosen = [makeShape(desk, 'rectangle', around(RECTANGLE_SIDES))]
    else if (tool === 'ellipse') desk.chosen = [makeShape(desk, 'ellipse', around(ELLIPSE_SIDES))]
    else if (tool === 'line')
      desk.chosen = [
        makeLine(desk, { x: CENTRE.x - 50, y: CENTRE.y }, { x: CENTRE.x + 50, y: CENTRE.y }),
      ]
    else if (tool === 'brush') {
      const dot = addStroke(desk.layer, [CENTRE], desk.look.brushWidth, desk.look.fill.colour)
      desk.chosen = dot ? [dot] : []
    } else if (tool === 'fill' && desk.chosen.length > 0)
      for (const item of desk.chosen) this.#pour(item)
    else return false
    return true
  }

  shift(x: number, y: number): void {
    for (const item of this.desk.layer.children) item.translate(new paper.Point(x, y))
  }

  write(isBackdrop: boolean): WrittenPicture {
    return writeDrawing(this.desk.layer, isBackdrop)
  }
}
