/** Runs the attendance clock of one learner in this page. */
import {
  type AttendancePorts,
  startAttendance,
  toolCounterOf,
} from '@panya/domain/attendance/attendance-clock.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { systemClock } from '@panya/domain/time/clock.ts'
import { onLeaving } from '@panya/tools/host/page-life.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import {
  attendanceStatus,
  checkIn,
  insertAttendance,
  topUp,
  topUpTool,
} from '../../adapters/account/attendance.ts'
import { serverTime } from '../../adapters/http/server-time.ts'
import { currentSession } from '../../adapters/identity/current-session.ts'
import { logFailure } from '../../adapters/log.ts'
import { storedInterval, storeInterval } from './interval-storage.ts'

export function beginAttendance(studentId: number, tools: readonly ToolManifest[]): () => void {
  const counter = () => toolCounterOf(location.pathname, tools)
  const attendance = startAttendance({ ...ports, counter }, storedInterval(studentId, Date.now()))
  const keep = () => storeInterval(studentId, attendance.elapsedMs(), Date.now())
  const stop = onLeaving(keep)
  return () => {
    stop()
    attendance.stop()
  }
}

const ports: Omit<AttendancePorts, 'counter'> = {
  clock: systemClock,
  today: () => bangkokDay(serverTime()),
  async status(today) {
    const session = currentSession()
    return session ? attendanceStatus(session.user.email, today) : null
  },
  insertRow: insertAttendance,
  checkIn,
  topUp,
  topUpTool,
  log: (error) => logFailure('attendance', error),
}
