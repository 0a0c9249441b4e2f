import { useLingui } from '@lingui/react/macro'
import { ConsentScreen } from '../../features/teach/consent/ConsentScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { messagesOf } from '../messages-of.ts'

export default function TeachConsent() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Parents and guardians`} index={false} />
      <ConsentScreen messagesOf={messagesOf} />
    </>
  )
}
