/** A picture of a class at work: every desk, and how it goes there. */
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './ClassBoard.module.css'

type Desk = 'passed' | 'running' | 'stuck'

const DESKS: Desk[] = [
  'passed',
  'running',
  'passed',
  'running',
  'stuck',
  'running',
  'passed',
  'passed',
  'running',
  'passed',
  'running',
  'running',
  'passed',
  'stuck',
  'passed',
] // prettier-ignore

const MARKS: Record<Desk, string> = { passed: '✓', running: '▶', stuck: '!' }

export function ClassBoard() {
  const { t } = useLingui()
  const count = (desk: Desk) => DESKS.filter((other) => other === desk).length
  const passed = count('passed')
  const running = count('running')
  const stuck = count('stuck')
  return (
    <figure
      className={`grid-paper ${styles.board}`}
      aria-label={t`A class on the live board: ${passed} passed, ${running} at work, ${stuck} need help`}
    >
      <div className={styles.desks} aria-hidden="true">
        {DESKS.map((desk, index) => (
          <span key={index} className={styles.desk} data-desk={desk}>
            {MARKS[desk]}
          </span>
        ))}
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
