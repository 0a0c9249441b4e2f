/** The first flow: which market sells most? Each step looks only at the flow itself. */

interface Flow {
  nodes: readonly { id: string; type: string; params: Record<string, unknown> }[]
  edges: readonly { from: { node: string }; to: { node: string } }[]
}

const find = (flow: Flow, type: string) => flow.nodes.find((node) => node.type === type)

function wired(flow: Flow, from: string, to: string): boolean {
  const typeOf = (id: string): string | undefined => flow.nodes.find((node) => node.id === id)?.type
  return flow.edges.some((edge) => typeOf(edge.from.node) === from && typeOf(edge.to.node) === to)
}

export const GUIDE = [
  { id: 'sample', done: (flow: Flow) => find(flow, 'data.sample') !== undefined },
  { id: 'compute', done: (flow: Flow) => wired(flow, 'data.sample', 'data.compute') },
  {
    id: 'group',
    done: (flow: Flow) => {
      const by = find(flow, 'data.group')?.params.by
      return wired(flow, 'data.compute', 'data.group') && Array.isArray(by) && by.length > 0
    },
  },
  { id: 'sum', done: (flow: Flow) => find(flow, 'data.group')?.params.summary === 'sum' },
  {
    id: 'chart',
    done: (flow: Flow) =>
      wired(flow, 'data.group', 'data.chart-bar') &&
      Boolean(find(flow, 'data.chart-bar')?.params.x),
  },
] as const
