/** What learners are told: work that came back, words about their work, classes that wait for them. */
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import {
  assignment,
  classroom,
  classroomInvite,
  classroomMember,
  submission,
  workComment,
} from '../../platform/database/schema/classroom.ts'
import { noticeRead } from '../../platform/database/schema/notice.ts'
import { student } from '../../platform/database/schema/person.ts'
import { project } from '../../platform/database/schema/project.ts'
import { isNew, noticeColumns, readMark, type Wanted } from './notice-columns.ts'

const ONE = sql`1`
const NONE = sql`null`

/** Also when the class is archived: marks and words stay. A mark that waits as a draft is in no submission. */
export const givenBack = (orm: Orm, { reader, since }: Wanted) =>
  orm
    .select(
      noticeColumns({
        kind: 'given-back',
        subject: assignment.id,
        at: submission.givenBackAt,
        count: ONE,
        fresh: sql`(${submission.state} = 'given-back' and ${isNew(submission.givenBackAt)})`,
        title: assignment.title,
        from: classroom.name,
        tool: assignment.tool,
      }),
    )
    .from(submission)
    .innerJoin(assignment, eq(assignment.id, submission.assignmentId))
    .innerJoin(classroom, eq(classroom.id, assignment.classroomId))
    .innerJoin(
      classroomMember,
      and(
        eq(classroomMember.classroomId, classroom.id),
        eq(classroomMember.studentId, submission.studentId),
        eq(classroomMember.part, 'student'),
      ),
    )
    .leftJoin(noticeRead, readMark(reader, 'given-back', assignment.id))
    .where(and(eq(submission.studentId, reader.studentId), gt(submission.givenBackAt, since)))

/** By anybody else, in work that is not in the trash. */
export const comments = (orm: Orm, { reader, since }: Wanted) =>
  orm
    .select(
      noticeColumns({
        kind: 'comment',
        subject: project.id,
        at: sql`max(${workComment.createdAt})`,
        count: sql`count(*)`,
        fresh: sql`count(*) filter (where ${workComment.doneAt} is null and ${isNew(workComment.createdAt)})`,
        title: project.title,
        from: NONE,
        tool: project.tool,
      }),
    )
    .from(project)
    .innerJoin(workComment, eq(workComment.projectId, project.id))
    .leftJoin(noticeRead, readMark(reader, 'comment', project.id))
    .where(
      and(
        eq(project.ownerId, reader.studentId),
        isNull(project.deletedAt),
        sql`${workComment.authorId} is distinct from ${reader.studentId}`,
        gt(workComment.createdAt, since),
      ),
    )
    .groupBy(project.id, noticeRead.readAt)

/** Only for a proven address: anybody can make an account with somebody else's. */
export const invitations = (orm: Orm, { reader, since }: Wanted) =>
  orm
    .select(
      noticeColumns({
        kind: 'invitation',
        subject: classroom.id,
        at: classroomInvite.createdAt,
        count: ONE,
        fresh: isNew(classroomInvite.createdAt),
        title: classroom.name,
        from: NONE,
        tool: NONE,
      }),
    )
    .from(classroomInvite)
    .innerJoin(classroom, eq(classroom.id, classroomInvite.classroomId))
    .innerJoin(student, eq(student.email, classroomInvite.email))
    .leftJoin(noticeRead, readMark(reader, 'invitation', classroom.id))
    .where(
      and(
        eq(student.id, reader.studentId),
        isNotNull(student.emailVerifiedAt),
        isNull(classroomInvite.acceptedAt),
        isNull(classroom.archivedAt),
        gt(classroomInvite.createdAt, since),
      ),
    )
