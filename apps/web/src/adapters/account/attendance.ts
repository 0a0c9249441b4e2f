/** The data calls of attendance. */
import type { AttendanceStatus } from '@panya/domain/attendance/attendance-clock.ts'
import type { ToolCounter } from '@panya/domain/attendance/tool-counters.ts'
import {
  GetStudent,
  InsertAttendance,
  TOPUPS,
  UpdateOnlineStatus,
} from '@panya/domain/graphql/operations.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { graphql } from '../graphql/graphql.ts'
import { serverTime } from '../http/server-time.ts'

export async function attendanceStatus(
  email: string,
  today: string,
): Promise<AttendanceStatus | null> {
  const { student, attendance } = await graphql(GetStudent, { email, today })
  const [row] = student
  if (!row) return null
  const lastOnlineDay = row.last_online === null ? null : bangkokDay(new Date(row.last_online))
  return { studentId: row.id, lastOnlineDay, hasRow: attendance.length > 0 }
}

export function insertAttendance(date: string): Promise<unknown> {
  return graphql(InsertAttendance, { date })
}

export function checkIn(student_id: number, today: string): Promise<unknown> {
  return graphql(UpdateOnlineStatus, { student_id, today, last_online: now() })
}

export function topUp(student_id: number, today: string, topup_minutes: number): Promise<unknown> {
  return graphql(UpdateOnlineStatus, { student_id, today, last_online: now(), topup_minutes })
}

export function topUpTool(
  counter: ToolCounter,
  today: string,
  topup_minutes: number,
): Promise<unknown> {
  return graphql(TOPUPS[counter], { today, topup_minutes })
}

function now(): string {
  return serverTime().toISOString()
}
