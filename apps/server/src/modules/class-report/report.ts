/** How learners get on: days, minutes with each tool, skills shown, work handed in. */

import type { ToolCounter } from '@panya/domain/attendance/tool-counters.ts'
import type { LearnerReport, ReportPeriod } from '@panya/domain/classroom/class-report.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { TOOLS } from '../../platform/tools.ts'
import { skillOf } from './skill-of.ts'

/** Whose report: the learners of a class, or one person. */
export type Whose = { classId: number } | { studentId: number }

const COUNTED = TOOLS.flatMap(({ path, counter }) => (counter ? [{ path, counter }] : []))

function learners(whose: Whose): SQL {
  return 'classId' in whose
    ? sql`select student_id from classroom_member where classroom_id = ${whose.classId} and part = 'student'`
    : sql`select ${whose.studentId}::int`
}

export async function learnerReports(
  orm: Orm,
  whose: Whose,
  period: ReportPeriod,
): Promise<LearnerReport[]> {
  const people = await listPeople(orm, whose)
  const reports = new Map(people.map((person) => [person.studentId, { ...person, ...EMPTY() }]))
  await addDays(orm, whose, period, reports)
  await addChecks(orm, whose, period, reports)
  await addAssignments(orm, whose, reports)
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
  const { rows } = await orm.execute<Person & Record<string, unknown>>(sql`
    select id as "studentId", display_name as "displayName", first_name as "firstName", last_name as "lastName"
    from student where id in (${learners(whose)}) order by first_name, last_name, id limit 500`)
  return rows
}

async function addDays(
  orm: Orm,
  whose: Whose,
  { from, to }: ReportPeriod,
  reports: Reports,
): Promise<void> {
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
  const during = sql`t.at >= ${from}::timestamp at time zone 'Asia/Bangkok'
    and t.at < (${to}::date + 1)::timestamp at time zone 'Asia/Bangkok'`
  const { rows } = await orm.execute<{
    id: number
    tool: ToolPath
    kind: string
    detail: string | null
    times: number
  }>(sql`
    select t.student_id as id, t.tool, t.kind, case when t.kind = 'check-passed' then t.detail end as detail,
      count(*)::int as times
    from tool_activity t where t.student_id in (${learners(whose)}) and ${during}
      and t.kind in ('run', 'error', 'check-passed') group by 1, 2, 3, 4`)
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
  const { rows: stars } = await orm.execute<{ id: number; stars: number }>(sql`
    select student_id as id, sum(stars)::int as stars from game_result
    where student_id in (${learners(whose)}) group by 1`)
  for (const { id, stars: total } of stars) {
    const report = reports.get(id)
    if (report) report.stars = total
  }
}

/** Marks as a share of what could be had, in percent. */
async function addAssignments(orm: Orm, whose: Whose, reports: Reports): Promise<void> {
  const inClass = 'classId' in whose ? sql`m.classroom_id = ${whose.classId}` : sql`true`
  const { rows } = await orm.execute<{
    id: number
    given: number
    handed: number
    marks: number | null
  }>(sql`
    select m.student_id as id, count(*)::int as given,
      count(*) filter (where w.hand_ins > 0)::int as handed,
      round(avg(100.0 * w.mark / a.max_mark))::int as marks
    from classroom_member m join assignment a on a.classroom_id = m.classroom_id and a.archived_at is null
    left join submission w on w.assignment_id = a.id and w.student_id = m.student_id
    where m.student_id in (${learners(whose)}) and m.part = 'student' and ${inClass} group by 1`)
  for (const { id, given, handed, marks } of rows) {
    const report = reports.get(id)
    if (report) report.assignments = { given, handedIn: handed, marks }
  }
}
