/** Says under the table how its figures are made: a mark is argued about with the rule in hand. */
import { Trans } from '@lingui/react/macro'
import type { MissingWork } from '@panya/domain/classroom/gradebook.ts'
import styles from './gradebook.module.css'

export function HowItIsMade({ missing }: { missing: MissingWork }) {
  return (
    <section className={styles.how} aria-labelledby="how-it-is-made">
      <h2 id="how-it-is-made">
        <Trans>How the mean is made</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Each mark is a share of the most its task can bring: 8 of 10 is 80%.</Trans>
        </li>
        <li>
          <Trans>
            A task of weight 2 counts twice as much as a task of weight 1; weight 0 does not count.
          </Trans>
        </li>
        <li>
          <Trans>A task that is not for a learner is not in their mean.</Trans>
        </li>
        <li>
          <Trans>Work that has no mark does not count yet, handed in or not.</Trans>
        </li>
        <li>
          {missing === 'zero' ? (
            <Trans>Work that was due and was not handed in counts as 0.</Trans>
          ) : (
            <Trans>Work that was due and was not handed in is left out.</Trans>
          )}
        </li>
        <li>
          <Trans>The class mean is the mean of the learners. Archived tasks are not in it.</Trans>
        </li>
      </ul>
    </section>
  )
}
