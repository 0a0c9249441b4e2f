import { expect, test } from 'vitest'
import { GUIDE } from './guide.ts'

test('steps are ticked off as the flow grows', () => {
  const node = (id: string, type: string, params = {}) => ({ id, type: `data.${type}`, params })
  const nodes = [
    node('a', 'sample'),
    node('b', 'compute'),
    node('c', 'group', { by: ['market'], summary: 'sum' }),
    node('d', 'chart-bar', { x: 'market' }),
  ]
  const edges = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
  ].map(([from = '', to = '']) => ({ from: { node: from }, to: { node: to } }))
  const done = (n: number, e: number) =>
    GUIDE.filter((step) =>
      step.done({ nodes: nodes.slice(0, n), edges: edges.slice(0, e), dashboard: [] }),
    ).length
  expect([done(0, 0), done(1, 0), done(2, 1), done(3, 2), done(4, 3)]).toEqual([0, 1, 2, 4, 5])
})
