/** Kinds of columns that the builder has no short name for. */
import { customType, timestamp } from 'drizzle-orm/pg-core'

export const moment = (name = '') => timestamp(name, { withTimezone: true })

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
