import { compareWorks } from '@panya/domain/alike/compare-works.ts'
import { expect, test } from 'vitest'
import { FORMAT } from '../core/document.ts'
import { structureOf } from '../core/structure.ts'
import { DATA_EXAMPLES } from './data-examples.ts'

interface Flow {
  nodes: { id: string; position: object; params: object }[]
  edges: { id: string; from: { node: string }; to: { node: string } }[]
}

const flows = DATA_EXAMPLES.map(({ content }) => content as unknown as Flow)
const of = (content: unknown) => structureOf({ format: FORMAT, version: 2, content })

/** Other names and places, the other way round. */
function changed({ nodes, edges, ...rest }: Flow): Flow {
  const end = <End extends { node: string }>(one: End) => ({ ...one, node: `my-${one.node}` })
  return {
    ...rest,
    nodes: nodes
      .map((node) => ({ ...node, id: `my-${node.id}`, position: { x: 1, y: 2 } }))
      .toReversed(),
    edges: edges.map((edge) => ({ ...edge, from: end(edge.from), to: end(edge.to) })).toReversed(),
  }
}

test('flows made for different things are not alike; most of them are too short to tell', () => {
  const { pairs, short } = compareWorks(flows.map(of), null)
  expect(pairs).toEqual([])
  expect(short.length).toBeGreaterThan(10)
})

test('names and places are no structure; wires are', () => {
  for (const flow of flows) {
    const forms = (one: Flow) =>
      of(one)
        .parts.map(({ steps }) => steps.join(' | '))
        .toSorted()
    expect(forms(changed(flow))).toEqual(forms(flow))
    expect(forms({ ...flow, edges: flow.edges.slice(1) })).not.toEqual(forms(flow))
  }
})

test('a long flow is found again', () => {
  const types = ['sample', 'compute', 'group', 'sort', 'filter', 'dates', 'chart-bar']
  const long: Flow = {
    nodes: types.map((type, at) => ({
      id: `n${at}`,
      type: `data.${type}`,
      position: { x: at, y: 0 },
      params: {},
    })),
    edges: types.slice(1).map((_, at) => ({
      id: `e${at}`,
      from: { node: `n${at}`, port: 'table' },
      to: { node: `n${at + 1}`, port: 'table' },
    })),
  }
  const whole = { ...long, comments: [], groups: [], subflows: [], dashboard: [] }
  const { pairs } = compareWorks([of(whole), of(changed(whole))], null)
  expect(pairs).toMatchObject([{ strength: 'nearly' }])
})

test('what is no flow is refused, a star of thousands of wires stays small', () => {
  expect(() => of({ nodes: 1 })).toThrow()
  const nodes = Array.from({ length: 2001 }, (_, at) => ({
    id: `n${at}`,
    type: 'data.sort',
    position: { x: 0, y: 0 },
    params: {},
  }))
  const edges = nodes.slice(1).map(({ id }, at) => ({
    id: `e${at}`,
    from: at % 2 ? { node: id, port: 'a' } : { node: 'n0', port: `p${at}` },
    to: at % 2 ? { node: 'n0', port: `q${at}` } : { node: id, port: 'a' },
  }))
  expect(of({ nodes, edges }).parts.length).toBeLessThan(20_000)
})
