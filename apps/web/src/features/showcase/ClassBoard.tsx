/** A picture of a class at work: every desk, how it goes there, and three that move on while one looks. */
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './ClassBoard.module.css'

type Desk = 'passed' | 'running' | 'stuck'

/** P passed, R at work, S stuck; a small letter is still what it says and moves on while one looks. */
const DESKS = Array.from('PRPrSRPPrPRRPsP')
const KINDS: Record<string, Desk> = { P: 'passed', R: 'running', S: 'stuck' }
const MARKS: Record<Desk, string> = { passed: '✓', running: '▶', stuck: '!' }
const NEXT: Record<Desk, Desk> = { stuck: 'running', running: 'passed', passed: 'passed' }

const kindOf = (desk: string): Desk => KINDS[desk.toUpperCase()] ?? 'running'

export function ClassBoard() {
  const { t } = useLingui()
  const count = (kind: Desk) => DESKS.filter((desk) => kindOf(desk) === kind).length
  const passed = count('passed')
  const running = count('running')
  const stuck = count('stuck')
  return (
    <figure
      className={`grid-paper ${styles.board}`}
      aria-label={t`A class on the live board: ${passed} passed, ${running} at work, ${stuck} need help`}
    >
      <div className={styles.desks} aria-hidden="true" data-living>
        {DESKS.map((desk, index) => {
          const kind = kindOf(desk)
          const moves = desk !== desk.toUpperCase()
          return (
            <span key={index} className={styles.desk} data-desk={kind}>
              {MARKS[kind]}
              {moves && (
                <span className={styles.next} data-desk={NEXT[kind]}>
                  {MARKS[NEXT[kind]]}
                </span>
              )}
            </span>
          )
        })}
      </div>
      <figcaption className={styles.legend} aria-hidden="true">
        <span data-desk="passed">
          <Trans>passed</Trans> {passed}
        </span>
        <span data-desk="running">
          <Trans>at work</Trans> {running}
        </span>
        <span data-desk="stuck">
          <Trans>needs you</Trans> {stuck}
        </span>
      </figcaption>
    </figure>
  )
}
