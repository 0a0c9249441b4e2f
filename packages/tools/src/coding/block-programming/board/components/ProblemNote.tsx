/** What went wrong with a board, and what to do next. */

import { Fragment } from 'react'
import { PROBLEM_MESSAGES } from '../../problem-messages.ts'
import type { BoardProps } from '../board-props.ts'
import styles from './ProblemNote.module.css'

export function ProblemNote({ state, t }: BoardProps) {
  const { problem, isEmptyProgram, leftOut, serial } = state
  if (isEmptyProgram) return <p className={styles.note}>{t('noScripts')}</p>
  if (problem) {
    return (
      <div className={styles.problem} role="alert">
        <p>{t(`problem.${problem.code}`)}</p>
        {problem.detail !== '' && (
          <details>
            <summary>{t('details')}</summary>
            <code dir="ltr">{problem.detail.slice(0, 300)}</code>
          </details>
        )}
      </div>
    )
  }
  if (!serial.error && leftOut.length === 0) return null
  return (
    <div className={styles.problem} role="alert">
      {leftOut.map(({ code, line }) => (
        <Fragment key={code}>
          <p>{t(line === '' ? PROBLEM_MESSAGES[code] : 'problemBoardLine')}</p>
          {line !== '' && <code dir="ltr">{line.slice(0, 300)}</code>}
        </Fragment>
      ))}
      {serial.error && (
        <>
          <p>{t('programFailed')}</p>
          <code dir="ltr">{serial.error}</code>
        </>
      )}
    </div>
  )
}
