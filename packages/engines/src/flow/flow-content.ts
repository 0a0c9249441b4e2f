/** A flow as it is saved: nodes, wires, groups, comments and the learner's own nodes. */

export interface Point {
  x: number
  y: number
}

export interface FlowNode {
  id: string
  type: string
  position: Point
  params: Record<string, unknown>
  /** The learner's own name for it. */
  title?: string
}

export interface PortEnd {
  node: string
  port: string
}

export interface FlowEdge {
  id: string
  from: PortEnd
  to: PortEnd
}

export interface FlowComment {
  id: string
  text: string
  position: Point
}

export interface FlowGroup {
  id: string
  title: string
  nodes: string[]
}

/** A part of a flow kept as a node of one's own. */
export interface Subflow {
  id: string
  title: string
  nodes: FlowNode[]
  edges: FlowEdge[]
  /** Ports of the new node, and the inner ports they stand for. */
  inputs: { name: string; to: PortEnd[] }[]
  outputs: { name: string; from: PortEnd }[]
}

export interface FlowContent {
  nodes: FlowNode[]
  edges: FlowEdge[]
  comments: FlowComment[]
  groups: FlowGroup[]
  subflows: Subflow[]
  /** Nodes shown on the dashboard, in order. */
  dashboard: string[]
}

export const EMPTY_FLOW: FlowContent = {
  nodes: [],
  edges: [],
  comments: [],
  groups: [],
  subflows: [],
  dashboard: [],
}

export const SUBFLOW_PREFIX = 'subflow:'

export function subflowOf(content: FlowContent, type: string): Subflow | undefined {
  if (!type.startsWith(SUBFLOW_PREFIX)) return undefined
  const id = type.slice(SUBFLOW_PREFIX.length)
  return content.subflows.find((subflow) => subflow.id === id)
}

/** A short id that is not taken yet: `n12`. */
export function freshId(prefix: string, taken: Iterable<string>): string {
  let highest = 0
  for (const id of taken) {
    const number = id.startsWith(prefix) ? Number(id.slice(prefix.length)) : Number.NaN
    if (number > highest) highest = number
  }
  return `${prefix}${highest + 1}`
}
