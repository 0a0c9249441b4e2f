import type { NodeType } from './node-type.ts'
import type { FlowFile, ParamSpec, ParamValues } from './param-spec.ts'

/** What computes a node, tied to what the node says of itself: it can ask only for settings and ports there are. */

type ParamOf<Node extends NodeType> = Node['params'][number]
type NamesOf<Node extends NodeType, Kind extends ParamSpec['kind']> = Extract<
  ParamOf<Node>,
  { kind: Kind }
>['name']

/** Sources that keep sending get what was sent on a port of its own. */
export type InputOf<Node extends NodeType> = Node['inputs'][number]['name'] | 'live'

/** By the names of the node's outputs. */
export type OutputsOf<Node extends NodeType, Output> = Record<
  Node['outputs'][number]['name'],
  Output
>

export interface NodeSettings<Node extends NodeType = NodeType> {
  params: ParamValues<ParamOf<Node>>
  number(name: NamesOf<Node, 'number'>): number
  text(name: NamesOf<Node, 'choice' | 'text' | 'column' | 'colour'>): string
  yes(name: NamesOf<Node, 'boolean'>): boolean
  list(name: NamesOf<Node, 'columns'>): string[]
  file(name: NamesOf<Node, 'file'>): FlowFile | null
}

export function nodeSettings(params: Record<string, unknown>): NodeSettings {
  return {
    params,
    number: (name) => Number(params[name]),
    text: (name) => (typeof params[name] === 'string' ? params[name] : ''),
    yes: (name) => params[name] === true,
    list: (name) => (Array.isArray(params[name]) ? (params[name] as string[]) : []),
    file: (name) => params[name] as FlowFile | null,
  }
}

/** A node beside what computes it. */
export interface NodeRun<Op> {
  node: NodeType
  op: Op
}

/** What an engine computes, by type of node. */
/* @__NO_SIDE_EFFECTS__ */
export function opsOf<Op>(lists: readonly (readonly NodeRun<Op>[])[]): Record<string, Op> {
  const ops = new Map<string, Op>()
  for (const { node, op } of lists.flat()) {
    if (ops.has(node.type)) throw new Error(`${node.type} is computed twice`)
    ops.set(node.type, op)
  }
  return Object.fromEntries(ops)
}
