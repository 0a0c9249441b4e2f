import { expect, test } from 'vitest'
import { pickRows, tableFrom, withColumn } from '../tabular/table.ts'
import { groupLinks, markedShares, ownLinks, pickLinks, rowsOf } from './row-links.ts'

const marked = (source: string, ...rows: number[]) => new Map([[source, new Set(rows)]])

test('rows keep their beginning when they are picked, sorted and grouped', () => {
  const own = ownLinks('pupils', 6)
  const sorted = pickLinks(own, [5, 3, 1])
  const groups = groupLinks(sorted, [[0, 2], [1]])
  expect(rowsOf([groups], [0])).toEqual(marked('pupils', 5, 1))
  expect([...markedShares([groups], marked('pupils', 1))!]).toEqual([0.5, 0])
  expect([...markedShares([pickLinks(groups, [1, 0])], marked('pupils', 3))!]).toEqual([1, 0])
})

test('a joined row that is marked does not mark all others with the same partner', () => {
  const links = [
    pickLinks(ownLinks('orders', 3), [0, 1, 2]),
    pickLinks(ownLinks('shops', 2), [0, 0, -1]),
  ]
  const one = rowsOf(links, [0])
  expect(one).toEqual(
    new Map([
      ['orders', new Set([0])],
      ['shops', new Set([0])],
    ]),
  )
  expect([...markedShares(links, one)!]).toEqual([1, 0, 0])
  // A shop that is marked marks its orders.
  expect([...markedShares(links, marked('shops', 0))!]).toEqual([1, 1, 0])
  expect(rowsOf(links, [2])).toEqual(marked('orders', 2))
})

test('what is marked elsewhere concerns nobody here', () => {
  expect(markedShares([ownLinks('a', 2)], marked('b', 1))).toBeNull()
})

test('tables carry the beginning of their rows through picking and new columns', () => {
  const table = {
    ...tableFrom([{ name: 'x', type: 'number', data: [1, 2, 3] }]),
    links: [ownLinks('t', 3)],
  }
  const made = withColumn(pickRows(table, [2, 0]), { name: 'y', type: 'number', data: [9, 8] })
  expect([...made.links![0]!.ids]).toEqual([2, 0])
})
