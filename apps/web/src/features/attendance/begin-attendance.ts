/** Runs the attendance clock of one learner in this page. */
import { type AttendancePorts, startAttendance } from '@panya/domain/attendance/attendance-clock.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { systemClock } from '@panya/domain/time/clock.ts'
import {
  attendanceStatus,
  checkIn,
  insertAttendance,
  topUp,
  topUpTool,
} from '../../adapters/account/attendance.ts'
import { currentSession } from '../../adapters/identity/current-session.ts'
import { logFailure } from '../../adapters/log.ts'
import { keepInterval, keptInterval } from './interval-memory.ts'

export function beginAttendance(studentId: number): () => void {
  const attendance = startAttendance(ports, keptInterval(studentId, Date.now()))
  const keep = () => keepInterval(studentId, attendance.elapsedMs(), Date.now())
  addEventListener('pagehide', keep)
  return () => {
    removeEventListener('pagehide', keep)
    attendance.stop()
  }
}

const ports: AttendancePorts = {
  clock: systemClock,
  today: () => bangkokDay(new Date()),
  pathname: () => location.pathname,
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
