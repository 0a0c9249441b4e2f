import type { Locale } from '@panya/domain/locale/locale.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { STEPS } from '../../core/course/chapters.ts'
import { nextStep } from '../../core/course/course-progress.ts'
import type { ReadyStep } from '../../core/course/step.ts'
import type { Course } from '../../course/course-hooks.ts'
import type { CourseMessages } from '../../course/course-messages.ts'
import type { Messages } from '../../python-messages.ts'
import { Task } from '../ChallengePanel.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import styles from '../LearnPanel.module.css'
import { CourseReply } from './CourseReply.tsx'
import { HintLadder } from './HintLadder.tsx'

interface CourseStepProps {
  t: CourseMessages
  tool: Messages
  locale: Locale
  course: Course
  current: ReadyStep
  busy: boolean
  onRun: () => void
}

/** One step: what it is about, what to do, help, and what was said to the last try. */
export function CourseStep(props: CourseStepProps) {
  const { t, tool, locale, course, current, busy, onRun } = props
  const [resetting, setResetting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone: reading goes on with the new step.
  useEffect(() => heading.current?.focus(), [])
  const at = STEPS.indexOf(current.id)
  const before = STEPS[at - 1]
  const after = nextStep(current.id)
  return (
    <>
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        <small>{t('stepNumber', { number: at + 1, total: STEPS.length })}</small>
        {current.title}
      </h2>
      <Task text={current.text} />
      <div className={styles.task}>
        <h3>{t('task')}</h3>
        <Task text={current.task} />
      </div>
      <div className={styles.row}>
        <Button size="small" disabled={busy || course.checking} onClick={onRun}>
          <Icon name="check" /> {t(course.checking ? 'checking' : 'runAndCheck')}
        </Button>
        {current.starter !== '' && (
          <Button look="quiet" size="compact" onClick={() => setResetting(true)}>
            {t('startAgain')}
          </Button>
        )}
      </div>
      <CourseReply t={t} locale={locale} course={course} current={current} />
      <HintLadder
        t={t}
        step={current}
        shown={course.progress.hints[current.id] ?? 0}
        onShow={(count) => course.hint(count)}
      />
      <nav className={styles.row} aria-label={t('course')}>
        {before && (
          <Button look="quiet" size="compact" onClick={() => void course.open(before)}>
            {t('back')}
          </Button>
        )}
        {after && course.reply?.kind !== 'passed' && (
          <Button look="quiet" size="compact" onClick={() => void course.open(after)}>
            {t('skip')}
          </Button>
        )}
      </nav>
      {resetting && (
        <ConfirmDialog
          t={tool}
          question={t('startAgainSure')}
          action={t('startAgain')}
          onYes={() => {
            course.reset()
            setResetting(false)
          }}
          onClose={() => setResetting(false)}
        />
      )}
    </>
  )
}
