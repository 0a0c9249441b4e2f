/** Attendance: check-ins and minutes of learners, by the server's own day and clock. */

import type { OnlineWish } from '@panya/domain/attendance/count-attendance.ts'
import type { ToolCounter } from '@panya/domain/attendance/tool-counters.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { createBatcher } from '../../platform/database/batcher.ts'
import { attendance } from '../../platform/database/schema/site.ts'
import type { AppContext } from '../../platform/http/context.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { createStudentTable, type StudentRow } from '../student/student-table-port.ts'
import { type AttendanceRow, addAttendance, type BatchResult } from './attendance-table.ts'

const BY_DATE = { name: 'attendance_by_date', text: 'select * from attendance where date = $1' }

const MAX_BATCH = 1000

interface Call {
  studentId: number
  wish: OnlineWish
}

export type Attendance = ReturnType<typeof createAttendance>

export function createAttendance({ database, now }: Pick<AppContext, 'database' | 'now'>) {
  const { orm, pool } = database
  const students = createStudentTable(database)
  const batcher = createBatcher<Call, BatchResult>({
    key: ({ studentId }) => studentId,
    maxCalls: MAX_BATCH,
    // They all add to the row of the day: a second lane would only wait for the first.
    lanes: 1,
    isolate: false,
    async write(calls) {
      const wishes = new Map(calls.map(({ studentId, wish }) => [studentId, wish]))
      const result = await addAttendance(database, wishes, now())
      return calls.map(() => result)
    },
  })

  async function byDate(date: string): Promise<AttendanceRow | null> {
    // raw: prepared, and in the names of the columns, which are those of GraphQL
    const { rows } = await pool.query<AttendanceRow>({ ...BY_DATE, values: [date] })
    return rows[0] ?? null
  }

  const today = () => bangkokDay(now())

  /** The row stays as it is when it is there already. */
  async function insert(date: string): Promise<AttendanceRow> {
    await orm.insert(attendance).values({ date }).onConflictDoNothing({ target: attendance.date })
    return (await byDate(date))!
  }

  /** Without minutes a check-in. */
  async function update(user: SignedIn, minutes: number): Promise<StudentRow> {
    const wish = { online: true, minutes, tool: null }
    const row =
      user.role === 'admin'
        ? await students.byId(user.studentId)
        : (await batcher.add({ studentId: user.studentId, wish })).students.get(user.studentId)
    if (!row) throw new Problem('NOT_FOUND', 'not-found')
    return row
  }

  async function topup(user: SignedIn, counter: ToolCounter, minutes: number) {
    if (user.role === 'admin') return insert(today())
    const wish = { online: false, minutes: 0, tool: { counter, minutes } }
    return (await batcher.add({ studentId: user.studentId, wish })).day
  }

  return { byDate, insert, today, update, topup, drained: batcher.drained }
}
