import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter } from './days.ts'
import { type SchoolTerm, THAI_TERMS, termFor } from './school-term.ts'

const first = {
  name: 'first',
  from: '2026-05-16',
  until: '2026-10-31',
  holidaysUntil: '2026-10-31',
}
const second = {
  name: 'second',
  from: '2026-11-01',
  until: '2027-03-31',
  holidaysUntil: '2027-05-15',
}

test.each([
  ['2026-05-16', first],
  ['2026-10-31', first],
  ['2026-11-01', second],
  ['2027-01-01', second],
  ['2027-03-31', second],
  // In the holidays the next one counts.
  ['2026-04-01', first],
  ['2026-05-15', first],
])('%s is in its term', (day, term) => expect(termFor(day)).toEqual(term))

test('a school may have other terms', () => {
  const three: SchoolTerm[] = [
    { name: 'spring', from: '01-10', until: '04-01' },
    { name: 'summer', from: '04-20', until: '07-01' },
    { name: 'autumn', from: '09-01', until: '12-20' },
  ]
  expect(termFor('2026-07-02', three)).toMatchObject({
    name: 'autumn',
    holidaysUntil: '2027-01-09',
  })
  expect(termFor('2026-12-25', three)).toMatchObject({ name: 'spring', from: '2027-01-10' })
  const one = [{ name: 'year', from: '01-10', until: '12-20' }]
  expect(termFor('2026-12-25', one)).toMatchObject({
    from: '2027-01-10',
    holidaysUntil: '2028-01-09',
  })
  expect(() => termFor('2026-01-01', [])).toThrow('no terms')
})

test('every day has one term, and the next one begins where its holidays end', () => {
  const day = fc.nat({ max: 20_000 }).map((count) => dayAfter('2000-01-01', count))
  fc.assert(
    fc.property(day, (today) => {
      const term = termFor(today)
      expect(today <= term.until).toBe(true)
      const next = termFor(dayAfter(term.until, 1))
      expect(next.from).toBe(dayAfter(term.holidaysUntil, 1))
      expect(next.name).not.toBe(term.name)
      expect(THAI_TERMS.map(({ name }) => name)).toContain(term.name)
    }),
  )
})
