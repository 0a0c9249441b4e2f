/** Kinds of columns that the builder has no short name for. */
import { customType, timestamp } from 'drizzle-orm/pg-core'

export const moment = (name = '') => timestamp(name, { withTimezone: true })

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Marks and weights, to the hundredth. A number too small for the column would be an error rather than nothing. */
export const points = customType<{ data: number }>({
  dataType: () => 'real',
  toDriver: (value) => Math.round(value * 100) / 100,
})
