/** From shapes to pixels and back. */
import paper from 'paper/dist/paper-core'
import { BitmapBoard } from './bitmap-board.ts'
import type { BoardContext } from './board-kind.ts'
import { RESOLUTION } from './core/board.ts'
import { traceAreas } from './core/trace.ts'
import { partFrom } from './vector/cut.ts'
import { VectorBoard } from './vector-board.ts'

export function pixelsFrom(
  shapes: VectorBoard,
  layer: paper.Layer,
  context: BoardContext,
): BitmapBoard {
  const box = shapes.box()
  const drawn = box && layer.rasterize({ resolution: 72 * RESOLUTION, insert: false })
  const board = new BitmapBoard(layer, context, box ?? undefined)
  if (drawn) {
    const { x, y, width, height } = drawn.bounds
    const place = board.bitmap.pixelBox({ x, y, width, height })
    board.bitmap.context.drawImage(drawn.canvas, place.x, place.y, place.width, place.height)
  }
  return board
}

/** Areas of one colour become shapes of their own. */
export function shapesFrom(
  pixels: BitmapBoard,
  layer: paper.Layer,
  context: BoardContext,
): VectorBoard {
  pixels.putDown()
  const { origin } = pixels.bitmap
  const areas = traceAreas(pixels.bitmap.look())
  layer.removeChildren()
  for (const { colour, rings } of areas) {
    const part = partFrom(
      rings.map((ring) =>
        ring.map(({ x, y }) => ({ x: x / RESOLUTION + origin.x, y: y / RESOLUTION + origin.y })),
      ),
    )
    if (!part) continue
    part.fillColor = new paper.Color(colour)
    layer.addChild(part)
  }
  return new VectorBoard(layer, context)
}
