import type { PythonState } from '@panya/engines/python/python-client.ts'
import type { ReactNode } from 'react'
import { ToolActions } from '../../../kit/ToolActions.tsx'
import type { Texts } from '../texts.ts'
import { Icon } from './Icon.tsx'
import styles from './Toolbar.module.css'

interface ToolbarProps {
  t: Texts
  status: PythonState
  challengesOpen: boolean
  onRun: () => void
  onStop: () => void
  onTrace: () => void
  onChallenges: () => void
  /** There is a task of a teacher's to check. */
  onCheck: (() => void) | null
  children: ReactNode
}

const STATUS = {
  starting: 'preparing',
  ready: 'ready',
  running: 'running',
  input: 'waiting',
  stopping: 'stopping',
  failed: 'failed',
} as const

/** Run and Stop, how Python is, and the ways to look closer. */
export function Toolbar(props: ToolbarProps) {
  const { t, status, challengesOpen, onRun, onStop, onTrace, onChallenges, onCheck, children } =
    props
  const busy = status === 'running' || status === 'input' || status === 'stopping'
  return (
    <ToolActions>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.quiet}
          aria-pressed={challengesOpen}
          onClick={onChallenges}
        >
          <Icon name="trophy" />
          <span className={styles.label}>{t('challenges')}</span>
        </button>
        {children}
        <output className={styles.status} data-status={status}>
          {t(STATUS[status])}
        </output>
        <button type="button" className={styles.quiet} onClick={onTrace} disabled={busy}>
          <Icon name="steps" />
          <span className={styles.label}>{t('stepThroughShort')}</span>
        </button>
        {onCheck && (
          <button type="button" className={styles.quiet} onClick={onCheck} disabled={busy}>
            <Icon name="trophy" />
            <span className={styles.label}>{t('challengeCheck')}</span>
          </button>
        )}
        <button
          type="button"
          className={styles.run}
          onClick={onRun}
          disabled={busy}
          title="Ctrl+Enter"
        >
          <Icon name="run" /> {t('run')}
        </button>
        <button type="button" className={styles.stop} onClick={onStop} disabled={!busy}>
          <Icon name="stop" /> {t('stop')}
        </button>
      </div>
    </ToolActions>
  )
}
