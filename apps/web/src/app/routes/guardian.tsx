import { useLingui } from '@lingui/react/macro'
import { GuardianScreen } from '../../features/guardian/GuardianScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function Guardian() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`For parents and guardians`} index={false} />
      <GuardianScreen />
    </>
  )
}
