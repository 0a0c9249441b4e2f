/** Whatever stands in a file, DuckDB makes the same of it as the reading in memory does. */
import { sqlName } from '@panya/engines/code/sql-code.ts'
import { Duck } from '@panya/engines/tabular/duck.ts'
import { importBigFile } from '@panya/engines/tabular/import/big-file.ts'
import { importFile } from '@panya/engines/tabular/import/import-file.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { nodeDuckDatabase } from './testing/node-tabular.ts'

let duck: Duck
beforeAll(async () => {
  duck = new Duck(await nodeDuckDatabase())
})

const two = (value: number): string => String(value).padStart(2, '0')
const day = fc.record({
  y: fc.constantFrom(1999, 2023, 2024, 2025),
  m: fc.integer({ min: 1, max: 12 }),
  d: fc.integer({ min: 1, max: 31 }),
})
const dates = (written: (y: number, m: number, d: number) => string) =>
  day.map(({ y, m, d }) => written(y, m, d))

/** Cells of one column, as people write them. */
const KINDS: fc.Arbitrary<string>[] = [
  fc.integer({ min: -2000, max: 2000 }).map(String),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => value.toFixed(2)),
  fc.integer({ min: 0, max: 9_999_999 }).map((value) => value.toLocaleString('en')),
  fc.integer({ min: 0, max: 9_999_999 }).map((value) => value.toLocaleString('de')),
  fc.integer({ min: 0, max: 99_999 }).map((value) => (value / 100).toFixed(2).replace('.', ',')),
  fc.integer({ min: 0, max: 999 }).map((value) => String(value).padStart(3, '0')),
  fc.integer({ min: 0, max: 999 }).map((value) => `\u0e3f${value}`),
  fc.integer({ min: 0, max: 100 }).map((value) => `${value}%`),
  fc.constantFrom('yes', 'no', 'Yes', 'NO'),
  fc.constantFrom('\u0e43\u0e0a\u0e48', '\u0e44\u0e21\u0e48\u0e43\u0e0a\u0e48'),
  fc.constantFrom('Nan', 'Trat', ' Loei', 'Tak ', '\u3000\u5317\u4eac', 'a "b"', 'c, d', 'none'),
  dates((y, m, d) => `${two(d)}/${two(m)}/${y}`),
  dates((y, m, d) => `${two(d)}/${two(m)}/${y + 543}`),
  dates((y, m, d) => `${d}/${m}/${y}`),
  dates((y, m, d) => `${two(m)}/${two(d)}/${y}`),
  dates((y, m, d) => `${y}-${two(m)}-${two(d)}`),
  dates((y, m, d) => `${y + 543}-${two(m)}-${two(d)}`),
  dates((y, m, d) => `${y}.${two(m)}.${two(d)}`),
  dates((y, m, d) => `${y}-${two(m)}-${two(d)} 23:5${d % 10}`),
  dates((y, m, d) => `${y}-${two(m)}-${two(d)}T07:00:00Z`),
]
/** What stands among the others. */
const ODD = fc.constantFrom(
  '',
  'NA',
  '-',
  'none',
  'oops',
  '5.',
  '.5',
  '1e3',
  '+7',
  '1.234.567',
  '0',
  '-0',
  '-0.00',
  ' 8',
)

const column = fc
  .tuple(fc.constantFrom(...KINDS), fc.double({ min: 0, max: 0.2, noNaN: true }), fc.boolean())
  .chain(([kind, share, isOdd]) => {
    const odd = Math.round(share * 20)
    const cell = isOdd
      ? fc.oneof({ weight: 20, arbitrary: kind }, { weight: odd, arbitrary: ODD })
      : kind
    return fc.array(cell, { minLength: 30, maxLength: 30 })
  })
const quoted = (cell: string, separator: string): string =>
  cell.includes(separator) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

test('the same table from memory and from DuckDB', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(column, { minLength: 2, maxLength: 5 }),
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom('en-GB', 'en-US', 'th', 'ar'),
      async (columns, separator, lineEnd, language) => {
        const rows = columns[0]!.map((_, row) =>
          columns.map((cells) => quoted(cells[row]!, separator)).join(separator),
        )
        const heads = columns.map((_, at) => `name ${at}`).join(separator)
        const bytes = new TextEncoder().encode([heads, ...rows].join(lineEnd))
        const file = { name: 'a.csv', bytes, settings: {}, language }
        const report = await importBigFile(duck, 'big', file)
        if (!report) return
        const small = await importFile('a.csv', bytes, {}, language)
        const found = report.columns.map(({ name, type }) => ({ name, type }))
        expect(duck.ask(sqlName('big'), found)).toEqual(small.table)
        expect(report.columns).toEqual(small.report.columns)
        expect(report.odd).toEqual(small.report.odd)
      },
    ),
    { numRuns: 150 },
  )
}, 120_000)

test('a million rows tell how far they are, and can be stopped', async () => {
  const lines = Array.from(
    { length: 400_000 },
    (_, at) => `${at},${two((at % 28) + 1)}/05/2567,Nan ${at}`,
  )
  const bytes = new TextEncoder().encode(`id,day,place\n${lines.join('\n')}`)
  const seen: number[] = []
  const file = { name: 'a.csv', bytes, settings: {}, language: 'en-GB' }
  await importBigFile(duck, 'long', file, async (fraction) => void seen.push(fraction))
  expect(seen.length).toBeGreaterThan(2)
  expect(seen.at(-1)).toBe(1)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  await expect(
    importBigFile(duck, 'stopped', file, () => Promise.reject(new Error('stop'))),
  ).rejects.toThrow('stop')
})
