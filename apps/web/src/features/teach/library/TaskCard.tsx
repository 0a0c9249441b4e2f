/** A ready assignment in the list: what for, for whom, how long. */
import { useLingui } from '@lingui/react/macro'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { ToolPicture } from '@panya/ui/ToolPicture/ToolPicture.tsx'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { type FoundTask, taskName } from '../../../adapters/teach/ready-tasks.ts'
import school from '../../../parts/page-layout/school.module.css'
import styles from './library.module.css'
import { TaskFacts } from './TaskFacts.tsx'
import { KIND_WORDS } from './task-words.ts'
import { useLibraryAddress } from './use-library-address.ts'

interface TaskCardProps {
  found: FoundTask
  tool: ToolManifest | undefined
}

export function TaskCard({ found, tool }: TaskCardProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const address = useLibraryAddress()
  const { task, text } = found
  return (
    <li className={school.card} data-family={tool?.family}>
      <div className={styles.top}>
        {tool && <ToolPicture picture={tool.picture} width={84} />}
        <span className={school.badge} data-tone={task.kind === 'first' ? 'good' : 'new'}>
          {t(KIND_WORDS[task.kind])}
        </span>
      </div>
      <h2>
        <Link className={school.whole} to={address.with({ task: taskName(found) })}>
          {text.title}
        </Link>
      </h2>
      <span className={school.soft}>{tool?.title[locale]}</span>
      <span>{text.learnt}</span>
      <span className={school.soft}>
        <TaskFacts task={task} />
      </span>
    </li>
  )
}
