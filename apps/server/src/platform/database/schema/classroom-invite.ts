import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { classroom } from './classroom.ts'
import { student } from './student.ts'

/** Somebody a teacher expects in a class; whoever holds the code makes the account or joins with theirs. */
export const classroomInvite = pgTable(
  'classroom_invite',
  {
    code: text().primaryKey(),
    classroomId: integer('classroom_id')
      .notNull()
      .references(() => classroom.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    displayName: text('display_name').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    grade: text().notNull(),
    affiliation: text().notNull(),
    invitedBy: integer('invited_by').references(() => student.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('classroom_invite_person_key').on(table.classroomId, table.email),
    index('classroom_invite_email').on(table.email),
    index('classroom_invite_invited_by').on(table.invitedBy),
  ],
)
