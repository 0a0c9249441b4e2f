import { type SQL, sql } from 'drizzle-orm'
import { assignment } from '../../platform/database/schema/classroom.ts'

/** A step of a path stays closed until this learner has handed in every one before it. */
export const lockedFor = (studentId: number): SQL<boolean> =>
  sql<boolean>`exists (select 1 from assignment b
    where b.path_id = ${assignment.pathId} and b.step < ${assignment.step} and b.archived_at is null
      and not exists (select 1 from submission d
        where d.assignment_id = b.id and d.student_id = ${studentId} and d.hand_ins > 0))`
