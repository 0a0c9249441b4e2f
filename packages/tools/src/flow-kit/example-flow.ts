import { EMPTY_FLOW, type FlowContent } from '@panya/engines/flow/flow-content.ts'
import { addNode, connect } from '@panya/engines/flow/flow-edit.ts'

/** Writes example flows down: nodes n1, n2 …, wires as `port: 'n1.image'`, in a row until they are laid out. */

export type ExampleStep = [
  type: string,
  params?: Record<string, unknown>,
  wires?: Record<string, string>,
]

/** About as large as a node with a picture or the head of a table on it. */
export const EXAMPLE_NODE = { width: 230, height: 290 }

export function exampleFlow(
  prefix: string,
  steps: readonly ExampleStep[],
  dashboard: readonly string[] = [],
): FlowContent {
  let content = EMPTY_FLOW
  steps.forEach(([type, params = {}, wires = {}], index) => {
    content = addNode(
      content,
      prefix === '' ? type : `${prefix}.${type}`,
      { x: index * (EXAMPLE_NODE.width + 70), y: 0 },
      params,
    ).content
    for (const [port, source] of Object.entries(wires)) {
      const [node = '', from = ''] = source.split('.')
      content = connect(content, { node, port: from }, { node: `n${index + 1}`, port })
    }
  })
  return { ...content, dashboard: [...dashboard] }
}
