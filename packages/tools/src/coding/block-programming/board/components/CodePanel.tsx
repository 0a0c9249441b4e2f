/** The board's program as text: MicroPython, or an Arduino sketch to take along. */

import { arduinoProgram } from '@panya/engines/blocks-runtime/arduino/arduino-program.ts'
import { boardProgram, boardPython } from '@panya/engines/blocks-runtime/board/board-program.ts'
import type { BoardProfile } from '@panya/engines/board/profiles/board-profile.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useMemo } from 'react'
import { saveFile } from '../../../../coding-kit/save-file.ts'
import { CodeView } from '../../components/CodeView.tsx'
import type { BlocksContent } from '../../core/document.ts'
import { boardScripts } from '../../core/edit-project.ts'
import type { BoardProps } from '../board-props.ts'
import styles from './CodePanel.module.css'

interface CodePanelProps extends BoardProps {
  content: BlocksContent
}

function codeOf(content: BlocksContent, profile: BoardProfile): string {
  const { workspace, shared } = boardScripts(content)
  const variables = [...shared, ...(workspace.variables ?? [])]
  const program = boardProgram(profile, { ...workspace, variables })
  return profile.language === 'arduino' ? arduinoProgram(program, profile) : boardPython(program)
}

export function CodePanel({ host, content, profile, t }: CodePanelProps) {
  const code = useMemo(() => codeOf(content, profile), [content, profile])
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
