import { EMPTY_FLOW, type FlowContent } from '@panya/engines/flow/flow-content.ts'
import { expect, test } from 'vitest'
import type { NodeDrawings } from './pictures/marks.ts'
import { flowSvg } from './project-picture.ts'

const PICTURES: NodeDrawings = {
  table: {
    marks: [
      ['line', 'M1 1h8'],
      ['a', 'M2 2h4v4z'],
    ],
  },
}

function flow(types: string[], wires: [number, number][]): FlowContent {
  return {
    ...EMPTY_FLOW,
    nodes: types.map((type, at) => ({ id: `n${at}`, type, x: 0, y: 0, settings: {} })),
    edges: wires.map(([from, to], at) => ({
      id: `e${at}`,
      from: { node: `n${from}`, port: 'out' },
      to: { node: `n${to}`, port: 'in' },
    })),
  } as unknown as FlowContent
}

test('two flows look different, and an empty one has no picture', () => {
  const one = flowSvg(flow(['table'], []), PICTURES)
  const two = flowSvg(flow(['table', 'table'], [[0, 1]]), PICTURES)
  expect(one).not.toBe(two)
  expect(two?.match(/<rect/g)).toHaveLength(2)
  expect(flowSvg(EMPTY_FLOW, PICTURES)).toBeNull()
})

test('a kind of node that nobody drew is an empty card, and its name is not in the picture', () => {
  const svg = flowSvg(flow(['"><script>'], []), PICTURES)
  expect(svg).toContain('<rect')
  expect(svg).not.toContain('script')
})
