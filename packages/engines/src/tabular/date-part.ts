import {
  type DateChoice,
  type DateHabits,
  type DateParts,
  dateHabits,
  dateParts,
  PLAIN_HABITS,
  weekdayOf,
} from './dates/date-habits.ts'
import type { Cell, Column } from './table.ts'

/** Year, month, day and weekday of the dates in a column. */

export const DATE_PARTS = ['year', 'month', 'day', 'weekday'] as const
export type DatePart = (typeof DATE_PARTS)[number]

export const isDatePart = (name: string): name is DatePart =>
  (DATE_PARTS as readonly string[]).includes(name)

/** A column of dates says all by itself; texts are looked at together. */
export function habitsOf(
  { type, data }: Pick<Column, 'type' | 'data'>,
  language: string,
  chosen: DateChoice = {},
): DateHabits {
  if (type === 'date' && !chosen.order && !chosen.era) return PLAIN_HABITS
  const texts = new Set<string>()
  for (const value of data) if (value !== null) texts.add(String(value))
  return dateHabits(texts, language, chosen)
}

/** The same few thousand days come again and again. */
const MOST_REMEMBERED = 20_000

/** Reads the dates of a column; null for what is no date. */
export function dateReader(habits: DateHabits): (value: Cell) => DateParts | null {
  const known = new Map<string, DateParts | null>()
  return (value) => {
    if (value === null) return null
    const text = String(value)
    const before = known.get(text)
    if (before !== undefined) return before
    const parts = dateParts(text, habits)
    if (known.size < MOST_REMEMBERED) known.set(text, parts)
    return parts
  }
}

export const partOf = (parts: DateParts | null, part: DatePart): number | null =>
  parts && (part === 'weekday' ? weekdayOf(parts) : parts[part])
