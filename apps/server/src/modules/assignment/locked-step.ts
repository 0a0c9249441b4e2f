import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { assignment } from '../../platform/database/schema/classroom.ts'
import { isShownTo } from './for-learner-port.ts'

const earlier = alias(assignment, 'earlier')

/**
 * A step of a path stays closed until this learner has handed in every one before it. One they do not see, because
 * it is for others or comes later, closes nothing.
 */
export const lockedFor = (studentId: number, now: Date): SQL<boolean> =>
  sql<boolean>`exists (select 1 from assignment as ${earlier}
    where ${earlier.pathId} = ${assignment.pathId} and ${earlier.step} < ${assignment.step}
      and ${earlier.archivedAt} is null and ${isShownTo(studentId, now, earlier)}
      and not exists (select 1 from submission d
        where d.assignment_id = ${earlier.id} and d.student_id = ${studentId} and d.hand_ins > 0))`
