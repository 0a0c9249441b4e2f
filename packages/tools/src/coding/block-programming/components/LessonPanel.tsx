/** First steps: one lesson at a time, ticked off by what the program really does. */
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import { useEffect, useState } from 'react'
import type { ToolHost } from '../../../kit/tool-host.ts'
import type { BlocksSession, SessionState } from '../blocks-session.ts'
import type { BlocksTexts } from '../blocks-texts.ts'
import { metCount } from '../lessons/lesson.ts'
import { LESSONS } from '../lessons/lessons.ts'
import { IconButton } from './IconButton.tsx'
import styles from './LessonPanel.module.css'

interface LessonPanelProps {
  host: ToolHost
  session: BlocksSession
  state: SessionState
  t: BlocksTexts
}

const PROGRESS_KEY = 'blocks-lessons'

function useDoneLessons(host: ToolHost): [string[], (id: string) => void] {
  const [done, setDone] = useState<string[]>([])
  useEffect(() => {
    let isGone = false
    void host.progress.load<string[]>(PROGRESS_KEY).then((kept) => {
      if (!isGone && Array.isArray(kept)) setDone(kept)
      return undefined
    })
    return () => {
      isGone = true
    }
  }, [host])
  const add = (id: string): void => {
    if (done.includes(id)) return
    setDone([...done, id])
    void host.progress.save(PROGRESS_KEY, [...done, id])
    host.activity({ kind: 'check-passed', detail: `blocks-lesson-${id}` })
  }
  return [done, add]
}

export function LessonPanel({ host, state, t }: LessonPanelProps) {
  const [index, setIndex] = useState(0)
  const [runsBefore, setRunsBefore] = useState(state.runs)
  const [done, add] = useDoneLessons(host)
  const go = (next: number): void => {
    setIndex(next)
    setRunsBefore(state.runs)
  }
  const lesson = LESSONS[index]!
  const attempt = { content: state.content, hasRun: state.runs > runsBefore }
  const isDone = metCount(lesson, attempt) === lesson.needs.length
  useEffect(() => {
    if (isDone) add(lesson.id)
  })
  return (
    <section className={styles['lesson']} aria-label={t('lessons')}>
      <header>
        <h3>
          {index + 1}/{LESSONS.length} {lesson.title[host.locale]}{' '}
          {done.includes(lesson.id) && <span aria-label={t('lessonDone')}>★</span>}
        </h3>
      </header>
      <div className={styles['story']}>
        <Mascot kind="owl" mood={isDone ? 'well-done' : 'hello'} size={64} />
        <p>{lesson.story[host.locale]}</p>
      </div>
      <ol className={styles['needs']}>
        {lesson.needs.map((need) => {
          const isMet = need.isMet(attempt)
          return (
            <li key={need.text.en} data-met={isMet}>
              <span aria-hidden="true">{isMet ? '✓' : '○'}</span> {need.text[host.locale]}
              <span className={styles['hidden']}>{isMet ? t('needMet') : t('needOpen')}</span>
            </li>
          )
        })}
      </ol>
      <output className={styles['status']}>{isDone ? t('lessonDone') : ''}</output>
      <nav className={styles['nav']}>
        <IconButton
          icon="undo"
          withText
          label={t('previous')}
          disabled={index === 0}
          onClick={() => go(index - 1)}
        />
        <IconButton
          icon="redo"
          withText
          label={t('next')}
          disabled={index === LESSONS.length - 1}
          onClick={() => go(index + 1)}
        />
      </nav>
    </section>
  )
}
