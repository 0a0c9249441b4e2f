import { isolate } from '@panya/domain/locale/isolate.ts'
import type { Trace } from '@panya/engines/python/protocol.ts'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { useEffect, useMemo, useState } from 'react'
import { objectNumbers } from '../core/trace-numbers.ts'
import type { Messages } from '../python-messages.ts'
import { MAX_STEPS } from '../python-session.ts'
import type { ToolProps } from '../tool-props.ts'
import { StepPicture } from './StepPicture.tsx'
import styles from './StepView.module.css'

interface StepViewProps extends ToolProps {
  trace: Trace
}

const PLAY_MS = 700

/** Walks through an execution, forwards and backwards. */
export function StepView({ t, session, trace }: StepViewProps) {
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const last = trace.steps.length - 1
  const step = trace.steps[Math.min(at, last)]
  const moving = playing && at < last
  const numbers = useMemo(() => objectNumbers(trace.steps), [trace])
  useEffect(() => {
    if (!step) return
    const file = step.file.replace('/home/pyodide/', '')
    session.files.show(file)
    session.files.editor?.mark({ line: step.line, kind: 'step' })
  }, [session, step])
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
  const button = (path: string, label: string, to: number, disabled: boolean) => (
    <IconButton look="ghost" size="small" label={label} disabled={disabled} onClick={() => go(to)}>
      <Icon path={path} />
    </IconButton>
  )
  return (
    <section className={styles.view} aria-label={t('steps')}>
      <div className={styles.controls} dir="ltr">
        {button(TOOL_ICONS.stepFirst, t('stepFirst'), 0, at === 0)}
        {button(TOOL_ICONS.stepBack, t('stepBack'), at - 1, at === 0)}
        <IconButton
          look="ghost"
          size="small"
          label={t(moving ? 'stepPause' : 'stepPlay')}
          disabled={at >= last}
          onClick={() => setPlaying(!moving)}
        >
          {moving ? <Icon path={TOOL_ICONS.pause} /> : <Icon name="play" />}
        </IconButton>
        {button(TOOL_ICONS.stepForward, t('stepForward'), at + 1, at >= last)}
        {button(TOOL_ICONS.stepLast, t('stepLast'), last, at >= last)}
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('stepSlider')}
          aria-valuetext={t('stepOf', { step: at + 1, total: last + 1 })}
          onChange={(event) => go(Number(event.currentTarget.value))}
        />
        <IconButton
          look="ghost"
          size="small"
          label={t('stepClose')}
          onClick={() => session.closeTrace()}
        >
          <Icon name="close" />
        </IconButton>
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

function story(t: Messages, step: Trace['steps'][number]): string {
  const own = step.stack.at(-1)?.function ?? ''
  const name = own === '<module>' ? t('stepMain') : isolate(own)
  if (step.event === 'call') return t('stepCall', { name })
  if (step.event === 'exception') return t('stepError', { error: step.error ?? '' })
  if (step.event === 'return' && own !== '<module>') {
    return t('stepReturn', { name, value: isolate(step.result?.show ?? '…') })
  }
  return t('stepNextLine', { line: step.line })
}
