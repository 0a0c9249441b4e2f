import { useLingui } from '@lingui/react/macro'
import { ProfileScreen } from '../../features/profile/ProfileScreen.tsx'
import { ACCOUNT_WORDS } from '../../features/sign-up/account-messages.ts'
import { LazyAccountNotices } from '../account/LazyAccountNotices.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { useToolUser } from '../use-tool-user.ts'

export default function Profile() {
  const { t } = useLingui()
  const user = useToolUser()
  return (
    <>
      <PageHead title={t`Your profile`} index={false} />
      <ProfileScreen words={ACCOUNT_WORDS} notices={user && <LazyAccountNotices user={user} />} />
    </>
  )
}
