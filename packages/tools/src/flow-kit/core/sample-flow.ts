/** A small flow as data: each step takes what the one before gives; the last is on the dashboard. */
import type { ToolDocument } from '../../host/tool-host.ts'

type Step = [type: string, params: Record<string, unknown>]

export function chainedFlow(empty: ToolDocument, port: string, steps: Step[]): ToolDocument {
  const nodes = steps.map(([type, params], index) => ({
    id: `n${index + 1}`,
    type,
    position: { x: index * 300, y: 0 },
    params,
  }))
  const edges = nodes.slice(1).map(({ id: node }, index) => ({
    id: `n${index + 1}.${port}-${node}.${port}`,
    from: { node: `n${index + 1}`, port },
    to: { node, port },
  }))
  const dashboard = [`n${steps.length}`]
  return { ...empty, content: { ...(empty.content as object), nodes, edges, dashboard } }
}
