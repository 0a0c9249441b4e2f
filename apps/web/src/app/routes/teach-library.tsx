import { useLingui } from '@lingui/react/macro'
import { LibraryScreen } from '../../features/teach/library/LibraryScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { messagesOf } from '../messages-of.ts'
import { readyTasks } from '../ready-tasks.ts'
import { toolContent } from '../tool-content.ts'
import { useOpenTools } from '../tools.ts'

export default function TeachLibrary() {
  const { t } = useLingui()
  const tools = useOpenTools()
  return (
    <>
      <PageHead title={t`Ready assignments`} index={false} />
      <LibraryScreen tools={tools} find={readyTasks} levels={toolContent} messagesOf={messagesOf} />
    </>
  )
}
