/** What steps of a guided way look at: only the flow itself. */

export interface GuidedFlow {
  nodes: readonly { id: string; type: string; params: Record<string, unknown> }[]
  edges: readonly { from: { node: string }; to: { node: string } }[]
  dashboard: readonly string[]
}

interface Step {
  id: string
  done: (flow: GuidedFlow) => boolean
}

export const addStep = (id: string, type: string): Step => ({
  id,
  done: ({ nodes }) => nodes.some((node) => node.type === type),
})

export const wireStep = (id: string, from: string, to: string): Step => ({
  id,
  done: ({ nodes, edges }) => {
    const typeOf = (node: string) => nodes.find((other) => other.id === node)?.type
    return edges.some((edge) => typeOf(edge.from.node) === from && typeOf(edge.to.node) === to)
  },
})

/** A setting was changed, to one that `is` takes. */
export const changeStep = (
  id: string,
  type: string,
  param: string,
  is: (value: unknown) => boolean = () => true,
): Step => ({
  id,
  done: ({ nodes }) =>
    nodes.some((node) => node.type === type && param in node.params && is(node.params[param])),
})

/** Both of two steps at once. */
export const bothSteps = (one: Step, other: Step): Step => ({
  id: one.id,
  done: (flow) => one.done(flow) && other.done(flow),
})

export const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== ''
