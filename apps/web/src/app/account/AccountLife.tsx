/** Everything that goes on behind the pages because somebody may be signed in. Loaded after the page. */
import { AttendanceClock } from '../../features/attendance/AttendanceClock.tsx'
import { FocusWatch } from '../../features/class/FocusWatch.tsx'
import { DemoVisitor } from '../../features/demo-visitor/DemoVisitor.tsx'
import { SessionLife } from '../../features/session/SessionLife.tsx'

export default function AccountLife() {
  return (
    <>
      <SessionLife />
      <DemoVisitor />
      <AttendanceClock />
      <FocusWatch />
    </>
  )
}
