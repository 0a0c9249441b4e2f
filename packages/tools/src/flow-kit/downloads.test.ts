import type { PortableValue } from '@panya/engines/flow/flow-value.ts'
import { expect, test } from 'vitest'
import { csvOf } from './downloads.ts'

const table: Extract<PortableValue, { type: 'table' }> = {
  type: 'table',
  columns: [
    { name: '=name', type: 'text' },
    { name: 'score', type: 'number' },
  ],
  data: [
    ['=HYPERLINK("http://x")', '@a', '-5', '+1,5', 'Dao'],
    [-1, 2, null, 4, 5],
  ],
}

test('a table for people runs nothing in their spreadsheet, numbers stay numbers', async () => {
  const [head, ...rows] = (await csvOf(table, 'spreadsheet').text()).split('\r\n')
  expect(head).toBe("'=name,score")
  expect(rows).toEqual([`"'=HYPERLINK(""http://x"")",-1`, "'@a,2", '-5,', '"+1,5",4', 'Dao,5'])
})

test('a table for a program is the table, to the letter', async () => {
  const text = await csvOf(table, 'program', '\t').text()
  expect(text.split('\r\n')[0]).toBe('=name\tscore')
  expect(text).toContain('\r\n@a\t2\r\n')
})
