import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStatementDay, readStatementTime } from './statement-day.ts'

const TODAY = '2026-11-19'

test.each([
  ['19/11/2569', '2026-11-19'],
  ['1/1/2569', '2026-01-01'],
  ['09-02-2026', '2026-02-09'],
  ['09.02.69', '2026-02-09'],
  ['09-02-26', '2026-02-09'],
  ['29/02/2567', '2024-02-29'],
  ['2026-11-18', '2026-11-18'],
  ['2569-11-18', '2026-11-18'],
  [' 31/12/2568 ', '2025-12-31'],
])('%s is %s', (text, day) => expect(readStatementDay(text, TODAY)).toBe(day))

test.each([
  '',
  'Total',
  '20/11/2569',
  '01/01/2570',
  '29/02/2569',
  // The day stands first: what would be a day in another country is none here.
  '11/19/2026',
  '32/01/2569',
  '01/01/2558',
  '1/1/569',
  '01/01/70',
  '19 พ.ย. 2569',
  '19/11-69/1',
])('"%s" is no day of a statement', (text) => expect(readStatementDay(text, TODAY)).toBeNull())

test('in either era, with four digits or two, it is the same day, in any year', () => {
  const today = fc.date({
    min: new Date('2010-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(today, fc.nat({ max: 9 * 365 }), (now, back) => {
      const day = new Date(now.getTime() - back * 86_400_000).toISOString().slice(0, 10)
      const [year = '', month = '', date = ''] = day.split('-')
      const buddhist = String(Number(year) + 543)
      for (const written of [year, buddhist, year.slice(2), buddhist.slice(2)]) {
        const read = readStatementDay(`${date}/${month}/${written}`, now.toISOString().slice(0, 10))
        expect(read).toBe(day)
      }
    }),
  )
})

test.each([
  ['9:05', '09:05'],
  ['14.30', '14:30'],
  ['23:59:59', '23:59'],
  ['24:00', null],
  ['', null],
  ['9', null],
])('%s o’clock is %s', (text, time) => expect(readStatementTime(text)).toBe(time))
