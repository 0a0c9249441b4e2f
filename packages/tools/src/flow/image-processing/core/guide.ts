/** The first flow: find the edges of a picture. Each step looks only at the flow itself. */

interface Flow {
  nodes: readonly { id: string; type: string; params: Record<string, unknown> }[]
  edges: readonly { from: { node: string }; to: { node: string } }[]
}

const has = (flow: Flow, type: string): boolean => flow.nodes.some((node) => node.type === type)

function wired(flow: Flow, from: string, to: string): boolean {
  const typeOf = (id: string): string | undefined => flow.nodes.find((node) => node.id === id)?.type
  return flow.edges.some((edge) => typeOf(edge.from.node) === from && typeOf(edge.to.node) === to)
}

export const GUIDE = [
  { id: 'sample', done: (flow: Flow) => has(flow, 'image.sample') },
  { id: 'gray', done: (flow: Flow) => has(flow, 'image.gray') },
  { id: 'wire', done: (flow: Flow) => wired(flow, 'image.sample', 'image.gray') },
  { id: 'canny', done: (flow: Flow) => wired(flow, 'image.gray', 'image.canny') },
  {
    id: 'change',
    done: (flow: Flow) =>
      flow.nodes.some(
        ({ type, params }) => type === 'image.canny' && ('low' in params || 'high' in params),
      ),
  },
  { id: 'show', done: (flow: Flow) => wired(flow, 'image.canny', 'image.show') },
] as const
