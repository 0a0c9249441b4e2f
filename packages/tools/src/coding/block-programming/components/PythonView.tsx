/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */
/** The same program in Python, live beside the blocks, and the way on into the Python tool. */

import {
  pythonOfActor,
  pythonProgram,
} from '@panya/engines/blocks-runtime/python/python-program.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useMemo } from 'react'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { BlocksMessages } from '../blocks-messages.ts'
import type { SessionState } from '../blocks-session.ts'
import { programOf } from '../core/edit-project.ts'
import { pythonDocument } from '../python-document.ts'
import { CodeText } from './CodeText.tsx'
import styles from './PythonView.module.css'

interface PythonViewProps {
  host: ToolHost
  state: SessionState
  t: BlocksMessages
}

export function PythonView({ host, state, t }: PythonViewProps) {
  const { content, actorId } = state
  const program = useMemo(() => programOf(content), [content])
  const code = useMemo(() => pythonOfActor(program, actorId), [program, actorId])
  const open = async (): Promise<void> => {
    const title = host.project?.title ?? t('stage')
    await host.openNew(pythonDocument(pythonProgram(program), content), title)
  }
  return (
    <div className={styles.view}>
      <pre
        dir="ltr"
        className={styles.code}
        tabIndex={0}
        aria-label={t('python')}
        data-testid="python"
      >
        <CodeText code={code === '' ? t('pythonEmpty') : code} />
      </pre>
      {!host.readonly && (
        <Button size="small" onClick={() => void open()}>
          {t('openInPython')}
        </Button>
      )}
    </div>
  )
}
