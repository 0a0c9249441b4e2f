/** What a question to DuckDB can reach: the tables of the flow, and nothing else. */
import { sql, sqlName, sqlText } from '@panya/engines/code/sql-code.ts'
import { HOSTILE_TEXTS } from '@panya/engines/code/testing/hostile-texts.ts'
import { Duck, type DuckDatabase } from '@panya/engines/tabular/duck.ts'
import { tableFrom } from '@panya/engines/tabular/table.ts'
import { beforeAll, expect, test } from 'vitest'
import { nodeDuckDatabase } from './testing/node-tabular.ts'

let database: DuckDatabase
let duck: Duck
beforeAll(async () => {
  database = await nodeDuckDatabase()
  duck = new Duck(database)
})

test.each([
  "select * from read_text('/etc/hostname')",
  "select * from read_csv('/etc/passwd')",
  "select * from read_text('https://example.com/')",
  "select * from read_text('/tables/../etc/hostname')",
  "select * from glob('/**')",
  "copy (select 1) to '/tmp/stolen.csv'",
  "attach '/tmp/other.db'",
  'load httpfs',
  'set enable_external_access=true',
  'reset enable_external_access',
  "set allowed_directories=['/']",
])('DuckDB refuses: %s', (question) => {
  const connection = database.connect()
  expect(() => connection.query(question)).toThrow(/Permission Error|locked|disabled/)
})

test('names and values of any signs go in and come out the same', () => {
  // A file of a table has lines and no end in the middle.
  const names = HOSTILE_TEXTS.filter(
    (text) => text.isWellFormed() && !text.includes('\0') && text.toLowerCase() !== 'nan',
  )
  const distinct = [
    ...new Map(names.map((name) => [name.toLowerCase().trim(), name])).values(),
  ].filter((name) => name.trim() !== '')
  const columns = distinct.map((name) => ({ name, type: 'text' as const, data: ['a', name] }))
  duck.write('hostile "table"', tableFrom(columns))
  const read = duck.ask(
    sqlName('hostile "table"'),
    columns.map(({ name, type }) => ({ name, type })),
  )
  expect(read.columns.map(({ data }) => data)).toEqual(columns.map(({ data }) => data))
})

test('a text in a question is that text', () => {
  // Whoever decodes what DuckDB answers takes the mark of byte order for one when it comes first.
  const texts = HOSTILE_TEXTS.filter(
    (text) => text.isWellFormed() && !text.includes('\0') && !text.startsWith('\ufeff'),
  )
  for (const text of texts) {
    const found = duck.ask(sql`(SELECT ${sqlText(text)} AS x)`, [{ name: 'x', type: 'text' }])
    expect(found.columns[0]?.data).toEqual([text])
  }
})
