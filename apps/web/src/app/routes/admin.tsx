import { useLingui } from '@lingui/react/macro'
import { AdminShell } from '../../features/admin/shell/AdminShell.tsx'
import { ACCOUNT_WORDS } from '../../features/sign-up/account-messages.ts'
import { PageHead } from '../head/PageHead.tsx'
import { toolContent } from '../tool-content.ts'
import { TOOLS } from '../tools.ts'

export default function Admin() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Administration`} index={false} />
      <AdminShell words={ACCOUNT_WORDS} tools={TOOLS} contentOf={toolContent} />
    </>
  )
}
