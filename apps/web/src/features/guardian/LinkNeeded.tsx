/** For somebody without a link that works: where to find one, and the way on paper. */
import { Trans } from '@lingui/react/macro'
import { useSite } from '../../adapters/site.ts'
import { GuardianProblem, type Problem } from './GuardianProblem.tsx'
import styles from './guardian.module.css'

export function LinkNeeded({ problem }: { problem: Problem | null }) {
  const { contactEmail } = useSite().brand
  return (
    <section className={styles.card}>
      <GuardianProblem problem={problem} />
      <p>
        <Trans>
          A child you look after has an account here and needs your answer? Open the link in the
          mail we sent you: it is yours alone.
        </Trans>
      </p>
      <ul className={styles.points}>
        <li>
          <Trans>No mail? The child can ask us on their first page to write to you again.</Trans>
        </li>
        <li>
          <Trans>
            You would rather answer on paper? The child prints a letter, you sign it, and the
            teacher records your answer.
          </Trans>
        </li>
        <li>
          <Trans>
            You have answered and lost the link? Talk to the teacher, or write to{' '}
            <a href={`mailto:${contactEmail}`}>
              <bdi dir="ltr">{contactEmail}</bdi>
            </a>
            .
          </Trans>
        </li>
      </ul>
    </section>
  )
}
