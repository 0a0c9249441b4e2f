import type { FlowContent, FlowNode } from '@panya/engines/flow/flow-content.ts'
import type { FlowFile } from '@panya/engines/flow/param-spec.ts'

/** What of a flow is saved: everything but files too big to travel with a project. */

export const FILE_TRAVELS = 3_000_000

function isBigFile(value: unknown): value is FlowFile {
  const file = Object(value) as Partial<FlowFile>
  return (
    typeof file.data === 'string' &&
    typeof file.name === 'string' &&
    file.data.length > FILE_TRAVELS * 1.34
  )
}

function lightNode(node: FlowNode): FlowNode {
  const big = Object.entries(node.params).filter(([, value]) => isBigFile(value))
  if (big.length === 0) return node
  const params = { ...node.params }
  for (const [name, value] of big) {
    const { name: fileName, size } = value as FlowFile
    params[name] = { name: fileName, size }
  }
  return { ...node, params }
}

export function savedContent(content: FlowContent): FlowContent {
  return { ...content, nodes: content.nodes.map(lightNode) }
}
