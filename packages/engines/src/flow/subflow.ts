import { edgeId } from './connection.ts'
import {
  type FlowContent,
  type FlowEdge,
  type FlowNode,
  freshId,
  type PortEnd,
  SUBFLOW_PREFIX,
  type Subflow,
  subflowOf,
} from './flow-content.ts'
import { inputPort, type NodeType, outputPort } from './node-type.ts'
import type { PortSpec } from './port-type.ts'

/** A part of a flow as a node of one's own: making it, its ports, and laying it open again to compute it. */

type Lookup = (type: string) => NodeType | undefined

function portsOf(subflow: Subflow, lookup: Lookup): { inputs: PortSpec[]; outputs: PortSpec[] } {
  const typeOf = (id: string): NodeType | undefined =>
    lookup(subflow.nodes.find((node) => node.id === id)?.type ?? '')
  const inputs = subflow.inputs.map(({ name, to }) => {
    const inner = inputPort(typeOf(to[0]?.node ?? ''), to[0]?.port ?? '')
    return { name, types: inner?.types ?? [], optional: inner?.optional ?? false }
  })
  const outputs = subflow.outputs.map(({ name, from }) => ({
    name,
    types: outputPort(typeOf(from.node), from.port)?.types ?? [],
  }))
  return { inputs, outputs }
}

/** The registry's types and this flow's own nodes. */
export function typeLookup(content: FlowContent, base: Lookup): Lookup {
  const own = new Map<string, NodeType | undefined>()
  const lookup: Lookup = (type) => {
    if (!type.startsWith(SUBFLOW_PREFIX)) return base(type)
    if (own.has(type)) return own.get(type)
    own.set(type, undefined)
    const subflow = subflowOf(content, type)
    if (!subflow) return undefined
    const made = { type, category: 'own', params: [], engine: '', ...portsOf(subflow, lookup) }
    own.set(type, made)
    return made
  }
  return lookup
}

function outerName(used: Set<string>, port: string): string {
  const name = used.has(port) ? freshId(`${port} `, used) : port
  used.add(name)
  return name
}

interface Cut {
  inner: FlowEdge[]
  into: FlowEdge[]
  outOf: FlowEdge[]
  outside: FlowEdge[]
}

function cut(edges: readonly FlowEdge[], ids: ReadonlySet<string>): Cut {
  const parts: Cut = { inner: [], into: [], outOf: [], outside: [] }
  for (const edge of edges) {
    const start = ids.has(edge.from.node)
    const end = ids.has(edge.to.node)
    parts[start ? (end ? 'inner' : 'outOf') : end ? 'into' : 'outside'].push(edge)
  }
  return parts
}

function openPorts(nodes: readonly FlowNode[], edges: readonly FlowEdge[], lookup: Lookup) {
  const wired = new Set(edges.map((edge) => `${edge.to.node} ${edge.to.port}`))
  const used = new Set(edges.map((edge) => `${edge.from.node} ${edge.from.port}`))
  const inputs: PortEnd[] = []
  const outputs: PortEnd[] = []
  for (const node of nodes) {
    for (const port of lookup(node.type)?.inputs ?? []) {
      if (!wired.has(`${node.id} ${port.name}`)) inputs.push({ node: node.id, port: port.name })
    }
    for (const port of lookup(node.type)?.outputs ?? []) {
      if (!used.has(`${node.id} ${port.name}`)) outputs.push({ node: node.id, port: port.name })
    }
  }
  return { inputs, outputs }
}

const same = (a: PortEnd, b: PortEnd): boolean => a.node === b.node && a.port === b.port

/** Folds the chosen nodes into one new node, wired as they were. Needs two nodes and no path that leaves and comes back. */
export function foldIntoSubflow(
  content: FlowContent,
  ids: ReadonlySet<string>,
  title: string,
  base: Lookup,
): { content: FlowContent; id: string } | null {
  const nodes = content.nodes.filter((node) => ids.has(node.id))
  if (nodes.length < 2 || leavesAndReturns(content, ids)) return null
  const parts = cut(content.edges, ids)
  const open = openPorts(nodes, parts.inner, typeLookup(content, base))
  const names = new Set<string>()
  const inputs = open.inputs.map((end) => ({ name: outerName(names, end.port), to: [end] }))
  const outNames = new Set<string>()
  const ends = [...open.outputs]
  for (const { from } of parts.outOf) if (!ends.some((end) => same(end, from))) ends.push(from)
  const outputs = ends.map((from) => ({ name: outerName(outNames, from.port), from }))
  const subflow: Subflow = {
    id: freshId(
      's',
      content.subflows.map((other) => other.id),
    ),
    title,
    nodes,
    edges: parts.inner,
    inputs,
    outputs,
  }
  return replaceBy(content, ids, parts, subflow)
}

function replaceBy(content: FlowContent, ids: ReadonlySet<string>, parts: Cut, subflow: Subflow) {
  const id = freshId(
    'n',
    content.nodes.map((node) => node.id),
  )
  const position = subflow.nodes[0]!.position
  const node: FlowNode = {
    id,
    type: `${SUBFLOW_PREFIX}${subflow.id}`,
    position,
    params: {},
    title: subflow.title,
  }
  const rewired = [
    ...parts.into.map((edge) => {
      const name = subflow.inputs.find((input) => same(input.to[0]!, edge.to))?.name ?? ''
      return wire(edge.from, { node: id, port: name })
    }),
    ...parts.outOf.map((edge) => {
      const name = subflow.outputs.find((output) => same(output.from, edge.from))?.name ?? ''
      return wire({ node: id, port: name }, edge.to)
    }),
  ]
  const next: FlowContent = {
    ...content,
    nodes: [...content.nodes.filter((other) => !ids.has(other.id)), node],
    edges: [...parts.outside, ...rewired],
    groups: content.groups
      .map((group) => ({ ...group, nodes: group.nodes.filter((member) => !ids.has(member)) }))
      .filter((group) => group.nodes.length > 0),
    dashboard: content.dashboard.filter((member) => !ids.has(member)),
    subflows: [...content.subflows, subflow],
  }
  return { content: next, id }
}

const wire = (from: PortEnd, to: PortEnd): FlowEdge => ({ id: edgeId(from, to), from, to })

function leavesAndReturns(content: FlowContent, ids: ReadonlySet<string>): boolean {
  const outside = new Set<string>()
  for (const { from, to } of content.edges)
    if (ids.has(from.node) && !ids.has(to.node)) outside.add(to.node)
  for (const id of outside) {
    for (const { from, to } of content.edges) {
      if (from.node !== id) continue
      if (ids.has(to.node)) return true
      outside.add(to.node)
    }
  }
  return false
}

export interface FlatFlow {
  nodes: FlowNode[]
  edges: FlowEdge[]
  /** For a node of one's own: the inner node that stands for each of its outputs. */
  aliases: Map<string, PortEnd>
}

const DEEPEST = 8
/** Nodes of one's own may hold each other many times over; what would be without end is left folded. */
const MOST = 10_000

/** The same flow without nodes of one's own; inner nodes are called `outer/inner`. */
export function flatten(content: FlowContent): FlatFlow {
  const flat: FlatFlow = { nodes: [], edges: [], aliases: new Map() }
  const inputs = new Map<string, PortEnd[]>()
  let left = MOST
  const visit = (
    prefix: string,
    nodes: readonly FlowNode[],
    edges: readonly FlowEdge[],
    depth: number,
  ) => {
    const local = (end: PortEnd): PortEnd => ({ node: prefix + end.node, port: end.port })
    for (const node of nodes) {
      left -= 1
      const subflow = depth < DEEPEST && left > 0 ? subflowOf(content, node.type) : undefined
      const id = prefix + node.id
      if (!subflow) {
        flat.nodes.push(prefix ? { ...node, id } : node)
        continue
      }
      visit(`${id}/`, subflow.nodes, subflow.edges, depth + 1)
      const inside = (end: PortEnd): PortEnd => ({ node: `${id}/${end.node}`, port: end.port })
      for (const { name, to } of subflow.inputs) inputs.set(`${id} ${name}`, to.map(inside))
      for (const { name, from } of subflow.outputs) flat.aliases.set(`${id} ${name}`, inside(from))
    }
    for (const edge of edges)
      flat.edges.push(prefix ? wire(local(edge.from), local(edge.to)) : edge)
  }
  visit('', content.nodes, content.edges, 0)
  if (inputs.size || flat.aliases.size)
    flat.edges = flat.edges.slice(0, MOST).flatMap((edge) => resolve(edge, inputs, flat.aliases))
  return flat
}

/** An input may stand for several inside, and each of them for more: every one is named once. */
function endsOf(first: PortEnd, inputs: Map<string, PortEnd[]>): PortEnd[] {
  const found = new Map([[`${first.node} ${first.port}`, first]])
  for (const [key] of found) {
    const inner = inputs.get(key)
    if (!inner) continue
    found.delete(key)
    for (const end of inner.slice(0, MOST)) found.set(`${end.node} ${end.port}`, end)
  }
  return [...found.values()]
}

function resolve(
  edge: FlowEdge,
  inputs: Map<string, PortEnd[]>,
  outputs: Map<string, PortEnd>,
): FlowEdge[] {
  let from = edge.from
  for (
    let next = outputs.get(`${from.node} ${from.port}`);
    next;
    next = outputs.get(`${from.node} ${from.port}`)
  ) {
    from = next
  }
  const targets = endsOf(edge.to, inputs)
  if (from === edge.from && targets[0] === edge.to) return [edge]
  return targets.map((to) => wire(from, to))
}
