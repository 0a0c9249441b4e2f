import { errorWords } from '@panya/engines/python/errors/error-words.ts'
import { explain } from '@panya/engines/python/errors/explain.ts'
import type { PythonError } from '@panya/engines/python/protocol.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { type FormEvent, Suspense, useMemo, useState } from 'react'
import { MAX_EXPRESSION } from '../core/document.ts'
import { objectNumbers } from '../core/trace-numbers.ts'
import type { DebugWay } from '../debug-session.ts'
import { useErrorMessages } from '../error-messages.ts'
import type { ToolProps } from '../tool-props.ts'
import { BreakpointList } from './BreakpointList.tsx'
import styles from './DebugPanel.module.css'
import { StepPicture } from './StepPicture.tsx'

/** Where the program stands, what its values are, and the ways to go on. */
export function DebugPanel(tool: ToolProps) {
  const { t, state } = tool
  return (
    <div className={styles.panel}>
      <Controls {...tool} />
      <Place {...tool} />
      <Watches {...tool} />
      <Values {...tool} />
      <BreakpointList {...tool} />
      <p className={styles.help}>{t(state.breakpoints.length === 0 ? 'debugHelp' : 'debugKeys')}</p>
    </div>
  )
}

const WAYS: [DebugWay, 'debugContinue' | 'debugOver' | 'debugInto' | 'debugOut', string, string][] =
  [
    ['continue', 'debugContinue', TOOL_ICONS.stepLast, 'F5'],
    ['over', 'debugOver', TOOL_ICONS.stepOver, 'F10'],
    ['into', 'debugInto', TOOL_ICONS.stepInto, 'F11'],
    ['out', 'debugOut', TOOL_ICONS.stepOut, 'Shift+F11'],
  ]

function Controls({ t, session, state }: ToolProps) {
  const paused = state.status === 'paused'
  return (
    <div className={styles.controls} role="toolbar" aria-label={t('debugWays')}>
      {WAYS.map(([way, label, icon, key]) => (
        <Button
          key={way}
          look="ghost"
          size="compact"
          title={key}
          // Not disabled: a step takes a moment, and the focus must not be lost meanwhile.
          aria-disabled={!paused}
          onClick={() => session.debug.go(way)}
        >
          <Icon path={icon} /> {t(label)}
        </Button>
      ))}
      <Button
        look="ghost"
        size="compact"
        aria-disabled={state.status !== 'running' || state.job !== 'run'}
        onClick={() => session.debug.go('pause')}
      >
        <Icon path={TOOL_ICONS.pause} /> {t('stepPause')}
      </Button>
    </div>
  )
}

const REASONS = {
  breakpoint: 'debugAtBreakpoint',
  cursor: 'debugAtCursor',
  step: 'debugAtStep',
} as const

function Place({ t, session, state }: ToolProps) {
  const { stop } = state.debug
  const { file = '', line = 0 } = stop?.step ?? {}
  const source = stop ? (session.files.editor?.text(file)?.split('\n')[line - 1] ?? '').trim() : ''
  return (
    <output className={styles.place}>
      {stop && (
        <>
          <b>{t(REASONS[stop.reason], { line })}</b>
          {state.names.length > 1 && <bdi dir="ltr">{file}</bdi>}
          <code dir="ltr">{source}</code>
        </>
      )}
    </output>
  )
}

function Values({ t, state }: ToolProps) {
  const { stop } = state.debug
  const numbers = useMemo(() => objectNumbers(stop ? [stop.step] : []), [stop])
  if (!stop) return null
  return (
    <section aria-label={t('debugValues')}>
      <h2>{t('debugValues')}</h2>
      <StepPicture t={t} step={stop.step} objects={stop.objects} numbers={numbers} />
    </section>
  )
}

function Watches({ t, host, session, state }: ToolProps) {
  const [typed, setTyped] = useState('')
  function add(event: FormEvent) {
    event.preventDefault()
    if (session.debug.addWatch(typed)) {
      setTyped('')
      session.edited()
    }
  }
  return (
    <section className={styles.watches} aria-label={t('debugWatches')}>
      <h2>{t('debugWatches')}</h2>
      {state.watches.length > 0 && (
        <ul>
          {state.watches.map((expression) => (
            <li key={expression}>
              <code dir="ltr">{expression}</code>
              <WatchedValue {...{ t, host, session, state }} expression={expression} />
              <IconButton
                look="ghost"
                size="small"
                label={t('debugUnwatch', { expression })}
                onClick={() => {
                  session.debug.removeWatch(expression)
                  session.edited()
                }}
              >
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add}>
        <input
          dir="ltr"
          aria-label={t('debugWatchNew')}
          placeholder={t('debugWatchNew')}
          value={typed}
          maxLength={MAX_EXPRESSION}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button look="ghost" size="compact" type="submit">
          {t('debugWatch')}
        </Button>
      </form>
    </section>
  )
}

function WatchedValue({ expression, ...tool }: ToolProps & { expression: string }) {
  const { t, state } = tool
  const found = state.debug.watched[expression]
  if (!state.debug.stop) return <span className={styles.quiet}>{t('debugWatchLater')}</span>
  if (!found) return <span className={styles.quiet}>…</span>
  if (found.tooLong) return <span className={styles.wrong}>{t('debugTooLong')}</span>
  if (found.error) {
    return (
      <Suspense>
        <WatchError {...tool} error={found.error} />
      </Suspense>
    )
  }
  return (
    <span dir="ltr">
      <code>{found.value}</code> <small>{found.type}</small>
    </span>
  )
}

function WatchError({ host, error }: ToolProps & { error: PythonError }) {
  const words = errorWords(host.locale, useErrorMessages(host.locale), explain(error))
  return <span className={styles.wrong}>{words.what}</span>
}
