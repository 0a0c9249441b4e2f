import { expect, test } from 'vitest'
import { buddhistYear, shortThaiDate, thaiDate } from './thai-date.ts'

test.each([
  ['2026-11-19', '19 พฤศจิกายน 2569', '19/11/2569'],
  ['2028-02-29', '29 กุมภาพันธ์ 2571', '29/02/2571'],
  ['2027-01-01', '1 มกราคม 2570', '01/01/2570'],
])('%s is %s', (day, long, short) => {
  expect([thaiDate(day), shortThaiDate(day)]).toEqual([long, short])
})

test('the months are those of the platform', () => {
  const format = new Intl.DateTimeFormat('th-u-ca-buddhist-nu-latn', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  })
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-09`
    expect(thaiDate(day)).toBe(`${format.format(new Date(day))} ${buddhistYear(day)}`)
  }
})

test.each(['2026-02-29', '19/11/2569', ''])('"%s" is no day', (day) => {
  for (const write of [thaiDate, shortThaiDate, buddhistYear])
    expect(() => write(day)).toThrow('no day')
})
