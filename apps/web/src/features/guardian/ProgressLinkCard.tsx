/** From the guardian's own page to the child's progress: the way there makes a new link, which may be kept. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newProgressLink } from '../../adapters/account/guardian.ts'
import { useAddress } from '../../adapters/address.ts'
import { GuardianProblem, type Problem, problemOf } from './GuardianProblem.tsx'
import styles from './guardian.module.css'

export function ProgressLinkCard({ token, child }: { token: string; child: string }) {
  const { to } = useAddress()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<Problem | null>(null)
  const open = () => {
    setProblem(null)
    newProgressLink(token).then(
      (made) => navigate(`${to('/guardian/progress')}#${made}`),
      (error: unknown) => setProblem(problemOf(error)),
    )
  }
  return (
    <section className={styles.card} aria-labelledby="guardian-progress">
      <h2 id="guardian-progress">
        <Trans>How {child} gets on</Trans>
      </h2>
      <p>
        <Trans>
          A page shows you what the child made and learnt, and how much time it took. Our mail has a
          link to it. If you have lost it, open the page from here: this makes a new link, and the
          old one ends.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button onClick={open}>
          <Trans>Open the page with a new link</Trans>
        </Button>
      </div>
      <GuardianProblem problem={problem} />
    </section>
  )
}
