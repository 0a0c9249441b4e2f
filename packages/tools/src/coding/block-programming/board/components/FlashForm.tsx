/** Puts MicroPython on a board from a file the learner or the teacher has; its sum is shown before. */
import { checkFirmware, sha256Of } from '@panya/engines/board/flash/firmware-file.ts'
import { BoardProblem, type BoardProblemCode } from '@panya/engines/board/serial/board-problem.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { type ChangeEvent, useState } from 'react'
import type { BlocksTexts } from '../../blocks-texts.ts'
import type { BoardSession, BoardState } from '../board-session.ts'
import styles from './DevicePanel.module.css'

interface FlashFormProps {
  session: BoardSession
  state: BoardState
  t: BlocksTexts
}

interface Chosen {
  bytes: Uint8Array<ArrayBuffer>
  sum: string
}

export function FlashForm({ session, state, t }: FlashFormProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<BoardProblemCode | null>(null)
  const [isDone, setDone] = useState(false)
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0]
    setChosen(null)
    setProblem(null)
    setDone(false)
    if (!file) return
    const bytes = new Uint8Array(await file.arrayBuffer())
    try {
      checkFirmware(bytes)
      setChosen({ bytes, sum: await sha256Of(bytes) })
    } catch (error) {
      setProblem(error instanceof BoardProblem ? error.code : 'not-firmware')
    }
  }
  const flash = async (): Promise<void> => {
    if (chosen) setDone(await session.flash(chosen.bytes))
  }
  return (
    <section className={styles.flash}>
      <h3>{t('flashTitle')}</h3>
      <p>{t('flashHint')}</p>
      <label>
        {t('firmwareFile')}{' '}
        <input type="file" accept=".bin" onChange={(event) => void choose(event)} />
      </label>
      {problem && (
        <p className={styles.warning} role="alert">
          {t(`problem.${problem}`)}
        </p>
      )}
      {chosen && (
        <p>
          {t('firmwareSum')} <code dir="ltr">{chosen.sum}</code>
        </p>
      )}
      <div>
        <Button
          size="small"
          disabled={!chosen || state.phase === 'working'}
          onClick={() => void flash()}
        >
          {t('flash')}
        </Button>
      </div>
      {isDone && <output>{t('flashDone')}</output>}
    </section>
  )
}
