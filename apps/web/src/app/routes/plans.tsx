import { useLingui } from '@lingui/react/macro'
import { PlansScreen } from '../../features/plans/PlansScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function Plans() {
  const { t } = useLingui()
  return (
    <>
      <PageHead
        title={t`Plans and AI coins`}
        description={t`Every tool is free. Compare the plans and what AI coins give you each month.`}
      />
      <PlansScreen />
    </>
  )
}
