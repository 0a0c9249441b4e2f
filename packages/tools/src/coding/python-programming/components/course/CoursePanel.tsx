import type { Locale } from '@panya/domain/locale/locale.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Suspense, use, useState } from 'react'
import { CHAPTERS, chapterOf, STEPS, type StepId } from '../../core/course/chapters.ts'
import type { Course } from '../../course/course-hooks.ts'
import { type CourseMessages, useCourseMessages } from '../../course/course-messages.ts'
import { loadChapter } from '../../course/load-chapter.ts'
import type { Messages } from '../../python-messages.ts'
import styles from '../LearnPanel.module.css'
import { CourseStep } from './CourseStep.tsx'

interface CoursePanelProps {
  /** The words of the tool around it. */
  tool: Messages
  locale: Locale
  course: Course
  busy: boolean
  onRun: () => void
  onLeave: () => void
}

/** The course beside the editor: the step being worked on, or the list of all. */
export function CoursePanel({ tool, locale, course, busy, onRun, onLeave }: CoursePanelProps) {
  const t = useCourseMessages(locale)
  const [listed, setListed] = useState(false)
  const { current, progress } = course
  const done = progress.solved.length
  const total = STEPS.length
  return (
    <aside className={styles.panel} aria-label={t('course')}>
      <div className={styles.count}>
        <span>{t(done === total ? 'finished' : 'progress', { done, total })}</span>
        <progress value={done} max={total} aria-label={t('progress', { done, total })} />
      </div>
      <div className={styles.row}>
        <Button
          look="quiet"
          size="compact"
          aria-expanded={listed}
          onClick={() => setListed(!listed)}
        >
          {t('allSteps')}
        </Button>
        <Button look="quiet" size="compact" onClick={onLeave}>
          {t('ownProgram')}
        </Button>
      </div>
      {listed && (
        <StepList
          t={t}
          locale={locale}
          course={course}
          onOpen={(id) => {
            void course.open(id)
            setListed(false)
          }}
        />
      )}
      {!listed && current && (
        <CourseStep
          key={current.id}
          t={t}
          tool={tool}
          locale={locale}
          course={course}
          current={current}
          busy={busy}
          onRun={onRun}
        />
      )}
    </aside>
  )
}

interface StepListProps {
  t: CourseMessages
  locale: Locale
  course: Course
  onOpen: (step: StepId) => void
}

function StepList({ t, locale, course, onOpen }: StepListProps) {
  const here = course.current ? chapterOf(course.current.id).id : CHAPTERS[0].id
  const [open, setOpen] = useState<string>(here)
  return (
    <>
      <p className={styles.lead}>{t('courseLead')}</p>
      {CHAPTERS.map(({ id, steps }, index) => (
        <section key={id}>
          <h2 className={styles.chapter}>
            <Button
              look="quiet"
              size="compact"
              aria-expanded={open === id}
              onClick={() => setOpen(open === id ? '' : id)}
            >
              <span>
                <small>{t('chapterNumber', { number: index + 1 })}</small> {t(id)}
              </span>
              <small dir="ltr">
                {steps.filter((step) => course.progress.solved.includes(step)).length}/
                {steps.length}
              </small>
            </Button>
          </h2>
          {open === id && (
            <Suspense>
              <ChapterSteps t={t} locale={locale} chapter={id} course={course} onOpen={onOpen} />
            </Suspense>
          )}
        </section>
      ))}
    </>
  )
}

function ChapterSteps(props: StepListProps & { chapter: (typeof CHAPTERS)[number]['id'] }) {
  const { t, locale, chapter, course, onOpen } = props
  const steps = use(loadChapter(chapter, locale))
  return (
    <ul className={styles.list}>
      {steps.map(({ id, title }) => {
        const done = course.progress.solved.includes(id)
        return (
          <li key={id}>
            <Button
              look="quiet"
              size="compact"
              aria-current={course.current?.id === id ? 'step' : undefined}
              onClick={() => onOpen(id)}
            >
              <span className={styles.mark}>{done && <Icon name="check" size={18} />}</span>
              {title}
              {done && <span className="visually-hidden"> ({t('done')})</span>}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
