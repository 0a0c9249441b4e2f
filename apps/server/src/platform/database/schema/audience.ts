/** Whom an assignment is for when it is not for the whole class, groups of a class, and due dates of single learners. */
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { assignment, classroom } from './classroom.ts'
import { moment } from './columns.ts'
import { ofStudent } from './person.ts'

const ofAssignment = () =>
  integer('assignment_id')
    .notNull()
    .references(() => assignment.id, { onDelete: 'cascade' })

const ofGroup = () =>
  integer('group_id')
    .notNull()
    .references(() => classGroup.id, { onDelete: 'cascade' })

/** Made and named by the teachers of a class; learners never see the name. */
export const classGroup = pgTable(
  'class_group',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classroomId: integer('classroom_id')
      .notNull()
      .references(() => classroom.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('class_group_name_key').on(table.classroomId, table.name)],
)

/** Whoever has left the class since counts no more, and is in it again when they come back. */
export const classGroupMember = pgTable(
  'class_group_member',
  { groupId: ofGroup(), studentId: ofStudent() },
  (table) => [
    primaryKey({ columns: [table.groupId, table.studentId] }),
    index('class_group_member_student').on(table.studentId),
  ],
)

export const assignmentGroup = pgTable(
  'assignment_group',
  { assignmentId: ofAssignment(), groupId: ofGroup() },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.groupId] }),
    index('assignment_group_group').on(table.groupId),
  ],
)

export const assignmentLearner = pgTable(
  'assignment_learner',
  { assignmentId: ofAssignment(), studentId: ofStudent() },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.studentId] }),
    index('assignment_learner_student').on(table.studentId),
  ],
)

/** When an assignment is due for one learner, whatever it is for the others. */
export const ownDueDate = pgTable(
  'own_due_date',
  {
    assignmentId: ofAssignment(),
    studentId: ofStudent(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.studentId] }),
    index('own_due_date_student').on(table.studentId),
  ],
)
