import { useLingui } from '@lingui/react/macro'
import { InvitationScreen } from '../../features/invitation/InvitationScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function Invitation() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Your invitation`} index={false} />
      <InvitationScreen />
    </>
  )
}
