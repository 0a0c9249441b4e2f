/** What programs print, and what went wrong, in words that help. It follows the newest line unless somebody reads further up. */

import { useLayoutEffect, useRef } from 'react'
import type { BlocksMessages } from '../blocks-messages.ts'
import { PROBLEM_MESSAGES } from '../problem-messages.ts'
import type { PythonMistake } from '../session/session-store.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './OutputPanel.module.css'

/** So close to the end counts as at the end. */
const NEAR_END = 24

export function OutputPanel({ state, t }: ToolProps) {
  const { output, problems, mistake } = state
  const box = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  useLayoutEffect(() => {
    if (output.length === 0) follows.current = true
    if (box.current && follows.current) box.current.scrollTop = box.current.scrollHeight
  }, [output])
  if (output.length === 0 && problems.length === 0 && !mistake) return null
  return (
    <div
      ref={box}
      className={styles.output}
      role="log"
      aria-label={t('output')}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR_END
      }}
    >
      {[...new Set(problems.map(({ code }) => code))].map((code) => (
        <p key={code} className={styles.problem}>
          {t(PROBLEM_MESSAGES[code])}
        </p>
      ))}
      {mistake && <Mistake mistake={mistake} t={t} />}
      {output.map((line, index) => (
        <p key={`${index}`} dir="auto">
          {line}
        </p>
      ))}
    </div>
  )
}

function Mistake({ mistake, t }: { mistake: PythonMistake; t: BlocksMessages }) {
  const { code, words, place } = mistake
  return (
    <p className={styles.problem}>
      {/* A block that is marked needs no number, and the learner’s own words may stand on other lines. */}
      {place && place.block === null && <b>{t('mistakeInLine', { line: place.line })} </b>}
      {code === 'error' ? words : t(`mistake.${code}`, { names: words })}
    </p>
  )
}
