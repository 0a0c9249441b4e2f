import type { Trace } from '@panya/engines/python/protocol.ts'
import { useEffect, useMemo, useState } from 'react'
import { objectNumbers } from '../core/trace-numbers.ts'
import { MAX_STEPS, type PythonSession } from '../python-session.ts'
import type { Texts } from '../texts.ts'
import { Icon, type IconName } from './Icon.tsx'
import { StepPicture } from './StepPicture.tsx'
import styles from './StepView.module.css'

interface StepViewProps {
  t: Texts
  room: PythonSession
  trace: Trace
}

const PLAY_MS = 700

/** Walks through an execution, forwards and backwards. */
export function StepView({ t, room, trace }: StepViewProps) {
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const last = trace.steps.length - 1
  const step = trace.steps[Math.min(at, last)]
  const moving = playing && at < last
  const numbers = useMemo(() => objectNumbers(trace.steps), [trace])
  useEffect(() => {
    if (!step) return
    const file = step.file.replace('/home/pyodide/', '')
    room.files.show(file)
    room.files.editor?.mark({ line: step.line, kind: 'step' })
  }, [room, step])
  useEffect(() => {
    if (!moving) return undefined
    const timer = setInterval(() => setAt((now) => Math.min(now + 1, last)), PLAY_MS)
    return () => clearInterval(timer)
  }, [moving, last])
  if (!step) return <p className={styles.empty}>{t('stepEmpty')}</p>
  function go(to: number) {
    setPlaying(false)
    setAt(Math.min(Math.max(to, 0), last))
  }
  const button = (icon: IconName, label: string, to: number, disabled: boolean) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={() => go(to)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <section className={styles.view} aria-label={t('steps')}>
      <div className={styles.controls} dir="ltr">
        {button('first', t('stepFirst'), 0, at === 0)}
        {button('back', t('stepBack'), at - 1, at === 0)}
        <button
          type="button"
          aria-label={t(moving ? 'stepPause' : 'stepPlay')}
          title={t(moving ? 'stepPause' : 'stepPlay')}
          disabled={at >= last}
          onClick={() => setPlaying(!moving)}
        >
          <Icon name={moving ? 'pause' : 'run'} />
        </button>
        {button('forward', t('stepForward'), at + 1, at >= last)}
        {button('last', t('stepLast'), last, at >= last)}
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('stepSlider')}
          aria-valuetext={t('stepOf', { step: at + 1, total: last + 1 })}
          onChange={(event) => go(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          aria-label={t('stepClose')}
          title={t('stepClose')}
          onClick={() => room.closeTrace()}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className={styles.where} aria-live="polite">
        <b>{t('stepOf', { step: at + 1, total: last + 1 })}</b> · {story(t, step)}
      </p>
      {trace.cut && <p className={styles.cut}>{t('stepCut', { count: MAX_STEPS })}</p>}
      <StepPicture t={t} step={step} objects={trace.objects} numbers={numbers} />
      <div className={styles.printed}>
        <h3>{t('stepOutput')}</h3>
        <pre dir="auto">{trace.output.slice(0, step.printed)}</pre>
      </div>
    </section>
  )
}

function story(t: Texts, step: Trace['steps'][number]): string {
  const own = step.stack.at(-1)?.function ?? ''
  const name = own === '<module>' ? t('stepMain') : `\u2068${own}\u2069`
  if (step.event === 'call') return t('stepCall', { name })
  if (step.event === 'exception') return t('stepError', { error: step.error ?? '' })
  if (step.event === 'return' && own !== '<module>') {
    return t('stepReturn', { name, value: `\u2068${step.result?.show ?? '…'}\u2069` })
  }
  return t('stepNextLine', { line: step.line })
}
