import { useLingui } from '@lingui/react/macro'
import { AdminShell } from '../../features/admin/shell/AdminShell.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { messagesOf } from '../messages-of.ts'
import { toolContent } from '../tool-content.ts'
import { TOOLS } from '../tools.ts'

export default function Admin() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Administration`} index={false} />
      <AdminShell tools={TOOLS} contentOf={toolContent} messagesOf={messagesOf} />
    </>
  )
}
