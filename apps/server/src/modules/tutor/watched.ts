/**
 * What teachers read of their class: conversations of learners who are in it now, and of those only what was asked
 * while they were in it and it was not archived. Then their learners were told that somebody reads along.
 */
import type { WatchedTurn } from '@panya/domain/tutor/turn.ts'
import type { WatchedConversation, WatchFlag } from '@panya/domain/tutor/watched.ts'
import { and, desc, eq, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { project } from '../../platform/database/schema/project.ts'
import { tutorConversation, tutorTurn } from '../../platform/database/schema/tutor.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type Cursor, nextCursor } from './cursor.ts'
import { WAS_REPORTED, watchedTurns } from './turns.ts'

const AT_ONCE = 30
const WHILE_WATCHED = and(
  gte(tutorTurn.createdAt, classroomMember.joinedAt),
  or(isNull(classroom.archivedAt), lte(tutorTurn.createdAt, classroom.archivedAt)),
)

const has = (what: SQL): SQL<boolean> => sql<boolean>`bool_or(${what})`
const HAS: Record<WatchFlag, SQL<boolean>> = {
  care: has(sql`${tutorTurn.outcome} = 'care'`),
  reported: has(WAS_REPORTED),
  'held-back': has(sql`${tutorTurn.outcome} = 'held-back'`),
  unsafe: has(sql`${tutorTurn.outcome} in ('unsafe-question', 'unsafe-answer')`),
}

function conversationsOf(orm: Orm, classId: number, also: SQL | undefined, flag?: WatchFlag) {
  const { id, tool, level, lastAt } = tutorConversation
  return orm
    .select({
      id,
      student: { id: student.id, name: student.displayName },
      tool,
      title: sql<string>`coalesce(${project.title}, ${level}, '')`,
      turns: sql<number>`count(*)::int`,
      lastAt: sql<Date>`max(${tutorTurn.createdAt})`.mapWith(tutorTurn.createdAt),
      sortedBy: lastAt,
      care: HAS.care,
      reported: HAS.reported,
      heldBack: HAS['held-back'],
      unsafe: HAS.unsafe,
    })
    .from(classroomMember)
    .innerJoin(classroom, eq(classroom.id, classroomMember.classroomId))
    .innerJoin(student, eq(student.id, classroomMember.studentId))
    .innerJoin(tutorConversation, eq(tutorConversation.studentId, student.id))
    .innerJoin(tutorTurn, eq(tutorTurn.conversationId, id))
    .leftJoin(project, eq(project.id, tutorConversation.projectId))
    .where(
      and(
        eq(classroomMember.classroomId, classId),
        eq(classroomMember.part, 'student'),
        WHILE_WATCHED,
        also,
      ),
    )
    .groupBy(id, student.id, project.title)
    .having(flag && HAS[flag])
    .orderBy(desc(lastAt), desc(id))
    .limit(AT_ONCE + 1)
}

type Row = Awaited<ReturnType<typeof conversationsOf>>[number]

function presented({ sortedBy: _sortedBy, care, reported, heldBack, unsafe, ...row }: Row) {
  const flags: WatchFlag[] = []
  if (care) flags.push('care')
  if (reported) flags.push('reported')
  if (heldBack) flags.push('held-back')
  if (unsafe) flags.push('unsafe')
  return { ...row, lastAt: row.lastAt.toISOString(), flags }
}

export async function listWatched(
  orm: Orm,
  classId: number,
  { student: studentId, flag }: { student?: number; flag?: WatchFlag },
  before: Cursor | null,
): Promise<{ conversations: WatchedConversation[]; next: string | null }> {
  const { id, lastAt } = tutorConversation
  const rows = await conversationsOf(
    orm,
    classId,
    and(
      studentId === undefined ? undefined : eq(student.id, studentId),
      before === null
        ? undefined
        : or(lt(lastAt, before.at), and(eq(lastAt, before.at), sql`${id} < ${before.id}::uuid`)),
    ),
    flag,
  )
  return {
    conversations: rows.slice(0, AT_ONCE).map(presented),
    next: nextCursor(rows, AT_ONCE, (row) => ({ at: row.sortedBy, id: row.id })),
  }
}

export async function readWatched(
  orm: Orm,
  classId: number,
  conversationId: string,
): Promise<WatchedConversation & { turns: number; shown: WatchedTurn[] }> {
  const [row] = await conversationsOf(orm, classId, eq(tutorConversation.id, conversationId))
  if (!row) throw new Problem('NOT_FOUND', 'conversation-not-found')
  const shown = await watchedTurns(
    orm,
    and(
      eq(tutorTurn.conversationId, conversationId),
      sql`exists (select 1 from ${classroomMember} join ${classroom}
        on ${classroom.id} = ${classroomMember.classroomId}
        where ${classroomMember.classroomId} = ${classId}
          and ${classroomMember.studentId} = ${row.student.id} and ${WHILE_WATCHED})`,
    ),
  )
  return { ...presented(row), shown }
}
