import { expect, test } from 'vitest'
import { momentText, timeTicks } from './time-ticks.ts'

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`)
const labels = (from: string, to: string, most: number, language = 'en', era?: 'be') =>
  timeTicks(day(from), day(to), { language, era, most }).map(({ label }) => label)

test('days, months and years are chosen by the room there is; the year is said where it begins', () => {
  expect(labels('2024-02-27', '2024-03-02', 6)).toEqual([
    'Feb 27\n2024',
    'Feb 28',
    'Feb 29',
    'Mar 1',
    'Mar 2',
  ])
  expect(labels('2023-11-10', '2024-03-10', 6)).toEqual(['Dec\n2023', 'Jan\n2024', 'Feb', 'Mar'])
  expect(labels('1990-05-01', '2024-05-01', 8)).toEqual([
    '1995',
    '2000',
    '2005',
    '2010',
    '2015',
    '2020',
  ])
})

test('in the language of the page with the years of the table, also those of the Buddha', () => {
  expect(labels('2024-01-01', '2024-04-01', 5, 'th')[0]).toBe('ม.ค.\n2024')
  expect(labels('2024-01-01', '2024-04-01', 5, 'th', 'be')[0]).toBe('ม.ค.\n2567')
  expect(labels('2024-01-01', '2024-04-01', 5, 'ar')[0]).toMatch(/^يناير\n2024$/)
  expect(momentText(day('2024-05-02'), { language: 'th', era: 'be' })).toContain('2567')
})

test('there are never more than fit, they lie inside and go up', () => {
  const start = day('1899-12-30')
  for (let n = 0; n < 400; n++) {
    const from = start + n * 97_000_000_000 * Math.sin(n) ** 2
    const to = from + 10 ** (4 + (n % 10)) * (1 + (n % 7))
    const most = 2 + (n % 11)
    const ticks = timeTicks(from, to, { language: 'en', most })
    expect(ticks.length).toBeGreaterThanOrEqual(1)
    expect(ticks.length).toBeLessThanOrEqual(most)
    for (const [at, tick] of ticks.entries()) {
      expect(tick.at).toBeGreaterThanOrEqual(at === 0 ? from : ticks[at - 1]!.at + 1)
      expect(tick.at).toBeLessThanOrEqual(to)
    }
  }
})
