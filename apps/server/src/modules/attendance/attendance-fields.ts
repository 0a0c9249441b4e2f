/**
 * GraphQL: the days of the platform, check-ins and minutes. Days and moments that learners' devices send may be
 * wrong, as their clocks are: what they do counts for the day it is here.
 */
import { TOOL_COUNTERS } from '@panya/domain/attendance/tool-counters.ts'
import { builder, userOf } from '../../platform/graphql/builder.ts'
import { Problem } from '../../platform/http/problem.ts'
import { StudentRef } from '../student/student-type-port.ts'
import type { Attendance } from './attendance.ts'
import type { AttendanceRow } from './attendance-table.ts'

declare module '../../platform/graphql/builder.ts' {
  interface GraphqlServices {
    attendance: Attendance
  }
}

const AttendanceRef = builder.objectRef<AttendanceRow>('Attendance')

builder.objectType(AttendanceRef, {
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    total_minutes: t.exposeInt('total_minutes'),
    total_users: t.exposeInt('total_users'),
  }),
})

for (const counter of TOOL_COUNTERS) {
  builder.objectField(AttendanceRef, counter, (t) => t.exposeInt(counter))
}

builder.queryFields((t) => ({
  attendance: t.field({
    type: [AttendanceRef],
    authScopes: { identified: true },
    args: { date: t.arg({ type: 'Date', required: true }) },
    async resolve(_root, { date }, { services }) {
      const row = await services.attendance.byDate(date)
      return row ? [row] : []
    },
  }),
}))

function checkMinutes(minutes: number): number {
  if (minutes >= 1) return minutes
  throw new Problem('BAD_INPUT', 'bad-input', { topup_minutes: 'too-small' })
}

builder.mutationFields((t) => ({
  insert_attendance: t.field({
    type: AttendanceRef,
    description: 'InsertAttendance: an existing row stays as it is. Only admins choose the day.',
    authScopes: { signedIn: true },
    args: { date: t.arg({ type: 'Date', required: true }) },
    resolve(_root, { date }, { services, principal }) {
      const { attendance } = services
      return attendance.insert(principal.role === 'admin' ? date : attendance.today())
    },
  }),
  update_online_status: t.field({
    type: StudentRef,
    description: 'UpdateOnlineStatus: a check-in, or with topup_minutes a minutes update.',
    authScopes: { signedIn: true },
    args: {
      student_id: t.arg.int({ required: true }),
      today: t.arg({ type: 'Date', required: true }),
      last_online: t.arg({ type: 'DateTime', required: true }),
      topup_minutes: t.arg.int(),
    },
    resolve(_root, { student_id, topup_minutes }, context) {
      const user = userOf(context)
      if (student_id !== user.studentId) throw new Problem('FORBIDDEN', 'forbidden')
      const minutes = typeof topup_minutes === 'number' ? checkMinutes(topup_minutes) : 0
      return context.services.attendance.update(user, minutes)
    },
  }),
}))

for (const counter of TOOL_COUNTERS) {
  builder.mutationField(`topup_${counter}`, (t) =>
    t.field({
      type: AttendanceRef,
      authScopes: { signedIn: true },
      args: {
        today: t.arg({ type: 'Date', required: true }),
        topup_minutes: t.arg.int({ required: true }),
      },
      resolve(_root, { topup_minutes }, context) {
        const { attendance } = context.services
        return attendance.topup(userOf(context), counter, checkMinutes(topup_minutes))
      },
    }),
  )
}
