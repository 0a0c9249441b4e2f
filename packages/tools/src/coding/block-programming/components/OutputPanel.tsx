/** What programs print, and what went wrong, in words that help. */

import { PROBLEM_MESSAGES } from '../problem-messages.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './OutputPanel.module.css'

export function OutputPanel({ state, t }: ToolProps) {
  const { output, problems } = state
  if (output.length === 0 && problems.length === 0) return null
  return (
    <div className={styles.output} role="log" aria-label={t('output')}>
      {[...new Set(problems.map(({ code }) => code))].map((code) => (
        <p key={code} className={styles.problem}>
          {t(PROBLEM_MESSAGES[code])}
        </p>
      ))}
      {output.map((line, index) => (
        <p key={`${index}`} dir="auto">
          {line}
        </p>
      ))}
    </div>
  )
}
