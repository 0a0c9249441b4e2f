import type { FlowContent, FlowEdge, PortEnd } from './flow-content.ts'
import { makesCycle } from './flow-graph.ts'
import { inputPort, type NodeType, outputPort } from './node-type.ts'
import { typesFit } from './port-type.ts'

/** Whether a wire may be drawn, and why not. */

export type ConnectionRefusal =
  | { code: 'same-node' }
  | { code: 'cycle' }
  | { code: 'already' }
  | { code: 'missing-port' }
  | { code: 'types'; gives: string; takes: string }

type TypeOf = (nodeId: string) => NodeType | undefined

export function refusal(
  content: FlowContent,
  typeOf: TypeOf,
  from: PortEnd,
  to: PortEnd,
): ConnectionRefusal | null {
  if (from.node === to.node) return { code: 'same-node' }
  const output = outputPort(typeOf(from.node), from.port)
  const input = inputPort(typeOf(to.node), to.port)
  if (!output || !input) return { code: 'missing-port' }
  if (!typesFit(output.types, input.types)) {
    return { code: 'types', gives: output.types.join(','), takes: input.types.join(',') }
  }
  if (content.edges.some((edge) => isBetween(edge, from, to))) return { code: 'already' }
  return makesCycle(content.edges, from.node, to.node) ? { code: 'cycle' } : null
}

function isBetween(edge: FlowEdge, from: PortEnd, to: PortEnd): boolean {
  return (
    edge.from.node === from.node &&
    edge.from.port === from.port &&
    edge.to.node === to.node &&
    edge.to.port === to.port
  )
}

export function edgeId(from: PortEnd, to: PortEnd): string {
  return `${from.node}.${from.port}-${to.node}.${to.port}`
}

/** Every output that may be wired into this input, in the order of the flow. */
export function sourcesFor(content: FlowContent, typeOf: TypeOf, to: PortEnd): PortEnd[] {
  return content.nodes.flatMap((node) =>
    (typeOf(node.id)?.outputs ?? [])
      .map((port) => ({ node: node.id, port: port.name }))
      .filter((from) => {
        const no = refusal(content, typeOf, from, to)
        return no === null || no.code === 'already'
      }),
  )
}
