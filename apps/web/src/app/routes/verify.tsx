import { useLingui } from '@lingui/react/macro'
import { VerifyScreen } from '../../features/verify/VerifyScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function Verify() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Confirm your address`} index={false} />
      <VerifyScreen />
    </>
  )
}
