/** The whole class with all its tasks, read at once: a term is sixty tasks of forty learners. */
import type {
  Gradebook,
  GradebookCheck,
  GradebookTask,
  GradebookWork,
} from '@panya/domain/classroom/gradebook.ts'
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import {
  assignment,
  classroom,
  classroomMember,
  submission,
} from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { gameResult, toolActivity } from '../../platform/database/schema/project.ts'
import { Problem } from '../../platform/http/problem.ts'

const MOST = { tasks: 200, learners: 500 }

export async function readGradebook(orm: Orm, classId: number, now: Date): Promise<Gradebook> {
  const [room] = await orm
    .select({ missing: classroom.missingWork })
    .from(classroom)
    .where(eq(classroom.id, classId))
  if (!room) throw new Problem('NOT_FOUND', 'class-not-found')
  const tasks = await listTasks(orm, classId)
  const learners = await listLearners(orm, classId)
  const people = learners.map(({ studentId }) => studentId)
  const given = tasks.map(({ id }) => id)
  const empty = people.length === 0 || given.length === 0
  return {
    ...room,
    tasks: tasks.map(({ createdAt: _at, level: _level, checked: _checked, ...task }) => task),
    learners,
    works: empty ? [] : await listWorks(orm, given, people),
    checks: empty
      ? []
      : [...(await taskChecks(orm, tasks, people)), ...(await levels(orm, tasks, people))],
    now: now.toISOString(),
  }
}

interface Task extends GradebookTask {
  level: string | null
  createdAt: string
  checked: boolean
}

/** The newest first: that is what is marked now. What was put away is not counted. */
async function listTasks(orm: Orm, classId: number): Promise<Task[]> {
  const { id, title, tool, level, dueAt, maxMark, weight, createdAt, checks } = assignment
  const checked = sql<boolean>`jsonb_array_length(${checks}) > 0`
  const rows = await orm
    .select({ id, title, tool, level, dueAt, maxMark, weight, createdAt, checked })
    .from(assignment)
    .where(and(eq(assignment.classroomId, classId), isNull(assignment.archivedAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST.tasks)
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

async function listWorks(orm: Orm, tasks: number[], people: number[]): Promise<GradebookWork[]> {
  const { assignmentId, studentId, projectId, state, mark, handIns, handedInAt } = submission
  return orm
    .select({
      taskId: assignmentId,
      studentId,
      projectId,
      state,
      mark,
      handedIn: sql<boolean>`${handIns} > 0`,
      late: sql<boolean>`coalesce(${handedInAt} > ${assignment.dueAt}, false)`,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.id, assignmentId))
    .where(and(inArray(assignmentId, tasks), inArray(studentId, people)))
}

/** As a program that was checked names its task. */
const CHECK_PREFIX = 'task-'

/** What the tool said last of each; older than that it has forgotten them. */
async function taskChecks(
  orm: Orm,
  tasks: readonly Task[],
  people: number[],
): Promise<GradebookCheck[]> {
  const checked = tasks.filter((task) => task.checked)
  if (checked.length === 0) return []
  const since = checked.map(({ createdAt }) => createdAt).toSorted()[0]!
  const { studentId, detail, kind, at } = toolActivity
  const rows = await orm
    .selectDistinctOn([studentId, detail], { studentId, detail, kind })
    .from(toolActivity)
    .where(
      and(
        inArray(studentId, people),
        sql`${at} >= ${since}`,
        inArray(kind, ['check-passed', 'check-failed']),
        inArray(
          detail,
          checked.map(({ id }) => `${CHECK_PREFIX}${id}`),
        ),
      ),
    )
    .orderBy(studentId, detail, desc(at), desc(toolActivity.id))
  return rows.map((row) => ({
    taskId: Number(row.detail?.slice(CHECK_PREFIX.length)),
    studentId: row.studentId,
    passed: row.kind === 'check-passed',
  }))
}

/** A game's level is passed with its first star. */
async function levels(
  orm: Orm,
  tasks: readonly Task[],
  people: number[],
): Promise<GradebookCheck[]> {
  const played = tasks.filter(({ level }) => level !== null)
  if (played.length === 0) return []
  const { studentId, tool, level, stars } = gameResult
  return orm
    .select({ taskId: assignment.id, studentId, passed: sql<boolean>`${stars} > 0` })
    .from(assignment)
    .innerJoin(gameResult, and(eq(tool, assignment.tool), eq(level, assignment.level)))
    .where(
      and(
        inArray(
          assignment.id,
          played.map(({ id }) => id),
        ),
        isNotNull(assignment.level),
        inArray(studentId, people),
      ),
    )
}
