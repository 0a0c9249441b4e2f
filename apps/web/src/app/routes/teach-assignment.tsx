import { useLingui } from '@lingui/react/macro'
import { AssignmentScreen } from '../../features/teach/AssignmentScreen.tsx'
import { gameLevels } from '../game-levels.ts'
import { PageHead } from '../head/PageHead.tsx'
import { TOOLS } from '../tools.ts'

export default function TeachAssignment() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Assignment`} index={false} />
      <AssignmentScreen tools={TOOLS} levels={gameLevels} />
    </>
  )
}
