/** The whole class with all its tasks, read at once: a term is sixty tasks of forty learners. */
import type {
  Gradebook,
  GradebookCheck,
  GradebookDue,
  GradebookTask,
  GradebookWork,
  MissingWork,
} from '@panya/domain/classroom/gradebook.ts'
import { and, desc, eq, isNull, not, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { ownDueDate } from '../../platform/database/schema/audience.ts'
import {
  assignment,
  classroom,
  classroomMember,
  submission,
} from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { gameResult } from '../../platform/database/schema/project.ts'
import { Problem } from '../../platform/http/problem.ts'
import { isFor, isGiven } from '../assignment/for-learner-port.ts'

const MOST = { tasks: 200, learners: 500 }

/** All questions at once, none waits for another. */
export async function readGradebook(orm: Orm, classId: number, now: Date): Promise<Gradebook> {
  const [missing, tasks, learners, works, checks, levels, own] = await Promise.all([
    missingWork(orm, classId),
    listTasks(orm, classId, now),
    listLearners(orm, classId),
    listWorks(orm, classId),
    taskChecks(orm, classId),
    levelChecks(orm, classId),
    listOwnDues(orm, classId),
  ])
  const whom = tasks.every(({ toAll }) => toAll) ? null : await listAudiences(orm, classId)
  const late = new Map(own.map((one) => [keyOf(one), one.late]))
  const shown = new Set(tasks.map(({ id }) => id))
  const isShown = ({ taskId }: { taskId: number }) => shown.has(taskId)
  return {
    missing,
    tasks: tasks.map(({ toAll, ...task }) => ({
      ...task,
      whom: toAll ? null : (whom?.get(task.id) ?? []),
    })),
    learners,
    ownDues: own.filter(isShown).map(({ late: _late, ...due }) => due),
    works: works
      .filter(isShown)
      .map((work) => ({ ...work, late: late.get(keyOf(work)) ?? work.late })),
    checks: [...checks, ...levels].filter(isShown),
    now: now.toISOString(),
  }
}

const keyOf = ({ taskId, studentId }: { taskId: number; studentId: number }) =>
  `${taskId} ${studentId}`

async function missingWork(orm: Orm, classId: number): Promise<MissingWork> {
  const [room] = await orm
    .select({ missing: classroom.missingWork })
    .from(classroom)
    .where(eq(classroom.id, classId))
  if (!room) throw new Problem('NOT_FOUND', 'class-not-found')
  return room.missing
}

type Task = Omit<GradebookTask, 'whom'> & { toAll: boolean }

const ofClass = (classId: number) =>
  and(eq(assignment.classroomId, classId), isNull(assignment.archivedAt))

/** Everybody who learns in the class of an assignment. */
const isLearnerOfIts = and(
  eq(classroomMember.classroomId, assignment.classroomId),
  eq(classroomMember.part, 'student'),
)

/** The newest first: that is what is marked now. What was put away, or is not given yet, is not counted. */
async function listTasks(orm: Orm, classId: number, now: Date): Promise<Task[]> {
  const { id, title, tool, dueAt, maxMark, weight, toAll } = assignment
  const rows = await orm
    .select({ id, title, tool, dueAt, maxMark, weight, toAll })
    .from(assignment)
    .where(and(ofClass(classId), isGiven(now)))
    .orderBy(desc(assignment.givenAt), desc(id))
    .limit(MOST.tasks)
  return rows.map(isoMoments)
}

/** The learners of every task that is not for the whole class. */
async function listAudiences(orm: Orm, classId: number): Promise<Map<number, number[]>> {
  const rows = await orm
    .select({
      id: assignment.id,
      whom: sql<
        number[]
      >`array_agg(${classroomMember.studentId} order by ${classroomMember.studentId})`,
    })
    .from(assignment)
    .innerJoin(classroomMember, and(isLearnerOfIts, isFor(classroomMember.studentId)))
    .where(and(ofClass(classId), not(assignment.toAll)))
    .groupBy(assignment.id)
  return new Map(rows.map(({ id, whom }) => [id, whom]))
}

/** With whether what was handed in is late by it; they are few, and the works of a term many. */
async function listOwnDues(
  orm: Orm,
  classId: number,
): Promise<(GradebookDue & { late: boolean })[]> {
  const { assignmentId, studentId, dueAt } = ownDueDate
  const rows = await orm
    .select({
      taskId: assignmentId,
      studentId,
      dueAt,
      late: sql<boolean>`coalesce(${submission.handedInAt} > ${dueAt}, false)`,
    })
    .from(assignment)
    .innerJoin(ownDueDate, eq(assignmentId, assignment.id))
    .leftJoin(
      submission,
      and(eq(submission.assignmentId, assignmentId), eq(submission.studentId, studentId)),
    )
    .where(ofClass(classId))
  return rows.map(isoMoments)
}

async function listLearners(orm: Orm, classId: number): Promise<Gradebook['learners']> {
  const { id, displayName, firstName, lastName } = student
  return orm
    .select({ studentId: id, displayName, firstName, lastName })
    .from(classroomMember)
    .innerJoin(student, eq(id, classroomMember.studentId))
    .where(and(eq(classroomMember.classroomId, classId), eq(classroomMember.part, 'student')))
    .orderBy(id)
    .limit(MOST.learners)
}

/** One text of the database: of two thousand works that is several times as quick as rows or JSON. */
async function listWorks(orm: Orm, classId: number): Promise<GradebookWork[]> {
  // raw: all rows as one text, which the builder cannot make; no field holds a space
  const { rows } = await orm.execute<{ lines: string | null }>(sql`
    select string_agg(concat_ws(' ', s.assignment_id, s.student_id, coalesce(s.project_id::text, '-'),
      s.state, s.hand_ins > 0, coalesce(s.handed_in_at > a.due_at, false), s.mark), ';') as lines
    from assignment a join submission s on s.assignment_id = a.id
    join classroom_member m on m.classroom_id = a.classroom_id and m.student_id = s.student_id
      and m.part = 'student'
    where a.classroom_id = ${classId} and a.archived_at is null`)
  return linesOf(rows[0]?.lines).map(([task, person, project, state, handedIn, late, mark]) => ({
    taskId: Number(task),
    studentId: Number(person),
    projectId: project === '-' ? null : project!,
    state: state as GradebookWork['state'],
    handedIn: handedIn === 't',
    late: late === 't',
    mark: mark === undefined ? null : Number(mark),
  }))
}

const linesOf = (lines: string | null | undefined): string[][] =>
  lines ? lines.split(';').map((line) => line.split(' ')) : []

/** As a program that was checked names its task. */
const CHECK_PREFIX = 'task-'

/** What the tool said last of each; older than that it has forgotten them. */
async function taskChecks(orm: Orm, classId: number): Promise<GradebookCheck[]> {
  // raw: all rows as one text, which the builder cannot make; what learners' tools wrote is only compared
  const { rows } = await orm.execute<{ lines: string | null }>(sql`
    select string_agg(concat_ws(' ', task, student_id, passed), ';') as lines
    from (select a.id as task, t.student_id,
        coalesce(max(t.id) filter (where t.kind = 'check-passed') = max(t.id), false) as passed
      from assignment a
      join classroom_member m on m.classroom_id = a.classroom_id and m.part = 'student'
      join tool_activity t on t.student_id = m.student_id and t.detail = ${CHECK_PREFIX} || a.id
        and t.kind in ('check-passed', 'check-failed') and t.at >= a.created_at
      where a.classroom_id = ${classId} and a.archived_at is null
        and jsonb_array_length(a.checks) > 0
      group by a.id, t.student_id) last`)
  return linesOf(rows[0]?.lines).map(([task, person, passed]) => ({
    taskId: Number(task),
    studentId: Number(person),
    passed: passed === 't',
  }))
}

/** A game's level is passed with its first star. */
async function levelChecks(orm: Orm, classId: number): Promise<GradebookCheck[]> {
  const { studentId, tool, level, stars } = gameResult
  return orm
    .select({ taskId: assignment.id, studentId, passed: sql<boolean>`${stars} > 0` })
    .from(assignment)
    .innerJoin(classroomMember, isLearnerOfIts)
    .innerJoin(
      gameResult,
      and(
        eq(studentId, classroomMember.studentId),
        eq(tool, assignment.tool),
        eq(level, assignment.level),
      ),
    )
    .where(ofClass(classId))
}
