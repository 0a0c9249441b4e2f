import type { FlowEdge, FlowNode } from './flow-content.ts'

/** Order and reach in a flow: who comes first, who depends on whom. */

interface Graph {
  nodes: readonly Pick<FlowNode, 'id'>[]
  edges: readonly Pick<FlowEdge, 'from' | 'to'>[]
}

export function targetsOf(edges: Graph['edges']): Map<string, string[]> {
  const targets = new Map<string, string[]>()
  for (const { from, to } of edges) {
    const known = targets.get(from.node)
    if (known) known.push(to.node)
    else targets.set(from.node, [to.node])
  }
  return targets
}

/** The nodes and everything that depends on them. */
export function withDependents(
  starts: Iterable<string>,
  targets: Map<string, string[]>,
): Set<string> {
  const reached = new Set(starts)
  for (const id of reached) for (const target of targets.get(id) ?? []) reached.add(target)
  return reached
}

export function makesCycle(edges: Graph['edges'], from: string, to: string): boolean {
  return withDependents([to], targetsOf(edges)).has(from)
}

/** Sources first; nodes that sit on a cycle (only a damaged document has one) are left out. */
export function inOrder(graph: Graph): string[] {
  const waiting = new Map(graph.nodes.map((node) => [node.id, 0]))
  for (const { from, to } of graph.edges) {
    if (waiting.has(from.node) && waiting.has(to.node))
      waiting.set(to.node, waiting.get(to.node)! + 1)
  }
  const targets = targetsOf(graph.edges)
  const order = graph.nodes.filter((node) => waiting.get(node.id) === 0).map((node) => node.id)
  for (const id of order) {
    for (const target of targets.get(id) ?? []) {
      const left = (waiting.get(target) ?? 0) - 1
      waiting.set(target, left)
      if (left === 0) order.push(target)
    }
  }
  return order
}
