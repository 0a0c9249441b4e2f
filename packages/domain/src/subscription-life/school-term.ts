/** School terms: when they begin and end in every year, and which one a day belongs to. */
import { dayAfter } from './days.ts'

export interface SchoolTerm {
  name: string
  /** Month and day; a term that ends before it begins ends in the next year. */
  from: string
  until: string
}

/** As Thai schools have them, in the order of their beginnings. */
export const THAI_TERMS: readonly SchoolTerm[] = [
  { name: 'first', from: '05-16', until: '10-31' },
  { name: 'second', from: '11-01', until: '03-31' },
]

/** A term of a certain year, by its days. */
export interface TermDays {
  name: string
  from: string
  until: string
  /** The last day of the holidays after it. */
  holidaysUntil: string
}

/** The term a day is in; in the holidays the one that comes. */
export function termFor(day: string, terms: readonly SchoolTerm[] = THAI_TERMS): TermDays {
  const year = Number(day.slice(0, 4))
  const days = [year - 1, year, year + 1, year + 2].flatMap((one) => termsOf(one, terms))
  const index = days.findIndex(({ until }) => until >= day)
  const [term, next] = [days[index], days[index + 1]]
  if (!term || !next) throw new Error('there are no terms')
  return { ...term, holidaysUntil: dayAfter(next.from, -1) }
}

function termsOf(year: number, terms: readonly SchoolTerm[]) {
  return terms.map(({ name, from, until }) => ({
    name,
    from: `${year}-${from}`,
    until: `${until < from ? year + 1 : year}-${until}`,
  }))
}
