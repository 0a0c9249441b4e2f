import { useLingui } from '@lingui/react/macro'
import { isStaff } from '@panya/domain/account/staff.ts'
import { ProfileScreen } from '../../features/profile/ProfileScreen.tsx'
import { LazyAccountNotices } from '../account/LazyAccountNotices.tsx'
import { LazySignInSafety } from '../account/LazySignInSafety.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { useToolUser } from '../use-tool-user.ts'

export default function Profile() {
  const { t } = useLingui()
  const user = useToolUser()
  return (
    <>
      <PageHead title={t`Your profile`} index={false} />
      <ProfileScreen
        notices={user && <LazyAccountNotices user={user} />}
        safety={user && isStaff(user.role) && <LazySignInSafety />}
      />
    </>
  )
}
