import { expect, test } from 'vitest'
import { importFile, importText } from './import-file.ts'
import { importNotes } from './import-report.ts'
import { utf8 } from './testing/build-file.ts'
import { NO_TABLES, READ_FILES, STILL_TABLES } from './testing/foreign-files.ts'

/** Read right, or refused by name; never a table with a green tick that is none. */
test.each(READ_FILES)('$what', async ({ name, bytes, gives, notes }) => {
  const { table, report } = await importFile(name, bytes, {}, 'en-GB')
  expect(table.columns.map(({ name: column, type, data }) => [column, type, data])).toEqual(gives)
  expect(importNotes(report).map(({ code }) => code)).toEqual(notes)
})

test.each(NO_TABLES)(
  '%s is refused by its name, whatever the file is called',
  async (kind, text) => {
    for (const name of ['a.csv', 'a.txt', 'a.tsv'])
      await expect(importFile(name, utf8(text), {}, 'en')).rejects.toMatchObject({
        problem: {
          code: 'no-table-file',
          values: { kind: expect.stringContaining(kind) as string },
        },
      })
  },
)

test.each(STILL_TABLES)('columns %s are a table all the same', (names, text) => {
  const { table } = importText(text, {}, 'en')
  expect(table.columns.map(({ name }) => name).join(' ')).toBe(names)
})

test('Thai readers mean the Buddhist era by years of two digits', async () => {
  const { table, report } = await importFile(
    'a.csv',
    utf8('d,n\n05/02/67,1\n13/02/67,2\n'),
    {},
    'th',
  )
  expect(table.columns[0]?.data).toEqual(['2024-02-05', '2024-02-13'])
  expect(importNotes(report).map(({ code }) => code)).toEqual(['era-short-be'])
})

test('money keeps its currency in the report, with or without a sign in every cell', async () => {
  const { report } = await importFile('a.csv', utf8('p,n\n"\u0e3f1,200",1\n90,2\n'), {}, 'th')
  expect(report.columns[0]).toMatchObject({ type: 'number', unit: 'THB' })
})
