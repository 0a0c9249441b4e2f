import { isNestedDeeper } from '@panya/domain/nesting/nesting.ts'
import {
  EMPTY_FLOW,
  type FlowContent,
  type FlowEdge,
  type FlowNode,
  type Subflow,
} from './flow-content.ts'

/** Reads saved flows of every version; what it cannot understand is refused by name, never dropped silently. */

export const FLOW_VERSION = 2

/** Settings hold lists of lists at most: what is nested deeper was not made here. */
const DEEPEST = 100

export type FlowReading =
  | { ok: true; content: FlowContent }
  | { ok: false; code: 'not-a-flow' | 'too-new' | 'broken-flow'; detail: string }

type Json = Record<string, unknown>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isPoint(value: unknown): boolean {
  return isObject(value) && Number.isFinite(value.x) && Number.isFinite(value.y)
}

function isNode(value: unknown): value is FlowNode {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.type === 'string' &&
    isPoint(value.position) &&
    isObject(value.params) &&
    (value.title === undefined || isText(value.title))
  )
}

function isEnd(value: unknown): boolean {
  return isObject(value) && typeof value.node === 'string' && typeof value.port === 'string'
}

function isEdge(value: unknown): value is FlowEdge {
  return isObject(value) && typeof value.id === 'string' && isEnd(value.from) && isEnd(value.to)
}

function isSubflow(value: unknown): value is Subflow {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.title === 'string' &&
    listOf(value.nodes, isNode) &&
    listOf(value.edges, isEdge) &&
    listOf(
      value.inputs,
      (port): port is Json =>
        isObject(port) && isText(port.name) && listOf(port.to, isEnd as never),
    ) &&
    listOf(
      value.outputs,
      (port): port is Json => isObject(port) && isText(port.name) && isEnd(port.from),
    )
  )
}

function listOf<T>(value: unknown, is: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(is)
}

const isComment = (value: unknown): value is Json =>
  isObject(value) && isText(value.id) && isText(value.text) && isPoint(value.position)
const isGroup = (value: unknown): value is Json =>
  isObject(value) && isText(value.id) && isText(value.title) && listOf(value.nodes, isText)

function brokenPart(flow: Json): string | null {
  const parts: [string, boolean][] = [
    ['nodes', listOf(flow.nodes, isNode)],
    ['edges', listOf(flow.edges, isEdge)],
    ['comments', listOf(flow.comments, isComment)],
    ['groups', listOf(flow.groups, isGroup)],
    ['subflows', listOf(flow.subflows, isSubflow)],
    ['dashboard', listOf(flow.dashboard, isText)],
  ]
  return parts.find(([, fine]) => !fine)?.[0] ?? null
}

/** Version 1 wrote wires as `source`/`sourcePort` and had neither groups nor a dashboard. */
function fromVersion1(flow: Json): Json {
  const edges = Array.isArray(flow.edges) ? flow.edges : []
  return {
    ...flow,
    edges: edges.filter(isObject).map((edge) => ({
      id: edge.id,
      from: { node: edge.source, port: edge.sourcePort },
      to: { node: edge.target, port: edge.targetPort },
    })),
  }
}

/** Two nodes with one id, or wires to nowhere, cannot be drawn: the first one wins, loose wires go. */
function tidy(content: FlowContent): FlowContent {
  const nodes = [
    ...new Map(content.nodes.toReversed().map((node) => [node.id, node])).values(),
  ].toReversed()
  const ids = new Set(nodes.map((node) => node.id))
  const taken = new Set<string>()
  const edges = content.edges.filter((edge) => {
    const input = `${edge.to.node} ${edge.to.port}`
    if (!ids.has(edge.from.node) || !ids.has(edge.to.node) || taken.has(input)) return false
    return taken.add(input)
  })
  return { ...content, nodes, edges, dashboard: content.dashboard.filter((id) => ids.has(id)) }
}

export function readFlow(document: { version: number; content: unknown }): FlowReading {
  if (document.version > FLOW_VERSION) {
    return { ok: false, code: 'too-new', detail: String(document.version) }
  }
  if (!isObject(document.content)) return { ok: false, code: 'not-a-flow', detail: '' }
  const old = document.version < 2 ? fromVersion1(document.content) : document.content
  if (isNestedDeeper(old, DEEPEST)) return { ok: false, code: 'broken-flow', detail: 'nodes' }
  const flow: Json = { ...EMPTY_FLOW, ...old }
  const broken = brokenPart(flow)
  if (broken) return { ok: false, code: 'broken-flow', detail: broken }
  return { ok: true, content: tidy(flow as unknown as FlowContent) }
}
