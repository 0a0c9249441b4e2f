import { hashParams, hashText } from './content-key.ts'
import { type FlowContent, type FlowNode, type PortEnd, SUBFLOW_PREFIX } from './flow-content.ts'
import { inOrder, targetsOf, withDependents } from './flow-graph.ts'
import type { NodeType } from './node-type.ts'
import { type FlatFlow, flatten } from './subflow.ts'

/** What a flow asks to be computed: its order, its wires by end, and which nodes an edit touches. */

export interface FlowPlan {
  content: FlowContent
  flat: FlatFlow
  nodes: Map<string, FlowNode>
  types: Map<string, NodeType | undefined>
  order: string[]
  targets: Map<string, string[]>
  /** Per node: what is wired into each input. */
  wires: Map<string, Map<string, PortEnd>>
}

/**
 * Only settings, names or places differ: who comes first and what is wired where stays as it was. Not
 * where nodes of one's own are laid open: their settings stand in several nodes of the plan.
 */
function sameShape(before: FlowPlan, { nodes, edges, subflows }: FlowContent): boolean {
  const old = before.content
  return (
    old.edges === edges &&
    old.subflows === subflows &&
    old.nodes.length === nodes.length &&
    nodes.every((node, at) => {
      const other = old.nodes[at]
      if (node.type.startsWith(SUBFLOW_PREFIX)) return false
      return node === other || (node.id === other?.id && node.type === other.type)
    })
  )
}

export function planOf(
  content: FlowContent,
  lookup: (type: string) => NodeType | undefined,
  before: FlowPlan | null = null,
): FlowPlan {
  if (before && sameShape(before, content)) {
    const nodes = new Map(content.nodes.map((node) => [node.id, node]))
    return { ...before, content, nodes, flat: { ...before.flat, nodes: content.nodes } }
  }
  const flat = flatten(content)
  const nodes = new Map(flat.nodes.map((node) => [node.id, node]))
  const wires = new Map<string, Map<string, PortEnd>>()
  for (const { from, to } of flat.edges) {
    const known = wires.get(to.node)
    if (known) known.set(to.port, from)
    else wires.set(to.node, new Map([[to.port, from]]))
  }
  return {
    content,
    flat,
    nodes,
    types: new Map(flat.nodes.map((node) => [node.id, lookup(node.type)])),
    order: inOrder(flat),
    targets: targetsOf(flat.edges),
    wires,
  }
}

const NO_WIRES: Map<string, PortEnd> = new Map()

function sameWires(
  a: Map<string, PortEnd> = NO_WIRES,
  b: Map<string, PortEnd> = NO_WIRES,
): boolean {
  if (a.size !== b.size) return false
  for (const [port, end] of a) {
    const other = b.get(port)
    if (other?.node !== end.node || other.port !== end.port) return false
  }
  return true
}

/** The nodes whose result may differ from before, with everything behind them. */
export function touched(before: FlowPlan | null, after: FlowPlan): Set<string> {
  const changed: string[] = []
  for (const node of after.nodes.values()) {
    const old = before?.nodes.get(node.id)
    if (old === node && before?.wires === after.wires) continue
    const same =
      old &&
      old.type === node.type &&
      (old.params === node.params || hashParams(old.params) === hashParams(node.params)) &&
      sameWires(before?.wires.get(node.id), after.wires.get(node.id)) &&
      before?.types.get(node.id) === after.types.get(node.id)
    if (!same) changed.push(node.id)
  }
  return withDependents(changed, after.targets)
}

export function contentKey(
  node: FlowNode,
  inputs: readonly (readonly [string, string])[],
  stamp: number | undefined,
): string {
  const parts = inputs.map(([port, source]) => `${port}=${source}`).toSorted()
  return hashText(`${node.type}|${hashParams(node.params)}|${stamp ?? ''}|${parts.join('|')}`)
}
