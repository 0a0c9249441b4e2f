/** The answers to "When were you born?": a few years together, because nobody needs to know more. */
import { guardianUnder } from './consent-rules.ts'

export interface BirthYearBand {
  /** The first year of the band; null for "or earlier". */
  from: number | null
  /** The last year of the band; the present year for "or later". */
  to: number
}

/** Ages at which one band ends and the next begins, besides the one the country's rule needs. */
const AGES = [7, 10, 13, 16, 18]

/** Youngest first. Nobody in a band is on another side of the country's age than the others. */
export function birthYearBands(country: string, year: number): BirthYearBand[] {
  const ages = [...new Set([...AGES, guardianUnder(country)])].toSorted((a, b) => a - b)
  // Born in `year - age`, somebody may not have had this year's birthday yet.
  const starts = ages.map((age) => year - age)
  const bands = starts.map((from, index) => ({
    from,
    to: index === 0 ? year : starts[index - 1]! - 1,
  }))
  return [...bands, { from: null, to: starts.at(-1)! - 1 }]
}

export function isBandOf(country: string, year: number, band: BirthYearBand): boolean {
  return birthYearBands(country, year).some(({ from, to }) => from === band.from && to === band.to)
}

/** The same years as another country groups them: null where it splits them. */
export function bandAround(
  bands: BirthYearBand[],
  { from, to }: BirthYearBand,
): BirthYearBand | null {
  const first = (year: number | null) => year ?? Number.NEGATIVE_INFINITY
  return bands.find((one) => first(one.from) <= first(from) && to <= one.to) ?? null
}

/** The youngest that somebody of the band can be in a year: the last birthday may still be to come. */
export function youngestAge({ to }: Pick<BirthYearBand, 'to'>, year: number): number {
  return year - to - 1
}
