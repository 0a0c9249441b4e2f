import * as fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import {
  dateHabits,
  dateParts,
  isIsoDate,
  isoDate,
  learnersLanguage,
  usualOrder,
  weekdayOf,
} from './date-habits.ts'

const ZONES = ['Asia/Bangkok', 'UTC', 'America/New_York', 'Pacific/Kiritimati']
const home = process.env.TZ
afterEach(() => {
  if (home === undefined) delete process.env.TZ
  else process.env.TZ = home
})

/** A column as it is written, and what is read. */
const column = (texts: string[], language = 'en-GB') => {
  const habits = dateHabits(texts, language)
  return texts.map((text) => isoDate(text, habits))
}

describe.each(ZONES)('on a device in %s', (zone) => {
  test('a day is the day that was written', () => {
    process.env.TZ = zone
    // The zone really is another one, or this would show nothing.
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 13, max: 28 }),
        fc.constantFrom('/', '-', '.'),
        (year, month, day, sign) => {
          const iso = `${year}-${String(month).padStart(2, '0')}-${day}`
          expect(column([[day, month, year].join(sign)])).toEqual([iso])
          expect(column([[month, day, year].join(sign)])).toEqual([iso])
          expect(column([[year, month, day].join(sign)])).toEqual([iso])
          expect(column([[day, month, year + 543].join(sign)])).toEqual([iso])
          expect(column([`${year}年${month}月${day}日`])).toEqual([iso])
          const habits = dateHabits([iso], 'en')
          const parts = dateParts(iso, habits)!
          expect(parts).toMatchObject({ year, month, day })
          const sunday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
          expect(weekdayOf(parts)).toBe(sunday || 7)
        },
      ),
    )
  })

  test('the dates that went wrong in Bangkok', () => {
    process.env.TZ = zone
    expect(column(['05/02/2024', '13/02/2024'])).toEqual(['2024-02-05', '2024-02-13'])
    expect(column(['01/01/2567'])).toEqual(['2024-01-01'])
    expect(dateParts('Mar 3', dateHabits(['Mar 3'], 'en'))).toMatchObject({
      year: null,
      month: 3,
      day: 3,
    })
  })
})

test('day or month first is decided by the column, else by the region and shown as a guess', () => {
  expect(column(['05/02/2024', '05/13/2024'], 'th')).toEqual(['2024-05-02', '2024-05-13'])
  const open = ['05/02/2024', '07/08/2024']
  expect(dateHabits(open, 'en-US')).toMatchObject({ order: 'mdy', orderIsGuess: true })
  expect(dateHabits(open, 'th')).toMatchObject({ order: 'dmy', orderIsGuess: true })
  expect(dateHabits(open, 'th', { order: 'mdy' })).toMatchObject({
    order: 'mdy',
    orderIsGuess: false,
  })
  // The same either way is no guess.
  expect(dateHabits(['05/05/2024'], 'en-US').orderIsGuess).toBe(false)
  // Both kinds in one column: what does not fit is not understood, never turned round.
  expect(column(['13/02/2024', '14/02/2024', '02/15/2024'])).toEqual([
    '2024-02-13',
    '2024-02-14',
    null,
  ])
  expect(['en-US', 'en-GB', 'th', 'ar', 'zh', 'nonsense!'].map(usualOrder)).toEqual([
    'mdy',
    'dmy',
    'dmy',
    'dmy',
    'mdy',
    'dmy',
  ])
  expect(learnersLanguage('th', 'en-US')).toBe('th')
  expect(learnersLanguage('en', 'th-TH')).toBe('th-TH')
  expect(learnersLanguage('en', 'en-AU')).toBe('en-AU')
})

test.each([
  ['2 มกราคม 2567', '2024-01-02'],
  ['2 ม.ค. 2567', '2024-01-02'],
  ['๒ ม.ค. ๒๕๖๗', '2024-01-02'],
  ['2 ม.ค. 67', '2024-01-02'],
  ['วันอังคารที่ 2 มกราคม พ.ศ. 2567', '2024-01-02'],
  ['2 มกราคม ค.ศ. 2024', '2024-01-02'],
  ['29 กุมภาพันธ์ 2567', '2024-02-29'],
  ['2024年5月2日', '2024-05-02'],
  ['二〇二四年五月十二日', '2024-05-12'],
  ['2024年五月二日', '2024-05-02'],
  ['2 يناير 2024', '2024-01-02'],
  ['٢ يناير ٢٠٢٤', '2024-01-02'],
  ['2 كانون الثاني 2024', '2024-01-02'],
  ['۲ تشرين الأول ۲۰۲۴', '2024-10-02'],
  ['٢٨/٠٥/٢٠٢٤', '2024-05-28'],
  ['۲۰۲۴/۰۵/۲۸', '2024-05-28'],
  ['May 2, 2024', '2024-05-02'],
  ['2nd of May 2024', '2024-05-02'],
  ['Thu, 2 May 2024', '2024-05-02'],
  ['2-May-24', '2024-05-02'],
  ['2024-May-02', '2024-05-02'],
  ['28/5/24', '2024-05-28'],
  ['28/5/99', '1999-05-28'],
  ['28/5/2567 13:45 น.', '2024-05-28T13:45:00'],
  ['5/28/2024 1:45 PM', '2024-05-28T13:45:00'],
  ['2024-05-02T23:30:00-05:00', '2024-05-02T23:30:00-05:00'],
  ['2024-05-02 23:30', '2024-05-02 23:30'],
  ['28 May 2024 23:30 +0700', '2024-05-28T23:30:00+07:00'],
])('%s', (text, iso) => expect(column([text])).toEqual([iso]))

test.each([
  '31/02/2024',
  '29 February 2023',
  '12/13/14/15',
  '1.2.3',
  '02-123-4567',
  '13:45',
  'May',
  'Mayor 3',
  '3 dogs 2024',
  '12/08/1445',
  '12 رمضان 1445 هـ',
  '00/00/0000',
  '1/1/20245',
  '25:00 2024-01-01',
  '20240502',
])('%s is no day', (text) => expect(column([text])).toEqual([null]))

test('years of the Buddhist era are found by the column, and two kinds in one are told', () => {
  expect(dateHabits(['1/1/2567', '2/1/2566'], 'en')).toMatchObject({
    isBuddhist: true,
    isMixed: false,
  })
  expect(dateHabits(['1/1/2567', '2/1/2024'], 'en')).toMatchObject({ isMixed: true })
  expect(isoDate('1/2/2567', dateHabits(['1/2/2567'], 'th', { era: 'ce' }))).toBe('2567-02-01')
  expect(isoDate('1/2/67', dateHabits(['1/2/67'], 'th'))).toBe('2024-02-01')
  expect(isoDate('1/2/67', dateHabits(['1/2/67'], 'en-GB'))).toBe('2067-02-01')
  expect(dateHabits(['1/2/67'], 'th').hasShortYears).toBe(true)
})

test('no text breaks the reader', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const iso = isoDate(text, dateHabits([text], 'th'))
      if (iso !== null) expect(isIsoDate(iso)).toBe(true)
    }),
  )
})
