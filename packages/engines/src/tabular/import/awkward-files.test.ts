import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FlowFailure } from '../../flow/flow-value.ts'
import { importFile, importText } from './import-file.ts'
import { importNotes } from './import-report.ts'
import type { ImportSettings } from './import-settings.ts'
import { AWKWARD_FILES } from './testing/awkward-files.ts'
import { utf8 } from './testing/build-file.ts'

/** Read right, or refused by name; nothing wrong in silence. */
test.each(AWKWARD_FILES)('$what', async ({ name, bytes, settings, gives, notes = [] }) => {
  const reading = importFile(name, bytes, settings, 'en-GB')
  if (typeof gives === 'string') {
    const failure = await reading.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(FlowFailure)
    expect((failure as FlowFailure).problem.code).toBe(gives)
    return
  }
  const { table, report } = await reading
  expect(table.columns.map(({ name: column, type, data }) => [column, type, data])).toEqual(gives)
  expect(importNotes(report).map(({ code }) => code)).toEqual(notes)
})

test('there are enough of them', () => expect(AWKWARD_FILES.length).toBeGreaterThanOrEqual(60))

test('cells that are not understood are counted and shown with their place', async () => {
  const settings: ImportSettings = { columns: [{ column: 'n', type: 'number' }] }
  const { report } = await importFile('a.csv', utf8('n,m\n1,x\noops,y\n3,z\n?!,w'), settings, 'en')
  expect(report.columns[0]).toMatchObject({ name: 'n', type: 'number', missed: 2 })
  expect(report.odd).toEqual([
    { column: 'n', row: 2, text: 'oops' },
    { column: 'n', row: 4, text: '?!' },
  ])
  expect(importNotes(report)[0]?.shown?.head).toContainEqual(['n', 2, 'oops'])
})

test('what was chosen holds for the next file of the same kind', async () => {
  const settings: ImportSettings = {
    separator: ';',
    decimal: ',',
    columns: [
      { column: 'id', type: 'text' },
      { column: 'd', type: 'date', order: 'mdy' },
    ],
  }
  const read = async (text: string) => (await importFile('a.csv', utf8(text), settings, 'th')).table
  const [first, second] = [
    await read('id;d;x\n1;05/02/2024;1,500'),
    await read('x;d;id\n2,500;06/03/2024;2'),
  ]
  expect(first.columns.map(({ data }) => data[0])).toEqual(['1', '2024-05-02', 1.5])
  expect(second.columns.map(({ data }) => data[0])).toEqual([2.5, '2024-06-03', '2'])
})

test('a file of more than the limit is refused before it is read', async () => {
  const huge = { byteLength: 300 * 1024 * 1024 } as Uint8Array<ArrayBuffer>
  await expect(importFile('a.csv', huge)).rejects.toMatchObject({
    problem: { code: 'file-too-big' },
  })
})

test('tables come back as they were written, whatever their cells say', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => `x${text.trim()}`)
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }),
      fc.constantFrom(',', ';', '\t', '|'),
      (rows, separator) => {
        const lines = [['a', 'b'], ...rows].map((row) => row.map(quoted).join(separator))
        const { table } = importText(lines.join('\n'), { separator }, 'en')
        expect(table.columns.map(({ data }) => data)).toEqual([
          rows.map(([a]) => a.trim()),
          rows.map(([, b]) => b.trim()),
        ])
      },
    ),
  )
})
