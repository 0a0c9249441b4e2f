/** For who has no cable here: the program in one file, and how it comes to the board from another computer. */

import { driverFiles } from '@panya/engines/board/driver/driver-files.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { saveFile } from '../../../../coding-kit/save-file.ts'
import { boardCode } from '../board-code.ts'
import type { BoardProps } from '../board-props.ts'
import styles from './DevicePanel.module.css'
import { FirmwareToTake } from './FirmwareToTake.tsx'

const STEPS = {
  micropython: ['takeBring', 'takeThonny', 'takeUpload', 'takeReset'],
  arduino: ['takeBring', 'takeArduino', 'takeArduinoUpload'],
} as const

const NAMES = { micropython: 'board.zip', arduino: 'blocks.ino' } as const

export function TakeAlong(board: BoardProps) {
  const { host, blocks, profile, t } = board
  const { language } = profile
  const steps = STEPS[language].map((step) => t(step))
  const take = async (): Promise<void> => {
    const code = boardCode(blocks.snapshot().content, profile)
    if (language === 'arduino') return saveFile(NAMES.arduino, code)
    const { zippedFiles } = await import('@panya/engines/board/take-along.ts')
    const files = [
      { name: 'main.py', text: code },
      ...driverFiles(profile),
      {
        name: 'READ-ME.txt',
        text: `${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}\n`,
      },
    ]
    saveFile(NAMES.micropython, zippedFiles(files, 'board'))
  }
  const hasAccount = host.user !== null && host.user.role !== 'demo'
  return (
    <section className={styles.take}>
      <h2>{t('takeTitle')}</h2>
      {hasAccount && language === 'micropython' && <p>{t('takeAccount')}</p>}
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div>
        <Button size="small" onClick={() => void take()}>
          {t('downloadCode', { name: NAMES[language] })}
        </Button>
      </div>
      {language === 'micropython' && <FirmwareToTake {...board} />}
    </section>
  )
}
