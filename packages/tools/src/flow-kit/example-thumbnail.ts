import type { FlowContent } from '@panya/engines/flow/flow-content.ts'

/** Where the nodes of an example stand in its small drawing: each as many steps to the right as it has nodes before it. */

export interface PlacedThumb {
  id: string
  type: string
  x: number
  y: number
}

const SIZE = 40
const GAP = { x: 20, y: 12 }
const EDGE = 4
/** Every drawing is at least so large, so that all of them are drawn to one scale. */
const LEAST = { width: 280, height: 100 }

export function thumbnailOf(content: FlowContent): {
  nodes: PlacedThumb[]
  wires: string
  width: number
  height: number
} {
  const steps = stepsOf(content)
  const filled = new Map<number, number>()
  const nodes = content.nodes.map(({ id, type }) => {
    const column = steps.get(id) ?? 0
    const row = filled.get(column) ?? 0
    filled.set(column, row + 1)
    return { id, type, x: column * (SIZE + GAP.x), y: row * (SIZE + GAP.y) }
  })
  const deep = Math.max(1, ...filled.values()) * (SIZE + GAP.y) - GAP.y
  const long = Math.max(1, filled.size) * (SIZE + GAP.x) - GAP.x
  const width = Math.max(LEAST.width, long + 2 * EDGE)
  const height = Math.max(LEAST.height, deep + 2 * EDGE)
  const placed = nodes.map((node) => {
    const rows = filled.get(steps.get(node.id) ?? 0) ?? 1
    const free = deep - (rows * (SIZE + GAP.y) - GAP.y)
    return {
      ...node,
      x: node.x + (width - long) / 2,
      y: node.y + free / 2 + (height - deep) / 2,
    }
  })
  return { nodes: placed, wires: wiresOf(content, placed), width, height }
}

/** The longest way from a source counts. */
function stepsOf({ nodes, edges }: FlowContent): Map<string, number> {
  const steps = new Map(nodes.map(({ id }) => [id, 0]))
  for (let round = 0; round < nodes.length; round++) {
    for (const { from, to } of edges) {
      const step = (steps.get(from.node) ?? 0) + 1
      if (step > (steps.get(to.node) ?? 0) && step < nodes.length) steps.set(to.node, step)
    }
  }
  return steps
}

function wiresOf({ edges }: FlowContent, nodes: readonly PlacedThumb[]): string {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return edges
    .map(({ from, to }) => {
      const [start, end] = [byId.get(from.node), byId.get(to.node)]
      if (!start || !end) return ''
      const [x1, y1, x2, y2] = [start.x + SIZE, start.y + SIZE / 2, end.x, end.y + SIZE / 2]
      const bend = Math.max(8, (x2 - x1) / 2)
      return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
    })
    .join('')
}
