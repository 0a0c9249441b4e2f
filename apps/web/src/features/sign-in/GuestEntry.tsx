/** The way in for somebody who only wants to look: the brand's public demo account. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useHydrated } from '@panya/ui/use-hydrated.ts'
import { useState } from 'react'
import { useSite } from '../../adapters/site.ts'
import styles from './SignInForm.module.css'
import { SignInProblem } from './SignInProblem.tsx'
import { type SignInOutcome, signIn } from './sign-in.ts'

export function GuestEntry() {
  const [guest] = Object.values(useSite().brand.demoAccounts)
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null)
  const [busy, setBusy] = useState(false)
  const hydrated = useHydrated()
  if (!guest) return null
  const enter = async () => {
    if (busy) return
    setBusy(true)
    const result = await signIn({ email: guest.email, password: guest.password })
    if (result === 'signed-in') return
    setOutcome(result)
    setBusy(false)
  }
  return (
    <div className={styles.guest}>
      <SignInProblem outcome={outcome} />
      <Button look="ghost" disabled={!hydrated} aria-busy={busy} onClick={() => void enter()}>
        <Trans>Look around as a guest</Trans>
      </Button>
      <p>
        <Trans>No account needed. You share the guest account with others.</Trans>
      </p>
    </div>
  )
}
