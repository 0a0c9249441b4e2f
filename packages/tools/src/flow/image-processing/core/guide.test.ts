import { expect, test } from 'vitest'
import { GUIDE } from './guide.ts'

test('steps are ticked off one by one as the flow grows', () => {
  const node = (id: string, type: string, params = {}) => ({ id, type: `image.${type}`, params })
  const nodes = [
    node('a', 'sample'),
    node('b', 'gray'),
    node('c', 'canny', { low: 40 }),
    node('d', 'show'),
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
  expect([done(0, 0), done(1, 0), done(2, 0), done(2, 1), done(3, 2), done(4, 3)]).toEqual([
    0, 1, 2, 3, 5, 6,
  ])
})
