/** Counts the time of whoever is signed in, as long as the page is open. Admins are not counted. */
import { isTracked } from '@panya/domain/attendance/attendance-clock.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useEffect } from 'react'
import { useUserState } from '../../adapters/user-state.ts'
import { beginAttendance } from './begin-attendance.ts'

export function AttendanceClock({ tools }: { tools: readonly ToolManifest[] }) {
  const studentId = useUserState((user) => user.id)
  const tracked = useUserState((user) => user.status === 'authenticated' && isTracked(user.role))
  useEffect(() => {
    return tracked && studentId !== null ? beginAttendance(studentId, tools) : undefined
  }, [tracked, studentId, tools])
  return null
}
