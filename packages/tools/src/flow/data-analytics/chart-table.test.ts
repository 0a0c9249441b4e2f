import { expect, test } from 'vitest'
import { chartTable } from './chart-table.ts'

const BASE = { title: '', xName: 'x', yName: 'y' }

test('bars become a row for each category, with a column for each series', () => {
  const series = [
    { name: 'boys', values: [1, null] },
    { name: 'girls', values: [3, 4] },
  ]
  expect(chartTable({ ...BASE, kind: 'bar', categories: ['Nan', 'Phuket'], series })).toEqual([
    ['x', 'boys', 'girls'],
    ['Nan', 1, 3],
    ['Phuket', null, 4],
  ])
})

test('points, boxes and correlations keep all their numbers', () => {
  const points = [{ name: 'a', values: [[1, 2]] }]
  expect(chartTable({ ...BASE, kind: 'scatter', series: points })).toEqual([
    ['', 'x', 'y'],
    ['a', 1, 2],
  ])
  const boxes = [{ name: 'y', values: [[1, 2, 3, 4, 5]] }]
  expect(chartTable({ ...BASE, kind: 'box', categories: ['a'], series: boxes })).toEqual([
    ['x', 'min', '25%', '50%', '75%', 'max'],
    ['a', 1, 2, 3, 4, 5],
  ])
  const cells = [
    [0, 0, 1],
    [1, 0, 0.5],
    [0, 1, 0.5],
    [1, 1, 1],
  ]
  const heat = {
    ...BASE,
    kind: 'heatmap',
    categories: ['a', 'b'],
    series: [{ name: '', values: cells }],
  }
  expect(chartTable(heat)).toEqual([
    ['', 'a', 'b'],
    ['a', 1, 0.5],
    ['b', 0.5, 1],
  ])
})
