import { edgeId } from './connection.ts'
import type { FlowContent, FlowEdge, FlowNode, Point, Subflow } from './flow-content.ts'
import { freshId, SUBFLOW_PREFIX } from './flow-content.ts'
import { readFlow } from './flow-document.ts'

/** Copies a part of a flow as text, and pastes it with ids of its own. */

const MARK = 'panya-flow-clip'

export interface FlowClip {
  nodes: FlowNode[]
  edges: FlowEdge[]
  subflows: Subflow[]
}

function subflowsUsed(content: FlowContent, nodes: readonly FlowNode[]): Subflow[] {
  const wanted = new Set<Subflow>()
  const visit = (parts: readonly FlowNode[]): void => {
    for (const part of parts) {
      const used = content.subflows.find(({ id }) => `${SUBFLOW_PREFIX}${id}` === part.type)
      if (used && !wanted.has(used)) {
        wanted.add(used)
        visit(used.nodes)
      }
    }
  }
  visit(nodes)
  return [...wanted]
}

export function copyNodes(content: FlowContent, ids: ReadonlySet<string>): string {
  const nodes = content.nodes.filter((node) => ids.has(node.id))
  const edges = content.edges.filter((edge) => ids.has(edge.from.node) && ids.has(edge.to.node))
  return JSON.stringify({ [MARK]: { nodes, edges, subflows: subflowsUsed(content, nodes) } })
}

export function readClip(text: string): FlowClip | null {
  if (!text.includes(MARK)) return null
  try {
    const reading = readFlow({
      version: 2,
      content: (JSON.parse(text) as Record<string, unknown>)[MARK],
    })
    return reading.ok ? reading.content : null
  } catch {
    return null
  }
}

export function pasteNodes(
  content: FlowContent,
  clip: FlowClip,
  shift: Point,
): { content: FlowContent; ids: string[] } {
  const names = new Map<string, string>()
  const taken = content.nodes.map((node) => node.id)
  const nodes = clip.nodes.map((node) => {
    const id = freshId('n', taken)
    taken.push(id)
    names.set(node.id, id)
    const position = { x: node.position.x + shift.x, y: node.position.y + shift.y }
    return { ...node, id, position }
  })
  const edges = clip.edges.map(({ from, to }) => {
    const start = { ...from, node: names.get(from.node) ?? '' }
    const end = { ...to, node: names.get(to.node) ?? '' }
    return { id: edgeId(start, end), from: start, to: end }
  })
  const known = new Set(content.subflows.map((subflow) => subflow.id))
  const subflows = [...content.subflows, ...clip.subflows.filter(({ id }) => !known.has(id))]
  return {
    content: {
      ...content,
      subflows,
      nodes: [...content.nodes, ...nodes],
      edges: [...content.edges, ...edges],
    },
    ids: nodes.map((node) => node.id),
  }
}
