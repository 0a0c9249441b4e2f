/** The nodes of a flow with what goes in and out of them, those inside of one's own nodes too. */
import type { FlowNode } from '@panya/engines/flow/flow-content.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { FlowValue } from '@panya/engines/flow/flow-value.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import { flatten } from '@panya/engines/flow/subflow.ts'

export interface NodeAtHand {
  node: FlowNode
  type: NodeType
  /** Everything it needs is wired to it; a source is wired to something. */
  wired: boolean
  /** Nothing goes on from it. */
  last: boolean
  /** What is on a port, of what goes in for nodes that only show; null while there is no result. */
  valueAt(port: string): FlowValue | null
}

export function nodesAtHand({ content, registry, evaluator }: FlowSession): NodeAtHand[] {
  const { nodes, edges } = flatten(content)
  return nodes.flatMap((node): NodeAtHand[] => {
    const type = registry.get(node.type)
    if (!type) return []
    const into = edges.filter(({ to }) => to.node === node.id)
    const last = edges.every(({ from }) => from.node !== node.id)
    const isWired = (port: string) => into.some(({ to }) => to.port === port)
    const needed = type.inputs.filter(({ optional }) => !optional)
    const wired =
      needed.every(({ name }) => isWired(name)) && (needed.length > 0 || into.length > 0 || !last)
    const valueAt = (port: string): FlowValue | null => {
      const { status, outputs } = evaluator.stateOf(node.id)
      if (status !== 'done') return null
      if (type.outputs.some(({ name }) => name === port)) return outputs?.[port] ?? null
      const end = into.find(({ to }) => to.port === port)?.from
      return (end && evaluator.stateOf(end.node).outputs?.[end.port]) ?? null
    }
    return [{ node, type, wired, last, valueAt }]
  })
}

/** The ports whose figures can be asked for: what it gives, or what it shows. */
export const shownPorts = ({ inputs, outputs }: NodeType): NodeType['outputs'] =>
  outputs.length > 0 ? outputs : inputs
