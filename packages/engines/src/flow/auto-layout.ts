/** Places nodes in columns from sources to results, with few wires that cross. */
import { Graph, layout } from '@dagrejs/dagre'
import type { FlowContent, Point } from './flow-content.ts'

export interface NodeSize {
  width: number
  height: number
}

const GAP = { x: 70, y: 36 }

type SizeOf = (id: string) => NodeSize

export function autoLayout(content: FlowContent, sizeOf: SizeOf): Map<string, Point> {
  const graph = new Graph()
  graph.setGraph({ rankdir: 'LR', rankalign: 'top', ranksep: GAP.x, nodesep: GAP.y })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { id } of content.nodes) graph.setNode(id, { ...sizeOf(id) })
  for (const { from, to } of content.edges)
    if (graph.hasNode(from.node) && graph.hasNode(to.node)) graph.setEdge(from.node, to.node)
  layout(graph)
  return new Map(
    content.nodes.map(({ id }) => {
      const { x, y, width, height } = graph.node(id) as Point & NodeSize
      return [id, { x: Math.round(x - width / 2), y: Math.round(y - height / 2) }]
    }),
  )
}

/** Columns of a long flow set in lines below one another, as words are, so that it is seen as large as the room allows. */
export function wrappedLayout(
  content: FlowContent,
  sizeOf: SizeOf,
  room: NodeSize,
): Map<string, Point> {
  const places = autoLayout(content, sizeOf)
  const ids = content.nodes.map(({ id }) => id)
  const columns = [...Map.groupBy(ids, (id) => places.get(id)!.x)]
    .toSorted(([a], [b]) => a - b)
    .map(([, column]) => boxOf(column, places, sizeOf))
  let top = 0
  for (const { ids: line, ...box } of bestLines(columns, room)) {
    for (const id of line) {
      const { x, y } = places.get(id)!
      places.set(id, { x: x - box.left, y: y - box.top + top })
    }
    top += box.bottom - box.top + GAP.x
  }
  return places
}

interface Box {
  ids: readonly string[]
  left: number
  top: number
  right: number
  bottom: number
}

function boxOf(ids: readonly string[], places: ReadonlyMap<string, Point>, sizeOf: SizeOf): Box {
  return joined(
    ids.map((id) => {
      const [{ x, y }, { width, height }] = [places.get(id)!, sizeOf(id)]
      return { ids: [id], left: x, top: y, right: x + width, bottom: y + height }
    }),
  )
}

function joined(boxes: readonly Box[]): Box {
  return {
    ids: boxes.flatMap(({ ids }) => ids),
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** A line is broken only for a clear gain: wires that run back are harder to follow. */
const CLEAR_GAIN = 1.25

function bestLines(columns: readonly Box[], room: NodeSize): Box[] {
  let [best, chosen]: [number, Box[]] = [0, []]
  for (let count = columns.length; count > 0; count--) {
    const lines = Array.from({ length: Math.ceil(columns.length / count) }, (_, line) =>
      joined(columns.slice(line * count, (line + 1) * count)),
    )
    const scale = Math.min(1, scaleOf(lines, room))
    if (scale > best * CLEAR_GAIN) [best, chosen] = [scale, lines]
  }
  return chosen
}

function scaleOf(lines: readonly Box[], room: NodeSize): number {
  const width = Math.max(...lines.map(({ left, right }) => right - left))
  const height = lines.reduce((sum, { top, bottom }) => sum + bottom - top + GAP.x, -GAP.x)
  return Math.min(room.width / width, room.height / height)
}
