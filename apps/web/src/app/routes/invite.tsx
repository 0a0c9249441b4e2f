import { useLingui } from '@lingui/react/macro'
import { InviteScreen } from '../../features/class/InviteScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function Invite() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Your invitation`} index={false} />
      <InviteScreen />
    </>
  )
}
