/**
 * Which assignments a learner may see, and when each is due for them. Whoever reads assignments for learners asks
 * here; `scripts/assignment-readers.test.ts` knows every file that reads them.
 */
import { type AnyColumn, and, lte, type SQL, sql } from 'drizzle-orm'
import { ownDueDate } from '../../platform/database/schema/audience.ts'
import { assignment } from '../../platform/database/schema/classroom.ts'

/** The learner who asks, or the column that says whose row it is. */
type Learner = number | AnyColumn
/** The table, or another name for it in the same question. */
type Given = Record<'id' | 'toAll' | 'givenAt', AnyColumn>

/** Decided by the moment somebody asks: nothing has to happen when the time has come. */
export const isGiven = (now: Date, given: Given = assignment): SQL => lte(given.givenAt, now)

/** Work that was handed in or came back stays its learner's, whoever it is for since. */
export const isFor = (learner: Learner, given: Given = assignment): SQL<boolean> =>
  sql<boolean>`(${given.toAll}
    or exists (select 1 from assignment_learner named
      where named.assignment_id = ${given.id} and named.student_id = ${learner})
    or exists (select 1 from assignment_group called
      join class_group_member inside on inside.group_id = called.group_id
      where called.assignment_id = ${given.id} and inside.student_id = ${learner})
    or exists (select 1 from submission done
      where done.assignment_id = ${given.id} and done.student_id = ${learner}
        and (done.hand_ins > 0 or done.given_back_at is not null)))`

/** That the learner is in the class is for whoever asks to say. */
export const isShownTo = (learner: Learner, now: Date, given: Given = assignment): SQL =>
  and(isGiven(now, given), isFor(learner, given))!

export const ownDueFor = (learner: Learner): SQL<Date | null> =>
  sql<Date | null>`(select own.due_at from own_due_date own
    where own.assignment_id = ${assignment.id} and own.student_id = ${learner})`.mapWith(
    ownDueDate.dueAt,
  )

/** The learner's own time, or that of the class. */
export const dueAtFor = (learner: Learner): SQL<Date | null> =>
  sql<Date | null>`coalesce(${ownDueFor(learner)}, ${assignment.dueAt})`.mapWith(assignment.dueAt)
