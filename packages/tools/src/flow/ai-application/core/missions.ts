/** Six guided missions. Each step looks only at the flow itself. */

interface Flow {
  nodes: readonly { id: string; type: string; params: Record<string, unknown> }[]
  edges: readonly { from: { node: string }; to: { node: string } }[]
  dashboard: readonly string[]
}

const has = (flow: Flow, type: string): boolean => flow.nodes.some((node) => node.type === type)

function wired(flow: Flow, from: string, to: string): boolean {
  const typeOf = (id: string): string | undefined => flow.nodes.find((node) => node.id === id)?.type
  return flow.edges.some((edge) => typeOf(edge.from.node) === from && typeOf(edge.to.node) === to)
}

const isSet = (flow: Flow, type: string, param: string, is: (value: unknown) => boolean): boolean =>
  flow.nodes.some((node) => node.type === type && param in node.params && is(node.params[param]))

const filled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== ''

const add = (id: string, type: string) => ({ id, done: (flow: Flow) => has(flow, type) })
const wire = (id: string, from: string, to: string) => ({
  id,
  done: (flow: Flow) => wired(flow, from, to),
})
const change = (
  id: string,
  type: string,
  param: string,
  is: (value: unknown) => boolean = () => true,
) => ({
  id,
  done: (flow: Flow) => isSet(flow, type, param, is),
})

export const MISSIONS = [
  {
    id: 'see',
    steps: [
      add('see.picture', 'ai.sample-picture'),
      wire('see.detect', 'ai.sample-picture', 'ai.detect'),
      change('see.change', 'ai.sample-picture', 'sample'),
      change('see.sure', 'ai.detect', 'sureness'),
      wire('see.show', 'ai.detect', 'ai.show'),
    ],
  },
  {
    id: 'teach',
    steps: [
      add('teach.set', 'ai.sample-set'),
      wire('teach.train', 'ai.sample-set', 'ai.train-pictures'),
      change('teach.test', 'ai.train-pictures', 'testShare'),
      wire('teach.ask', 'ai.train-pictures', 'ai.classify-picture'),
      wire('teach.picture', 'ai.sample-picture', 'ai.classify-picture'),
      wire('teach.why', 'ai.train-pictures', 'ai.why-picture'),
    ],
  },
  {
    id: 'doodle',
    steps: [
      add('doodle.draw', 'ai.draw'),
      wire('doodle.guess', 'ai.draw', 'ai.doodle'),
      change('doodle.ink', 'ai.draw', 'drawing', filled),
      wire('doodle.words', 'ai.doodle', 'ai.template'),
      wire('doodle.speak', 'ai.template', 'ai.speak'),
    ],
  },
  {
    id: 'mood',
    steps: [
      change('mood.text', 'ai.text', 'words', filled),
      wire('mood.feel', 'ai.text', 'ai.sentiment'),
      wire('mood.if', 'ai.sentiment', 'ai.if'),
      wire('mood.choose', 'ai.if', 'ai.choose'),
      wire('mood.show', 'ai.choose', 'ai.show'),
    ],
  },
  {
    id: 'fair',
    steps: [
      change('fair.set', 'ai.sample-set', 'set', (value) => value === 'mangoes-sky'),
      wire('fair.train', 'ai.sample-set', 'ai.train-pictures'),
      change('fair.trick', 'ai.sample-picture', 'sample', (value) => value === 'trick'),
      wire('fair.ask', 'ai.sample-picture', 'ai.classify-picture'),
      wire('fair.why', 'ai.sample-picture', 'ai.why-picture'),
      wire('fair.card', 'ai.train-pictures', 'ai.card'),
    ],
  },
  {
    id: 'app',
    steps: [
      add('app.camera', 'ai.camera'),
      wire('app.hands', 'ai.camera', 'ai.hands'),
      wire('app.if', 'ai.hands', 'ai.if'),
      wire('app.count', 'ai.if', 'ai.count'),
      wire('app.show', 'ai.count', 'ai.show'),
      { id: 'app.open', done: (flow: Flow) => flow.dashboard.length >= 2 },
    ],
  },
] as const
