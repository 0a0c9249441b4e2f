/** A class's report as a table: a row per learner and day, or a row per learner. */

export const PERIODS = { week: 7, month: 30, term: 120 } as const

/** What the table is made from; the platform's own report has this shape. */
interface Learner {
  name: string
  minutes: number
  days: readonly { date: string; minutes: number }[]
  tools: Partial<Record<string, number>>
  runs: number
  errors: number
  stars: number
  handedIn: number
}

type Rows = (string | number | null)[][]

export function dayRows(learners: readonly Learner[]): Rows {
  const rows = learners.flatMap(({ name, days }) =>
    days.map(({ date, minutes }) => [date, name, minutes]),
  )
  return [['date', 'learner', 'minutes'], ...rows.toSorted((a, b) => (a[0]! < b[0]! ? -1 : 1))]
}

/** Tools nobody used get no column. */
export function learnerRows(learners: readonly Learner[]): Rows {
  const tools = [...new Set(learners.flatMap(({ tools: used }) => Object.keys(used)))].toSorted()
  const heads = ['learner', 'days', 'minutes', 'runs', 'errors', 'stars', 'handed_in']
  return [
    [...heads, ...tools.map((tool) => tool.replace('/', '_').replaceAll('-', '_'))],
    ...learners.map((learner) => [
      learner.name,
      learner.days.length,
      learner.minutes,
      learner.runs,
      learner.errors,
      learner.stars,
      learner.handedIn,
      ...tools.map((tool) => learner.tools[tool] ?? 0),
    ]),
  ]
}

/** The first day of a period that ends with this one; both are YYYY-MM-DD. */
export function firstDay(last: string, period: keyof typeof PERIODS): string {
  const day = Date.parse(`${last}T00:00:00Z`) - (PERIODS[period] - 1) * 86_400_000
  return new Date(day).toISOString().slice(0, 10)
}
