/** A vector costume on paper's sheet: opened from an SVG, written as one, and kept for undo. */
import paper from 'paper/dist/paper-core'
import { fontStack } from '../../stage/costume-fonts.ts'
import { BOARD_HEIGHT, BOARD_WIDTH, type Box, CENTRE } from '../core/board.ts'
import type { CleanSvg } from '../core/clean-svg.ts'
import { emptySvg, partsOf, short, svgFile } from '../core/write-svg.ts'

/** What a costume needs to know of its picture. */
export interface Measures {
  width: number
  height: number
  centreX: number
  centreY: number
}

export interface WrittenDrawing extends Measures {
  svg: string
}

export interface VectorState {
  mode: 'vector'
  json: string
  /** Which of the parts are chosen, from the back. */
  chosen: number[]
}

/** A sheet of its own for every editor. A size alone is enough where nothing is shown. */
export function openSheet(
  target: HTMLCanvasElement | { width: number; height: number },
): paper.Layer {
  if (target instanceof Object && 'getContext' in target) paper.setup(target)
  else paper.setup(new paper.Size(target.width, target.height))
  paper.settings.applyMatrix = true
  return paper.project.activeLayer
}

export function closeSheet(): void {
  paper.view?.remove()
  paper.project?.remove()
}

/** Outlines keep their share of the picture; paper would keep their width. */
export function scaleWithStrokes(item: paper.Item, x: number, y: number, pivot: paper.Point): void {
  item.scale(x, y, pivot)
  growStrokes(item, Math.sqrt(Math.abs(x * y)))
}

function growStrokes(item: paper.Item, share: number): void {
  if (share === 1) return
  if (item.children) for (const child of item.children) growStrokes(child, share)
  if (item.children && !(item instanceof paper.CompoundPath)) return
  if (item.strokeColor) item.strokeWidth *= share
}

/** Puts the drawing on the sheet, so that its centre lies on the cross. */
export function showDrawing(layer: paper.Layer, clean: CleanSvg, measures: Measures): void {
  const { viewBox } = clean
  // Paper would make a mask of the viewBox, one more with every trip.
  const source = clean.svg.replace(/ viewBox="[^"]*"/, '')
  layer.removeChildren()
  const root = paper.project.importSVG(source, {
    expandShapes: true,
    insert: false,
    applyMatrix: false,
  })
  if (!root) return
  bakeStrokes(root, 1)
  // All the way down; paper's types know the first of the two only.
  ;(root.matrix as paper.Matrix & { apply(inside: boolean, set: boolean): boolean }).apply(
    true,
    true,
  )
  const [x, y] = [measures.width / viewBox.width, measures.height / viewBox.height]
  const way = new paper.Point(
    short(CENTRE.x - measures.centreX - viewBox.x * x),
    short(CENTRE.y - measures.centreY - viewBox.y * y),
  )
  if (Math.abs(x - 1) > 0.001 || Math.abs(y - 1) > 0.001)
    scaleWithStrokes(root, x, y, new paper.Point(0, 0))
  if (Math.abs(way.x) > 0.002 || Math.abs(way.y) > 0.002) root.translate(way)
  let parts = root.children ? root.removeChildren() : [root]
  while (parts.length === 1 && isPlainGroup(parts[0])) parts = parts[0].removeChildren()
  layer.addChildren(parts)
  for (const part of parts) prepare(part)
}

const isPlainGroup = (item: paper.Item | undefined): item is paper.Group =>
  item instanceof paper.Group && !item.clipped && item.opacity === 1

/** A part that was drawn larger has a wider outline, too. */
function bakeStrokes(item: paper.Item, outer: number): void {
  const { a, b, c, d } = item.matrix
  const own = item instanceof paper.PointText ? 1 : Math.sqrt(Math.abs(a * d - b * c)) || 1
  const share = outer * own
  if (item.children && !(item instanceof paper.CompoundPath))
    for (const child of item.children) bakeStrokes(child, share)
  else if (share !== 1 && item.strokeColor) item.strokeWidth *= share
}

function prepare(item: paper.Item): void {
  if (item instanceof paper.PointText) item.fontFamily = fontStack(item.fontFamily)
  // What is as good as invisible would only be in the way of the hand.
  for (const child of item.children?.slice() ?? []) prepare(child)
  if (item instanceof paper.Group && item.children.length === 0) item.remove()
}

export function drawnBox(layer: paper.Layer): Box | null {
  const { x, y, width, height } = layer.strokeBounds
  return layer.children.length === 0 || !(width + height > 0) ? null : { x, y, width, height }
}

export function writeDrawing(layer: paper.Layer, isBackdrop: boolean): WrittenDrawing {
  const drawn = drawnBox(layer)
  const sheet = { x: 0, y: 0, width: BOARD_WIDTH, height: BOARD_HEIGHT }
  if (!drawn && !isBackdrop)
    return { svg: emptySvg(1, 1), width: 1, height: 1, centreX: 0.5, centreY: 0.5 }
  const box = isBackdrop ? sheet : rounded(drawn ?? sheet)
  const exported = layer.exportSVG({
    asString: true,
    precision: 3,
    matchShapes: false,
  }) as string
  return {
    svg: svgFile(box, partsOf(exported)),
    width: box.width,
    height: box.height,
    centreX: short(CENTRE.x - box.x),
    centreY: short(CENTRE.y - box.y),
  }
}

/** Never 0 wide or high: a straight line without width is still a costume. */
function rounded({ x, y, width, height }: Box): Box {
  return {
    x: short(x),
    y: short(y),
    width: Math.max(1, short(width)),
    height: Math.max(1, short(height)),
  }
}

export function keepDrawing(layer: paper.Layer, chosen: readonly paper.Item[]): VectorState {
  // The usual five digits would lose a little with every step back.
  const json = layer.exportJSON({ precision: 12 })
  return { mode: 'vector', json, chosen: chosen.map(({ index }) => index) }
}

/** Returns what was chosen then. */
export function restoreDrawing(layer: paper.Layer, { json, chosen }: VectorState): paper.Item[] {
  const kept = new paper.Layer({ insert: false })
  kept.importJSON(json)
  layer.removeChildren()
  layer.addChildren(kept.removeChildren())
  layer.activate()
  return chosen.flatMap((index) => layer.children[index] ?? [])
}
