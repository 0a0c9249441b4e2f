/** From where to where the slider of a variable goes. */

import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { type FormEvent, useId, useState } from 'react'
import type { BlocksMessages } from '../blocks-messages.ts'
import type { MonitorLook } from '../core/document.ts'
import { type RangeProblem, readRange, type SliderRange } from '../core/slider-range.ts'
import styles from './Form.module.css'

interface SliderDialogProps {
  look: MonitorLook
  t: BlocksMessages
  /** Null when it stays as it is. */
  onDone(range: SliderRange | null): void
}

const AT_MIN: readonly RangeProblem[] = ['minNoNumber', 'minTooLarge']

export function SliderDialog({ look, t, onDone }: SliderDialogProps) {
  const { min: low = 0, max: high = 100, whole: known } = look
  const [min, setMin] = useState(String(low))
  const [max, setMax] = useState(String(high))
  const [whole, setWhole] = useState(known ?? (Number.isInteger(low) && Number.isInteger(high)))
  const [problem, setProblem] = useState<RangeProblem | null>(null)
  const problemId = useId()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const range = readRange(min, max, whole)
    if ('problem' in range) setProblem(range.problem)
    else onDone(range)
  }
  const end = (label: string, value: string, set: (text: string) => void, isWrong: boolean) => (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        dir="ltr"
        inputMode="decimal"
        value={value}
        maxLength={20}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemId : undefined}
        onChange={(event) => set(event.target.value)}
      />
    </label>
  )
  const isAtMin = problem !== null && AT_MIN.includes(problem)
  return (
    <Dialog title={t('sliderTitle')} closeLabel={t('close')} onClose={() => onDone(null)}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {end(t('sliderMin'), min, setMin, isAtMin)}
        {end(t('sliderMax'), max, setMax, problem !== null && !isAtMin)}
        <label>
          <input
            type="checkbox"
            checked={whole}
            onChange={(event) => setWhole(event.target.checked)}
          />{' '}
          {t('sliderWhole')}
        </label>
        {problem && (
          <p id={problemId} role="alert" className={styles.problem}>
            {t(`slider.${problem}`)}
          </p>
        )}
        <div className={styles.actions}>
          <Button look="ghost" onClick={() => onDone(null)}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t('ok')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
