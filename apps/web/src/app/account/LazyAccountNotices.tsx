import type { ToolUser } from '@panya/tools/host/tool-host.ts'
import { lazy, Suspense } from 'react'

const AccountNotices = lazy(() => import('../../features/consent/AccountNotices.tsx'))

/** What an account has to be asked or told; most have nothing, so the page does not wait for it. */
export function LazyAccountNotices({ user }: { user: ToolUser }) {
  return (
    <Suspense>
      <AccountNotices key={user.id} role={user.role} />
    </Suspense>
  )
}
