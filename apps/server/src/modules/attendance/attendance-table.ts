/**
 * The attendance of many learners in one transaction: lock in order, judge, write.
 * raw SQL: many learners at once, prepared; measured by its benchmark.
 */
import {
  countAttendance,
  type OnlineGain,
  type OnlineWish,
} from '@panya/domain/attendance/count-attendance.ts'
import { TOOL_COUNTERS, type ToolCounter } from '@panya/domain/attendance/tool-counters.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import type { PoolClient } from 'pg'
import type { Database } from '../../platform/database/database.ts'
import type { StudentRow } from '../student/student-table-port.ts'

export type AttendanceRow = { date: string; total_minutes: number; total_users: number } & Record<
  ToolCounter,
  number
>

export interface BatchResult {
  day: AttendanceRow
  students: Map<number, StudentRow>
}

/** What the rules ask about a learner; the whole row is read once, when it is final. */
type LockedStudent = Pick<StudentRow, 'id' | 'last_online' | 'last_topup' | 'last_tool_topup'>

const LOCK = {
  name: 'attendance_lock',
  text: `select id, last_online, last_topup, last_tool_topup from student
    where id = any($1::int[]) order by id for update`,
}

const UNCHANGED = {
  name: 'attendance_unchanged',
  text: 'select * from student where id = any($1::int[])',
}

const ADD_TO_STUDENTS = {
  name: 'attendance_students',
  text: `update student s set
      total_online_days = s.total_online_days + g.days,
      total_online_minutes = s.total_online_minutes + g.minutes,
      last_online = case when g.days + g.minutes > 0 then $5 else s.last_online end,
      last_topup = case when g.minutes > 0 then $5 else s.last_topup end,
      last_tool_topup = case when g.tool_minutes > 0 then $5 else s.last_tool_topup end
    from unnest($1::int[], $2::int[], $3::int[], $4::int[]) as g (id, days, minutes, tool_minutes)
    where s.id = g.id returning s.*`,
}

const ADD_TO_DAY = {
  name: 'attendance_day',
  text: `insert into attendance (date, total_users, total_minutes, ${TOOL_COUNTERS.join(', ')})
    values ($1, $2, $3, ${TOOL_COUNTERS.map((_counter, index) => `$${index + 4}`).join(', ')})
    on conflict (date) do update set
      total_users = attendance.total_users + excluded.total_users,
      total_minutes = attendance.total_minutes + excluded.total_minutes,
      ${TOOL_COUNTERS.map((name) => `${name} = attendance.${name} + excluded.${name}`).join(', ')}
    returning *`,
}

const ADD_TO_STUDENT_DAYS = {
  name: 'attendance_student_days',
  text: `insert into student_day as d (student_id, date, minutes, ${TOOL_COUNTERS.join(', ')})
    select g.id, $5::date, g.minutes,
      ${TOOL_COUNTERS.map((name) => `case when g.counter = '${name}' then g.tool_minutes else 0 end`).join(', ')}
    from unnest($1::int[], $2::int[], $3::text[], $4::int[]) as g (id, minutes, counter, tool_minutes)
    on conflict (student_id, date) do update set
      minutes = d.minutes + excluded.minutes,
      ${TOOL_COUNTERS.map((name) => `${name} = d.${name} + excluded.${name}`).join(', ')}`,
}

/** Everybody's rows are locked in the same order, and the day last: batches never wait in a circle. */
export async function addAttendance(
  { pool }: Database,
  wishes: Map<number, OnlineWish>,
  now: Date,
): Promise<BatchResult> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<LockedStudent>({
      ...LOCK,
      values: [wholeNumbers([...wishes.keys()])],
    })
    const gains = judge(rows, wishes, now)
    const students = await addToStudents(client, gains, now)
    await addToStudentDays(client, wishes, gains, now)
    const day = await addToDay(client, wishes, gains, now)
    await client.query('commit')
    client.release()
    return { day, students }
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    )
    throw error
  }
}

function judge(rows: LockedStudent[], wishes: Map<number, OnlineWish>, now: Date) {
  const gains = new Map<number, OnlineGain>()
  for (const row of rows) {
    const record = {
      lastOnline: row.last_online,
      lastTopup: row.last_topup,
      lastToolTopup: row.last_tool_topup,
    }
    const wish = wishes.get(row.id)
    if (wish) gains.set(row.id, countAttendance(record, wish, now))
  }
  return gains
}

async function addToStudents(
  client: PoolClient,
  gains: Map<number, OnlineGain>,
  now: Date,
): Promise<Map<number, StudentRow>> {
  const gaining = [...gains].filter(([, gain]) => gainsAnything(gain))
  const unchanged = [...gains].filter(([, gain]) => !gainsAnything(gain)).map(([id]) => id)
  const values = [
    wholeNumbers(gaining.map(([id]) => id)),
    wholeNumbers(gaining.map(([, gain]) => gain.days)),
    wholeNumbers(gaining.map(([, gain]) => gain.minutes)),
    wholeNumbers(gaining.map(([, gain]) => gain.toolMinutes)),
    now,
  ]
  const rows: StudentRow[] = []
  if (gaining.length > 0)
    rows.push(...(await client.query<StudentRow>({ ...ADD_TO_STUDENTS, values })).rows)
  if (unchanged.length > 0)
    rows.push(
      ...(await client.query<StudentRow>({ ...UNCHANGED, values: [wholeNumbers(unchanged)] })).rows,
    )
  return new Map(rows.map((row) => [row.id, row]))
}

function gainsAnything({ days, minutes, toolMinutes }: OnlineGain): boolean {
  return days + minutes + toolMinutes > 0
}

/** An array as PostgreSQL writes it: quoting a thousand numbers one by one costs milliseconds. */
function wholeNumbers(values: number[]): string {
  return `{${values.join(',')}}`
}

/** Being there is a row, even before the first minutes. */
async function addToStudentDays(
  client: PoolClient,
  wishes: Map<number, OnlineWish>,
  gains: Map<number, OnlineGain>,
  now: Date,
): Promise<void> {
  const gaining = [...gains].filter(([, gain]) => gainsAnything(gain))
  if (gaining.length === 0) return
  const values = [
    wholeNumbers(gaining.map(([id]) => id)),
    wholeNumbers(gaining.map(([, gain]) => gain.minutes)),
    gaining.map(([id]) => wishes.get(id)?.tool?.counter ?? null),
    wholeNumbers(gaining.map(([, gain]) => gain.toolMinutes)),
    bangkokDay(now),
  ]
  await client.query({ ...ADD_TO_STUDENT_DAYS, values })
}

async function addToDay(
  client: PoolClient,
  wishes: Map<number, OnlineWish>,
  gains: Map<number, OnlineGain>,
  now: Date,
): Promise<AttendanceRow> {
  const perCounter = new Map<ToolCounter, number>()
  let users = 0
  let minutes = 0
  for (const [id, gain] of gains) {
    users += gain.days
    minutes += gain.minutes
    const counter = wishes.get(id)?.tool?.counter
    if (counter) perCounter.set(counter, (perCounter.get(counter) ?? 0) + gain.toolMinutes)
  }
  const counters = TOOL_COUNTERS.map((counter) => perCounter.get(counter) ?? 0)
  const values = [bangkokDay(now), users, minutes, ...counters]
  const { rows } = await client.query<AttendanceRow>({ ...ADD_TO_DAY, values })
  return rows[0]!
}
