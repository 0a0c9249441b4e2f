import { useLingui } from '@lingui/react/macro'
import { ChangeEmailScreen } from '../../features/password/ChangeEmailScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function ChangeEmail() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Change your address`} index={false} />
      <ChangeEmailScreen />
    </>
  )
}
