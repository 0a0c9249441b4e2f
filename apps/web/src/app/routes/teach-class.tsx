import { useLingui } from '@lingui/react/macro'
import { ClassScreen } from '../../features/teach/ClassScreen.tsx'
import { checkChoices } from '../check-choices.ts'
import { PageHead } from '../head/PageHead.tsx'
import { readyTasks } from '../ready-tasks.ts'
import { toolContent } from '../tool-content.ts'
import { TOOLS } from '../tools.ts'

export default function TeachClass() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Class`} index={false} />
      <ClassScreen
        tools={TOOLS}
        levels={toolContent}
        checkChoices={checkChoices}
        readyTasks={readyTasks}
      />
    </>
  )
}
