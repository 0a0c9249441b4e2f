import { useRef, useState } from 'react'
import type { ToolProps } from '../tool-props.ts'
import { Console } from './Console.tsx'
import styles from './Repl.module.css'

/** One line of Python at a time, with the names of the last run. */
export function Repl({ t, host, session, state }: ToolProps) {
  const [line, setLine] = useState('')
  const past = useRef<string[]>([])
  const at = useRef(0)
  const asking = state.job === 'repl' && state.status === 'input'
  function enter() {
    if (line !== '') past.current.push(line)
    at.current = past.current.length
    setLine('')
    void session.evaluate(line)
  }
  function recall(by: number) {
    at.current = Math.min(Math.max(at.current + by, 0), past.current.length)
    setLine(past.current[at.current] ?? '')
  }
  return (
    <div className={styles.repl}>
      <Console
        t={t}
        locale={host.locale}
        label={t('repl')}
        log={state.replLog}
        waiting={asking}
        secret={state.secret}
        empty={t('replHelp')}
        onLine={(text) => session.sendLine(text)}
      />
      <div className={styles.entry} dir="ltr">
        <span className={styles.prompt} aria-hidden="true">
          {state.replPending === '' ? '>>>' : '...'}
        </span>
        <input
          className={styles.line}
          aria-label={t('replInput')}
          value={line}
          disabled={asking}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setLine(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter' && state.job === null) enter()
            else if (event.key === 'ArrowUp') recall(-1)
            else if (event.key === 'ArrowDown') recall(1)
          }}
        />
      </div>
    </div>
  )
}
