import { useLingui } from '@lingui/react/macro'
import { StudentScreen } from '../../features/teach/StudentScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { TOOLS } from '../tools.ts'

export default function TeachStudent() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Learner`} index={false} />
      <StudentScreen tools={TOOLS} />
    </>
  )
}
