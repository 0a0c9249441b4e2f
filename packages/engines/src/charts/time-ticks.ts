/** Where an axis of time is marked, and what stands there: hours, days, months or years, as many as there is room for. */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Unit = 'minute' | 'day' | 'month' | 'year'
interface Step {
  unit: Unit
  count: number
  ms: number
}

const step = (unit: Unit, count: number, ms: number): Step => ({ unit, count, ms: ms * count })

const STEPS: Step[] = [
  ...[1, 5, 15, 30, 60, 180, 360, 720].map((count) => step('minute', count, MINUTE)),
  ...[1, 2, 7, 14].map((count) => step('day', count, DAY)),
  ...[1, 2, 3, 6].map((count) => step('month', count, 30.4 * DAY)),
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500].map((count) => step('year', count, 365.25 * DAY)),
]

export interface TimeLook {
  language: string
  era?: 'be' | undefined
  /** As many labels fit beside one another. */
  most: number
}

export interface TimeTick {
  at: number
  label: string
}

/** Years are those the table shows: Gregorian ones, unless it counts from the Buddha. */
function formatter({ language, era }: TimeLook, parts: Intl.DateTimeFormatOptions) {
  const calendar = era === 'be' ? 'buddhist' : 'gregory'
  return new Intl.DateTimeFormat(language, {
    ...parts,
    calendar,
    numberingSystem: 'latn',
    timeZone: 'UTC',
    hourCycle: 'h23',
  })
}

function ticksFrom(from: number, to: number, { unit, count }: Step): number[] {
  const ticks: number[] = []
  if (unit === 'minute' || (unit === 'day' && count < 7)) {
    const size = count * (unit === 'day' ? DAY : MINUTE)
    for (let at = Math.ceil(from / size) * size; at <= to; at += size) ticks.push(at)
    return ticks
  }
  if (unit === 'day') {
    // The first of January 1970 was a Thursday; weeks begin on Mondays.
    const size = count * DAY
    const monday = 4 * DAY
    for (let at = Math.ceil((from - monday) / size) * size + monday; at <= to; at += size)
      ticks.push(at)
    return ticks
  }
  const months = unit === 'year' ? count * 12 : count
  const start = new Date(from)
  const first = Math.ceil((start.getUTCFullYear() * 12 + start.getUTCMonth()) / months) * months
  for (let n = first; ; n += months) {
    // Date.UTC would take the year 24 for 1924.
    const at = new Date(0).setUTCFullYear(Math.floor(n / 12), n % 12, 1)
    if (!(at <= to)) return ticks
    if (at >= from) ticks.push(at)
  }
}

/** A year, or a day above the hours, is said once: where it begins. */
function labelled(ticks: readonly number[], { unit }: Step, look: TimeLook): TimeTick[] {
  const year = formatter(look, { year: 'numeric' })
  const yearOf = (at: number): string =>
    year
      .formatToParts(at)
      .filter(({ type }) => type === 'year')
      .map(({ value }) => value)
      .join('')
  if (unit === 'year') return ticks.map((at) => ({ at, label: yearOf(at) }))
  const main = formatter(
    look,
    unit === 'month'
      ? { month: 'short' }
      : unit === 'day'
        ? { day: 'numeric', month: 'short' }
        : { hour: '2-digit', minute: '2-digit' },
  )
  const day = formatter(look, { day: 'numeric', month: 'short' })
  const above = unit === 'minute' ? (at: number) => day.format(at) : yearOf
  let said = ''
  return ticks.map((at) => {
    const outer = above(at)
    const label = outer === said ? main.format(at) : `${main.format(at)}\n${outer}`
    said = outer
    return { at, label }
  })
}

export function timeTicks(from: number, to: number, look: TimeLook): TimeTick[] {
  const most = Math.max(2, look.most)
  for (const one of STEPS) {
    if ((to - from) / one.ms > most * 2) continue
    const ticks = ticksFrom(from, to, one)
    if (ticks.length > most) continue
    // Too short for two of these: the ends themselves are named.
    return ticks.length >= 2 || to === from
      ? labelled(ticks.length > 0 ? ticks : [from], one, look)
      : labelled([from, to], STEPS[one.unit === 'minute' ? 0 : 8]!, look)
  }
  return labelled([from, to], STEPS.at(-1)!, look)
}

/** One moment in full, for what is pointed at. */
export function momentText(at: number, look: Omit<TimeLook, 'most'>): string {
  const hasTime = at % DAY !== 0
  return formatter(
    { ...look, most: 0 },
    {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      ...(hasTime && { hour: '2-digit', minute: '2-digit' }),
    },
  ).format(at)
}
