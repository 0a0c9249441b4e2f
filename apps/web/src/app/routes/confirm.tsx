import { useLingui } from '@lingui/react/macro'
import { FinishSignUp } from '../../features/sign-up/FinishSignUp.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function Confirm() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Finish your account`} index={false} />
      <FinishSignUp />
    </>
  )
}
