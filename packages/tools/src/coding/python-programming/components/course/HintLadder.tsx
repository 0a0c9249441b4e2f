import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import type { ReadyStep } from '../../core/course/step.ts'
import type { CourseMessages } from '../../course/course-messages.ts'
import { Task } from '../ChallengePanel.tsx'
import styles from '../LearnPanel.module.css'

interface HintLadderProps {
  t: CourseMessages
  step: ReadyStep
  shown: number
  onShow: (count: number) => void
}

/** From a nudge to nearly the whole; then the solution, line by line. */
export function HintLadder({ t, step, shown, onShow }: HintLadderProps) {
  const rungs = step.hints.length + 1
  const lines = step.solution.trimEnd().split('\n')
  const opened = Math.min(Math.max(shown - rungs, 0), lines.length)
  const label = shown < rungs ? 'hint' : opened === 0 ? 'solutionLine' : 'solutionNext'
  return (
    <>
      <div aria-live="polite">
        {step.hints.slice(0, shown).map((hint, index) => (
          <div key={hint} className={styles.hint}>
            <b>{t('hintNumber', { number: index + 1 })}</b> <Task text={hint} />
          </div>
        ))}
        {shown >= rungs && (
          <div className={styles.hint}>
            <b>{t('hintNumber', { number: rungs })}</b>
            <p>{t('almost')}</p>
            <pre dir="ltr">{step.almost}</pre>
          </div>
        )}
        {opened > 0 && (
          <div className={styles.hint}>
            <p>{t('solution')}</p>
            <pre dir="ltr">{lines.slice(0, opened).join('\n')}</pre>
          </div>
        )}
      </div>
      {shown < rungs + lines.length && (
        <Button look="quiet" size="compact" onClick={() => onShow(shown + 1)}>
          <Icon path={TOOL_ICONS.bulb} /> {t(label)}
        </Button>
      )}
    </>
  )
}
