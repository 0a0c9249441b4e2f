import { useLingui } from '@lingui/react/macro'
import { ProfileScreen } from '../../features/profile/ProfileScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function Profile() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Your profile`} index={false} />
      <ProfileScreen />
    </>
  )
}
