/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */
/** What the board prints, a line to type back, and its numbers as curves. */

import { Button } from '@panya/ui/Button/Button.tsx'
import { type FormEvent, useMemo, useState } from 'react'
import { ColouredText } from '../../../../coding-kit/console/ColouredText.tsx'
import type { BoardProps } from '../board-props.ts'
import { plotLines, terminalLines } from '../serial-log.ts'
import { Plotter } from './Plotter.tsx'
import styles from './SerialPanel.module.css'

export function SerialPanel({ session, state, t }: BoardProps) {
  const { text } = state.serial
  const lines = useMemo(() => plotLines(text), [text])
  const [line, setLine] = useState('')
  // Made anew with every text, so that it is called with every text.
  const scrollToEnd = (monitor: HTMLPreElement | null): void => {
    if (monitor) monitor.scrollTop = monitor.scrollHeight
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void session.type(line)
    setLine('')
  }
  return (
    <div className={styles.panel}>
      <pre
        ref={scrollToEnd}
        className={`${styles.monitor} ${text === '' ? styles.empty : ''}`}
        role="log"
        aria-label={t('serialMonitor')}
        tabIndex={0}
        data-testid="serial"
      >
        {text === '' ? t('serialEmpty') : <ColouredText text={terminalLines(text)} />}
      </pre>
      <form className={styles.send} onSubmit={send}>
        <input
          value={line}
          aria-label={t('sendLine')}
          placeholder={t('sendLine')}
          onChange={(event) => setLine(event.target.value)}
        />
        <Button look="ghost" size="compact" type="submit">
          {t('send')}
        </Button>
        <Button look="ghost" size="compact" onClick={() => session.clearSerial()}>
          {t('clear')}
        </Button>
      </form>
      <Plotter lines={lines} t={t} />
    </div>
  )
}
