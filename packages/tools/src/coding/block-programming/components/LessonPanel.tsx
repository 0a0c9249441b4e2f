/** First steps: one lesson at a time, ticked off by what the program really does. */

import type { Category } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { BlocksMessages } from '../blocks-messages.ts'
import { metCount, type Need } from '../lessons/lesson.ts'
import { LESSONS } from '../lessons/lessons.ts'
import { ownWork } from '../scripts/given-scripts.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './LessonPanel.module.css'

interface LessonPanelProps extends ToolProps {
  /** Opens a category of the toolbox. */
  onShow(category: Category): void
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

export function LessonPanel({ host, state, onShow, t }: LessonPanelProps) {
  const [done, add] = useDoneLessons(host)
  const [chosen, choose] = useState<number | null>(null)
  const [runsBefore, setRunsBefore] = useState(state.runs)
  // Whoever comes back goes on where the others are done.
  const next = LESSONS.findIndex(({ id }) => !done.includes(id))
  const [first, setFirst] = useState(0)
  useEffect(() => {
    if (chosen === null && next >= 0) setFirst(next)
  }, [chosen, next])
  const index = chosen ?? first
  const go = (to: number): void => {
    choose(to)
    setRunsBefore(state.runs)
  }
  const lesson = LESSONS[index]!
  const hasRun = state.runs > runsBefore
  const content = useMemo(() => ownWork(state.content), [state.content])
  const attempt = { content, hasRun, pressed: hasRun ? state.pressed : [] }
  const isDone = metCount(lesson, attempt) === lesson.needs.length
  useEffect(() => {
    if (isDone) add(lesson.id)
  })
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // From here on only the learner moves on.
    if (isDone) choose(index)
  }, [isDone, index])
  useEffect(() => {
    if (isDone) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isDone])
  const isLast = index === LESSONS.length - 1
  return (
    <section className={styles.lesson} aria-label={t('lessons')}>
      <LessonSteps host={host} index={index} done={done} onGo={go} t={t} />
      <h3>{lesson.title[host.locale]}</h3>
      <div className={styles.story}>
        <Mascot kind="owl" mood={isDone ? 'well-done' : 'hello'} size={64} />
        <p>{lesson.story[host.locale]}</p>
      </div>
      <ol className={styles.needs}>
        {lesson.needs.map((need) => (
          <NeedRow
            key={need.text.en}
            need={need}
            isMet={need.isMet(attempt)}
            host={host}
            onShow={onShow}
            t={t}
          />
        ))}
      </ol>
      <div ref={end} className={styles.end}>
        <output className={styles.status}>{isDone ? t('lessonDone') : ''}</output>
        {isDone && !isLast && (
          <Button size="small" look="go" onClick={() => go(index + 1)}>
            <Icon name="forward" className={styles.onward} /> {t('next')}
          </Button>
        )}
      </div>
    </section>
  )
}

interface LessonStepsProps {
  host: ToolHost
  index: number
  done: string[]
  onGo(index: number): void
  t: BlocksMessages
}

/** All lessons in a row: the one that is open, those that are done, and a way to any of them. */
function LessonSteps({ host, index, done, onGo, t }: LessonStepsProps) {
  return (
    <nav className={styles.steps} aria-label={t('lessons')}>
      {LESSONS.map(({ id, title }, at) => {
        const isDone = done.includes(id)
        const name = `${at + 1}. ${title[host.locale]}`
        return (
          <IconButton
            look="ghost"
            key={id}
            aria-current={at === index ? 'step' : undefined}
            label={isDone ? `${name} ${t('needMet')}` : name}
            title={name}
            data-done={isDone}
            onClick={() => onGo(at)}
          >
            {isDone ? '★' : at + 1}
          </IconButton>
        )
      })}
    </nav>
  )
}

interface NeedRowProps {
  need: Need
  isMet: boolean
  host: ToolHost
  onShow(category: Category): void
  t: BlocksMessages
}

/** One thing to do, and where its blocks lie; a second press goes on to the next drawer. */
function NeedRow({ need, isMet, host, onShow, t }: NeedRowProps) {
  const [shown, setShown] = useState(0)
  const show = (): void => {
    onShow(need.show[shown % need.show.length]!)
    setShown(shown + 1)
  }
  return (
    <li data-met={isMet}>
      <span aria-hidden="true">{isMet ? '✓' : '○'}</span>
      <span>
        {need.text[host.locale]}{' '}
        <span className="visually-hidden">{isMet ? t('needMet') : t('needOpen')}</span>
      </span>
      {!isMet && need.show.length > 0 && (
        <Button look="ghost" size="compact" onClick={show}>
          {t('showMe')}
        </Button>
      )}
    </li>
  )
}
