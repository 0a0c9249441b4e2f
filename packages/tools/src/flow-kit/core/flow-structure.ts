/** What flows are compared by: which nodes are wired to which, wherever they lie and however they are set. */
import {
  MOST_STEPS,
  type StructurePart,
  shownLine,
  type WorkStructure,
} from '@panya/domain/alike/work-structure.ts'
import type { FlowEdge, FlowNode } from '@panya/engines/flow/flow-content.ts'
import { readFlow } from '@panya/engines/flow/flow-document.ts'
import type { ToolDocument } from '../../host/tool-host.ts'

export function flowStructure(document: ToolDocument): WorkStructure {
  const read = readFlow(document)
  if (!read.ok) throw new Error(`This flow cannot be read: ${read.code}.`)
  const { nodes, edges, subflows } = read.content
  const lines: string[] = []
  const parts: StructurePart[] = []
  for (const flow of [{ title: null, nodes, edges }, ...subflows]) {
    if (flow.title !== null) lines.push(shownLine(`# ${flow.title}`))
    writeFlow(flow, lines, parts)
  }
  return { lines, parts }
}

/** Names of learners' own nodes are their own. */
const typeOf = ({ type }: FlowNode): string => (type.startsWith('subflow:') ? 'subflow' : type)

/** Of its settings what is on, and how many things a list has: numbers and words are tried out. */
function settingsOf({ params }: FlowNode): string {
  const coarse = Object.entries(params).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [`${name}:${Math.min(value.length, 3)}`]
    return value === true ? [name] : []
  })
  return coarse.toSorted().join(' ')
}

/** A line for each node; every way over three nodes is a part, so that nothing hangs on an order. */
function writeFlow(
  { nodes, edges }: { nodes: readonly FlowNode[]; edges: readonly FlowEdge[] },
  lines: string[],
  parts: StructurePart[],
): void {
  const line = new Map<string, number>()
  const shown = new Map<string, string>()
  const form = new Map<string, string>()
  const from = new Map<string, FlowEdge[]>()
  for (const edge of edges) from.set(edge.from.node, [...(from.get(edge.from.node) ?? []), edge])
  for (const node of nodes) {
    shown.set(node.id, typeOf(node))
    form.set(node.id, `${typeOf(node)} ${settingsOf(node)}`)
  }
  for (const { id } of nodes) {
    line.set(id, lines.length)
    const targets = (from.get(id) ?? []).map(({ to }) => shown.get(to.node) ?? '')
    lines.push(
      shownLine(
        [shown.get(id), ...(targets.length > 0 ? ['→', targets.join(', ')] : [])].join(' '),
      ),
    )
  }
  const wire = ({ from: { port }, to }: FlowEdge) => `${port}>${to.port}`
  const add = (...way: [string, string][]) =>
    parts.push({ steps: way.map(([, step]) => step), at: way.map(([node]) => line.get(node) ?? 0) })
  const stepOf = (node: string): [string, string] => [node, form.get(node) ?? '']
  for (const edge of edges) {
    const onwards = from.get(edge.to.node) ?? []
    const start = stepOf(edge.from.node)
    const middle: [string, string] = [edge.to.node, `${wire(edge)} ${form.get(edge.to.node)}`]
    if (onwards.length === 0) add(start, middle)
    for (const next of onwards) {
      if (parts.length > MOST_STEPS) return
      add(start, middle, [next.to.node, `${wire(next)} ${form.get(next.to.node)}`])
    }
  }
}
