import { useLingui } from '@lingui/react/macro'
import { ProfileScreen } from '../../features/profile/ProfileScreen.tsx'
import { ACCOUNT_WORDS } from '../../features/sign-up/account-messages.ts'
import { PageHead } from '../head/PageHead.tsx'

export default function Profile() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Your profile`} index={false} />
      <ProfileScreen words={ACCOUNT_WORDS} />
    </>
  )
}
