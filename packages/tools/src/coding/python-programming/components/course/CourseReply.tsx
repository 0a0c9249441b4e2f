import { isolate } from '@panya/domain/locale/isolate.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useEffect, useRef } from 'react'
import { nextStep } from '../../core/course/course-progress.ts'
import type { ReadyStep } from '../../core/course/step.ts'
import type { Course } from '../../course/course-hooks.ts'
import { type CourseMessages, useReplies } from '../../course/course-messages.ts'
import type { Reply } from '../../course/reply.ts'
import { Task } from '../ChallengePanel.tsx'
import styles from '../LearnPanel.module.css'

interface CourseReplyProps {
  t: CourseMessages
  locale: Locale
  course: Course
  current: ReadyStep
}

/** What was said to the last try; read out as soon as it is there. */
export function CourseReply({ t, locale, course, current }: CourseReplyProps) {
  const { reply } = course
  return (
    <output className={styles.reply}>
      {reply?.kind === 'passed' && <Praise t={t} locale={locale} course={course} step={current} />}
      {reply && reply.kind !== 'passed' && <NotYet t={t} locale={locale} reply={reply} />}
    </output>
  )
}

function Praise(props: { t: CourseMessages; locale: Locale; course: Course; step: ReadyStep }) {
  const { t, locale, course, step } = props
  const say = useReplies(locale)
  const next = nextStep(step.id)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={styles.passed}>
      <p>
        <b>{say('passed')}</b>
      </p>
      <Task text={step.praise} />
      {next ? (
        <Button ref={button} size="small" onClick={() => void course.open(next)}>
          {t('next')}
        </Button>
      ) : (
        <p>{t('last')}</p>
      )}
    </div>
  )
}

function NotYet({ t, locale, reply }: { t: CourseMessages; locale: Locale; reply: Reply }) {
  const say = useReplies(locale)
  const { kind, typed, worked, wanted, got, count } = reply
  const word = isolate(reply.word)
  return (
    <div className={styles.failed}>
      <p>
        <b>{t('notYet')}</b> {say(kind, { word, wanted, count })}
      </p>
      {worked.length > 0 && <p>{t('worked', { typed: isolate(worked.join(', ')) })}</p>}
      {typed.length > 0 && <Sample label={t('typed')} text={typed.join('\n')} />}
      {kind !== 'lineCount' && wanted !== '' && <Sample label={t('wanted')} text={wanted} />}
      {got !== '' && <Sample label={t('got')} text={got} />}
    </div>
  )
}

function Sample({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.sample}>
      <span>{label}</span>
      <pre dir="auto">{text}</pre>
    </div>
  )
}
