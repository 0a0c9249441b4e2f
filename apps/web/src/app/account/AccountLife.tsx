/** Everything that goes on behind the pages because somebody may be signed in. Loaded after the page. */
import { AttendanceClock } from '../../features/attendance/AttendanceClock.tsx'
import { FocusWatch } from '../../features/class/FocusWatch.tsx'
import { DemoVisitor } from '../../features/demo-visitor/DemoVisitor.tsx'
import { SessionLife } from '../../features/session/SessionLife.tsx'
import { useLeadToEnrolment } from './enrol-first.ts'

export default function AccountLife() {
  const enrolling = useLeadToEnrolment()
  return (
    <>
      <SessionLife />
      <DemoVisitor />
      {!enrolling && (
        <>
          <AttendanceClock />
          <FocusWatch />
        </>
      )}
    </>
  )
}
