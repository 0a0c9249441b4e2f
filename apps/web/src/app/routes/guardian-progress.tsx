import { useLingui } from '@lingui/react/macro'
import { ProgressScreen } from '../../features/guardian/ProgressScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { TOOLS } from '../tools.ts'

export default function GuardianProgress() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`How your child gets on`} index={false} />
      <ProgressScreen tools={TOOLS} />
    </>
  )
}
