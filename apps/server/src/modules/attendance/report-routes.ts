/** /api/admin/attendance: the figures of a period, and its rows as CSV. */
import { daysBetween, PERIOD_MAX_DAYS } from '@panya/domain/admin/attendance.ts'
import { isCalendarDay } from '@panya/domain/time/bangkok.ts'
import { Type } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import type { AdminScope } from '../../platform/http/admin-scope.ts'
import { Problem } from '../../platform/http/problem.ts'
import { oneOf } from '../../platform/http/route-schemas.ts'
import { asAttachment } from '../../platform/http/send-content.ts'
import { attendanceCsv, attendanceReport } from './attendance-report.ts'

const Day = Type.String({ maxLength: 10 })
const Period = Type.Object({ from: Day, to: Day })
const Report = Type.Object({ from: Day, to: Day, compare: oneOf(['before', 'year']) })

export function addAttendanceRoutes(app: AdminScope, database: Database): void {
  app.get('/api/admin/attendance', { schema: { querystring: Report } }, (request) => {
    const { from, to, compare } = request.query
    checkPeriod(from, to)
    return attendanceReport(database, { from, to }, compare)
  })

  app.get(
    '/api/admin/attendance.csv',
    { schema: { querystring: Period } },
    async (request, reply) => {
      const { from, to } = request.query
      checkPeriod(from, to)
      const csv = await attendanceCsv(database, { from, to })
      return asAttachment(reply, 'text/csv; charset=utf-8', `attendance-${from}-${to}.csv`).send(
        csv,
      )
    },
  )
}

function checkPeriod(from: string, to: string): void {
  const fields: Record<string, string> = {}
  if (!isCalendarDay(from)) fields['from'] = 'not-a-day'
  if (!isCalendarDay(to)) fields['to'] = 'not-a-day'
  if (!fields['from'] && !fields['to']) {
    const days = daysBetween(from, to)
    if (days < 1) fields['to'] = 'before-from'
    if (days > PERIOD_MAX_DAYS) fields['to'] = 'too-long'
  }
  if (Object.keys(fields).length > 0) throw new Problem('BAD_INPUT', 'bad-input', fields)
}
