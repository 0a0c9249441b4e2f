/** The board's program as text: MicroPython, or an Arduino sketch to take along. */

import { Button } from '@panya/ui/Button/Button.tsx'
import { useMemo } from 'react'
import { saveFile } from '../../../../coding-kit/save-file.ts'
import { CodeView } from '../../components/CodeView.tsx'
import type { BlocksContent } from '../../core/document.ts'
import { boardCode } from '../board-code.ts'
import type { BoardProps } from '../board-props.ts'
import styles from './CodePanel.module.css'

interface CodePanelProps extends BoardProps {
  content: BlocksContent
}

export function CodePanel({ host, content, profile, t }: CodePanelProps) {
  const code = useMemo(() => boardCode(content, profile), [content, profile])
  const isArduino = profile.language === 'arduino'
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code)
    host.toast(t('copied'), 'success')
  }
  return (
    <div className={styles.panel}>
      <CodeView label={t('tabCode')} id="code" code={code} />
      <div className={styles.buttons}>
        <Button size="small" onClick={() => void copy()}>
          {t('copyCode')}
        </Button>
        <Button size="small" onClick={() => saveFile(isArduino ? 'blocks.ino' : 'main.py', code)}>
          {t('downloadCode', { name: isArduino ? 'blocks.ino' : 'main.py' })}
        </Button>
      </div>
      {isArduino && <p className={styles.note}>{t('arduinoHint')}</p>}
    </div>
  )
}
