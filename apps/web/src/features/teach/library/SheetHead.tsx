/** The head of a sheet: the tool's picture, what it is called, what is learnt, for whom and how long. */
import { useLingui } from '@lingui/react/macro'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { ToolPicture } from '@panya/ui/ToolPicture/ToolPicture.tsx'
import type { ReactNode } from 'react'
import type { FoundTask } from '../../../adapters/teach/ready-tasks.ts'
import styles from './sheet.module.css'
import { TaskFacts } from './TaskFacts.tsx'
import { KIND_WORDS } from './task-words.ts'

export interface SheetProps extends Pick<FoundTask, 'task' | 'text'> {
  manifest: ToolManifest
  language: Locale
}

export function SheetHead({
  task,
  text,
  manifest,
  language,
  above,
}: SheetProps & { above?: ReactNode }) {
  const { t } = useLingui()
  return (
    <header className={styles.head}>
      <ToolPicture picture={manifest.picture} width={104} />
      <div>
        {above && <p className={styles.above}>{above}</p>}
        <h2>{text.title}</h2>
        <p>
          {manifest.title[language]} · {t(KIND_WORDS[task.kind])} · <TaskFacts task={task} />
        </p>
        <p>{text.learnt}</p>
      </div>
    </header>
  )
}
