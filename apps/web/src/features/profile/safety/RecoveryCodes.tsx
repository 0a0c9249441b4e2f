/** How many of the codes for bad days are left, and making new ones. */
import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { renewRecoveryCodes } from '../../../adapters/account/sign-in-safety.ts'
import { AskDialog } from '../../../parts/dialog/AskDialog.tsx'
import styles from './SignInSafety.module.css'
import type { Safety } from './use-safety.ts'

interface RecoveryCodesProps {
  state: Safety
  left: number
  onMade(codes: string[]): void
}

export function RecoveryCodes({ state, left, onMade }: RecoveryCodesProps) {
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.kind}>
      <h3>
        <Trans>Recovery codes</Trans>
      </h3>
      <p>
        <Trans>They open your account when your phone is lost. Keep them on paper.</Trans>{' '}
        <Plural value={left} one="# code is left." other="# codes are left." />
      </p>
      <Button look="ghost" aria-busy={state.busy} onClick={() => setAsking(true)}>
        <Trans>Make new recovery codes</Trans>
      </Button>
      {asking && (
        <AskDialog
          title={<Trans>Make new recovery codes?</Trans>}
          confirm={<Trans>Make new ones</Trans>}
          onConfirm={() => state.run(async () => onMade(await renewRecoveryCodes()))}
          onClose={() => setAsking(false)}
        >
          <p>
            <Trans>The old ones stop working.</Trans>
          </p>
        </AskDialog>
      )}
    </div>
  )
}
