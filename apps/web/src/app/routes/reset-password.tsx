import { useLingui } from '@lingui/react/macro'
import { ResetScreen } from '../../features/password/ResetScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function ResetPassword() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Choose a new password`} index={false} />
      <ResetScreen />
    </>
  )
}
