/** How learners get on: days, minutes with each tool, skills shown, work handed in. */

import type { ToolCounter } from '@panya/domain/attendance/tool-counters.ts'
import type { LearnerReport, ReportPeriod } from '@panya/domain/classroom/class-report.ts'
import { and, type Column, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'
import {
  assignment,
  classroomMember,
  submission,
} from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { gameResult, toolActivity, toolProgress } from '../../platform/database/schema/project.ts'
import { TOOLS } from '../../platform/tools.ts'
import { isShownTo } from '../assignment/for-learner-port.ts'
import { skillOf } from './skill-of.ts'

/** Whose report: the learners of a class, or one person. */
export type Whose = { classId: number } | { studentId: number }

const COUNTED = TOOLS.flatMap(({ path, counter }) => (counter ? [{ path, counter }] : []))

function learners(whose: Whose): SQL {
  return 'classId' in whose
    ? sql`select student_id from classroom_member where classroom_id = ${whose.classId} and part = 'student'`
    : sql`select ${whose.studentId}::int`
}

const isOneOf = (studentId: Column, whose: Whose) => sql`${studentId} in (${learners(whose)})`

export async function learnerReports(
  orm: Orm,
  whose: Whose,
  period: ReportPeriod,
  now: Date,
): Promise<LearnerReport[]> {
  const people = await listPeople(orm, whose)
  const reports = new Map(people.map((person) => [person.studentId, { ...person, ...EMPTY() }]))
  await addDays(orm, whose, period, reports)
  await addChecks(orm, whose, period, reports)
  await addCourses(orm, whose, reports)
  await addAssignments(orm, whose, reports, now)
  return [...reports.values()]
}

const EMPTY = () => ({
  minutes: 0,
  days: [],
  tools: {},
  skills: {},
  stars: 0,
  errors: 0,
  runs: 0,
  courses: [],
  assignments: { given: 0, handedIn: 0, marks: null },
})

type Person = Pick<LearnerReport, 'studentId' | 'displayName' | 'firstName' | 'lastName'>
type Reports = Map<number, LearnerReport>

type DaysRow = { student_id: number; minutes: number; dates: string[]; each: number[] } & Record<
  ToolCounter,
  number
>

/** Added up by the database, learner by learner: a year of a class is fifteen thousand days. */
const COUNTERS = sql.raw(
  COUNTED.map(({ counter }) => `sum(${counter})::int as ${counter}`).join(', '),
)

async function listPeople(orm: Orm, whose: Whose): Promise<Person[]> {
  const { id, displayName, firstName, lastName } = student
  return orm
    .select({ studentId: id, displayName, firstName, lastName })
    .from(student)
    .where(isOneOf(id, whose))
    .orderBy(...inNameOrder(firstName, lastName), id)
    .limit(500)
}

async function addDays(
  orm: Orm,
  whose: Whose,
  { from, to }: ReportPeriod,
  reports: Reports,
): Promise<void> {
  // raw: sums of each learner's days in a lateral join, which reads no others
  const { rows } = await orm.execute<DaysRow>(sql`
    select l.student_id, d.* from (${learners(whose)}) l (student_id) cross join lateral (
      select sum(minutes)::int as minutes, ${COUNTERS},
        array_agg(date::text order by date) as dates, array_agg(minutes order by date) as each
      from student_day d where d.student_id = l.student_id and date between ${from} and ${to}) d
    where d.minutes is not null`)
  for (const { student_id, minutes, dates, each, ...counters } of rows) {
    const report = reports.get(student_id)
    if (!report) continue
    report.minutes = minutes
    report.days = dates.map((date, index) => ({ date, minutes: each[index] ?? 0 }))
    for (const { path, counter } of COUNTED)
      if (counters[counter]) report.tools[path] = counters[counter]
  }
}

async function addChecks(
  orm: Orm,
  whose: Whose,
  { from, to }: ReportPeriod,
  reports: Reports,
): Promise<void> {
  const { studentId, tool: path, kind: what, detail: about, at } = toolActivity
  const passed = sql<string | null>`case when ${what} = 'check-passed' then ${about} end`
  const rows = await orm
    .select({
      id: studentId,
      tool: path,
      kind: what,
      detail: passed,
      times: count(),
    })
    .from(toolActivity)
    .where(
      and(
        isOneOf(studentId, whose),
        sql`${at} >= ${from}::timestamp at time zone 'Asia/Bangkok'`,
        sql`${at} < (${to}::date + 1)::timestamp at time zone 'Asia/Bangkok'`,
        inArray(what, ['run', 'error', 'check-passed']),
      ),
    )
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`)
  for (const { id, tool, kind, detail, times } of rows) {
    const report = reports.get(id)
    if (!report) continue
    if (kind === 'run') report.runs += times
    else if (kind === 'error') report.errors += times
    else {
      const skill = skillOf(tool, detail ?? '')
      if (skill) report.skills[skill] = (report.skills[skill] ?? 0) + 1
    }
  }
  const stars = await orm
    .select({ id: gameResult.studentId, stars: sql<number>`sum(${gameResult.stars})::int` })
    .from(gameResult)
    .where(isOneOf(gameResult.studentId, whose))
    .groupBy(gameResult.studentId)
  for (const { id, stars: total } of stars) {
    const report = reports.get(id)
    if (report) report.stars = total
  }
}

const COURSES = TOOLS.flatMap(({ path, course }) => (course ? [{ path, ...course }] : []))

/** What learners keep is theirs to write: whatever is no list counts as nothing done. */
async function addCourses(orm: Orm, whose: Whose, reports: Reports): Promise<void> {
  const { studentId, tool, key, value } = toolProgress
  for (const { path, key: courseKey, steps } of COURSES) {
    const rows = await orm
      .select({
        id: studentId,
        done: sql<number>`case when jsonb_typeof(${value} -> 'solved') = 'array'
          then jsonb_array_length(${value} -> 'solved') else 0 end`,
      })
      .from(toolProgress)
      .where(and(isOneOf(studentId, whose), eq(tool, path), eq(key, courseKey)))
    for (const { id, done } of rows) {
      reports.get(id)?.courses.push({ tool: path, done: Math.min(done, steps), steps })
    }
  }
}

/** Of what is given to them; marks as a share of what could be had, in percent. */
async function addAssignments(orm: Orm, whose: Whose, reports: Reports, now: Date): Promise<void> {
  const { classroomId, studentId, part } = classroomMember
  const rows = await orm
    .select({
      id: studentId,
      given: count(),
      handed: sql<number>`count(*) filter (where ${submission.handIns} > 0)::int`,
      marks: sql<
        number | null
      >`round(avg(100.0 * ${submission.mark} / ${assignment.maxMark}))::int`,
    })
    .from(classroomMember)
    .innerJoin(
      assignment,
      and(
        eq(assignment.classroomId, classroomId),
        isNull(assignment.archivedAt),
        isShownTo(studentId, now),
      ),
    )
    .leftJoin(
      submission,
      and(eq(submission.assignmentId, assignment.id), eq(submission.studentId, studentId)),
    )
    .where(
      and(
        isOneOf(studentId, whose),
        eq(part, 'student'),
        'classId' in whose ? eq(classroomId, whose.classId) : undefined,
      ),
    )
    .groupBy(studentId)
  for (const { id, given, handed, marks } of rows) {
    const report = reports.get(id)
    if (report) report.assignments = { given, handedIn: handed, marks }
  }
}
