import type { CodeTranslate } from '../../../game-kit/code/code-texts.ts'
import styles from '../../../game-kit/map/Play.module.css'
import type { ProgrammingTranslate } from '../programming-texts.ts'
import type { Run } from '../run-hooks.ts'
import { describeBoard, describeMoment } from './describe-board.ts'

interface BoardTextProps {
  t: ProgrammingTranslate
  code: CodeTranslate
  rows: readonly string[]
  run: Run
}

const LONGEST_LOG = 60

/** The board and the run in words. */
export function BoardText({ t, code, rows, run }: BoardTextProps) {
  const seen = run.run?.worlds[run.world]?.moments.slice(0, run.playback.position) ?? []
  const log = seen
    .map((moment) => describeMoment(t, rows, moment))
    .filter((line) => line !== null)
    .slice(-LONGEST_LOG)
  return (
    <>
      <details className={styles.details}>
        <summary>{t('boardRead')}</summary>
        <ul>
          {describeBoard(t, rows, run.state).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      {log.length > 0 && (
        <details className={styles.details}>
          <summary>{code('log')}</summary>
          <ol>
            {log.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
