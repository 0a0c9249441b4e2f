/** A teacher's checks over the work, and how each of them went; the learner goes on working beside it. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useState } from 'react'
import type { ToolHost } from '../tool-host.ts'
import type { CheckLine } from './check-line.ts'
import styles from './TaskPanel.module.css'
import { useTaskMessages } from './task-messages.ts'

interface TaskPanelProps {
  host: ToolHost
  lines: readonly CheckLine[]
  checking: boolean
  onCheck(): void
  onClose(): void
}

const SIGNS = { passed: '✓', failed: '✕', open: '·' } as const

export function TaskPanel({ host, lines, checking, onCheck, onClose }: TaskPanelProps) {
  const t = useTaskMessages(host.locale)
  const [opener] = useState(() => document.activeElement)
  const close = () => {
    onClose()
    if (opener instanceof HTMLElement) opener.focus()
  }
  const passed = lines.filter(({ state }) => state === 'passed').length
  const total = lines.length
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears Escape from what it holds
    <aside
      className={styles.panel}
      aria-label={t('title')}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <IconButton label={t('close')} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </div>
      <output className={styles.summary} data-passed={!checking && passed === total}>
        {checking
          ? t('checking')
          : passed === total
            ? t('allPassed')
            : t('notYet', { passed, total })}
      </output>
      {!checking && (
        <ol className={styles.lines}>
          {lines.map((line, at) => (
            <li key={at} data-state={line.state}>
              <span className={styles.sign} aria-hidden="true">
                {SIGNS[line.state]}
              </span>
              <Line line={line} state={t(line.state)} />
            </li>
          ))}
        </ol>
      )}
      <Button size="small" disabled={checking} onClick={onCheck}>
        {t('checkAgain')}
      </Button>
    </aside>
  )
}

function Line({ line, state }: { line: CheckLine; state: string }) {
  return (
    <div className={styles.line}>
      <b>
        <bdi>{line.title}</bdi>
        <span className="visually-hidden"> ({state})</span>
      </b>
      {line.why !== undefined && <p>{line.why}</p>}
      {line.samples?.map(({ label, text }) => (
        <div key={label} className={styles.sample}>
          <span>{label}</span>
          <pre dir="auto">{text}</pre>
        </div>
      ))}
    </div>
  )
}
