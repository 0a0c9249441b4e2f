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

export function autoLayout(
  content: FlowContent,
  sizeOf: (id: string) => NodeSize,
): Map<string, Point> {
  const column = columnsOf(content)
  const columns: string[][] = []
  for (const node of content.nodes) (columns[column.get(node.id)!] ??= []).push(node.id)
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
