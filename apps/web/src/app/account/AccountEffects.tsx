/** Everything that goes on behind the pages because somebody may be signed in. Loaded after the page. */
import { useUserState } from '../../adapters/user-state.ts'
import { AttendanceClock } from '../../features/attendance/AttendanceClock.tsx'
import { OpenToolsPolling } from '../../features/class/OpenToolsPolling.tsx'
import { DemoVisitor } from '../../features/demo-visitor/DemoVisitor.tsx'
import { useVisitUnderWay } from '../../features/demo-visitor/use-visit-under-way.ts'
import { LeaveSchool } from '../../features/session/LeaveSchool.tsx'
import { SessionEffects } from '../../features/session/SessionEffects.tsx'
import { TOOLS } from '../tools.ts'
import { useCookiesNotice } from './cookies-notice.ts'
import { useFirstPageRedirect } from './first-page.ts'
import { useOwnPage } from './own-page.ts'
import { useSaveChosenLocale } from './save-chosen-locale.ts'

export default function AccountEffects() {
  useFirstPageRedirect()
  useSaveChosenLocale()
  useCookiesNotice()
  const visiting = useVisitUnderWay()
  const enrolling = useUserState((user) => user.mustEnrol)
  return (
    <>
      <SessionEffects visiting={visiting} ownPage={useOwnPage()} />
      <LeaveSchool />
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
