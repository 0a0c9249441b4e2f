import type { FlowContent, Point } from './flow-content.ts'
import { inOrder } from './flow-graph.ts'

/** Places nodes in columns from sources to results, close to what they are wired to. */

export interface NodeSize {
  width: number
  height: number
}

const GAP = { x: 70, y: 36 }

function columnsOf(content: FlowContent): Map<string, number> {
  const column = new Map(content.nodes.map((node) => [node.id, 0]))
  const incoming = new Map<string, string[]>()
  for (const { from, to } of content.edges)
    incoming.set(to.node, [...(incoming.get(to.node) ?? []), from.node])
  for (const id of inOrder(content)) {
    const before = (incoming.get(id) ?? []).map((source) => (column.get(source) ?? 0) + 1)
    column.set(id, Math.max(0, ...before))
  }
  return column
}

/** Sorts a column by the mean place of what its nodes are wired from. */
function sortByNeighbours(
  ids: string[],
  content: FlowContent,
  rank: Map<string, number>,
): string[] {
  const weight = new Map(
    ids.map((id, index) => {
      const sources = content.edges
        .filter((edge) => edge.to.node === id)
        .map((edge) => rank.get(edge.from.node) ?? 0)
      const mean = sources.length ? sources.reduce((a, b) => a + b, 0) / sources.length : index
      return [id, mean]
    }),
  )
  return ids.toSorted((a, b) => weight.get(a)! - weight.get(b)!)
}

function idsByColumn(content: FlowContent): string[][] {
  const column = columnsOf(content)
  const columns: string[][] = []
  for (const node of content.nodes) (columns[column.get(node.id)!] ??= []).push(node.id)
  return columns
}

export function autoLayout(
  content: FlowContent,
  sizeOf: (id: string) => NodeSize,
): Map<string, Point> {
  const columns = idsByColumn(content)
  const places = new Map<string, Point>()
  const rank = new Map<string, number>()
  let x = 0
  for (const ids of columns) {
    const sorted = sortByNeighbours(ids ?? [], content, rank)
    const sizes = sorted.map(sizeOf)
    let y = -(sizes.reduce((sum, size) => sum + size.height + GAP.y, -GAP.y) / 2)
    sorted.forEach((id, index) => {
      places.set(id, { x, y })
      rank.set(id, y + sizes[index]!.height / 2)
      y += sizes[index]!.height + GAP.y
    })
    x += Math.max(0, ...sizes.map((size) => size.width)) + GAP.x
  }
  return places
}

/** Columns of a long flow set in lines below one another, as words are, so that it is seen as large as the room allows. */
export function wrappedLayout(
  content: FlowContent,
  sizeOf: (id: string) => NodeSize,
  room: NodeSize,
): Map<string, Point> {
  const places = autoLayout(content, sizeOf)
  const boxes = idsByColumn(content).map((ids) => boxOf(ids, places, sizeOf))
  const count = bestCount(boxes, room)
  if (count >= boxes.length) return places
  let top = 0
  for (let first = 0; first < boxes.length; first += count) {
    const line = boxes.slice(first, first + count)
    const tallest = Math.max(...line.map(({ height }) => height))
    for (const box of line) {
      for (const id of box.ids) {
        const { x, y } = places.get(id)!
        places.set(id, { x: x - line[0]!.left, y: y + top + tallest / 2 })
      }
    }
    top += tallest + GAP.x
  }
  return places
}

interface ColumnBox extends NodeSize {
  ids: readonly string[]
  left: number
}

function boxOf(
  ids: readonly string[],
  places: ReadonlyMap<string, Point>,
  sizeOf: (id: string) => NodeSize,
): ColumnBox {
  const sizes = ids.map(sizeOf)
  return {
    ids,
    left: places.get(ids[0] ?? '')?.x ?? 0,
    width: Math.max(0, ...sizes.map(({ width }) => width)),
    height: sizes.reduce((sum, { height }) => sum + height + GAP.y, -GAP.y),
  }
}

/** A line is broken only for a clear gain: wires that run back are harder to follow. */
const CLEAR_GAIN = 1.25

function bestCount(boxes: readonly ColumnBox[], room: NodeSize): number {
  let [best, count] = [0, boxes.length]
  for (let columns = boxes.length; columns > 0; columns--) {
    const scale = Math.min(1, scaleOf(boxes, columns, room))
    if (scale > best * CLEAR_GAIN) [best, count] = [scale, columns]
  }
  return count
}

function scaleOf(boxes: readonly ColumnBox[], columns: number, room: NodeSize): number {
  let [width, height] = [0, -GAP.x]
  for (let first = 0; first < boxes.length; first += columns) {
    const line = boxes.slice(first, first + columns)
    width = Math.max(
      width,
      line.reduce((sum, box) => sum + box.width + GAP.x, -GAP.x),
    )
    height += Math.max(...line.map((box) => box.height)) + GAP.x
  }
  return Math.min(room.width / width, room.height / height)
}
