import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { student } from './student.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Uploaded profile images, re-encoded; one a student, under a name nobody can guess. */
export const profileImages = pgTable('profile_images', {
  studentId: integer('student_id')
    .primaryKey()
    .references(() => student.id, { onDelete: 'cascade' }),
  name: text().notNull().unique(),
  bytes: bytea().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
