/** Everything that goes on behind the pages because somebody may be signed in. Loaded after the page. */
import { useUserState } from '../../adapters/user-state.ts'
import { AttendanceClock } from '../../features/attendance/AttendanceClock.tsx'
import { OpenToolsPolling } from '../../features/class/OpenToolsPolling.tsx'
import { DemoVisitor } from '../../features/demo-visitor/DemoVisitor.tsx'
import { SessionEffects } from '../../features/session/SessionEffects.tsx'
import { TOOLS } from '../tools.ts'
import { useFirstPageRedirect } from './first-page.ts'

export default function AccountEffects() {
  useFirstPageRedirect()
  const enrolling = useUserState((user) => user.mustEnrol)
  return (
    <>
      <SessionEffects />
      <DemoVisitor />
      {!enrolling && (
        <>
          <AttendanceClock tools={TOOLS} />
          <OpenToolsPolling />
        </>
      )}
    </>
  )
}
