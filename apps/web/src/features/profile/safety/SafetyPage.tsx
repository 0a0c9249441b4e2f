/** The page of one's own for protecting the sign-in, for whoever is led here. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import type { ReactNode } from 'react'
import { signOut } from '../../../adapters/session/sign-out.ts'
import styles from '../ProfileScreen.module.css'

interface SafetyPageProps {
  /** Why somebody was led here. */
  lead: ReactNode
  children: ReactNode
}

export function SafetyPage({ lead, children }: SafetyPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <Trans>Protect your sign-in</Trans>
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
      {lead && (
        <Button look="quiet" onClick={() => void signOut()}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </div>
  )
}
