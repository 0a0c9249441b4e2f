import { useLingui } from '@lingui/react/macro'
import { AssignmentScreen } from '../../features/teach/AssignmentScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { toolContent } from '../tool-content.ts'
import { TOOLS } from '../tools.ts'

export default function TeachAssignment() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Assignment`} index={false} />
      <AssignmentScreen tools={TOOLS} levels={toolContent} />
    </>
  )
}
