import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellFacts, packed } from './cell-facts.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const areDays = (...cells: string[]): boolean =>
  cellFacts(bytesOf(`${cells.join('\n')}\n`), ',', 1, ['days'])!.columns[0]!.isDays

test('a day is one of the calendar, of our era', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1500, max: 2500 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
      (year, month, day) => {
        const two = (value: number): string => String(value).padStart(2, '0')
        const date = new Date(Date.UTC(year, month - 1, day))
        const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
        expect(areDays(`${year}-${two(month)}-${two(day)}`)).toBe(
          isReal && year >= 1600 && year < 2400,
        )
      },
    ),
    { numRuns: 2000 },
  )
  expect(areDays('2024-02-29', '2000-02-29')).toBe(true)
  for (const other of ['1900-02-29', '2023-02-29', '2024-2-29', '2024/02/29', '20a4-02-28'])
    expect(areDays('2024-01-01', other), other).toBe(false)
})

test('what stands at the ends of cells, how long they are, and which words there are', () => {
  const { columns, gaps } = cellFacts(
    bytesOf('007,yes, x,5.\n-12,no,y ,3.25\nNA,yes,สวัสดี,4\n'),
    ',',
    4,
    [null, 'words', null, null],
  )!
  expect(columns[0]).toMatchObject({ hasLeadingZero: true, isSpaced: false, shortest: 2 })
  expect(columns[1]!.words).toEqual([packed('yes'), packed('no')])
  expect(columns[2]).toMatchObject({ isSpaced: true, shortest: 2, longest: 18 })
  expect(columns[3]).toMatchObject({ endsInPoint: true, hasLeadingZero: false, longest: 4 })
  expect(gaps).toEqual(['NA'])
})

test('rows that are not even are left to a more careful reader', () => {
  for (const text of ['1,2\n3\n', '1,2\n3,4,5\n', '1,2\n,\n', '1,"2\n', '1,"2"3\n'])
    expect(cellFacts(bytesOf(text), ',', 2), text).toBeNull()
})
