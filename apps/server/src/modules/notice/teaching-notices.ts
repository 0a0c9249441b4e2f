/** What teachers are told: work that was handed in, answers to their comments, classes they were taken into. */
import { isStaff } from '@panya/domain/account/staff.ts'
import { and, eq, exists, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import {
  assignment,
  classroom,
  classroomMember,
  submission,
  workComment,
} from '../../platform/database/schema/classroom.ts'
import { noticeRead } from '../../platform/database/schema/notice.ts'
import { student } from '../../platform/database/schema/person.ts'
import { project } from '../../platform/database/schema/project.ts'
import { pupil, pupilsOfTeachers, teacher } from '../classroom/class-access-port.ts'
import { isNew, noticeColumns, type Reader, readMark, type Wanted } from './notice-columns.ts'

const NONE = sql`null`

/** Whoever teaches no more is told nothing of it, whatever class they are still in. */
const onlyStaff = ({ role }: Reader): SQL | undefined => (isStaff(role) ? undefined : sql`false`)

const teachesIn = (reader: Reader) =>
  and(
    onlyStaff(reader),
    eq(classroomMember.studentId, reader.studentId),
    eq(classroomMember.part, 'teacher'),
    isNull(classroom.archivedAt),
  )

/** One line for an assignment; what was given back since is no longer new. */
export const handedIn = (orm: Orm, { reader, since }: Wanted) =>
  orm
    .select(
      noticeColumns({
        kind: 'handed-in',
        subject: assignment.id,
        at: sql`max(${submission.handedInAt})`,
        count: sql`count(*)`,
        fresh: sql`count(*) filter (where ${submission.state} = 'handed-in' and ${isNew(submission.handedInAt)})`,
        title: assignment.title,
        from: classroom.name,
        tool: assignment.tool,
      }),
    )
    .from(classroomMember)
    .innerJoin(classroom, eq(classroom.id, classroomMember.classroomId))
    .innerJoin(assignment, eq(assignment.classroomId, classroom.id))
    .innerJoin(submission, eq(submission.assignmentId, assignment.id))
    .innerJoin(
      pupil,
      and(eq(pupil.classroomId, classroom.id), eq(pupil.studentId, submission.studentId)),
    )
    .leftJoin(noticeRead, readMark(reader, 'handed-in', assignment.id))
    .where(
      and(
        teachesIn(reader),
        eq(pupil.part, 'student'),
        isNull(assignment.archivedAt),
        gt(submission.handedInAt, since),
      ),
    )
    .groupBy(assignment.id, classroom.id, noticeRead.readAt)

/** What learners wrote after the first words of this teacher, in work this teacher may still see. */
export function answers(orm: Orm, { reader, since }: Wanted) {
  const me = reader.studentId
  const commented = orm
    .selectDistinct({ id: workComment.projectId })
    .from(workComment)
    .where(eq(workComment.authorId, me))
  const first = sql`(select min(m.id) from work_comment m
    where m.project_id = ${project.id} and m.author_id = ${me})`
  const taught = pupilsOfTeachers(
    orm,
    and(eq(teacher.studentId, me), eq(pupil.studentId, project.ownerId)),
  )
  return orm
    .select(
      noticeColumns({
        kind: 'answer',
        subject: project.id,
        at: sql`max(${workComment.createdAt})`,
        count: sql`count(*)`,
        fresh: sql`count(*) filter (where ${workComment.doneAt} is null and ${isNew(workComment.createdAt)})`,
        title: project.title,
        from: student.displayName,
        tool: project.tool,
      }),
    )
    .from(project)
    .innerJoin(student, eq(student.id, project.ownerId))
    .innerJoin(
      workComment,
      and(eq(workComment.projectId, project.id), eq(workComment.authorId, project.ownerId)),
    )
    .leftJoin(noticeRead, readMark(reader, 'answer', project.id))
    .where(
      and(
        onlyStaff(reader),
        inArray(project.id, commented),
        sql`${project.ownerId} <> ${me}`,
        isNull(project.deletedAt),
        gt(workComment.createdAt, since),
        gt(workComment.id, first),
        reader.role === 'admin' ? undefined : exists(taught),
      ),
    )
    .groupBy(project.id, student.id, noticeRead.readAt)
}

/** Whoever makes a class is in it from its first moment on. */
export const classesShared = (orm: Orm, { reader, since }: Wanted) =>
  orm
    .select(
      noticeColumns({
        kind: 'class-shared',
        subject: classroom.id,
        at: classroomMember.joinedAt,
        count: sql`1`,
        fresh: isNew(classroomMember.joinedAt),
        title: classroom.name,
        from: NONE,
        tool: NONE,
      }),
    )
    .from(classroomMember)
    .innerJoin(classroom, eq(classroom.id, classroomMember.classroomId))
    .leftJoin(noticeRead, readMark(reader, 'class-shared', classroom.id))
    .where(
      and(
        teachesIn(reader),
        gt(classroomMember.joinedAt, classroom.createdAt),
        gt(classroomMember.joinedAt, since),
      ),
    )
