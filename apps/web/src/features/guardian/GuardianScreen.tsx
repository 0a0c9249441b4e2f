/** For a parent or guardian with a link: who it is about, what we keep, and every answer they may give. */
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { fetchWard, type Ward } from '../../adapters/account/guardian.ts'
import { useLinkSecret } from '../../adapters/account/link-secret.ts'
import { GuardianDecisionForm } from './GuardianDecisionForm.tsx'
import { type Problem, problemOf } from './GuardianProblem.tsx'
import styles from './guardian.module.css'
import { LinkNeeded } from './LinkNeeded.tsx'
import { ProgressLinkCard } from './ProgressLinkCard.tsx'
import { WardData } from './WardData.tsx'
import { WrongRecipient } from './WrongRecipient.tsx'

export function GuardianScreen() {
  const token = useLinkSecret().secret ?? ''
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <Trans>For parents and guardians</Trans>
      </h1>
      {token === '' ? <LinkNeeded problem={null} /> : <WardOf key={token} token={token} />}
    </div>
  )
}

function WardOf({ token }: { token: string }) {
  const [ward, setWard] = useState<Ward | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [stranger, setStranger] = useState(false)
  useEffect(() => {
    let current = true
    fetchWard(token).then(
      (found) => current && setWard(found),
      (error: unknown) => current && setProblem(problemOf(error)),
    )
    return () => {
      current = false
    }
  }, [token])
  if (stranger) {
    return (
      <output className={`${styles.card} ${styles.done}`}>
        <Trans>
          Thank you for telling us. We have forgotten your address and will not write to it again.
        </Trans>
      </output>
    )
  }
  if (problem !== null) return <LinkNeeded problem={problem} />
  if (ward === null) return null
  const parts = { token, ward, onChange: setWard }
  return (
    <>
      <GuardianDecisionForm {...parts} />
      {ward.state === 'given' && <ProgressLinkCard token={token} child={ward.displayName} />}
      <WardData {...parts} />
      {ward.state === 'waiting' && (
        <WrongRecipient token={token} onDone={() => setStranger(true)} />
      )}
    </>
  )
}
