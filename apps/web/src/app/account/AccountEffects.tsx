/** Everything that goes on behind the pages because somebody may be signed in. Loaded after the page. */
import { AttendanceClock } from '../../features/attendance/AttendanceClock.tsx'
import { FocusWatch } from '../../features/class/FocusWatch.tsx'
import { DemoVisitor } from '../../features/demo-visitor/DemoVisitor.tsx'
import { SessionEffects } from '../../features/session/SessionEffects.tsx'
import { TOOLS } from '../tools.ts'
import { useLeadToEnrolment } from './enrol-first.ts'

export default function AccountEffects() {
  const enrolling = useLeadToEnrolment()
  return (
    <>
      <SessionEffects />
      <DemoVisitor />
      {!enrolling && (
        <>
          <AttendanceClock tools={TOOLS} />
          <FocusWatch />
        </>
      )}
    </>
  )
}
