import type { Locale } from '@panya/domain/locale/locale.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useEffect, useState } from 'react'
import { useGameMessages } from './game-messages.ts'
import layout from './layout.module.css'
import styles from './Replay.module.css'

/** Milliseconds between two steps while it plays. */
const PACE = 900

interface ReplayControlsProps {
  locale: Locale
  step: number
  total: number
  onStep: (step: number) => void
}

/** Play, pause and walk through a replay. */
export function ReplayControls({ locale, step, total, onStep }: ReplayControlsProps) {
  const t = useGameMessages(locale)
  const [wanted, setWanted] = useState(false)
  const playing = wanted && step < total
  useEffect(() => {
    const timer = playing ? setTimeout(() => onStep(step + 1), PACE) : undefined
    return () => clearTimeout(timer)
  }, [playing, step, onStep])
  function toggle() {
    if (!playing && step >= total) onStep(0)
    setWanted(!playing)
  }
  return (
    <fieldset className={`${layout.row} ${styles.controls}`} aria-label={t('replay')}>
      <Button
        look="ghost"
        aria-label={t('replayPrevious')}
        disabled={step === 0}
        onClick={() => onStep(step - 1)}
      >
        −
      </Button>
      <Button onClick={toggle}>{t(playing ? 'replayPause' : 'replayPlay')}</Button>
      <Button
        look="ghost"
        aria-label={t('replayNext')}
        disabled={step >= total}
        onClick={() => onStep(step + 1)}
      >
        +
      </Button>
      <output>{t('replayStep', { step, total })}</output>
    </fieldset>
  )
}
