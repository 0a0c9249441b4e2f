/** Ready assignments: the list, one of them, and its sheets on paper, as the address says. */
import { Trans } from '@lingui/react/macro'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { GameLevels } from '../../../adapters/teach/game-levels.ts'
import { type FindReadyTasks, findReadyTask } from '../../../adapters/teach/ready-tasks.ts'
import { useUserState } from '../../../adapters/user-state.ts'
import { BrandMascotMessage } from '../../../parts/mascot/BrandMascotMessage.tsx'
import styles from '../../../parts/page-layout/school.module.css'
import type { MessagesOf } from '../consent/use-messages.ts'
import { OnlyTeachers } from '../TeachScreen.tsx'
import { SheetScreen } from './SheetScreen.tsx'
import { TaskList } from './TaskList.tsx'
import { TaskScreen } from './TaskScreen.tsx'
import { useLibraryAddress } from './use-library-address.ts'

export interface LibraryProps {
  tools: readonly ToolManifest[]
  find: FindReadyTasks
  levels: GameLevels
  messagesOf: MessagesOf
}

export function LibraryScreen(props: LibraryProps) {
  const role = useUserState((user) => user.role)
  const name = useLibraryAddress().get('task')
  if (role !== 'teacher' && role !== 'admin') return <OnlyTeachers />
  if (name === null) return <TaskList tools={props.tools} find={props.find} />
  return <OneTask name={name} {...props} />
}

function OneTask({ name, tools, find, levels, messagesOf }: LibraryProps & { name: string }) {
  const address = useLibraryAddress()
  const { data, isPending } = useQuery({
    queryKey: ['ready-task', name, address.language],
    queryFn: () => findReadyTask(find, name, address.language),
    placeholderData: (before) => before,
  })
  if (isPending) return <div className={styles.page} aria-busy="true" />
  const tool = tools.find(({ path }) => path === data?.tool)
  if (!data || !tool) {
    return (
      <BrandMascotMessage
        mood="oops"
        title={<Trans>There is no such assignment</Trans>}
        actions={
          <Link className={buttonClass()} to={address.with({ task: null, show: null })}>
            <Trans>Ready assignments</Trans>
          </Link>
        }
      />
    )
  }
  const show = address.get('show')
  if (show === 'sheet' || show === 'plan')
    return <SheetScreen kind={show} found={data} tool={tool} messagesOf={messagesOf} />
  return <TaskScreen found={data} tool={tool} levels={levels} />
}
