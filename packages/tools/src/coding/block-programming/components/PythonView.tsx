/** The same program in Python, live beside the blocks, and the way on into the Python tool. */

import {
  pythonOfActor,
  pythonProgram,
} from '@panya/engines/blocks-runtime/python/python-program.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useMemo } from 'react'
import { programOf } from '../core/edit-project.ts'
import { pythonDocument } from '../python-document.ts'
import type { ToolProps } from '../tool-props.ts'
import { CodeView } from './CodeView.tsx'
import styles from './PythonView.module.css'

export function PythonView({ host, state, t }: ToolProps) {
  const { content, actorId } = state
  const program = useMemo(() => programOf(content), [content])
  const code = useMemo(() => pythonOfActor(program, actorId), [program, actorId])
  const open = async (): Promise<void> => {
    const title = host.project?.title ?? t('stage')
    await host.openNew(pythonDocument(pythonProgram(program), content), title)
  }
  return (
    <div className={styles.view}>
      {code === '' ? (
        <p data-testid="python">{t('pythonEmpty')}</p>
      ) : (
        <CodeView label={t('python')} id="python" code={code} />
      )}
      {!host.readonly && (
        <Button size="small" onClick={() => void open()}>
          {t('openInPython')}
        </Button>
      )}
    </div>
  )
}
